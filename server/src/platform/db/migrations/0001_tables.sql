CREATE TABLE "password_reset_otps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "password_reset_otps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"email" text NOT NULL,
	"otp" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used" boolean DEFAULT false NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "password_reset_otps_attempts_range" CHECK ("password_reset_otps"."attempts" between 0 and 5),
	CONSTRAINT "password_reset_otps_otp_is_hash" CHECK (char_length("password_reset_otps"."otp") >= 32)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" text PRIMARY KEY NOT NULL,
	"sess" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expire" timestamp (3) with time zone NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_agent" text,
	CONSTRAINT "sessions_user_agent_length" CHECK (char_length("sessions"."user_agent") <= 512)
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"profile_image_url" text,
	"bio" text,
	"location" text,
	"website" text,
	"date_of_birth" date,
	"language" text DEFAULT 'en' NOT NULL,
	"is_private" boolean DEFAULT false NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"is_super_admin" boolean DEFAULT false NOT NULL,
	"films_uploaded" integer DEFAULT 0 NOT NULL,
	"max_films_allowed" integer DEFAULT 20 NOT NULL,
	"followers_count" integer DEFAULT 0 NOT NULL,
	"following_count" integer DEFAULT 0 NOT NULL,
	"posts_count" integer DEFAULT 0 NOT NULL,
	"is_email_verified" boolean DEFAULT false NOT NULL,
	"email_verification_token" text,
	"suspended_at" timestamp (3) with time zone,
	"suspended_until" timestamp (3) with time zone,
	"suspension_reason" text,
	"deletion_requested_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_username_form" CHECK (case when "users"."deleted_at" is null then "users"."username" ~ '^[A-Za-z0-9_.-]{3,50}$' else "users"."username" = '~' || "users"."id" end),
	CONSTRAINT "users_email_form" CHECK (case when "users"."deleted_at" is null then char_length("users"."email") <= 254 and "users"."email" ~ '^[^@\s]+@[^@\s]+$' else "users"."email" = '~' || "users"."id" end),
	CONSTRAINT "users_password_is_hash" CHECK (case when "users"."deleted_at" is null then "users"."password" like '$argon2id$%' else "users"."password" = '' end),
	CONSTRAINT "users_first_name_length" CHECK (char_length("users"."first_name") between 1 and 50),
	CONSTRAINT "users_last_name_length" CHECK (char_length("users"."last_name") between 1 and 50),
	CONSTRAINT "users_bio_length" CHECK (char_length("users"."bio") <= 500),
	CONSTRAINT "users_location_length" CHECK (char_length("users"."location") <= 100),
	CONSTRAINT "users_website_form" CHECK (char_length("users"."website") <= 200 and "users"."website" ~* '^https?://'),
	CONSTRAINT "users_language_known" CHECK ("users"."language" in ('en', 'it', 'es')),
	CONSTRAINT "users_super_admin_is_admin" CHECK ("users"."is_admin" or not "users"."is_super_admin"),
	CONSTRAINT "users_films_uploaded_range" CHECK ("users"."films_uploaded" >= 0),
	CONSTRAINT "users_max_films_allowed_range" CHECK ("users"."max_films_allowed" >= 0),
	CONSTRAINT "users_followers_count_range" CHECK ("users"."followers_count" >= 0),
	CONSTRAINT "users_following_count_range" CHECK ("users"."following_count" >= 0),
	CONSTRAINT "users_posts_count_range" CHECK ("users"."posts_count" >= 0),
	CONSTRAINT "users_suspension_whole" CHECK ("users"."suspended_at" is not null or ("users"."suspended_until" is null and "users"."suspension_reason" is null)),
	CONSTRAINT "users_suspension_reason_length" CHECK (char_length("users"."suspension_reason") <= 500),
	CONSTRAINT "users_deleted_is_nameless" CHECK ("users"."deleted_at" is null or (num_nonnulls("users"."first_name", "users"."last_name", "users"."profile_image_url", "users"."bio", "users"."location", "users"."website", "users"."date_of_birth", "users"."email_verification_token", "users"."suspension_reason") = 0 and not "users"."is_admin"))
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"blocker_id" integer NOT NULL,
	"blocked_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocks_pkey" PRIMARY KEY("blocker_id","blocked_id"),
	CONSTRAINT "blocks_not_oneself" CHECK ("blocks"."blocker_id" <> "blocks"."blocked_id")
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"follower_id" integer NOT NULL,
	"followed_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	CONSTRAINT "follows_pkey" PRIMARY KEY("follower_id","followed_id"),
	CONSTRAINT "follows_not_oneself" CHECK ("follows"."follower_id" <> "follows"."followed_id")
);
--> statement-breakpoint
CREATE TABLE "films" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "films_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"description" text,
	"release_year" integer,
	"director" text,
	"genre" text,
	"plot" text,
	"tmdb_rating" double precision,
	"poster_url" text,
	"backdrop_url" text,
	"runtime" integer,
	"cast" text[] DEFAULT '{}' NOT NULL,
	"owner_id" integer NOT NULL,
	"cover_image_path" text,
	"tmdb_id" integer,
	"tmdb_enriched" boolean DEFAULT false NOT NULL,
	"is_from_tmdb" boolean DEFAULT false NOT NULL,
	"streaming_offers" jsonb,
	"streaming_summary" text,
	"enrichment_status" text DEFAULT 'pending' NOT NULL,
	"enrichment_attempts" integer DEFAULT 0 NOT NULL,
	"enrichment_next_try_at" timestamp (3) with time zone DEFAULT now(),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "films_id_owner_unique" UNIQUE("id","owner_id"),
	CONSTRAINT "films_title_length" CHECK (char_length(btrim("films"."title")) >= 1 and char_length("films"."title") <= 255),
	CONSTRAINT "films_description_length" CHECK (char_length("films"."description") <= 5000),
	CONSTRAINT "films_release_year_range" CHECK ("films"."release_year" between 1888 and 2200),
	CONSTRAINT "films_director_length" CHECK (char_length("films"."director") <= 255),
	CONSTRAINT "films_genre_length" CHECK (char_length("films"."genre") <= 255),
	CONSTRAINT "films_tmdb_rating_range" CHECK ("films"."tmdb_rating" between 0 and 10),
	CONSTRAINT "films_runtime_range" CHECK ("films"."runtime" > 0),
	CONSTRAINT "films_enrichment_status_known" CHECK ("films"."enrichment_status" in ('pending', 'done', 'not_found', 'failed')),
	CONSTRAINT "films_enrichment_attempts_range" CHECK ("films"."enrichment_attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "circle_invites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "circle_invites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"circle_id" integer NOT NULL,
	"created_by" integer NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"max_uses" integer DEFAULT 1 NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "circle_invites_max_uses_range" CHECK ("circle_invites"."max_uses" >= 1),
	CONSTRAINT "circle_invites_uses_range" CHECK ("circle_invites"."uses" between 0 and "circle_invites"."max_uses")
);
--> statement-breakpoint
CREATE TABLE "circle_join_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "circle_join_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"circle_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"message" text,
	"reviewed_by" integer,
	"reviewed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "circle_join_requests_status_known" CHECK ("circle_join_requests"."status" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "circle_join_requests_message_length" CHECK (char_length("circle_join_requests"."message") <= 500),
	CONSTRAINT "circle_join_requests_review_whole" CHECK (("circle_join_requests"."status" = 'pending') = ("circle_join_requests"."reviewed_at" is null)),
	CONSTRAINT "circle_join_requests_not_own_review" CHECK ("circle_join_requests"."reviewed_by" <> "circle_join_requests"."user_id")
);
--> statement-breakpoint
CREATE TABLE "circle_memberships" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "circle_memberships_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"circle_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"role" text DEFAULT 'member' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"joined_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"left_at" timestamp (3) with time zone,
	"slot" smallint,
	CONSTRAINT "circle_memberships_role_known" CHECK ("circle_memberships"."role" in ('member', 'moderator', 'admin')),
	CONSTRAINT "circle_memberships_slot_range" CHECK ("circle_memberships"."slot" between 1 and 3),
	CONSTRAINT "circle_memberships_slot_when_active" CHECK ("circle_memberships"."is_active" = ("circle_memberships"."slot" is not null))
);
--> statement-breakpoint
CREATE TABLE "circles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "circles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"description" text,
	"owner_id" integer NOT NULL,
	"cover_image_path" text,
	"max_films" integer DEFAULT 32 NOT NULL,
	"max_films_per_user" integer DEFAULT 3 NOT NULL,
	"is_public" boolean DEFAULT true NOT NULL,
	"join_type" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "circles_name_length" CHECK (char_length(btrim("circles"."name")) >= 1 and char_length("circles"."name") <= 60),
	CONSTRAINT "circles_description_length" CHECK (char_length("circles"."description") <= 2000),
	CONSTRAINT "circles_max_films_range" CHECK ("circles"."max_films" between 2 and 64),
	CONSTRAINT "circles_max_films_per_user_range" CHECK ("circles"."max_films_per_user" between 1 and 10),
	CONSTRAINT "circles_join_type_known" CHECK ("circles"."join_type" in ('open', 'approval_required'))
);
--> statement-breakpoint
CREATE TABLE "film_nominations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "film_nominations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tournament_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"film_id" integer NOT NULL,
	"nomination_order" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "film_nominations_film_unique" UNIQUE("tournament_id","film_id"),
	CONSTRAINT "film_nominations_order_range" CHECK ("film_nominations"."nomination_order" >= 1)
);
--> statement-breakpoint
CREATE TABLE "tournaments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tournaments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"description" text,
	"status" text DEFAULT 'preparation' NOT NULL,
	"max_nominations_per_user" integer DEFAULT 3 NOT NULL,
	"min_nominations_per_user" integer DEFAULT 1 NOT NULL,
	"preparation_deadline" timestamp (3) with time zone,
	"required_films_per_user" integer DEFAULT 3 NOT NULL,
	"max_films" integer DEFAULT 32 NOT NULL,
	"circle_id" integer,
	"created_by" integer NOT NULL,
	"is_public" boolean DEFAULT true NOT NULL,
	"social_topic_id" integer,
	"match_duration_hours" integer DEFAULT 24 NOT NULL,
	"auto_advance_on_all_votes" boolean DEFAULT true NOT NULL,
	"max_participant_circles" integer DEFAULT 3 NOT NULL,
	"match_day_frequency_hours" integer DEFAULT 48 NOT NULL,
	"advance_on_all_circle_votes" boolean DEFAULT true NOT NULL,
	"timeout_advance_enabled" boolean DEFAULT true NOT NULL,
	"secret_count" boolean DEFAULT false NOT NULL,
	"allow_unseen" boolean DEFAULT false NOT NULL,
	"draw_seed" text,
	"current_match_day" integer DEFAULT 0 NOT NULL,
	"ready_since" timestamp (3) with time zone,
	"starts_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"cancelled_by" integer,
	"cancellation_reason" text,
	CONSTRAINT "tournaments_name_length" CHECK (char_length(btrim("tournaments"."name")) >= 1 and char_length("tournaments"."name") <= 100),
	CONSTRAINT "tournaments_description_length" CHECK (char_length("tournaments"."description") <= 2000),
	CONSTRAINT "tournaments_status_known" CHECK ("tournaments"."status" in ('preparation', 'setup', 'active', 'completed')),
	CONSTRAINT "tournaments_max_films_range" CHECK ("tournaments"."max_films" between 2 and 64),
	CONSTRAINT "tournaments_required_films_range" CHECK ("tournaments"."required_films_per_user" between 1 and 10),
	CONSTRAINT "tournaments_nominations_range" CHECK ("tournaments"."min_nominations_per_user" >= 1 and "tournaments"."min_nominations_per_user" <= "tournaments"."max_nominations_per_user" and "tournaments"."max_nominations_per_user" <= 10),
	CONSTRAINT "tournaments_frequency_known" CHECK ("tournaments"."match_day_frequency_hours" in (12, 24, 48, 72, 168)),
	CONSTRAINT "tournaments_match_duration_range" CHECK ("tournaments"."match_duration_hours" > 0),
	CONSTRAINT "tournaments_participant_circles_range" CHECK ("tournaments"."max_participant_circles" >= 1),
	CONSTRAINT "tournaments_public_or_circle" CHECK ("tournaments"."is_public" = ("tournaments"."circle_id" is null)),
	CONSTRAINT "tournaments_match_day_range" CHECK ("tournaments"."current_match_day" >= 0),
	CONSTRAINT "tournaments_started_has_time" CHECK ("tournaments"."status" not in ('active', 'completed') or "tournaments"."started_at" is not null),
	CONSTRAINT "tournaments_completed_has_time" CHECK (("tournaments"."status" = 'completed') = ("tournaments"."completed_at" is not null)),
	CONSTRAINT "tournaments_cancellation_whole" CHECK ("tournaments"."cancelled_at" is not null or ("tournaments"."cancelled_by" is null and "tournaments"."cancellation_reason" is null)),
	CONSTRAINT "tournaments_cancellation_reason_length" CHECK (char_length("tournaments"."cancellation_reason") <= 500)
);
--> statement-breakpoint
CREATE TABLE "match_day_closings" (
	"tournament_id" integer NOT NULL,
	"match_day" integer NOT NULL,
	"reason" text NOT NULL,
	"closed_by" integer,
	"closed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "match_day_closings_pkey" PRIMARY KEY("tournament_id","match_day"),
	CONSTRAINT "match_day_closings_day_range" CHECK ("match_day_closings"."match_day" >= 1),
	CONSTRAINT "match_day_closings_reason_known" CHECK ("match_day_closings"."reason" in ('all_votes', 'timeout', 'manual'))
);
--> statement-breakpoint
CREATE TABLE "match_films" (
	"match_id" integer NOT NULL,
	"film_id" integer NOT NULL,
	"tournament_id" integer NOT NULL,
	"match_day" integer NOT NULL,
	CONSTRAINT "match_films_pkey" PRIMARY KEY("match_id","film_id"),
	CONSTRAINT "match_films_once_per_day_unique" UNIQUE("tournament_id","match_day","film_id")
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "matches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tournament_id" integer NOT NULL,
	"match_number" integer NOT NULL,
	"film1_id" integer NOT NULL,
	"film2_id" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"winner_id" integer,
	"film1_votes" integer DEFAULT 0 NOT NULL,
	"film2_votes" integer DEFAULT 0 NOT NULL,
	"is_home_match" boolean DEFAULT true NOT NULL,
	"match_day" integer NOT NULL,
	"match_day_name" text,
	"scheduled_start_time" timestamp (3) with time zone,
	"actual_start_time" timestamp (3) with time zone,
	"auto_advance_time" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"corrected_at" timestamp (3) with time zone,
	"corrected_by" integer,
	"correction_reason" text,
	CONSTRAINT "matches_pair_unique" UNIQUE("tournament_id","film1_id","film2_id"),
	CONSTRAINT "matches_number_unique" UNIQUE("tournament_id","match_number"),
	CONSTRAINT "matches_two_films" CHECK ("matches"."film1_id" <> "matches"."film2_id"),
	CONSTRAINT "matches_number_range" CHECK ("matches"."match_number" >= 1),
	CONSTRAINT "matches_match_day_range" CHECK ("matches"."match_day" >= 1),
	CONSTRAINT "matches_status_known" CHECK ("matches"."status" in ('pending', 'active', 'completed')),
	CONSTRAINT "matches_votes_range" CHECK ("matches"."film1_votes" >= 0 and "matches"."film2_votes" >= 0),
	CONSTRAINT "matches_result_follows_votes" CHECK (case when "matches"."status" <> 'completed' then "matches"."winner_id" is null and "matches"."film1_votes" = 0 and "matches"."film2_votes" = 0 when "matches"."film1_votes" > "matches"."film2_votes" then "matches"."winner_id" is not distinct from "matches"."film1_id" when "matches"."film2_votes" > "matches"."film1_votes" then "matches"."winner_id" is not distinct from "matches"."film2_id" else "matches"."winner_id" is null end),
	CONSTRAINT "matches_opened_has_time" CHECK ("matches"."status" = 'pending' or "matches"."actual_start_time" is not null),
	CONSTRAINT "matches_completed_has_time" CHECK (("matches"."status" = 'completed') = ("matches"."completed_at" is not null)),
	CONSTRAINT "matches_correction_whole" CHECK (("matches"."corrected_at" is null) = ("matches"."correction_reason" is null) and ("matches"."corrected_at" is not null or "matches"."corrected_by" is null)),
	CONSTRAINT "matches_correction_reason_length" CHECK (char_length("matches"."correction_reason") <= 500)
);
--> statement-breakpoint
CREATE TABLE "votes" (
	"match_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"film_id" integer,
	"answer" text DEFAULT 'film' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "votes_pkey" PRIMARY KEY("match_id","user_id"),
	CONSTRAINT "votes_answer_known" CHECK ("votes"."answer" in ('film', 'not_seen')),
	CONSTRAINT "votes_answer_matches_film" CHECK (("votes"."answer" = 'film') = ("votes"."film_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "standings" (
	"tournament_id" integer NOT NULL,
	"match_day" integer NOT NULL,
	"film_id" integer NOT NULL,
	"position" integer NOT NULL,
	"list_order" integer NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"wins" integer DEFAULT 0 NOT NULL,
	"draws" integer DEFAULT 0 NOT NULL,
	"losses" integer DEFAULT 0 NOT NULL,
	"played" integer DEFAULT 0 NOT NULL,
	"votes_for" integer DEFAULT 0 NOT NULL,
	"votes_against" integer DEFAULT 0 NOT NULL,
	"form" text DEFAULT '' NOT NULL,
	"movement" integer DEFAULT 0 NOT NULL,
	"decided_by" text,
	CONSTRAINT "standings_pkey" PRIMARY KEY("tournament_id","match_day","film_id"),
	CONSTRAINT "standings_match_day_range" CHECK ("standings"."match_day" >= 0),
	CONSTRAINT "standings_position_range" CHECK ("standings"."position" >= 1),
	CONSTRAINT "standings_counts_range" CHECK ("standings"."wins" >= 0 and "standings"."draws" >= 0 and "standings"."losses" >= 0 and "standings"."votes_for" >= 0 and "standings"."votes_against" >= 0),
	CONSTRAINT "standings_played_sum" CHECK ("standings"."played" = "standings"."wins" + "standings"."draws" + "standings"."losses"),
	CONSTRAINT "standings_points_sum" CHECK ("standings"."points" = 3 * "standings"."wins" + "standings"."draws"),
	CONSTRAINT "standings_form_known" CHECK ("standings"."form" ~ '^[WDL]{0,5}$')
);
--> statement-breakpoint
CREATE TABLE "post_dislikes" (
	"post_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_dislikes_pkey" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "post_hashtags" (
	"post_id" integer NOT NULL,
	"tag" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_hashtags_pkey" PRIMARY KEY("post_id","tag"),
	CONSTRAINT "post_hashtags_tag_length" CHECK (char_length("post_hashtags"."tag") between 1 and 100),
	CONSTRAINT "post_hashtags_tag_lower" CHECK ("post_hashtags"."tag" = lower("post_hashtags"."tag"))
);
--> statement-breakpoint
CREATE TABLE "post_likes" (
	"post_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_likes_pkey" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "post_reactions" (
	"post_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "post_reactions_one_per_user" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"content" text NOT NULL,
	"author_id" integer NOT NULL,
	"image_url" text,
	"image_caption" text,
	"circle_id" integer,
	"tournament_id" integer,
	"is_topic_post" boolean DEFAULT false NOT NULL,
	"parent_post_id" integer,
	"quoted_post_id" integer,
	"is_public" boolean DEFAULT true NOT NULL,
	"post_type" text DEFAULT 'general' NOT NULL,
	"likes_count" integer DEFAULT 0 NOT NULL,
	"dislikes_count" integer DEFAULT 0 NOT NULL,
	"replies_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "posts_content_length" CHECK (char_length("posts"."content") <= 2000),
	CONSTRAINT "posts_image_caption_length" CHECK (char_length("posts"."image_caption") <= 200),
	CONSTRAINT "posts_image_url_own" CHECK ("posts"."image_url" like '/objects/%'),
	CONSTRAINT "posts_not_empty" CHECK (case when "posts"."deleted_at" is null then btrim("posts"."content") <> '' or "posts"."image_url" is not null else "posts"."content" = '' and "posts"."image_url" is null and "posts"."image_caption" is null end),
	CONSTRAINT "posts_topic_has_tournament" CHECK (not "posts"."is_topic_post" or "posts"."tournament_id" is not null),
	CONSTRAINT "posts_parent_is_older" CHECK ("posts"."parent_post_id" < "posts"."id"),
	CONSTRAINT "posts_quoted_is_older" CHECK ("posts"."quoted_post_id" < "posts"."id"),
	CONSTRAINT "posts_likes_count_range" CHECK ("posts"."likes_count" >= 0),
	CONSTRAINT "posts_dislikes_count_range" CHECK ("posts"."dislikes_count" >= 0),
	CONSTRAINT "posts_replies_count_range" CHECK ("posts"."replies_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "uploads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"object_key" text NOT NULL,
	"uploader_id" integer NOT NULL,
	"purpose" text,
	"state" text DEFAULT 'issued' NOT NULL,
	"bytes" integer,
	"content_type" text,
	"visibility" text DEFAULT 'public' NOT NULL,
	"circle_id" integer,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"stored_at" timestamp (3) with time zone,
	"claimed_at" timestamp (3) with time zone,
	CONSTRAINT "uploads_object_key_length" CHECK (char_length("uploads"."object_key") between 1 and 300),
	CONSTRAINT "uploads_purpose_known" CHECK ("uploads"."purpose" in ('post', 'profile', 'film', 'circle')),
	CONSTRAINT "uploads_state_known" CHECK ("uploads"."state" in ('issued', 'stored', 'claimed', 'removed')),
	CONSTRAINT "uploads_visibility_known" CHECK ("uploads"."visibility" in ('public', 'circle')),
	CONSTRAINT "uploads_public_has_no_circle" CHECK ("uploads"."visibility" = 'circle' or "uploads"."circle_id" is null),
	CONSTRAINT "uploads_bytes_range" CHECK ("uploads"."bytes" between 0 and 10485760),
	CONSTRAINT "uploads_stored_whole" CHECK ("uploads"."state" not in ('stored', 'claimed') or ("uploads"."bytes" is not null and "uploads"."stored_at" is not null)),
	CONSTRAINT "uploads_claimed_whole" CHECK ("uploads"."state" <> 'claimed' or ("uploads"."purpose" is not null and "uploads"."claimed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" integer NOT NULL,
	"type" text NOT NULL,
	"in_app" boolean DEFAULT true NOT NULL,
	"by_email" boolean DEFAULT false NOT NULL,
	CONSTRAINT "notification_settings_pkey" PRIMARY KEY("user_id","type"),
	CONSTRAINT "notification_settings_type_length" CHECK (char_length("notification_settings"."type") between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"actor_id" integer,
	"type" text NOT NULL,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"dedupe_key" text,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_type_length" CHECK (char_length("notifications"."type") between 1 and 60),
	CONSTRAINT "notifications_dedupe_key_length" CHECK (char_length("notifications"."dedupe_key") <= 200)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" integer,
	"action" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" integer,
	"reason" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_log_action_length" CHECK (char_length("audit_log"."action") between 1 and 60),
	CONSTRAINT "audit_log_target_type_length" CHECK (char_length("audit_log"."target_type") between 1 and 60),
	CONSTRAINT "audit_log_reason_length" CHECK (char_length("audit_log"."reason") <= 500)
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reporter_id" integer NOT NULL,
	"post_id" integer,
	"reported_user_id" integer,
	"reason" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"resolved_by" integer,
	"resolved_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_one_subject" CHECK (num_nonnulls("reports"."post_id", "reports"."reported_user_id") = 1),
	CONSTRAINT "reports_status_known" CHECK ("reports"."status" in ('open', 'upheld', 'dismissed')),
	CONSTRAINT "reports_reason_length" CHECK (char_length("reports"."reason") between 1 and 1000),
	CONSTRAINT "reports_resolution_whole" CHECK (("reports"."status" = 'open') = ("reports"."resolved_at" is null)),
	CONSTRAINT "reports_not_oneself" CHECK ("reports"."reported_user_id" <> "reports"."reporter_id")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xact_id" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"type" text NOT NULL,
	"audience" jsonb NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"hits" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rate_limits_pkey" PRIMARY KEY("key","window_start"),
	CONSTRAINT "rate_limits_hits_range" CHECK ("rate_limits"."hits" >= 0)
);
--> statement-breakpoint
ALTER TABLE "password_reset_otps" ADD CONSTRAINT "password_reset_otps_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_follower_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_followed_fk" FOREIGN KEY ("followed_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "films" ADD CONSTRAINT "films_owner_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_invites" ADD CONSTRAINT "circle_invites_circle_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_invites" ADD CONSTRAINT "circle_invites_creator_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_join_requests" ADD CONSTRAINT "circle_join_requests_circle_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_join_requests" ADD CONSTRAINT "circle_join_requests_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_join_requests" ADD CONSTRAINT "circle_join_requests_reviewer_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_memberships" ADD CONSTRAINT "circle_memberships_circle_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_memberships" ADD CONSTRAINT "circle_memberships_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circles" ADD CONSTRAINT "circles_owner_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_nominations" ADD CONSTRAINT "film_nominations_tournament_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_nominations" ADD CONSTRAINT "film_nominations_own_film_fk" FOREIGN KEY ("film_id","user_id") REFERENCES "public"."films"("id","owner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournaments" ADD CONSTRAINT "tournaments_circle_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournaments" ADD CONSTRAINT "tournaments_creator_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournaments" ADD CONSTRAINT "tournaments_canceller_fk" FOREIGN KEY ("cancelled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_day_closings" ADD CONSTRAINT "match_day_closings_tournament_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_day_closings" ADD CONSTRAINT "match_day_closings_closer_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_films" ADD CONSTRAINT "match_films_match_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_tournament_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_film1_nominated_fk" FOREIGN KEY ("tournament_id","film1_id") REFERENCES "public"."film_nominations"("tournament_id","film_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_film2_nominated_fk" FOREIGN KEY ("tournament_id","film2_id") REFERENCES "public"."film_nominations"("tournament_id","film_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_corrector_fk" FOREIGN KEY ("corrected_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "votes" ADD CONSTRAINT "votes_match_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "votes" ADD CONSTRAINT "votes_film_in_match_fk" FOREIGN KEY ("match_id","film_id") REFERENCES "public"."match_films"("match_id","film_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "votes" ADD CONSTRAINT "votes_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standings" ADD CONSTRAINT "standings_film_nominated_fk" FOREIGN KEY ("tournament_id","film_id") REFERENCES "public"."film_nominations"("tournament_id","film_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_dislikes" ADD CONSTRAINT "post_dislikes_post_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_dislikes" ADD CONSTRAINT "post_dislikes_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_hashtags" ADD CONSTRAINT "post_hashtags_post_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_likes" ADD CONSTRAINT "post_likes_post_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_likes" ADD CONSTRAINT "post_likes_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reactions" ADD CONSTRAINT "post_reactions_post_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reactions" ADD CONSTRAINT "post_reactions_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_author_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_circle_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_tournament_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_parent_fk" FOREIGN KEY ("parent_post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_quoted_fk" FOREIGN KEY ("quoted_post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_uploader_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_circle_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_post_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reported_user_fk" FOREIGN KEY ("reported_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_resolver_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "password_reset_otps_one_live_unique" ON "password_reset_otps" USING btree ("user_id") WHERE not "password_reset_otps"."used";--> statement-breakpoint
CREATE INDEX "password_reset_otps_user_idx" ON "password_reset_otps" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expire_idx" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_unique" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_verification_token_unique" ON "users" USING btree ("email_verification_token") WHERE "users"."email_verification_token" is not null;--> statement-breakpoint
CREATE INDEX "users_search_idx" ON "users" USING gin ("username" gin_trgm_ops,"email" gin_trgm_ops,"first_name" gin_trgm_ops,"last_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_deletion_due_idx" ON "users" USING btree ("deletion_requested_at") WHERE "users"."deletion_requested_at" is not null and "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "blocks_blocked_idx" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "follows_followed_idx" ON "follows" USING btree ("followed_id","accepted_at");--> statement-breakpoint
CREATE INDEX "films_owner_idx" ON "films" USING btree ("owner_id","id") WHERE "films"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "films_tmdb_id_idx" ON "films" USING btree ("tmdb_id") WHERE "films"."tmdb_id" is not null;--> statement-breakpoint
CREATE INDEX "films_search_idx" ON "films" USING gin ("title" gin_trgm_ops,"director" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "films_enrichment_due_idx" ON "films" USING btree ("enrichment_next_try_at") WHERE "films"."enrichment_next_try_at" is not null and "films"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "circle_invites_token_unique" ON "circle_invites" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "circle_invites_circle_idx" ON "circle_invites" USING btree ("circle_id");--> statement-breakpoint
CREATE UNIQUE INDEX "circle_join_requests_one_pending_unique" ON "circle_join_requests" USING btree ("circle_id","user_id") WHERE "circle_join_requests"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "circle_join_requests_user_idx" ON "circle_join_requests" USING btree ("user_id","circle_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "circle_memberships_active_unique" ON "circle_memberships" USING btree ("circle_id","user_id") WHERE "circle_memberships"."is_active";--> statement-breakpoint
CREATE UNIQUE INDEX "circle_memberships_slot_unique" ON "circle_memberships" USING btree ("user_id","slot") WHERE "circle_memberships"."is_active";--> statement-breakpoint
CREATE INDEX "circle_memberships_user_idx" ON "circle_memberships" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "circles_owner_idx" ON "circles" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "circles_search_idx" ON "circles" USING gin ("name" gin_trgm_ops,"description" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "film_nominations_user_idx" ON "film_nominations" USING btree ("tournament_id","user_id","nomination_order");--> statement-breakpoint
CREATE INDEX "film_nominations_film_idx" ON "film_nominations" USING btree ("film_id");--> statement-breakpoint
CREATE INDEX "film_nominations_participant_idx" ON "film_nominations" USING btree ("user_id","tournament_id");--> statement-breakpoint
CREATE INDEX "tournaments_status_idx" ON "tournaments" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "tournaments_circle_idx" ON "tournaments" USING btree ("circle_id","id");--> statement-breakpoint
CREATE INDEX "tournaments_public_idx" ON "tournaments" USING btree ("status","id") WHERE "tournaments"."is_public";--> statement-breakpoint
CREATE INDEX "tournaments_creator_idx" ON "tournaments" USING btree ("created_by","id");--> statement-breakpoint
CREATE INDEX "tournaments_search_idx" ON "tournaments" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tournaments_starts_at_idx" ON "tournaments" USING btree ("starts_at") WHERE "tournaments"."status" = 'setup';--> statement-breakpoint
CREATE INDEX "tournaments_deadline_idx" ON "tournaments" USING btree ("preparation_deadline") WHERE "tournaments"."status" = 'setup';--> statement-breakpoint
CREATE INDEX "match_films_film_idx" ON "match_films" USING btree ("film_id","match_id");--> statement-breakpoint
CREATE INDEX "matches_day_idx" ON "matches" USING btree ("tournament_id","match_day","status");--> statement-breakpoint
CREATE INDEX "matches_status_idx" ON "matches" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "matches_completed_idx" ON "matches" USING btree ("completed_at","id") WHERE "matches"."status" = 'completed';--> statement-breakpoint
CREATE INDEX "matches_due_idx" ON "matches" USING btree ("auto_advance_time") WHERE "matches"."status" = 'active';--> statement-breakpoint
CREATE INDEX "votes_user_idx" ON "votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "standings_order_idx" ON "standings" USING btree ("tournament_id","match_day","list_order");--> statement-breakpoint
CREATE INDEX "standings_film_idx" ON "standings" USING btree ("film_id","tournament_id","match_day");--> statement-breakpoint
CREATE INDEX "post_dislikes_user_idx" ON "post_dislikes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "post_hashtags_recent_idx" ON "post_hashtags" USING btree ("created_at","tag");--> statement-breakpoint
CREATE INDEX "post_hashtags_tag_idx" ON "post_hashtags" USING btree ("tag","post_id");--> statement-breakpoint
CREATE INDEX "post_likes_user_idx" ON "post_likes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "post_reactions_user_idx" ON "post_reactions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "posts_feed_idx" ON "posts" USING btree ("id") WHERE "posts"."is_public" and "posts"."parent_post_id" is null and "posts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "posts_circle_idx" ON "posts" USING btree ("circle_id","id") WHERE "posts"."circle_id" is not null and "posts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "posts_tournament_idx" ON "posts" USING btree ("tournament_id","id") WHERE "posts"."tournament_id" is not null and "posts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "posts_author_idx" ON "posts" USING btree ("author_id","id") WHERE "posts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "posts_parent_idx" ON "posts" USING btree ("parent_post_id","id") WHERE "posts"."parent_post_id" is not null;--> statement-breakpoint
CREATE INDEX "posts_quoted_idx" ON "posts" USING btree ("quoted_post_id") WHERE "posts"."quoted_post_id" is not null;--> statement-breakpoint
CREATE INDEX "posts_image_idx" ON "posts" USING btree ("image_url") WHERE "posts"."image_url" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "posts_one_topic_unique" ON "posts" USING btree ("tournament_id") WHERE "posts"."is_topic_post";--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_object_key_unique" ON "uploads" USING btree ("object_key");--> statement-breakpoint
CREATE INDEX "uploads_uploader_idx" ON "uploads" USING btree ("uploader_id");--> statement-breakpoint
CREATE INDEX "uploads_unclaimed_idx" ON "uploads" USING btree ("created_at") WHERE "uploads"."state" in ('issued', 'stored');--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_dedupe_unique" ON "notifications" USING btree ("user_id","dedupe_key") WHERE "notifications"."dedupe_key" is not null;--> statement-breakpoint
CREATE INDEX "notifications_user_idx" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread_idx" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_actor_idx" ON "notifications" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "audit_log_target_idx" ON "audit_log" USING btree ("target_type","target_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_idx" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_open_post_unique" ON "reports" USING btree ("post_id","reporter_id") WHERE "reports"."status" = 'open' and "reports"."post_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_open_user_unique" ON "reports" USING btree ("reported_user_id","reporter_id") WHERE "reports"."status" = 'open' and "reports"."reported_user_id" is not null;--> statement-breakpoint
CREATE INDEX "reports_status_idx" ON "reports" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "events_cursor_idx" ON "events" USING btree ("xact_id","id");--> statement-breakpoint
CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expires_at_idx" ON "rate_limits" USING btree ("expires_at");