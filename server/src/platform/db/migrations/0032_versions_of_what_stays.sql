-- Held while its version is written: a championship that is deleted at this moment has none any more, where its rule
-- ended whatever had led here (a person's new name, a film's).
CREATE OR REPLACE FUNCTION renew_versions(changed integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	this_one constant text := concat(pg_current_xact_id(), '-', extract(epoch FROM now()));
BEGIN
	INSERT INTO tournament_versions (tournament_id, version)
	SELECT tournaments.id, this_one FROM tournaments
	LEFT JOIN tournament_versions AS known ON known.tournament_id = tournaments.id
	WHERE tournaments.id = ANY (changed) AND known.version IS DISTINCT FROM this_one
	ORDER BY tournaments.id
	FOR KEY SHARE OF tournaments
	ON CONFLICT (tournament_id) DO UPDATE SET version = excluded.version;
END $$;
