ALTER TABLE "uploads" ADD COLUMN "claim_started_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "widths" smallint[];--> statement-breakpoint
CREATE INDEX "uploads_removed_idx" ON "uploads" USING btree ("expires_at") WHERE "uploads"."state" = 'removed';