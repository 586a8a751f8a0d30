-- Planned once for each connection, often while the table is still empty: reading all of it looks cheapest then, and
-- is kept when it has a hundred thousand rows.
ALTER FUNCTION take_rates SET enable_seqscan = off;
--> statement-breakpoint
ALTER FUNCTION take_rate SET enable_seqscan = off;
