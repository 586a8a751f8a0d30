ALTER TABLE "tournaments" ADD COLUMN "drawn_films" integer DEFAULT 0 NOT NULL;--> statement-breakpoint

-- Whoever starts a championship holds its row, and so does whoever nominates: the count is exact.
CREATE FUNCTION count_drawn_films() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.drawn_films := (SELECT count(*) FROM film_nominations WHERE tournament_id = NEW.id);
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER tournaments_drawn BEFORE UPDATE OF status ON tournaments
	FOR EACH ROW WHEN (OLD.status = 'setup' AND NEW.status = 'active')
	EXECUTE FUNCTION count_drawn_films();
--> statement-breakpoint
UPDATE tournaments SET drawn_films = (SELECT count(*) FROM film_nominations WHERE tournament_id = tournaments.id)
WHERE status IN ('active', 'completed');
