CREATE TABLE "circle_exclusions" (
	"circle_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"cause" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "circle_exclusions_pk" PRIMARY KEY("circle_id","user_id"),
	CONSTRAINT "circle_exclusions_cause_known" CHECK ("circle_exclusions"."cause" in ('removed', 'rejected'))
);
--> statement-breakpoint
ALTER TABLE "circle_exclusions" ADD CONSTRAINT "circle_exclusions_circle_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_exclusions" ADD CONSTRAINT "circle_exclusions_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "circle_exclusions_user_idx" ON "circle_exclusions" USING btree ("user_id");--> statement-breakpoint
-- What moderators have decided before stands, too: whoever's last request was turned down, and who is not in.
INSERT INTO "circle_exclusions" ("circle_id", "user_id", "cause", "created_at")
SELECT "last"."circle_id", "last"."user_id", 'rejected', "last"."reviewed_at"
FROM (
	SELECT DISTINCT ON ("circle_id", "user_id") "circle_id", "user_id", "status", "reviewed_at"
	FROM "circle_join_requests" ORDER BY "circle_id", "user_id", "id" DESC
) AS "last"
WHERE "last"."status" = 'rejected' AND NOT EXISTS (
	SELECT FROM "circle_memberships" AS "stay"
	WHERE "stay"."circle_id" = "last"."circle_id" AND "stay"."user_id" = "last"."user_id" AND "stay"."is_active"
);
