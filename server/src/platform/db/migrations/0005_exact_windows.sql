-- What is left of the window before is counted up, not as a fraction: a burst that falls on the
-- border of two windows would else get one more than the limit.
CREATE OR REPLACE FUNCTION take_rate(keys text[], limits integer[], seconds integer[]) RETURNS integer LANGUAGE plpgsql AS $$
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
		IF present + ceil(past * (1 - elapsed / seconds[i])) >= limits[i] THEN
			RETURN greatest(1, ceil(seconds[i] * (1 - (limits[i] - present - 1)::double precision / past) - elapsed));
		END IF;
		INSERT INTO rate_limits AS counted (key, window_start, hits, expires_at)
		VALUES (keys[i], opened, 1, opened + 2 * span)
		ON CONFLICT (key, window_start) DO UPDATE SET hits = counted.hits + 1;
	END LOOP;
	RETURN 0;
END $$;
