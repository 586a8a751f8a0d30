ALTER TABLE "users" ADD COLUMN "first_steps_hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "rematch_of" integer;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "match_id" integer;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tournaments" ADD CONSTRAINT "tournaments_rematch_fk" FOREIGN KEY ("rematch_of") REFERENCES "public"."tournaments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_match_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tournaments_rematch_unique" ON "tournaments" USING btree ("rematch_of") WHERE "tournaments"."rematch_of" is not null;--> statement-breakpoint
CREATE INDEX "posts_match_idx" ON "posts" USING btree ("match_id","id") WHERE "posts"."match_id" is not null;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_match_has_tournament" CHECK ("posts"."match_id" is null or "posts"."tournament_id" is not null);