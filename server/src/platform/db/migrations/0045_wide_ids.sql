-- Ids that 32 bits would not hold one day. A build from before this reads them as they are, and a change of their type
-- writes the table anew under a lock: so it is done at a start at which nobody serves (`migrate.ts`). Whoever serves keeps
-- a line on which it hears of events.
CREATE FUNCTION widen_ids() RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
	IF (SELECT atttypid FROM pg_attribute WHERE attrelid = 'notifications'::regclass AND attname = 'id') = 'bigint'::regtype THEN
		RETURN true;
	END IF;
	IF EXISTS (SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'girone events') THEN
		RETURN false;
	END IF;
	ALTER TABLE push_deliveries DROP CONSTRAINT push_deliveries_notification_fk,
		ALTER COLUMN id TYPE bigint, ALTER COLUMN notification_id TYPE bigint;
	ALTER TABLE notifications ALTER COLUMN id TYPE bigint;
	ALTER TABLE push_deliveries ADD CONSTRAINT push_deliveries_notification_fk
		FOREIGN KEY (notification_id) REFERENCES notifications (id) ON DELETE CASCADE;
	RETURN true;
EXCEPTION WHEN lock_not_available THEN
	RETURN false;
END $$;
