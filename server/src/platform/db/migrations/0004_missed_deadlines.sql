ALTER TABLE "tournaments" ADD COLUMN "deadline_missed_at" timestamp (3) with time zone;--> statement-breakpoint

-- A cancelled championship leaves its open matches as they stand; nobody votes on them any more.
CREATE OR REPLACE FUNCTION guard_votes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM changed
	JOIN matches ON matches.id = changed.match_id
	JOIN tournaments ON tournaments.id = matches.tournament_id
	WHERE matches.status <> 'active' OR tournaments.status <> 'active';
	IF FOUND AND NOT is_correction() THEN
		PERFORM refuse('votes_match_open', 'the match is not open');
	END IF;
	RETURN NULL;
END $$;
