DROP INDEX "matches_status_idx";--> statement-breakpoint
CREATE INDEX "matches_active_idx" ON "matches" USING btree ("actual_start_time",(-"id")) WHERE "matches"."status" = 'active';--> statement-breakpoint
CREATE INDEX "matches_pending_idx" ON "matches" USING btree (coalesce("scheduled_start_time", 'infinity'),"id") WHERE "matches"."status" = 'pending';