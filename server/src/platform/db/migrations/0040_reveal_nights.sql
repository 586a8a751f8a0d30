CREATE TABLE "match_day_shows" (
	"tournament_id" integer NOT NULL,
	"match_day" integer NOT NULL,
	"called_for" timestamp (3) with time zone,
	"started_by" integer,
	"started_at" timestamp (3) with time zone,
	"paused_at" timestamp (3) with time zone,
	"runner_seen_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "match_day_shows_pkey" PRIMARY KEY("tournament_id","match_day"),
	CONSTRAINT "match_day_shows_start_whole" CHECK (num_nonnulls("match_day_shows"."started_by", "match_day_shows"."started_at", "match_day_shows"."runner_seen_at") in (0, 3)),
	CONSTRAINT "match_day_shows_started_first" CHECK ("match_day_shows"."started_at" is not null or num_nonnulls("match_day_shows"."paused_at", "match_day_shows"."ended_at") = 0),
	CONSTRAINT "match_day_shows_ended_runs_no_more" CHECK (num_nonnulls("match_day_shows"."paused_at", "match_day_shows"."ended_at") < 2)
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "stage_seats" (
	"tournament_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"kept_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stage_seats_pkey" PRIMARY KEY("tournament_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "match_day_shows" ADD CONSTRAINT "match_day_shows_closing_fk" FOREIGN KEY ("tournament_id","match_day") REFERENCES "public"."match_day_closings"("tournament_id","match_day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_day_shows" ADD CONSTRAINT "match_day_shows_starter_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_seats" ADD CONSTRAINT "stage_seats_tournament_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_seats" ADD CONSTRAINT "stage_seats_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_day_shows_running_idx" ON "match_day_shows" USING btree ("tournament_id") WHERE "match_day_shows"."started_at" is not null and "match_day_shows"."ended_at" is null;