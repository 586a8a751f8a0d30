CREATE TABLE "digest_readers" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"time_zone" text,
	"week" date,
	"mailed_week" date,
	CONSTRAINT "digest_readers_time_zone_length" CHECK (char_length("digest_readers"."time_zone") between 1 and 64),
	CONSTRAINT "digest_readers_week_is_monday" CHECK (extract(isodow from "digest_readers"."week") = 1),
	CONSTRAINT "digest_readers_mailed_week_seen" CHECK (coalesce("digest_readers"."mailed_week" <= "digest_readers"."week", "digest_readers"."mailed_week" is null))
);
--> statement-breakpoint
ALTER TABLE "digest_readers" ADD CONSTRAINT "digest_readers_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_settings_digest_idx" ON "notification_settings" USING btree ("user_id") WHERE "notification_settings"."type" = 'weekly_digest' and "notification_settings"."by_email";