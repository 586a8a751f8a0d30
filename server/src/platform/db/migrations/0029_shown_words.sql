CREATE TABLE "shown_words" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" text NOT NULL,
	CONSTRAINT "shown_words_one_row" CHECK ("shown_words"."is_only")
);
--> statement-breakpoint
INSERT INTO shown_words (version) VALUES ('');
--> statement-breakpoint
-- As with the versions of championships: set once in each transaction, when it ends, so that nobody waits before.
CREATE FUNCTION renew_shown_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	this_one constant text := concat(pg_current_xact_id(), '-', extract(epoch FROM now()));
BEGIN
	UPDATE shown_words SET version = this_one WHERE version <> this_one;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER posts_words AFTER UPDATE OF content, image_url, image_caption, circle_id, tournament_id,
	match_id, is_topic_post, parent_post_id, quoted_post_id, edited_at, deleted_at ON posts
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION renew_shown_words();
--> statement-breakpoint
-- A new name may stand in old posts.
CREATE CONSTRAINT TRIGGER users_words AFTER INSERT OR UPDATE OF username, first_name, last_name, profile_image_url ON users
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION renew_shown_words();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER tournaments_words AFTER UPDATE OF name ON tournaments
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION renew_shown_words();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER circles_words AFTER UPDATE OF name ON circles
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION renew_shown_words();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER films_words AFTER UPDATE OF title ON films
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION renew_shown_words();
