-- What a CHECK or a unique index cannot say. Every refusal names its rule as a constraint does, so the
-- application maps both to error codes by name.

CREATE FUNCTION refuse(rule text, why text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '%', why USING ERRCODE = 'check_violation', CONSTRAINT = rule;
END $$;
--> statement-breakpoint

-- The one way past a freeze: `SET LOCAL girone.correction = 'on'`, for the correction of a result by an
-- admin and for loading a finished history. Statuses move forward even then.
CREATE FUNCTION is_correction() RETURNS boolean LANGUAGE sql STABLE AS $$
	SELECT coalesce(current_setting('girone.correction', true), '') = 'on'
$$;
--> statement-breakpoint

-- Users: a film beyond the limit cannot be counted. A trigger and not a CHECK, because an admin may lower
-- the limit below what somebody already has.
CREATE FUNCTION guard_film_limit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refuse('users_film_limit', 'the film limit is reached');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_film_limit BEFORE UPDATE OF films_uploaded ON users
	FOR EACH ROW WHEN (NEW.films_uploaded > OLD.films_uploaded AND NEW.films_uploaded > NEW.max_films_allowed)
	EXECUTE FUNCTION guard_film_limit();
--> statement-breakpoint

-- Circles: an active membership takes one of the person's three places. Locking the user makes two joins
-- at once queue up; the unique index on (user_id, slot) holds even without the lock.
CREATE FUNCTION take_circle_slot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT NEW.is_active THEN
		NEW.slot := NULL;
		RETURN NEW;
	END IF;
	PERFORM 1 FROM users WHERE id = NEW.user_id FOR NO KEY UPDATE;
	SELECT min(place) INTO NEW.slot FROM generate_series(1, 3) AS place
	WHERE NOT EXISTS (
		SELECT 1 FROM circle_memberships AS taken
		WHERE taken.user_id = NEW.user_id AND taken.is_active AND taken.slot = place AND taken.id <> NEW.id
	);
	IF NEW.slot IS NULL THEN
		PERFORM refuse('circle_memberships_limit', 'all three circle places are taken');
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER circle_memberships_slot BEFORE INSERT OR UPDATE OF is_active, user_id, slot ON circle_memberships
	FOR EACH ROW EXECUTE FUNCTION take_circle_slot();
--> statement-breakpoint

-- Films: not deleted while a championship that is not over still counts on them.
CREATE FUNCTION guard_film_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT 1 FROM film_nominations AS nomination
		JOIN tournaments AS tournament ON tournament.id = nomination.tournament_id
		WHERE nomination.film_id = NEW.id AND tournament.status <> 'completed'
	) THEN
		PERFORM refuse('films_not_in_championship', 'the film stands in a championship that is not over');
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER films_deletion BEFORE UPDATE OF deleted_at ON films
	FOR EACH ROW WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL)
	EXECUTE FUNCTION guard_film_deletion();
--> statement-breakpoint

-- Championships: preparation, setup, active, completed, one step at a time; so do the match days.
CREATE FUNCTION guard_tournament() RETURNS trigger LANGUAGE plpgsql AS $$
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
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER tournaments_forward BEFORE UPDATE OF status, current_match_day ON tournaments
	FOR EACH ROW EXECUTE FUNCTION guard_tournament();
--> statement-breakpoint

-- A running championship cannot be deleted, neither by itself nor with its circle.
CREATE FUNCTION guard_tournament_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT is_correction() THEN
		PERFORM refuse('tournaments_not_running', 'a running championship cannot be deleted');
	END IF;
	RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER tournaments_deletion BEFORE DELETE ON tournaments
	FOR EACH ROW WHEN (OLD.status = 'active') EXECUTE FUNCTION guard_tournament_deletion();
--> statement-breakpoint

-- Nominations: open until the start, within both limits, films that exist. The lock on the championship
-- makes nominations and the start queue up, so the counts are exact.
CREATE FUNCTION guard_nomination() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	tournament tournaments;
	film films;
	total integer;
	own integer;
BEGIN
	SELECT * INTO tournament FROM tournaments WHERE id = NEW.tournament_id FOR NO KEY UPDATE;
	IF tournament.status IN ('active', 'completed') AND NOT is_correction() THEN
		PERFORM refuse('film_nominations_open', 'the championship has started');
	END IF;
	SELECT count(*), count(*) FILTER (WHERE user_id = NEW.user_id) INTO total, own
	FROM film_nominations WHERE tournament_id = NEW.tournament_id;
	IF total >= tournament.max_films THEN
		PERFORM refuse('film_nominations_total_limit', 'the championship is full');
	END IF;
	IF own >= tournament.max_nominations_per_user THEN
		PERFORM refuse('film_nominations_user_limit', 'this person''s nominations are used up');
	END IF;
	SELECT * INTO film FROM films WHERE id = NEW.film_id FOR SHARE;
	IF film.deleted_at IS NOT NULL THEN
		PERFORM refuse('film_nominations_film_exists', 'the film is deleted');
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER film_nominations_limits BEFORE INSERT ON film_nominations
	FOR EACH ROW EXECUTE FUNCTION guard_nomination();
--> statement-breakpoint

-- The list is fixed at the start, and a nomination never becomes another one. When the championship
-- itself goes, its nominations go with it: then there is no row left to find here.
CREATE FUNCTION freeze_nomination() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		PERFORM refuse('film_nominations_fixed', 'a nomination is withdrawn, not rewritten');
	END IF;
	PERFORM 1 FROM tournaments
	WHERE id = OLD.tournament_id AND status IN ('active', 'completed') AND NOT is_correction();
	IF FOUND THEN
		PERFORM refuse('film_nominations_open', 'the championship has started');
	END IF;
	RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER film_nominations_withdrawal BEFORE DELETE ON film_nominations
	FOR EACH ROW EXECUTE FUNCTION freeze_nomination();
--> statement-breakpoint
CREATE TRIGGER film_nominations_identity BEFORE UPDATE ON film_nominations
	FOR EACH ROW WHEN ((OLD.tournament_id, OLD.user_id, OLD.film_id) IS DISTINCT FROM (NEW.tournament_id, NEW.user_id, NEW.film_id))
	EXECUTE FUNCTION freeze_nomination();
--> statement-breakpoint

-- Matches: each brings its two rows of match_films, whose unique key keeps a film to one match a day.
CREATE FUNCTION list_match_films() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO match_films (match_id, film_id, tournament_id, match_day)
	SELECT id, unnest(ARRAY[film1_id, film2_id]), tournament_id, match_day FROM drawn;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER matches_films AFTER INSERT ON matches
	REFERENCING NEW TABLE AS drawn
	FOR EACH STATEMENT EXECUTE FUNCTION list_match_films();
--> statement-breakpoint
CREATE FUNCTION guard_match_film() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM matches
	WHERE id = NEW.match_id AND NEW.film_id IN (film1_id, film2_id)
		AND tournament_id = NEW.tournament_id AND match_day = NEW.match_day;
	IF NOT FOUND THEN
		PERFORM refuse('match_films_of_match', 'the film does not play this match');
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER match_films_of_match BEFORE INSERT OR UPDATE ON match_films
	FOR EACH ROW EXECUTE FUNCTION guard_match_film();
--> statement-breakpoint

-- The draw is final, status moves forward one step at a time, and what is completed stays as it is unless
-- a correction says why.
CREATE FUNCTION guard_match() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	steps CONSTANT text[] := ARRAY['pending', 'active', 'completed'];
BEGIN
	IF (NEW.tournament_id, NEW.film1_id, NEW.film2_id, NEW.match_day, NEW.match_number, NEW.is_home_match)
		IS DISTINCT FROM (OLD.tournament_id, OLD.film1_id, OLD.film2_id, OLD.match_day, OLD.match_number, OLD.is_home_match) THEN
		PERFORM refuse('matches_draw_fixed', 'the draw is final');
	END IF;
	IF NEW.status <> OLD.status
		AND array_position(steps, NEW.status) <> array_position(steps, OLD.status) + 1 THEN
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
--> statement-breakpoint
CREATE TRIGGER matches_forward BEFORE UPDATE ON matches
	FOR EACH ROW EXECUTE FUNCTION guard_match();
--> statement-breakpoint

-- A drawn match only goes together with its championship.
CREATE FUNCTION guard_match_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM tournaments
	WHERE id = OLD.tournament_id AND status IN ('active', 'completed') AND NOT is_correction();
	IF FOUND THEN
		PERFORM refuse('matches_draw_fixed', 'the draw is final');
	END IF;
	RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER matches_deletion BEFORE DELETE ON matches
	FOR EACH ROW EXECUTE FUNCTION guard_match_deletion();
--> statement-breakpoint

-- Votes: only on active matches. One look per statement and not per vote, so that a batch of many votes
-- pays for it once. Voters and the closer also take the match day's advisory lock, without which a vote
-- whose statement began before the close could still slip in here.
CREATE FUNCTION guard_votes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM changed JOIN matches ON matches.id = changed.match_id WHERE matches.status <> 'active';
	IF FOUND AND NOT is_correction() THEN
		PERFORM refuse('votes_match_open', 'the match is not open');
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER votes_cast AFTER INSERT ON votes
	REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION guard_votes();
--> statement-breakpoint
CREATE TRIGGER votes_changed AFTER UPDATE ON votes
	REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION guard_votes();
--> statement-breakpoint
CREATE TRIGGER votes_removed AFTER DELETE ON votes
	REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION guard_votes();
--> statement-breakpoint

-- A vote is changed in what it says, never in whose it is or where.
CREATE FUNCTION guard_vote_identity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refuse('votes_identity_fixed', 'a vote stays with its voter and match');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER votes_identity BEFORE UPDATE OF match_id, user_id ON votes
	FOR EACH ROW WHEN ((OLD.match_id, OLD.user_id) IS DISTINCT FROM (NEW.match_id, NEW.user_id))
	EXECUTE FUNCTION guard_vote_identity();
--> statement-breakpoint

-- Posts: a like and a dislike are the same key, so one person cannot have both on a post.
CREATE FUNCTION share_reaction_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO post_reactions (post_id, user_id) VALUES (NEW.post_id, NEW.user_id);
	ELSE
		DELETE FROM post_reactions WHERE post_id = OLD.post_id AND user_id = OLD.user_id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER post_likes_reaction AFTER INSERT OR DELETE ON post_likes
	FOR EACH ROW EXECUTE FUNCTION share_reaction_key();
--> statement-breakpoint
CREATE TRIGGER post_dislikes_reaction AFTER INSERT OR DELETE ON post_dislikes
	FOR EACH ROW EXECUTE FUNCTION share_reaction_key();
--> statement-breakpoint
CREATE FUNCTION guard_reaction_identity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refuse('post_reactions_fixed', 'a reaction is taken back, not rewritten');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER post_likes_identity BEFORE UPDATE ON post_likes
	FOR EACH ROW EXECUTE FUNCTION guard_reaction_identity();
--> statement-breakpoint
CREATE TRIGGER post_dislikes_identity BEFORE UPDATE ON post_dislikes
	FOR EACH ROW EXECUTE FUNCTION guard_reaction_identity();
--> statement-breakpoint

-- A championship's discussion topic: posts know tournaments, so this key closes the circle afterwards.
ALTER TABLE tournaments ADD CONSTRAINT tournaments_social_topic_fk
	FOREIGN KEY (social_topic_id) REFERENCES posts (id) ON DELETE SET NULL;
--> statement-breakpoint
CREATE INDEX tournaments_social_topic_idx ON tournaments (social_topic_id);
--> statement-breakpoint

-- The audit log only grows.
CREATE FUNCTION guard_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refuse('audit_log_append_only', 'the audit log only grows');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
	FOR EACH STATEMENT EXECUTE FUNCTION guard_audit_log();
--> statement-breakpoint

-- Events: every instance hears of new ones at the commit, and reads them from the table.
CREATE FUNCTION announce_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('girone_events', '');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER events_announced AFTER INSERT ON events
	FOR EACH STATEMENT EXECUTE FUNCTION announce_events();
--> statement-breakpoint

-- Rate limits: a crash may forget the counts, an ordinary restart does not; in exchange counting costs no
-- write to the log.
ALTER TABLE rate_limits SET UNLOGGED;
--> statement-breakpoint

-- Counts one act under each rule in turn; at the first exhausted one it stops and answers how many seconds
-- to wait, 0 if all allow it. A refused act is counted neither there nor under the rules after it. Sliding
-- window: what the window before counted weighs as much as of it still overlaps. A key belongs to one rule.
-- The lock makes it exact over all instances and lasts until the end of the transaction: call it in one of
-- its own.
CREATE FUNCTION take_rate(keys text[], limits integer[], seconds integer[]) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
	span interval;
	opened timestamptz;
	elapsed double precision;
	present bigint;
	past bigint;
BEGIN
	FOR i IN 1 .. coalesce(cardinality(keys), 0) LOOP
		PERFORM pg_advisory_xact_lock(1852399970, hashtext(keys[i]));
		span := make_interval(secs => seconds[i]);
		opened := to_timestamp(floor(extract(epoch FROM clock_timestamp()) / seconds[i]) * seconds[i]);
		elapsed := extract(epoch FROM clock_timestamp() - opened);
		SELECT coalesce(sum(hits) FILTER (WHERE window_start = opened), 0), coalesce(sum(hits) FILTER (WHERE window_start < opened), 0)
		INTO present, past
		FROM rate_limits WHERE key = keys[i] AND window_start IN (opened, opened - span);
		IF present >= limits[i] THEN
			RETURN greatest(1, ceil(seconds[i] - elapsed));
		END IF;
		IF present + past * (1 - elapsed / seconds[i]) >= limits[i] THEN
			RETURN greatest(1, ceil(seconds[i] * (1 - (limits[i] - present)::double precision / past) - elapsed));
		END IF;
		INSERT INTO rate_limits AS counted (key, window_start, hits, expires_at)
		VALUES (keys[i], opened, 1, opened + 2 * span)
		ON CONFLICT (key, window_start) DO UPDATE SET hits = counted.hits + 1;
	END LOOP;
	RETURN 0;
END $$;
