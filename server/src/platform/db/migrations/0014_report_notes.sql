ALTER TABLE "reports" DROP CONSTRAINT "reports_reason_length";--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_not_oneself";--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "concerned_id" integer;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "circle_id" integer;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "note" text;--> statement-breakpoint

-- A note stood behind its reason, as in "spam: Again and again". What is no known reason is a note alone.
UPDATE reports SET
	reason = CASE WHEN reason ~ '^(spam|insult|hate|spoiler|private|other)(: |$)' THEN split_part(reason, ': ', 1) ELSE 'other' END,
	note = CASE
		WHEN reason ~ '^(spam|insult|hate|spoiler|private|other)$' THEN NULL
		ELSE nullif(left(regexp_replace(reason, '^(spam|insult|hate|spoiler|private|other): ', ''), 500), '')
	END,
	concerned_id = coalesce(reported_user_id, (SELECT author_id FROM posts WHERE id = post_id)),
	circle_id = (SELECT circle_id FROM posts WHERE id = post_id);
--> statement-breakpoint
ALTER TABLE "reports" ALTER COLUMN "concerned_id" SET NOT NULL;--> statement-breakpoint

ALTER TABLE "reports" ADD CONSTRAINT "reports_concerned_fk" FOREIGN KEY ("concerned_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_circle_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "posts_any_photo_idx" ON "posts" USING btree ("id") WHERE "posts"."image_url" is not null;--> statement-breakpoint
CREATE INDEX "audit_log_search_idx" ON "audit_log" USING gin ("reason" gin_trgm_ops,("details"->>'name') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reports_circle_idx" ON "reports" USING btree ("circle_id","status","id") WHERE "reports"."circle_id" is not null;--> statement-breakpoint
CREATE INDEX "reports_concerned_idx" ON "reports" USING btree ("concerned_id","status");--> statement-breakpoint
CREATE INDEX "reports_reporter_idx" ON "reports" USING btree ("reporter_id","status");--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reason_known" CHECK ("reports"."reason" in ('spam', 'insult', 'hate', 'spoiler', 'private', 'other'));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_note_length" CHECK (char_length("reports"."note") between 1 and 500);--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_person_concerned" CHECK ("reports"."reported_user_id" = "reports"."concerned_id");--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_circle_has_post" CHECK ("reports"."circle_id" is null or "reports"."post_id" is not null);--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_not_oneself" CHECK ("reports"."concerned_id" <> "reports"."reporter_id");