ALTER TABLE "matches" DROP CONSTRAINT "matches_status_known";--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "reveal_mode" text DEFAULT 'off' NOT NULL;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "reveal_hour" integer;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "reveal_zone" text;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "revealed_day" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "match_day_closings" ADD COLUMN "reveals_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "match_day_closings_reveal_idx" ON "match_day_closings" USING btree ("reveals_at") WHERE "match_day_closings"."reveals_at" is not null;--> statement-breakpoint
ALTER TABLE "tournaments" ADD CONSTRAINT "tournaments_reveal_whole" CHECK ("tournaments"."reveal_mode" in ('off', 'by_hand', 'at_hour') and ("tournaments"."reveal_mode" = 'at_hour') = ("tournaments"."reveal_hour" is not null) and ("tournaments"."reveal_hour" is null) = ("tournaments"."reveal_zone" is null));--> statement-breakpoint
ALTER TABLE "tournaments" ADD CONSTRAINT "tournaments_reveal_hour_range" CHECK ("tournaments"."reveal_hour" between 0 and 23);--> statement-breakpoint
ALTER TABLE "tournaments" ADD CONSTRAINT "tournaments_reveal_zone_length" CHECK (char_length("tournaments"."reveal_zone") <= 64);--> statement-breakpoint
ALTER TABLE "tournaments" ADD CONSTRAINT "tournaments_reveal_secret" CHECK ("tournaments"."reveal_mode" = 'off' or "tournaments"."secret_count");--> statement-breakpoint
ALTER TABLE "tournaments" ADD CONSTRAINT "tournaments_revealed_day_range" CHECK ("tournaments"."revealed_day" between 0 and "tournaments"."current_match_day");--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_status_known" CHECK ("matches"."status" in ('pending', 'active', 'closed', 'completed'));