-- As before, but for all keys at once: one read and one write, however many there are. The locks are taken in one order,
-- so that two callers cannot lock each other out, and before the read, which sees what the one before has counted.
CREATE OR REPLACE FUNCTION take_rates(keys text[], limits integer[], seconds integer[], amounts integer[])
RETURNS TABLE (key text, granted integer, wait integer) LANGUAGE plpgsql SET enable_seqscan = off AS $$
#variable_conflict use_column
DECLARE
	instant timestamptz;
BEGIN
	PERFORM pg_advisory_xact_lock(1852399970, hashed.number)
	FROM (SELECT DISTINCT hashtext(asked) AS number FROM unnest(keys) AS asked ORDER BY number) AS hashed;
	instant := clock_timestamp();
	RETURN QUERY
	WITH asked AS (
		SELECT name, allowed, length, amount, opened, extract(epoch FROM instant - opened)::double precision AS elapsed
		FROM unnest(keys, limits, seconds, amounts) AS given (name, allowed, length, amount),
			to_timestamp(floor(extract(epoch FROM instant) / length) * length) AS opened
	), counted AS (
		SELECT asked.*, present, past,
			greatest(0, least(amount, allowed - present - ceil(past * (1 - elapsed / length))))::integer AS free
		FROM asked CROSS JOIN LATERAL (
			SELECT coalesce(sum(hits) FILTER (WHERE window_start = opened), 0) AS present,
				coalesce(sum(hits) FILTER (WHERE window_start < opened), 0) AS past
			FROM rate_limits AS hit
			WHERE hit.key = name AND window_start IN (opened, opened - make_interval(secs => length))
		) AS sums
	), written AS (
		INSERT INTO rate_limits AS known (key, window_start, hits, expires_at)
		SELECT name, opened, free, opened + 2 * make_interval(secs => length) FROM counted WHERE free > 0
		ON CONFLICT ON CONSTRAINT rate_limits_pkey DO UPDATE SET hits = known.hits + excluded.hits
	)
	SELECT name, free, CASE
		WHEN free = amount THEN 0
		WHEN present + free >= allowed THEN greatest(1, ceil(length - elapsed))
		ELSE greatest(1, ceil(length * (1 - (allowed - present - free - 1)::double precision / past) - elapsed))
	END::integer
	FROM counted;
END $$;
