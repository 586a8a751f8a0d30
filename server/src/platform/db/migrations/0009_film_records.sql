CREATE TABLE "film_records" (
	"film_id" integer NOT NULL,
	"points" integer NOT NULL,
	"wins" integer NOT NULL,
	"draws" integer NOT NULL,
	"losses" integer NOT NULL,
	"vote_difference" integer NOT NULL,
	"titles" integer NOT NULL,
	"championships" integer NOT NULL,
	CONSTRAINT "film_records_pkey" PRIMARY KEY("film_id"),
	CONSTRAINT "film_records_points_sum" CHECK ("film_records"."points" = 3 * "film_records"."wins" + "film_records"."draws"),
	CONSTRAINT "film_records_counts_range" CHECK ("film_records"."wins" >= 0 and "film_records"."draws" >= 0 and "film_records"."losses" >= 0 and "film_records"."titles" >= 0 and "film_records"."championships" >= 0)
);
--> statement-breakpoint
DROP INDEX "matches_active_idx";--> statement-breakpoint
DROP INDEX "matches_pending_idx";--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "is_abandoned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "film_records" ADD CONSTRAINT "film_records_film_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "film_records_order_idx" ON "film_records" USING btree ("points","wins","vote_difference");--> statement-breakpoint
CREATE INDEX "matches_active_idx" ON "matches" USING btree ("actual_start_time",(-"id")) WHERE "matches"."status" = 'active' and not "matches"."is_abandoned";--> statement-breakpoint
CREATE INDEX "matches_pending_idx" ON "matches" USING btree (coalesce("scheduled_start_time", 'infinity'),"id") WHERE "matches"."status" = 'pending' and not "matches"."is_abandoned";--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_abandoned_unplayed" CHECK (not ("matches"."is_abandoned" and "matches"."status" = 'completed'));--> statement-breakpoint

-- What a cancelled championship leaves unplayed is in no list of what is to come: it would be read past for
-- ever, because its time came and nobody opened it.
CREATE FUNCTION abandon_matches() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE matches SET is_abandoned = true WHERE tournament_id = NEW.id AND status <> 'completed';
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tournaments_abandoned AFTER UPDATE OF cancelled_at ON tournaments
	FOR EACH ROW WHEN (OLD.cancelled_at IS NULL AND NEW.cancelled_at IS NOT NULL)
	EXECUTE FUNCTION abandon_matches();
--> statement-breakpoint
UPDATE matches SET is_abandoned = true FROM tournaments
WHERE tournaments.id = matches.tournament_id AND tournaments.cancelled_at IS NOT NULL AND matches.status <> 'completed';
--> statement-breakpoint

INSERT INTO film_records (film_id, points, wins, draws, losses, vote_difference, titles, championships)
SELECT row.film_id, sum(row.points), sum(row.wins), sum(row.draws), sum(row.losses), sum(row.votes_for - row.votes_against),
	count(*) FILTER (WHERE row.position = 1 AND tournament.status = 'completed' AND tournament.cancelled_at IS NULL), count(*)
FROM tournaments AS tournament
JOIN standings AS row ON row.tournament_id = tournament.id
	AND row.match_day = (SELECT max(match_day) FROM standings WHERE tournament_id = tournament.id)
WHERE tournament.is_public GROUP BY row.film_id;
