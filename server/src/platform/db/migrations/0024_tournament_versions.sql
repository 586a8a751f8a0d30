CREATE TABLE "tournament_versions" (
	"tournament_id" integer PRIMARY KEY NOT NULL,
	"version" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tournament_versions" ADD CONSTRAINT "tournament_versions_tournament_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE cascade ON UPDATE no action;