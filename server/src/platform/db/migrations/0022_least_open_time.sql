ALTER TABLE "tournaments" ADD COLUMN "min_open_hours" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tournaments" ADD CONSTRAINT "tournaments_min_open_known" CHECK ("tournaments"."min_open_hours" in (0, 1, 6, 12));--> statement-breakpoint
ALTER TABLE "tournaments" ADD CONSTRAINT "tournaments_min_open_public" CHECK ("tournaments"."min_open_hours" = 0 or "tournaments"."is_public");