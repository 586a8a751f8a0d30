CREATE TABLE "data_exports" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"object_key" text NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"requested_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "data_exports_state_known" CHECK ("data_exports"."state" in ('running', 'ready')),
	CONSTRAINT "data_exports_progress_range" CHECK ("data_exports"."progress" between 0 and 100),
	CONSTRAINT "data_exports_ready_whole" CHECK (("data_exports"."state" = 'ready') = ("data_exports"."expires_at" is not null) and ("data_exports"."state" <> 'ready' or "data_exports"."progress" = 100))
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_changes_token_is_hash" CHECK (char_length("email_changes"."token_hash") >= 32)
);
--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_exports_requested_at_idx" ON "data_exports" USING btree ("requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_token_unique" ON "email_changes" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "email_changes_expires_at_idx" ON "email_changes" USING btree ("expires_at");