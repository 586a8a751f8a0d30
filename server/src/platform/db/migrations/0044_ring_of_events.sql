-- Events go by the hour, all of an hour at once. A build from before this may go on meanwhile: its columns, types and names
-- are there as they were. What its readers may not have read yet comes along; the rest ends here.
LOCK TABLE events IN ACCESS EXCLUSIVE MODE;
--> statement-breakpoint
CREATE TEMPORARY TABLE unread_events ON COMMIT DROP AS
	SELECT id, xact_id, type, audience, payload, created_at FROM events
	WHERE created_at > now() - interval '10 minutes';
--> statement-breakpoint
CREATE TEMPORARY TABLE last_event ON COMMIT DROP AS SELECT last_value, is_called FROM events_id_seq;
--> statement-breakpoint
DROP TABLE events;
--> statement-breakpoint
CREATE TABLE events (
	slot smallint DEFAULT (extract(epoch from now())::bigint / 3600 % 4) NOT NULL,
	id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
	xact_id xid8 DEFAULT pg_current_xact_id() NOT NULL,
	type text NOT NULL,
	audience jsonb NOT NULL,
	payload jsonb NOT NULL,
	created_at timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT events_pkey PRIMARY KEY (slot, id)
) PARTITION BY LIST (slot);
--> statement-breakpoint
CREATE INDEX events_cursor_idx ON events USING btree (xact_id, id);
--> statement-breakpoint

-- Apart, so that whoever asks for the tables finds each once.
CREATE SCHEMA IF NOT EXISTS partitions;
--> statement-breakpoint
CREATE TABLE partitions.events_0 PARTITION OF events FOR VALUES IN (0);
--> statement-breakpoint
CREATE TABLE partitions.events_1 PARTITION OF events FOR VALUES IN (1);
--> statement-breakpoint
CREATE TABLE partitions.events_2 PARTITION OF events FOR VALUES IN (2);
--> statement-breakpoint
CREATE TABLE partitions.events_3 PARTITION OF events FOR VALUES IN (3);
--> statement-breakpoint
SELECT setval('events_id_seq', last_value, is_called) FROM last_event;
--> statement-breakpoint
INSERT INTO events (slot, id, xact_id, type, audience, payload, created_at) OVERRIDING SYSTEM VALUE
	SELECT extract(epoch from created_at)::bigint / 3600 % 4, id, xact_id, type, audience, payload, created_at
	FROM unread_events;
--> statement-breakpoint
CREATE TRIGGER events_announced AFTER INSERT ON events
	FOR EACH STATEMENT EXECUTE FUNCTION announce_events();
--> statement-breakpoint

-- An older build sweeps by the place of a row in its table, which is not one table any more: it could hit a row of
-- another hour. What is fresh stays, unless the transaction takes back what it has written itself.
CREATE FUNCTION keep_fresh_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER events_kept_fresh BEFORE DELETE ON events FOR EACH ROW
	WHEN (OLD.created_at > now() - interval '1 hour' AND OLD.xact_id <> pg_current_xact_id())
	EXECUTE FUNCTION keep_fresh_event();
--> statement-breakpoint

-- Empties the hours whose last event is older than one; answers how many. Whoever holds one of them keeps it until the next
-- time: readers stand in line behind an emptying that waits, so it waits for no more than a moment.
CREATE FUNCTION forget_events() RETURNS integer LANGUAGE plpgsql SET lock_timeout = '200ms' AS $$
DECLARE
	part regclass;
	is_over boolean;
	emptied integer := 0;
BEGIN
	FOR part IN SELECT inhrelid FROM pg_inherits WHERE inhparent = 'events'::regclass LOOP
		EXECUTE format('SELECT created_at < now() - interval ''1 hour'' FROM %s ORDER BY slot DESC, id DESC LIMIT 1', part) INTO is_over;
		CONTINUE WHEN is_over IS NOT TRUE;
		BEGIN
			EXECUTE format('LOCK TABLE %s IN ACCESS EXCLUSIVE MODE', part);
			-- An hour of the ring may have begun anew meanwhile.
			EXECUTE format('SELECT created_at < now() - interval ''1 hour'' FROM %s ORDER BY slot DESC, id DESC LIMIT 1', part) INTO is_over;
			IF is_over THEN
				EXECUTE format('TRUNCATE %s', part);
				emptied := emptied + 1;
			END IF;
		EXCEPTION WHEN lock_not_available THEN
			CONTINUE;
		END;
	END LOOP;
	RETURN emptied;
END $$;
