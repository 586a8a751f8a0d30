CREATE TABLE "ballot_keys" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ballot_keys_key_unique" UNIQUE("key"),
	CONSTRAINT "ballot_keys_key_form" CHECK ("ballot_keys"."key" ~ '^[0-9a-f]{32}$')
);
--> statement-breakpoint
CREATE TABLE "draw_commitments" (
	"tournament_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"commitment" text NOT NULL,
	CONSTRAINT "draw_commitments_follows_secret" CHECK ("draw_commitments"."secret" ~ '^[0-9a-f]{64}$' and "draw_commitments"."commitment" = encode(sha256(decode("draw_commitments"."secret", 'hex')), 'hex'))
);
--> statement-breakpoint
CREATE TABLE "sealed_ballots" (
	"match_id" integer PRIMARY KEY NOT NULL,
	"root" text NOT NULL,
	"ballots" text NOT NULL,
	CONSTRAINT "sealed_ballots_root_form" CHECK ("sealed_ballots"."root" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "sealed_ballots_form" CHECK ("sealed_ballots"."ballots" ~ '^([0-9A-HJKMNP-TV-Z]{12}[012])*$')
);
--> statement-breakpoint
CREATE TABLE "seals" (
	"tournament_id" integer NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"match_day" integer NOT NULL,
	"match_number" integer,
	"film1_votes" integer,
	"film2_votes" integer,
	"reason" text,
	"hash" text NOT NULL,
	"previous_hash" text,
	"sealed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seals_pkey" PRIMARY KEY("tournament_id","position"),
	CONSTRAINT "seals_hash_unique" UNIQUE("tournament_id","hash"),
	CONSTRAINT "seals_previous_unique" UNIQUE("tournament_id","previous_hash"),
	CONSTRAINT "seals_kind_known" CHECK ("seals"."kind" in ('draw', 'day', 'correction')),
	CONSTRAINT "seals_hash_form" CHECK ("seals"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "seals_begin_with_draw" CHECK (("seals"."position" = 0) = ("seals"."kind" = 'draw') and ("seals"."position" = 0) = ("seals"."previous_hash" is null) and ("seals"."position" = 0) = ("seals"."match_day" = 0)),
	CONSTRAINT "seals_correction_whole" CHECK (num_nonnulls("seals"."match_number", "seals"."film1_votes", "seals"."film2_votes", "seals"."reason") = case when "seals"."kind" = 'correction' then 4 else 0 end)
);
--> statement-breakpoint
ALTER TABLE "match_day_closings" ADD COLUMN "takes_seal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ballot_keys" ADD CONSTRAINT "ballot_keys_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_commitments" ADD CONSTRAINT "draw_commitments_tournament_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sealed_ballots" ADD CONSTRAINT "sealed_ballots_match_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seals" ADD CONSTRAINT "seals_tournament_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seals" ADD CONSTRAINT "seals_previous_fk" FOREIGN KEY ("tournament_id","previous_hash") REFERENCES "public"."seals"("tournament_id","hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "seals_day_unique" ON "seals" USING btree ("tournament_id","match_day") WHERE "seals"."kind" = 'day';
--> statement-breakpoint
-- What was sealed stays, unless the whole championship goes.
CREATE FUNCTION guard_seals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM tournaments WHERE id = OLD.tournament_id) THEN
		RETURN OLD;
	END IF;
	PERFORM refuse('seals_append_only', 'a chain of seals only grows');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER seals_append_only BEFORE UPDATE OR DELETE ON seals
	FOR EACH ROW EXECUTE FUNCTION guard_seals();
--> statement-breakpoint
CREATE FUNCTION guard_sealed_ballots() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM matches WHERE id = OLD.match_id) THEN
		RETURN OLD;
	END IF;
	PERFORM refuse('sealed_ballots_fixed', 'sealed ballots do not change');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sealed_ballots_fixed BEFORE UPDATE OR DELETE ON sealed_ballots
	FOR EACH ROW EXECUTE FUNCTION guard_sealed_ballots();
--> statement-breakpoint
-- Codes that were counted follow from the key.
CREATE FUNCTION guard_ballot_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refuse('ballot_keys_fixed', 'a ballot key is set once');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ballot_keys_fixed BEFORE UPDATE OF user_id, key ON ballot_keys
	FOR EACH ROW EXECUTE FUNCTION guard_ballot_keys();
