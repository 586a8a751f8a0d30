CREATE INDEX "posts_photo_idx" ON "posts" USING btree ("id") WHERE "posts"."image_url" is not null and "posts"."parent_post_id" is null;--> statement-breakpoint

-- Figures are the rows: whoever writes or deletes a row, an account's removal included, changes its count.
CREATE FUNCTION count_likes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		UPDATE posts SET likes_count = likes_count + 1 WHERE id = NEW.post_id;
	ELSE
		UPDATE posts SET likes_count = likes_count - 1 WHERE id = OLD.post_id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER post_likes_counted AFTER INSERT OR DELETE ON post_likes
	FOR EACH ROW EXECUTE FUNCTION count_likes();
--> statement-breakpoint
CREATE FUNCTION count_dislikes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		UPDATE posts SET dislikes_count = dislikes_count + 1 WHERE id = NEW.post_id;
	ELSE
		UPDATE posts SET dislikes_count = dislikes_count - 1 WHERE id = OLD.post_id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER post_dislikes_counted AFTER INSERT OR DELETE ON post_dislikes
	FOR EACH ROW EXECUTE FUNCTION count_dislikes();
--> statement-breakpoint

-- A person's posts and a post's replies, without deleted ones. A championship's topic is nobody's post: it
-- comes with the championship.
CREATE FUNCTION count_new_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE users SET posts_count = posts_count + written.number
	FROM (
		SELECT author_id, count(*) AS number FROM added
		WHERE deleted_at IS NULL AND NOT is_topic_post GROUP BY author_id
	) AS written
	WHERE users.id = written.author_id;
	UPDATE posts SET replies_count = replies_count + replies.number
	FROM (
		SELECT parent_post_id, count(*) AS number FROM added
		WHERE deleted_at IS NULL AND parent_post_id IS NOT NULL GROUP BY parent_post_id
	) AS replies
	WHERE posts.id = replies.parent_post_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER posts_counted AFTER INSERT ON posts
	REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION count_new_posts();
--> statement-breakpoint
CREATE FUNCTION uncount_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT OLD.is_topic_post THEN
		UPDATE users SET posts_count = posts_count - 1 WHERE id = OLD.author_id;
	END IF;
	IF OLD.parent_post_id IS NOT NULL THEN
		UPDATE posts SET replies_count = replies_count - 1 WHERE id = OLD.parent_post_id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER posts_emptied AFTER UPDATE OF deleted_at ON posts
	FOR EACH ROW WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL)
	EXECUTE FUNCTION uncount_post();
--> statement-breakpoint
CREATE TRIGGER posts_removed AFTER DELETE ON posts
	FOR EACH ROW WHEN (OLD.deleted_at IS NULL)
	EXECUTE FUNCTION uncount_post();
--> statement-breakpoint

-- Who may see a championship's posts changes with its circle, and when a draft is opened.
CREATE FUNCTION turn_circle_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE posts SET is_public = NEW.is_public FROM tournaments AS tournament
	WHERE tournament.id = posts.tournament_id AND tournament.status <> 'preparation'
		AND posts.circle_id = NEW.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER circles_posts AFTER UPDATE OF is_public ON circles
	FOR EACH ROW WHEN (OLD.is_public <> NEW.is_public) EXECUTE FUNCTION turn_circle_posts();
--> statement-breakpoint
CREATE FUNCTION open_tournament_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE posts SET is_public = coalesce((SELECT is_public FROM circles WHERE id = NEW.circle_id), true)
	WHERE tournament_id = NEW.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tournaments_posts AFTER UPDATE OF status ON tournaments
	FOR EACH ROW WHEN (OLD.status = 'preparation' AND NEW.status <> 'preparation')
	EXECUTE FUNCTION open_tournament_posts();
--> statement-breakpoint

-- Championships from before there were topics.
INSERT INTO posts (content, author_id, circle_id, tournament_id, is_topic_post, is_public, created_at)
SELECT name, created_by, circle_id, id, true,
	status <> 'preparation' AND coalesce((SELECT is_public FROM circles WHERE id = circle_id), true), created_at
FROM tournaments WHERE social_topic_id IS NULL;
--> statement-breakpoint
UPDATE tournaments SET social_topic_id = posts.id
FROM posts WHERE posts.tournament_id = tournaments.id AND posts.is_topic_post AND social_topic_id IS NULL;
