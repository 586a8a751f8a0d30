CREATE TABLE "recovery_codes" (
	"user_id" integer NOT NULL,
	"hash" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "recovery_codes_pk" PRIMARY KEY("user_id","hash"),
	CONSTRAINT "recovery_codes_hash_is_hash" CHECK (char_length("recovery_codes"."hash") >= 32)
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"key" text,
	"enabled_at" timestamp (3) with time zone,
	"next_key" text,
	"next_key_at" timestamp (3) with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "second_factors_enabled_whole" CHECK (("second_factors"."key" is null) = ("second_factors"."enabled_at" is null)),
	CONSTRAINT "second_factors_next_whole" CHECK (("second_factors"."next_key" is null) = ("second_factors"."next_key_at" is null)),
	CONSTRAINT "second_factors_keys_encrypted" CHECK (coalesce(char_length("second_factors"."key"), 64) >= 64 and coalesce(char_length("second_factors"."next_key"), 64) >= 64)
);
--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_factor_fk" FOREIGN KEY ("user_id") REFERENCES "public"."second_factors"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;