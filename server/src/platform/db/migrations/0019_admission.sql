-- Sliding windows as in take_rate, for many keys at once and several acts under each: as many are granted as are
-- free, and "wait" says after how many seconds another one is, where that was not all. Keys come sorted and once each,
-- so that two callers cannot lock each other out.
CREATE FUNCTION take_rates(keys text[], limits integer[], seconds integer[], amounts integer[])
RETURNS TABLE (key text, granted integer, wait integer) LANGUAGE plpgsql AS $$
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
		SELECT coalesce(sum(r.hits) FILTER (WHERE r.window_start = opened), 0), coalesce(sum(r.hits) FILTER (WHERE r.window_start < opened), 0)
		INTO present, past
		FROM rate_limits r WHERE r.key = keys[i] AND r.window_start IN (opened, opened - span);
		key := keys[i];
		granted := greatest(0, least(amounts[i], limits[i] - present - ceil(past * (1 - elapsed / seconds[i]))));
		present := present + granted;
		wait := CASE
			WHEN granted = amounts[i] THEN 0
			WHEN present >= limits[i] THEN greatest(1, ceil(seconds[i] - elapsed))
			ELSE greatest(1, ceil(seconds[i] * (1 - (limits[i] - present - 1)::double precision / past) - elapsed))
		END;
		IF granted > 0 THEN
			INSERT INTO rate_limits AS counted (key, window_start, hits, expires_at)
			VALUES (keys[i], opened, granted, opened + 2 * span)
			ON CONFLICT ON CONSTRAINT rate_limits_pkey DO UPDATE SET hits = counted.hits + excluded.hits;
		END IF;
		RETURN NEXT;
	END LOOP;
END $$;
