-- What was closed so far was shown at once.
UPDATE tournaments SET revealed_day = CASE
	WHEN status = 'completed' AND cancelled_at IS NULL THEN current_match_day
	ELSE greatest(current_match_day - 1, 0) END
WHERE current_match_day > 0;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION guard_tournament() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	steps CONSTANT text[] := ARRAY['preparation', 'setup', 'active', 'completed'];
BEGIN
	IF NEW.status <> OLD.status
		AND array_position(steps, NEW.status) <> array_position(steps, OLD.status) + 1 THEN
		PERFORM refuse('tournaments_status_forward', format('a championship does not go from %s to %s', OLD.status, NEW.status));
	END IF;
	IF NEW.current_match_day NOT IN (OLD.current_match_day, OLD.current_match_day + 1) AND NOT is_correction() THEN
		PERFORM refuse('tournaments_match_day_forward', 'match days follow one another');
	END IF;
	IF NEW.revealed_day NOT IN (OLD.revealed_day, OLD.revealed_day + 1) AND NOT is_correction() THEN
		PERFORM refuse('tournaments_revealed_day_forward', 'match days are revealed one after another');
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
DROP TRIGGER tournaments_forward ON tournaments;
--> statement-breakpoint
CREATE TRIGGER tournaments_forward BEFORE UPDATE OF status, current_match_day, revealed_day ON tournaments
	FOR EACH ROW EXECUTE FUNCTION guard_tournament();
--> statement-breakpoint

-- A match whose result is held back is closed before it is completed; any other skips that.
CREATE OR REPLACE FUNCTION guard_match() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	steps CONSTANT text[] := ARRAY['pending>active', 'active>closed', 'active>completed', 'closed>completed'];
BEGIN
	IF (NEW.tournament_id, NEW.film1_id, NEW.film2_id, NEW.match_day, NEW.match_number, NEW.is_home_match)
		IS DISTINCT FROM (OLD.tournament_id, OLD.film1_id, OLD.film2_id, OLD.match_day, OLD.match_number, OLD.is_home_match) THEN
		PERFORM refuse('matches_draw_fixed', 'the draw is final');
	END IF;
	IF NEW.status <> OLD.status AND concat(OLD.status, '>', NEW.status) <> ALL (steps) THEN
		PERFORM refuse('matches_status_forward', format('a match does not go from %s to %s', OLD.status, NEW.status));
	END IF;
	IF OLD.status = 'completed'
		AND (NEW.film1_votes, NEW.film2_votes, NEW.winner_id, NEW.completed_at, NEW.actual_start_time, NEW.corrected_at, NEW.corrected_by, NEW.correction_reason)
			IS DISTINCT FROM (OLD.film1_votes, OLD.film2_votes, OLD.winner_id, OLD.completed_at, OLD.actual_start_time, OLD.corrected_at, OLD.corrected_by, OLD.correction_reason)
		AND (NOT is_correction() OR NEW.correction_reason IS NULL) THEN
		PERFORM refuse('matches_completed_frozen', 'a completed match does not change');
	END IF;
	RETURN NEW;
END $$;
