-- Notifications go by thirty days, all of them at once, like events by the hour. A build from before this may go on
-- meanwhile, and it sweeps by the place of a row in its table: so the one table becomes a ring at a start at which nobody
-- serves (`migrate.ts`), and with it the wide ids that waited for the same. Whoever serves keeps a line on which it hears
-- of events.
ALTER TABLE push_deliveries DROP CONSTRAINT push_deliveries_notification_fk;
--> statement-breakpoint
ALTER TABLE notifications ADD COLUMN slot smallint DEFAULT (extract(epoch from now())::bigint / 2592000 % 5) NOT NULL;
--> statement-breakpoint
DROP FUNCTION widen_ids();
--> statement-breakpoint
CREATE FUNCTION ring_notifications() RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
	IF (SELECT relkind FROM pg_class WHERE oid = 'notifications'::regclass) = 'p' THEN
		RETURN true;
	END IF;
	IF EXISTS (SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'girone events') THEN
		RETURN false;
	END IF;
	LOCK TABLE notifications, push_deliveries IN ACCESS EXCLUSIVE MODE;
	ALTER TABLE push_deliveries ALTER COLUMN id TYPE bigint, ALTER COLUMN notification_id TYPE bigint;

	CREATE TABLE ring (
		id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
		slot smallint DEFAULT (extract(epoch from now())::bigint / 2592000 % 5) NOT NULL,
		user_id integer NOT NULL,
		actor_id integer,
		type text NOT NULL,
		payload jsonb DEFAULT '{}'::jsonb NOT NULL,
		dedupe_key text,
		is_in_app boolean DEFAULT true NOT NULL,
		read_at timestamp (3) with time zone,
		mailed_at timestamp (3) with time zone,
		pushed_at timestamp (3) with time zone,
		created_at timestamp (3) with time zone DEFAULT now() NOT NULL,
		CONSTRAINT notifications_type_length CHECK (char_length(type) BETWEEN 1 AND 60),
		CONSTRAINT notifications_dedupe_key_length CHECK (char_length(dedupe_key) <= 200)
	) PARTITION BY LIST (slot);
	FOR place IN 0..4 LOOP
		EXECUTE format('CREATE TABLE partitions.notifications_%1$s PARTITION OF ring FOR VALUES IN (%1$s)', place);
	END LOOP;
	INSERT INTO ring (id, slot, user_id, actor_id, type, payload, dedupe_key, is_in_app, read_at, mailed_at, pushed_at, created_at)
		OVERRIDING SYSTEM VALUE
		SELECT id, extract(epoch from created_at)::bigint / 2592000 % 5, user_id, actor_id, type, payload, dedupe_key,
			is_in_app, read_at, mailed_at, pushed_at, created_at
		FROM notifications WHERE created_at > now() - interval '90 days';
	PERFORM setval('ring_id_seq', last_value, is_called) FROM notifications_id_seq;
	DROP TABLE notifications;
	ALTER TABLE ring RENAME TO notifications;
	ALTER SEQUENCE ring_id_seq RENAME TO notifications_id_seq;

	ALTER TABLE notifications
		ADD CONSTRAINT notifications_pkey PRIMARY KEY (id, slot),
		ADD CONSTRAINT notifications_user_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
		ADD CONSTRAINT notifications_actor_fk FOREIGN KEY (actor_id) REFERENCES users (id) ON DELETE CASCADE;
	CREATE UNIQUE INDEX notifications_dedupe_unique ON notifications (user_id, dedupe_key, slot) WHERE dedupe_key IS NOT NULL;
	CREATE INDEX notifications_user_idx ON notifications (user_id, id);
	CREATE INDEX notifications_unread_idx ON notifications (user_id) WHERE read_at IS NULL AND is_in_app;
	CREATE INDEX notifications_actor_idx ON notifications (actor_id);
	CREATE INDEX notifications_created_idx ON notifications USING brin (created_at);
	ANALYZE notifications;
	RETURN true;
EXCEPTION WHEN lock_not_available THEN
	RETURN false;
END $$;
--> statement-breakpoint

-- Empties the part of the ring that is written into next, whose last notification is ninety days old at least; answers how
-- many it has emptied. Whoever holds it keeps it until the next time: others stand in line behind an emptying that waits,
-- so it waits for no more than a moment.
CREATE FUNCTION forget_notifications() RETURNS integer LANGUAGE plpgsql SET lock_timeout = '200ms' AS $$
DECLARE
	part regclass := to_regclass(format('partitions.notifications_%s', (extract(epoch from now())::bigint / 2592000 + 1) % 5));
	is_filled boolean;
BEGIN
	IF part IS NULL THEN
		RETURN 0;
	END IF;
	EXECUTE format('SELECT EXISTS (SELECT 1 FROM %s)', part) INTO is_filled;
	IF NOT is_filled THEN
		RETURN 0;
	END IF;
	EXECUTE format('TRUNCATE %s', part);
	RETURN 1;
EXCEPTION WHEN lock_not_available THEN
	RETURN 0;
END $$;
