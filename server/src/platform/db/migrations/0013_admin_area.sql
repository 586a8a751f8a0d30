CREATE TABLE "error_counts" (
	"hour" timestamp (3) with time zone NOT NULL,
	"source" text NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "error_counts_pkey" PRIMARY KEY("hour","source"),
	CONSTRAINT "error_counts_source_length" CHECK (char_length("error_counts"."source") between 1 and 200),
	CONSTRAINT "error_counts_count_range" CHECK ("error_counts"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "site_figures" (
	"name" text PRIMARY KEY NOT NULL,
	"figures" jsonb NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "site_figures_one_row" CHECK ("site_figures"."name" = 'site')
);
--> statement-breakpoint
CREATE INDEX "users_admins_idx" ON "users" USING btree ("id") WHERE "users"."is_admin";--> statement-breakpoint
CREATE INDEX "users_unverified_idx" ON "users" USING btree ("id") WHERE not "users"."is_email_verified" and "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_suspended_idx" ON "users" USING btree ("id") WHERE "users"."suspended_at" is not null;--> statement-breakpoint
CREATE INDEX "users_films_idx" ON "users" USING btree ("films_uploaded","id");--> statement-breakpoint
CREATE INDEX "users_posts_idx" ON "users" USING btree ("posts_count","id");--> statement-breakpoint
CREATE INDEX "films_title_idx" ON "films" USING btree (lower("title"),"id");--> statement-breakpoint
CREATE INDEX "films_year_idx" ON "films" USING btree (coalesce("release_year", 0),"id");--> statement-breakpoint
CREATE INDEX "films_not_enriched_idx" ON "films" USING btree ("id") WHERE "films"."enrichment_status" <> 'done' and "films"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tournaments_name_idx" ON "tournaments" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "posts_search_idx" ON "posts" USING gin ("content" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reports_post_idx" ON "reports" USING btree ("post_id","id") WHERE "reports"."post_id" is not null;--> statement-breakpoint
CREATE INDEX "reports_person_idx" ON "reports" USING btree ("reported_user_id","id") WHERE "reports"."reported_user_id" is not null;