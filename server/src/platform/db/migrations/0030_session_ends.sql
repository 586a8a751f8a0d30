ALTER TABLE "sessions" ADD COLUMN "password_given_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "admin_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "sessions" SET "expire" = "created_at" + interval '2160 hours' WHERE "expire" > "created_at" + interval '2160 hours';--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_end" CHECK ("sessions"."expire" <= "sessions"."created_at" + interval '2160 hours');