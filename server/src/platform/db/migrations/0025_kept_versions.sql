-- A version is the transaction that set it, and so is set once in each, however many rows it changes. This happens when
-- the transaction ends: whoever changes something waits for nobody before, and two that commit do it one after the other.
CREATE FUNCTION renew_versions(changed integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	this_one constant text := concat(pg_current_xact_id(), '-', extract(epoch FROM now()));
BEGIN
	INSERT INTO tournament_versions (tournament_id, version)
	SELECT tournaments.id, this_one FROM tournaments
	LEFT JOIN tournament_versions AS known ON known.tournament_id = tournaments.id
	WHERE tournaments.id = ANY (changed) AND known.version IS DISTINCT FROM this_one
	ORDER BY tournaments.id
	ON CONFLICT (tournament_id) DO UPDATE SET version = excluded.version;
END $$;
--> statement-breakpoint
CREATE FUNCTION renew_version_of_tournament() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM renew_versions(ARRAY[NEW.id]);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER tournaments_version AFTER INSERT OR UPDATE ON tournaments
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION renew_version_of_tournament();
--> statement-breakpoint
CREATE FUNCTION renew_version_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM renew_versions(ARRAY[coalesce(NEW.tournament_id, OLD.tournament_id)]);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER matches_version AFTER INSERT OR UPDATE OR DELETE ON matches
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION renew_version_of_row();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER standings_version AFTER INSERT OR UPDATE OR DELETE ON standings
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION renew_version_of_row();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER film_nominations_version AFTER INSERT OR UPDATE OR DELETE ON film_nominations
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION renew_version_of_row();
--> statement-breakpoint

-- What tables show of films, of their owners and of circles.
CREATE FUNCTION renew_versions_of_film() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM renew_versions(ARRAY(SELECT tournament_id FROM film_nominations WHERE film_id = NEW.id));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER films_version
	AFTER UPDATE OF title, release_year, director, genre, cover_image_path, poster_url, owner_id ON films
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION renew_versions_of_film();
--> statement-breakpoint
CREATE FUNCTION renew_versions_of_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM renew_versions(ARRAY(
		SELECT DISTINCT tournament_id FROM film_nominations JOIN films ON films.id = film_id WHERE owner_id = NEW.id
	));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER users_version AFTER UPDATE OF username, first_name, last_name, deleted_at ON users
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION renew_versions_of_owner();
--> statement-breakpoint
CREATE FUNCTION renew_versions_of_circle() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM renew_versions(ARRAY(SELECT id FROM tournaments WHERE circle_id = NEW.id));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER circles_version AFTER UPDATE OF name ON circles
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION renew_versions_of_circle();
--> statement-breakpoint
SELECT renew_versions(ARRAY(SELECT id FROM tournaments));
