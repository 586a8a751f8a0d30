CREATE TABLE "film_odds" (
	"tournament_id" integer NOT NULL,
	"match_day" integer NOT NULL,
	"film_id" integer NOT NULL,
	"titles" integer NOT NULL,
	"top_threes" integer NOT NULL,
	"point_sum" integer NOT NULL,
	"fact" text,
	"top_three_fact" text,
	CONSTRAINT "film_odds_pkey" PRIMARY KEY("tournament_id","match_day","film_id"),
	CONSTRAINT "film_odds_match_day_range" CHECK ("film_odds"."match_day" >= 1),
	CONSTRAINT "film_odds_counts_range" CHECK ("film_odds"."titles" between 0 and 20000 and "film_odds"."top_threes" between 0 and 20000 and "film_odds"."point_sum" >= 0),
	CONSTRAINT "film_odds_fact_holds" CHECK (case "film_odds"."fact" when 'champion' then "film_odds"."titles" = 20000 when 'out' then "film_odds"."titles" = 0 else "film_odds"."fact" is null end),
	CONSTRAINT "film_odds_top_three_fact_holds" CHECK (case "film_odds"."top_three_fact" when 'in' then "film_odds"."top_threes" = 20000 when 'out' then "film_odds"."top_threes" = 0 else "film_odds"."top_three_fact" is null end)
);
--> statement-breakpoint
ALTER TABLE "film_odds" ADD CONSTRAINT "film_odds_table_fk" FOREIGN KEY ("tournament_id","match_day","film_id") REFERENCES "public"."standings"("tournament_id","match_day","film_id") ON DELETE cascade ON UPDATE no action;