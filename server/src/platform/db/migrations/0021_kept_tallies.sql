-- A match comes with its tally. Half of each page stays free, so that a new figure is written beside the old one.
ALTER TABLE match_tallies SET (fillfactor = 50);
--> statement-breakpoint
CREATE FUNCTION start_tallies() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO match_tallies (match_id) SELECT id FROM drawn;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER matches_tallies AFTER INSERT ON matches
	REFERENCING NEW TABLE AS drawn
	FOR EACH STATEMENT EXECUTE FUNCTION start_tallies();
--> statement-breakpoint

-- Once for each statement, however many votes it changes. Whoever changes votes on several matches at once holds their
-- tallies before, in the order of the matches.
CREATE FUNCTION keep_tallies() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE match_tallies AS tally
	SET film1_votes = tally.film1_votes + change.film1, film2_votes = tally.film2_votes + change.film2
	FROM (
		SELECT matches.id, count(*) FILTER (WHERE film_id = film1_id) AS film1,
			count(*) FILTER (WHERE film_id = film2_id) AS film2
		FROM added JOIN matches ON matches.id = match_id GROUP BY matches.id
	) AS change
	WHERE tally.match_id = change.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER votes_counted AFTER INSERT ON votes
	REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION keep_tallies();
--> statement-breakpoint
CREATE FUNCTION lower_tallies() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE match_tallies AS tally
	SET film1_votes = tally.film1_votes - change.film1, film2_votes = tally.film2_votes - change.film2
	FROM (
		SELECT matches.id, count(*) FILTER (WHERE film_id = film1_id) AS film1,
			count(*) FILTER (WHERE film_id = film2_id) AS film2
		FROM removed JOIN matches ON matches.id = match_id GROUP BY matches.id
	) AS change
	WHERE tally.match_id = change.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER votes_uncounted AFTER DELETE ON votes
	REFERENCING OLD TABLE AS removed
	FOR EACH STATEMENT EXECUTE FUNCTION lower_tallies();
--> statement-breakpoint
CREATE FUNCTION move_tallies() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE match_tallies AS tally
	SET film1_votes = tally.film1_votes + change.film1, film2_votes = tally.film2_votes + change.film2
	FROM (
		SELECT matches.id, coalesce(sum(sign) FILTER (WHERE film_id = film1_id), 0) AS film1,
			coalesce(sum(sign) FILTER (WHERE film_id = film2_id), 0) AS film2
		FROM (
			SELECT match_id, film_id, 1 AS sign FROM added
			UNION ALL SELECT match_id, film_id, -1 FROM removed
		) AS changed
		JOIN matches ON matches.id = match_id GROUP BY matches.id
	) AS change
	WHERE tally.match_id = change.id AND (change.film1 <> 0 OR change.film2 <> 0);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER votes_recounted AFTER UPDATE ON votes
	REFERENCING OLD TABLE AS removed NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION move_tallies();
--> statement-breakpoint
INSERT INTO match_tallies (match_id, film1_votes, film2_votes)
SELECT matches.id, count(*) FILTER (WHERE votes.film_id = film1_id), count(*) FILTER (WHERE votes.film_id = film2_id)
FROM matches LEFT JOIN votes ON votes.match_id = matches.id GROUP BY matches.id;
