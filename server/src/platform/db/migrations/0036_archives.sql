CREATE TABLE "archives" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "archives_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"origin" text NOT NULL,
	"name" text NOT NULL,
	"circle_name" text,
	"is_public" boolean NOT NULL,
	"films" integer NOT NULL,
	"champions" text[] NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone NOT NULL,
	"last_seal" text,
	"content" text NOT NULL,
	"imported_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "archives_origin_unique" UNIQUE("origin"),
	CONSTRAINT "archives_origin_form" CHECK ("archives"."origin" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "archives_last_seal_form" CHECK ("archives"."last_seal" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "archives_name_length" CHECK (char_length("archives"."name") between 1 and 100),
	CONSTRAINT "archives_films_range" CHECK ("archives"."films" between 2 and 64),
	CONSTRAINT "archives_champions_some" CHECK (cardinality("archives"."champions") between 1 and 64)
);
--> statement-breakpoint
CREATE INDEX "archives_public_idx" ON "archives" USING btree ("id") WHERE "archives"."is_public";--> statement-breakpoint
-- What came in a box stays as it came; it can only be taken out as a whole.
CREATE FUNCTION guard_archives() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refuse('archives_frozen', 'an archived championship is for reading');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER archives_frozen BEFORE UPDATE ON archives
	FOR EACH ROW EXECUTE FUNCTION guard_archives();
