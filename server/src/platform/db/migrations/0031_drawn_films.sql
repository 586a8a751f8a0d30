ALTER TABLE "film_nominations" ADD COLUMN "drawn_title" text;--> statement-breakpoint
ALTER TABLE "film_nominations" ADD COLUMN "drawn_year" integer;--> statement-breakpoint
ALTER TABLE "film_nominations" ADD COLUMN "drawn_director" text;--> statement-breakpoint
-- What is on record already is called what it is called today.
UPDATE film_nominations SET drawn_title = films.title, drawn_year = films.release_year, drawn_director = films.director
FROM films, tournaments
WHERE films.id = film_nominations.film_id AND tournaments.id = film_nominations.tournament_id
	AND tournaments.status IN ('active', 'completed');
--> statement-breakpoint
-- From the draw on a season keeps the names of its films, whoever starts it.
CREATE FUNCTION keep_drawn_films() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE film_nominations SET drawn_title = films.title, drawn_year = films.release_year, drawn_director = films.director
	FROM films WHERE film_nominations.tournament_id = NEW.id AND films.id = film_nominations.film_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tournaments_drawn_films AFTER UPDATE OF status ON tournaments
	FOR EACH ROW WHEN (OLD.status <> 'active' AND NEW.status = 'active')
	EXECUTE FUNCTION keep_drawn_films();
