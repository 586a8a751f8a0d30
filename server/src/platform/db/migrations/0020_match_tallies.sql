CREATE TABLE "match_tallies" (
	"match_id" integer PRIMARY KEY NOT NULL,
	"film1_votes" integer DEFAULT 0 NOT NULL,
	"film2_votes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "match_tallies_votes_range" CHECK ("match_tallies"."film1_votes" >= 0 and "match_tallies"."film2_votes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "match_tallies" ADD CONSTRAINT "match_tallies_match_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;