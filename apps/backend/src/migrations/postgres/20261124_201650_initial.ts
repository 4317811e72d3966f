import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { isFormerDatabase } from '../former-database.ts'
import { createPostgresSearch, dropPostgresSearch } from '../search-tables.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  const isFormer = await isFormerDatabase({
    read: (statement) => db.execute(sql.raw(statement)),
    migrationsTable: "select table_name from information_schema.tables where table_schema = current_schema() and table_name = 'payload_migrations'",
    last: '20261124_151601_brand',
  })
  if (isFormer) return
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'da', 'de');
  CREATE TYPE "public"."enum_pages_navbar_theme" AS ENUM('light', 'dark');
  CREATE TYPE "public"."enum_pages_page_layout" AS ENUM('default', 'simple', 'blog', 'blogWithSidebar', 'docs');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_navbar_theme" AS ENUM('light', 'dark');
  CREATE TYPE "public"."enum__pages_v_version_page_layout" AS ENUM('default', 'simple', 'blog', 'blogWithSidebar', 'docs');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('en', 'da', 'de');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_published_locale" AS ENUM('en', 'da', 'de');
  CREATE TYPE "public"."enum_products_global_buttons_style" AS ENUM('primary', 'secondary', 'ghost', 'link');
  CREATE TYPE "public"."enum_products_add_on_products_list_price_item" AS ENUM('sms', 'smsPremium', 'rcsBasic', 'rcsSingle', 'rcsConversationA2p', 'rcsConversationP2a', 'keyword', 'keywordFee', 'number', 'numberFee', 'email');
  CREATE TYPE "public"."enum_products_add_on_products_list_price_show" AS ENUM('exact', 'from', 'range', 'tier');
  CREATE TYPE "public"."enum_products_list_price_item" AS ENUM('sms', 'smsPremium', 'rcsBasic', 'rcsSingle', 'rcsConversationA2p', 'rcsConversationP2a', 'keyword', 'keywordFee', 'number', 'numberFee', 'email');
  CREATE TYPE "public"."enum_products_list_price_show" AS ENUM('exact', 'from', 'range', 'tier');
  CREATE TYPE "public"."enum_products_type" AS ENUM('subscription', 'payAsYouGo', 'addOn');
  CREATE TYPE "public"."enum_products_message_type" AS ENUM('sms', 'rcs', 'email', 'keyword', 'number');
  CREATE TYPE "public"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_version_global_buttons_style" AS ENUM('primary', 'secondary', 'ghost', 'link');
  CREATE TYPE "public"."enum__products_v_version_add_on_products_list_price_item" AS ENUM('sms', 'smsPremium', 'rcsBasic', 'rcsSingle', 'rcsConversationA2p', 'rcsConversationP2a', 'keyword', 'keywordFee', 'number', 'numberFee', 'email');
  CREATE TYPE "public"."enum__products_v_version_add_on_products_list_price_show" AS ENUM('exact', 'from', 'range', 'tier');
  CREATE TYPE "public"."enum__products_v_version_list_price_item" AS ENUM('sms', 'smsPremium', 'rcsBasic', 'rcsSingle', 'rcsConversationA2p', 'rcsConversationP2a', 'keyword', 'keywordFee', 'number', 'numberFee', 'email');
  CREATE TYPE "public"."enum__products_v_version_list_price_show" AS ENUM('exact', 'from', 'range', 'tier');
  CREATE TYPE "public"."enum__products_v_version_type" AS ENUM('subscription', 'payAsYouGo', 'addOn');
  CREATE TYPE "public"."enum__products_v_version_message_type" AS ENUM('sms', 'rcs', 'email', 'keyword', 'number');
  CREATE TYPE "public"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_published_locale" AS ENUM('en', 'da', 'de');
  CREATE TYPE "public"."enum_categories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__categories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__categories_v_published_locale" AS ENUM('en', 'da', 'de');
  CREATE TYPE "public"."enum_authors_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__authors_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__authors_v_published_locale" AS ENUM('en', 'da', 'de');
  CREATE TYPE "public"."enum_incidents_parts" AS ENUM('api', 'sms', 'rcs', 'email', 'webhooks', 'dashboard');
  CREATE TYPE "public"."enum_incidents_steps_state" AS ENUM('investigating', 'identified', 'monitoring', 'resolved', 'announced');
  CREATE TYPE "public"."enum_incidents_impact" AS ENUM('degraded', 'outage', 'maintenance');
  CREATE TYPE "public"."enum_incidents_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__incidents_v_version_parts" AS ENUM('api', 'sms', 'rcs', 'email', 'webhooks', 'dashboard');
  CREATE TYPE "public"."enum__incidents_v_version_steps_state" AS ENUM('investigating', 'identified', 'monitoring', 'resolved', 'announced');
  CREATE TYPE "public"."enum__incidents_v_version_impact" AS ENUM('degraded', 'outage', 'maintenance');
  CREATE TYPE "public"."enum__incidents_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__incidents_v_published_locale" AS ENUM('en', 'da', 'de');
  CREATE TYPE "public"."enum_releases_languages" AS ENUM('en', 'da', 'de');
  CREATE TYPE "public"."enum_translation_states_language" AS ENUM('en', 'da', 'de');
  CREATE TYPE "public"."enum_translation_states_state" AS ENUM('missing', 'draft', 'published');
  CREATE TYPE "public"."enum_forms_fields_kind" AS ENUM('text', 'email', 'tel', 'url', 'number', 'longText', 'select', 'checkboxes', 'countries');
  CREATE TYPE "public"."enum_forms_fields_autocomplete" AS ENUM('name', 'given-name', 'family-name', 'email', 'tel', 'organization', 'organization-title', 'url', 'country-name');
  CREATE TYPE "public"."enum_forms_kind" AS ENUM('message', 'newsletter');
  CREATE TYPE "public"."enum_form_submissions_state" AS ENUM('stored', 'unconfirmed', 'confirmed');
  CREATE TYPE "public"."enum_redirects_locale" AS ENUM('en', 'da', 'de');
  CREATE TYPE "public"."enum_redirects_status" AS ENUM('301', '302', '307', '308', '410');
  CREATE TYPE "public"."enum_unanswered_searches_language" AS ENUM('en', 'da', 'de');
  CREATE TYPE "public"."enum_subscription_prices_kind" AS ENUM('keyword', 'number');
  CREATE TYPE "public"."enum__subscription_prices_v_version_kind" AS ENUM('keyword', 'number');
  CREATE TYPE "public"."enum_rcs_prices_type" AS ENUM('BASIC', 'SINGLE', 'CONVERSATION_A2P', 'CONVERSATION_P2A');
  CREATE TYPE "public"."enum__rcs_prices_v_version_type" AS ENUM('BASIC', 'SINGLE', 'CONVERSATION_A2P', 'CONVERSATION_P2A');
  CREATE TYPE "public"."enum_email_price_tiers_unit" AS ENUM('EMAIL', 'THOUSAND_EMAILS', 'MONTH');
  CREATE TYPE "public"."enum__email_price_tiers_v_version_unit" AS ENUM('EMAIL', 'THOUSAND_EMAILS', 'MONTH');
  CREATE TYPE "public"."enum_country_guides_sender_types" AS ENUM('name', 'shortNumber', 'longNumber', 'rcsAgent');
  CREATE TYPE "public"."enum__country_guides_v_version_sender_types" AS ENUM('name', 'shortNumber', 'longNumber', 'rcsAgent');
  CREATE TYPE "public"."enum_users_further_roles" AS ENUM('author', 'translator', 'editor', 'publisher', 'price-manager');
  CREATE TYPE "public"."enum_users_languages" AS ENUM('en', 'da', 'de');
  CREATE TYPE "public"."enum_users_role" AS ENUM('author', 'translator', 'editor', 'publisher', 'price-manager', 'admin');
  CREATE TYPE "public"."enum_users_language" AS ENUM('en', 'da', 'de');
  CREATE TYPE "public"."enum_api_tokens_scopes" AS ENUM('prices', 'email-prices');
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('published', 'unpublished', 'trashed', 'restored', 'deleted', 'shareLinkMade', 'shareLinkWithdrawn', 'releasePublished', 'versionRestored', 'reviewAsked', 'reviewApproved', 'reviewSentBack', 'created', 'changed', 'roleChanged', 'pricesImported', 'tokenCreated', 'tokenRevoked', 'signedIn', 'signInFailed');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'notifySite', 'sendLink', 'sendFormMail', 'tellOfMailLimit', 'tellOfReview', 'schedulePublish', 'tellPlanner', 'tellOfLinks');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'notifySite', 'sendLink', 'sendFormMail', 'tellOfMailLimit', 'tellOfReview', 'schedulePublish', 'tellPlanner', 'tellOfLinks');
  CREATE TYPE "public"."enum_header_buttons_style" AS ENUM('primary', 'secondary', 'ghost', 'link');
  CREATE TYPE "public"."enum_header_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__header_v_version_buttons_style" AS ENUM('primary', 'secondary', 'ghost', 'link');
  CREATE TYPE "public"."enum__header_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__header_v_published_locale" AS ENUM('en', 'da', 'de');
  CREATE TYPE "public"."enum_footer_top_row_socials_network" AS ENUM('linkedin', 'mastodon', 'github', 'youtube', 'bluesky');
  CREATE TYPE "public"."enum_footer_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__footer_v_version_top_row_socials_network" AS ENUM('linkedin', 'mastodon', 'github', 'youtube', 'bluesky');
  CREATE TYPE "public"."enum__footer_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__footer_v_published_locale" AS ENUM('en', 'da', 'de');
  CREATE TYPE "public"."enum_call_to_action_buttons_style" AS ENUM('primary', 'secondary', 'ghost', 'link');
  CREATE TYPE "public"."enum_call_to_action_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_call_to_action_lottie_animation_direction" AS ENUM('forward', 'reverse', 'alternate');
  CREATE TYPE "public"."enum__call_to_action_v_version_buttons_style" AS ENUM('primary', 'secondary', 'ghost', 'link');
  CREATE TYPE "public"."enum__call_to_action_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__call_to_action_v_published_locale" AS ENUM('en', 'da', 'de');
  CREATE TYPE "public"."enum__call_to_action_v_version_lottie_animation_direction" AS ENUM('forward', 'reverse', 'alternate');
  CREATE TYPE "public"."enum_site_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_settings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_settings_v_published_locale" AS ENUM('en', 'da', 'de');
  CREATE TYPE "public"."enum_brand_font" AS ENUM('system', 'schibstedGrotesk', 'inter', 'sourceSerif', 'own');
  CREATE TYPE "public"."enum_brand_corners" AS ENUM('soft', 'square', 'round');
  CREATE TYPE "public"."enum_brand_illustrations" AS ENUM('tinted', 'fields', 'outlined');
  CREATE TYPE "public"."enum_brand_decoration" AS ENUM('none', 'signalFlags');
  CREATE TYPE "public"."enum_brand_share_images" AS ENUM('dark', 'light', 'accent');
  CREATE TYPE "public"."enum_brand_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brand_v_version_font" AS ENUM('system', 'schibstedGrotesk', 'inter', 'sourceSerif', 'own');
  CREATE TYPE "public"."enum__brand_v_version_corners" AS ENUM('soft', 'square', 'round');
  CREATE TYPE "public"."enum__brand_v_version_illustrations" AS ENUM('tinted', 'fields', 'outlined');
  CREATE TYPE "public"."enum__brand_v_version_decoration" AS ENUM('none', 'signalFlags');
  CREATE TYPE "public"."enum__brand_v_version_share_images" AS ENUM('dark', 'light', 'accent');
  CREATE TYPE "public"."enum__brand_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brand_v_published_locale" AS ENUM('en', 'da', 'de');
  CREATE TYPE "public"."enum_sign_in_second_factor" AS ENUM('nobody', 'admins', 'everybody');
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"navbar_theme" "enum_pages_navbar_theme" DEFAULT 'light',
  	"page_layout" "enum_pages_page_layout" DEFAULT 'default',
  	"page_logo_id" integer,
  	"changed_by" varchar,
  	"created_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"sections" jsonb,
  	"seo_title" varchar,
  	"seo_meta_desc" varchar,
  	"seo_focuskw" varchar,
  	"seo_noindex" boolean,
  	"seo_opengraph_title" varchar,
  	"seo_opengraph_description" varchar,
  	"seo_opengraph_image_id" integer,
  	"seo_opengraph_author" varchar,
  	"seo_opengraph_type" varchar,
  	"seo_twitter_title" varchar,
  	"seo_twitter_description" varchar,
  	"seo_twitter_image_id" integer,
  	"seo_meta_keywords" varchar,
  	"seo_nofollow" boolean,
  	"seo_canonical" varchar,
  	"reading_time" numeric,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_parent_id" integer,
  	"version_navbar_theme" "enum__pages_v_version_navbar_theme" DEFAULT 'light',
  	"version_page_layout" "enum__pages_v_version_page_layout" DEFAULT 'default',
  	"version_page_logo_id" integer,
  	"version_changed_by" varchar,
  	"version_created_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_sections" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_meta_desc" varchar,
  	"version_seo_focuskw" varchar,
  	"version_seo_noindex" boolean,
  	"version_seo_opengraph_title" varchar,
  	"version_seo_opengraph_description" varchar,
  	"version_seo_opengraph_image_id" integer,
  	"version_seo_opengraph_author" varchar,
  	"version_seo_opengraph_type" varchar,
  	"version_seo_twitter_title" varchar,
  	"version_seo_twitter_description" varchar,
  	"version_seo_twitter_image_id" integer,
  	"version_seo_meta_keywords" varchar,
  	"version_seo_nofollow" boolean,
  	"version_seo_canonical" varchar,
  	"version_reading_time" numeric,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"featured_image_id" integer,
  	"cover_image_id" integer,
  	"date" timestamp(3) with time zone,
  	"author_id" integer,
  	"changed_by" varchar,
  	"created_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "posts_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"excerpt" varchar,
  	"blog_sections" jsonb,
  	"seo_title" varchar,
  	"seo_meta_desc" varchar,
  	"seo_focuskw" varchar,
  	"seo_noindex" boolean,
  	"seo_opengraph_title" varchar,
  	"seo_opengraph_description" varchar,
  	"seo_opengraph_image_id" integer,
  	"seo_opengraph_author" varchar,
  	"seo_opengraph_type" varchar,
  	"seo_twitter_title" varchar,
  	"seo_twitter_description" varchar,
  	"seo_twitter_image_id" integer,
  	"seo_meta_keywords" varchar,
  	"seo_nofollow" boolean,
  	"seo_canonical" varchar,
  	"reading_time" numeric,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "posts_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "posts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_featured_image_id" integer,
  	"version_cover_image_id" integer,
  	"version_date" timestamp(3) with time zone,
  	"version_author_id" integer,
  	"version_changed_by" varchar,
  	"version_created_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__posts_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_posts_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_excerpt" varchar,
  	"version_blog_sections" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_meta_desc" varchar,
  	"version_seo_focuskw" varchar,
  	"version_seo_noindex" boolean,
  	"version_seo_opengraph_title" varchar,
  	"version_seo_opengraph_description" varchar,
  	"version_seo_opengraph_image_id" integer,
  	"version_seo_opengraph_author" varchar,
  	"version_seo_opengraph_type" varchar,
  	"version_seo_twitter_title" varchar,
  	"version_seo_twitter_description" varchar,
  	"version_seo_twitter_image_id" integer,
  	"version_seo_meta_keywords" varchar,
  	"version_seo_nofollow" boolean,
  	"version_seo_canonical" varchar,
  	"version_reading_time" numeric,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_posts_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "_posts_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "products_global_buttons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_title" varchar,
  	"link_url" varchar,
  	"link_anchor" varchar,
  	"link_new_tab" boolean DEFAULT false,
  	"style" "enum_products_global_buttons_style" DEFAULT 'primary'
  );
  
  CREATE TABLE "products_feature_boxes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"tooltip" boolean DEFAULT false,
  	"tooltip_text" varchar
  );
  
  CREATE TABLE "products_add_on_products" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"list_price_item" "enum_products_add_on_products_list_price_item",
  	"list_price_country_id" varchar,
  	"list_price_show" "enum_products_add_on_products_list_price_show" DEFAULT 'exact',
  	"list_price_volume" numeric,
  	"price_text" varchar
  );
  
  CREATE TABLE "products_operator_prices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"operator" varchar,
  	"logo_id" integer
  );
  
  CREATE TABLE "products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"list_price_item" "enum_products_list_price_item",
  	"list_price_country_id" varchar,
  	"list_price_show" "enum_products_list_price_show" DEFAULT 'exact',
  	"list_price_volume" numeric,
  	"type" "enum_products_type" DEFAULT 'subscription',
  	"message_type" "enum_products_message_type" DEFAULT 'sms',
  	"provider" varchar,
  	"date" timestamp(3) with time zone,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_products_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "products_locales" (
  	"title" varchar,
  	"description" jsonb,
  	"footer_text" varchar,
  	"price_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "products_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "products_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"pages_id" integer,
  	"posts_id" integer,
  	"categories_id" integer,
  	"media_id" integer
  );
  
  CREATE TABLE "_products_v_version_global_buttons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_title" varchar,
  	"link_url" varchar,
  	"link_anchor" varchar,
  	"link_new_tab" boolean DEFAULT false,
  	"style" "enum__products_v_version_global_buttons_style" DEFAULT 'primary',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_feature_boxes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"tooltip" boolean DEFAULT false,
  	"tooltip_text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_add_on_products" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"list_price_item" "enum__products_v_version_add_on_products_list_price_item",
  	"list_price_country_id" varchar,
  	"list_price_show" "enum__products_v_version_add_on_products_list_price_show" DEFAULT 'exact',
  	"list_price_volume" numeric,
  	"price_text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_operator_prices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"operator" varchar,
  	"logo_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" integer,
  	"version_list_price_item" "enum__products_v_version_list_price_item",
  	"version_list_price_country_id" varchar,
  	"version_list_price_show" "enum__products_v_version_list_price_show" DEFAULT 'exact',
  	"version_list_price_volume" numeric,
  	"version_type" "enum__products_v_version_type" DEFAULT 'subscription',
  	"version_message_type" "enum__products_v_version_message_type" DEFAULT 'sms',
  	"version_provider" varchar,
  	"version_date" timestamp(3) with time zone,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__products_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__products_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_products_v_locales" (
  	"version_title" varchar,
  	"version_description" jsonb,
  	"version_footer_text" varchar,
  	"version_price_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "_products_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"pages_id" integer,
  	"posts_id" integer,
  	"categories_id" integer,
  	"media_id" integer
  );
  
  CREATE TABLE "categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_categories_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "categories_locales" (
  	"name" varchar,
  	"slug" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_categories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__categories_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__categories_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_categories_v_locales" (
  	"version_name" varchar,
  	"version_slug" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "authors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"avatar_id" integer,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_authors_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "authors_locales" (
  	"name" varchar,
  	"role" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_authors_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_avatar_id" integer,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__authors_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__authors_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_authors_v_locales" (
  	"version_name" varchar,
  	"version_role" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "incidents_parts" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_incidents_parts",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "incidents_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"state" "enum_incidents_steps_state" DEFAULT 'investigating',
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "incidents_steps_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "incidents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"impact" "enum_incidents_impact" DEFAULT 'degraded',
  	"started_at" timestamp(3) with time zone,
  	"changed_by" varchar,
  	"created_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_incidents_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "incidents_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_incidents_v_version_parts" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__incidents_v_version_parts",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_incidents_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum__incidents_v_version_steps_state" DEFAULT 'investigating',
  	"at" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_incidents_v_version_steps_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_incidents_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_impact" "enum__incidents_v_version_impact" DEFAULT 'degraded',
  	"version_started_at" timestamp(3) with time zone,
  	"version_changed_by" varchar,
  	"version_created_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__incidents_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__incidents_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_incidents_v_locales" (
  	"version_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "releases_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_releases_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "releases" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"note" varchar,
  	"published_at" timestamp(3) with time zone,
  	"published_by" varchar,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "translation_states" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"key" varchar NOT NULL,
  	"entity" varchar NOT NULL,
  	"document" varchar,
  	"language" "enum_translation_states_language" NOT NULL,
  	"state" "enum_translation_states_state" NOT NULL,
  	"outdated" boolean DEFAULT false,
  	"source" varchar,
  	"published" boolean DEFAULT false,
  	"waiting" boolean DEFAULT false,
  	"machine" boolean DEFAULT false,
  	"own" varchar,
  	"translated_from" varchar,
  	"source_texts" jsonb,
  	"changed_at" timestamp(3) with time zone,
  	"changed_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "release_members" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"release" numeric NOT NULL,
  	"target" varchar NOT NULL,
  	"added_by" varchar,
  	"draft_at" timestamp(3) with time zone,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "share_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"target" varchar NOT NULL,
  	"languages" jsonb NOT NULL,
  	"until" timestamp(3) with time zone NOT NULL,
  	"made_by" varchar,
  	"withdrawn_at" timestamp(3) with time zone,
  	"withdrawn_by" varchar,
  	"opened_at" timestamp(3) with time zone,
  	"opened" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lock_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"target" varchar NOT NULL,
  	"account" numeric NOT NULL,
  	"person" varchar NOT NULL,
  	"answer" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"target" varchar NOT NULL,
  	"author" numeric NOT NULL,
  	"author_name" varchar NOT NULL,
  	"reviewer" numeric NOT NULL,
  	"reviewer_name" varchar NOT NULL,
  	"note" varchar,
  	"state" varchar NOT NULL,
  	"answer" varchar,
  	"draft_at" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "review_comments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"target" varchar NOT NULL,
  	"path" varchar,
  	"language" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"author" numeric NOT NULL,
  	"author_name" varchar NOT NULL,
  	"answers" numeric,
  	"resolved" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"color" varchar,
  	"pixel_width" numeric,
  	"pixel_height" numeric,
  	"digest" varchar,
  	"revision" numeric,
  	"prefix" varchar DEFAULT '',
  	"_objectkey" varchar,
  	"created_by_id" integer,
  	"folder_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_tags_id" integer
  );
  
  CREATE TABLE "media_tags" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "patterns" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"created_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "patterns_locales" (
  	"sections" jsonb,
  	"blog_sections" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "forms_fields_choices" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "forms_fields_choices_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "forms_fields" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"kind" "enum_forms_fields_kind" DEFAULT 'text' NOT NULL,
  	"required" boolean DEFAULT false,
  	"autocomplete" "enum_forms_fields_autocomplete"
  );
  
  CREATE TABLE "forms_fields_locales" (
  	"label" varchar,
  	"help" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "forms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"kind" "enum_forms_kind" DEFAULT 'message' NOT NULL,
  	"enabled" boolean DEFAULT true,
  	"send_copy" boolean DEFAULT false,
  	"keep_days" numeric DEFAULT 180 NOT NULL,
  	"consent_version" numeric DEFAULT 1 NOT NULL,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forms_locales" (
  	"submit_label" varchar,
  	"consent_text" varchar,
  	"thanks_heading" varchar,
  	"thanks_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "forms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "form_submissions_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"label" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "form_submissions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"form_id" integer NOT NULL,
  	"state" "enum_form_submissions_state" NOT NULL,
  	"email" varchar,
  	"lang" varchar NOT NULL,
  	"page" varchar,
  	"consent_text" varchar,
  	"consent_version" numeric,
  	"confirmed_at" timestamp(3) with time zone,
  	"keep_until" timestamp(3) with time zone,
  	"key" varchar NOT NULL,
  	"confirm_key" varchar,
  	"unsubscribe_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to_url" varchar,
  	"to_anchor" varchar,
  	"locale" "enum_redirects_locale" NOT NULL,
  	"status" "enum_redirects_status" DEFAULT '301' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "redirects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"posts_id" integer,
  	"categories_id" integer
  );
  
  CREATE TABLE "unanswered_searches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"query" varchar NOT NULL,
  	"language" "enum_unanswered_searches_language" NOT NULL,
  	"times" numeric NOT NULL,
  	"last_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "countries" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"other_names" varchar,
  	"place_en" numeric,
  	"place_da" numeric,
  	"place_de" numeric
  );
  
  CREATE TABLE "operators" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"country_iso_id" varchar NOT NULL,
  	"mcc_mnc" varchar NOT NULL,
  	"region" varchar,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_operators_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar NOT NULL,
  	"version_country_iso_id" varchar NOT NULL,
  	"version_mcc_mnc" varchar NOT NULL,
  	"version_region" varchar,
  	"version_note" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sms_prices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"country_id" varchar NOT NULL,
  	"eur" numeric,
  	"dkk" numeric,
  	"eur_premium" numeric,
  	"dkk_premium" numeric,
  	"valid_from" varchar NOT NULL,
  	"announced" boolean DEFAULT false,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_sms_prices_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_country_id" varchar NOT NULL,
  	"version_eur" numeric,
  	"version_dkk" numeric,
  	"version_eur_premium" numeric,
  	"version_dkk_premium" numeric,
  	"version_valid_from" varchar NOT NULL,
  	"version_announced" boolean DEFAULT false,
  	"version_note" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscription_prices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"country_id" varchar NOT NULL,
  	"kind" "enum_subscription_prices_kind" NOT NULL,
  	"eur" numeric,
  	"dkk" numeric,
  	"eur_fee" numeric,
  	"dkk_fee" numeric,
  	"valid_from" varchar NOT NULL,
  	"announced" boolean DEFAULT false,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_subscription_prices_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_country_id" varchar NOT NULL,
  	"version_kind" "enum__subscription_prices_v_version_kind" NOT NULL,
  	"version_eur" numeric,
  	"version_dkk" numeric,
  	"version_eur_fee" numeric,
  	"version_dkk_fee" numeric,
  	"version_valid_from" varchar NOT NULL,
  	"version_announced" boolean DEFAULT false,
  	"version_note" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "rcs_prices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"operator_id" integer NOT NULL,
  	"type" "enum_rcs_prices_type" NOT NULL,
  	"eur" numeric,
  	"dkk" numeric,
  	"valid_from" varchar NOT NULL,
  	"announced" boolean DEFAULT false,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_rcs_prices_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_operator_id" integer NOT NULL,
  	"version_type" "enum__rcs_prices_v_version_type" NOT NULL,
  	"version_eur" numeric,
  	"version_dkk" numeric,
  	"version_valid_from" varchar NOT NULL,
  	"version_announced" boolean DEFAULT false,
  	"version_note" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "email_price_tiers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"from_volume" numeric NOT NULL,
  	"to_volume" numeric,
  	"eur" numeric,
  	"dkk" numeric,
  	"unit" "enum_email_price_tiers_unit" DEFAULT 'THOUSAND_EMAILS' NOT NULL,
  	"withdrawn" boolean DEFAULT false,
  	"valid_from" varchar NOT NULL,
  	"announced" boolean DEFAULT false,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_email_price_tiers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_code" varchar NOT NULL,
  	"version_name" varchar NOT NULL,
  	"version_from_volume" numeric NOT NULL,
  	"version_to_volume" numeric,
  	"version_eur" numeric,
  	"version_dkk" numeric,
  	"version_unit" "enum__email_price_tiers_v_version_unit" DEFAULT 'THOUSAND_EMAILS' NOT NULL,
  	"version_withdrawn" boolean DEFAULT false,
  	"version_valid_from" varchar NOT NULL,
  	"version_announced" boolean DEFAULT false,
  	"version_note" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "country_guides_sender_types" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_country_guides_sender_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "country_guides" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"country_id" varchar NOT NULL,
  	"checked_on" varchar,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "country_guides_locales" (
  	"registration" varchar,
  	"opt_out" varchar,
  	"quiet_hours" varchar,
  	"notes" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_country_guides_v_version_sender_types" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__country_guides_v_version_sender_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_country_guides_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_country_id" varchar NOT NULL,
  	"version_checked_on" varchar,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_country_guides_v_locales" (
  	"version_registration" varchar,
  	"version_opt_out" varchar,
  	"version_quiet_hours" varchar,
  	"version_notes" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "users_further_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_further_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "users_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"language" "enum_users_language",
  	"second_factor_since" timestamp(3) with time zone,
  	"totp_secret" varchar,
  	"totp_last_step" numeric,
  	"recovery_codes" jsonb,
  	"open_id_subject" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar
  );
  
  CREATE TABLE "api_tokens_scopes" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_api_tokens_scopes",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "api_tokens" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"hash" varchar NOT NULL,
  	"hint" varchar,
  	"active" boolean DEFAULT true,
  	"expires_at" timestamp(3) with time zone,
  	"from_environment" boolean DEFAULT false,
  	"last_used_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"action" "enum_audit_entries_action" NOT NULL,
  	"person" varchar,
  	"place" varchar,
  	"title" varchar,
  	"locale" varchar,
  	"details" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "usages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"holder" varchar NOT NULL,
  	"target" varchar NOT NULL,
  	"lang" varchar,
  	"path" varchar NOT NULL,
  	"place" jsonb,
  	"draft_only" boolean
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media_folders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"folder_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"posts_id" integer,
  	"products_id" integer,
  	"categories_id" integer,
  	"authors_id" integer,
  	"incidents_id" integer,
  	"media_id" integer,
  	"media_tags_id" integer,
  	"patterns_id" integer,
  	"forms_id" integer,
  	"redirects_id" integer,
  	"countries_id" varchar,
  	"operators_id" integer,
  	"sms_prices_id" integer,
  	"subscription_prices_id" integer,
  	"rcs_prices_id" integer,
  	"email_price_tiers_id" integer,
  	"country_guides_id" integer,
  	"users_id" integer,
  	"api_tokens_id" integer,
  	"media_folders_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "header_links_submenu" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_title" varchar,
  	"link_url" varchar,
  	"link_anchor" varchar,
  	"link_new_tab" boolean DEFAULT false,
  	"description" varchar
  );
  
  CREATE TABLE "header_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_title" varchar,
  	"link_url" varchar,
  	"link_anchor" varchar,
  	"link_new_tab" boolean DEFAULT false
  );
  
  CREATE TABLE "header_buttons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_title" varchar,
  	"link_url" varchar,
  	"link_anchor" varchar,
  	"link_new_tab" boolean DEFAULT false,
  	"style" "enum_header_buttons_style" DEFAULT 'primary'
  );
  
  CREATE TABLE "header" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"changed_by" varchar,
  	"_status" "enum_header_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "header_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"pages_id" integer,
  	"posts_id" integer,
  	"categories_id" integer,
  	"media_id" integer
  );
  
  CREATE TABLE "_header_v_version_links_submenu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_title" varchar,
  	"link_url" varchar,
  	"link_anchor" varchar,
  	"link_new_tab" boolean DEFAULT false,
  	"description" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_header_v_version_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_title" varchar,
  	"link_url" varchar,
  	"link_anchor" varchar,
  	"link_new_tab" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_header_v_version_buttons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_title" varchar,
  	"link_url" varchar,
  	"link_anchor" varchar,
  	"link_new_tab" boolean DEFAULT false,
  	"style" "enum__header_v_version_buttons_style" DEFAULT 'primary',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_header_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_changed_by" varchar,
  	"version__status" "enum__header_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__header_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_header_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"pages_id" integer,
  	"posts_id" integer,
  	"categories_id" integer,
  	"media_id" integer
  );
  
  CREATE TABLE "footer_top_row_socials" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" "enum_footer_top_row_socials_network",
  	"url" varchar
  );
  
  CREATE TABLE "footer_menu_columns_submenu" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_title" varchar,
  	"link_url" varchar,
  	"link_anchor" varchar,
  	"link_new_tab" boolean DEFAULT false
  );
  
  CREATE TABLE "footer_menu_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"subtitle" varchar
  );
  
  CREATE TABLE "footer_copyright_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_title" varchar,
  	"link_url" varchar,
  	"link_anchor" varchar,
  	"link_new_tab" boolean DEFAULT false
  );
  
  CREATE TABLE "footer" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"top_row_logo_id" integer,
  	"changed_by" varchar,
  	"_status" "enum_footer_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "footer_locales" (
  	"top_row_cta_text" varchar,
  	"location_name" varchar,
  	"location_company_address" varchar,
  	"location_registration_number" varchar,
  	"copyright_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "footer_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"pages_id" integer,
  	"posts_id" integer,
  	"categories_id" integer,
  	"media_id" integer
  );
  
  CREATE TABLE "_footer_v_version_top_row_socials" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"network" "enum__footer_v_version_top_row_socials_network",
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_menu_columns_submenu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_title" varchar,
  	"link_url" varchar,
  	"link_anchor" varchar,
  	"link_new_tab" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_menu_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"subtitle" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_copyright_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_title" varchar,
  	"link_url" varchar,
  	"link_anchor" varchar,
  	"link_new_tab" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_top_row_logo_id" integer,
  	"version_changed_by" varchar,
  	"version__status" "enum__footer_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__footer_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_footer_v_locales" (
  	"version_top_row_cta_text" varchar,
  	"version_location_name" varchar,
  	"version_location_company_address" varchar,
  	"version_location_registration_number" varchar,
  	"version_copyright_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"pages_id" integer,
  	"posts_id" integer,
  	"categories_id" integer,
  	"media_id" integer
  );
  
  CREATE TABLE "call_to_action_buttons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_title" varchar,
  	"link_url" varchar,
  	"link_anchor" varchar,
  	"link_new_tab" boolean DEFAULT false,
  	"style" "enum_call_to_action_buttons_style" DEFAULT 'primary'
  );
  
  CREATE TABLE "call_to_action" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"changed_by" varchar,
  	"_status" "enum_call_to_action_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "call_to_action_locales" (
  	"section_heading" varchar,
  	"heading" varchar,
  	"text" varchar,
  	"lottie_animation_file_id" integer,
  	"lottie_animation_poster_id" integer,
  	"lottie_animation_alt" varchar,
  	"lottie_animation_loop" boolean DEFAULT true,
  	"lottie_animation_autoplay" boolean DEFAULT true,
  	"lottie_animation_speed" numeric DEFAULT 1,
  	"lottie_animation_delay" numeric DEFAULT 0,
  	"lottie_animation_direction" "enum_call_to_action_lottie_animation_direction" DEFAULT 'forward',
  	"lottie_animation_pause_on_hover" boolean DEFAULT false,
  	"lottie_animation_play_on_hover" boolean DEFAULT false,
  	"lottie_animation_pause_animation" boolean DEFAULT false,
  	"lottie_animation_width" varchar,
  	"lottie_animation_height" varchar,
  	"lottie_animation_scale" numeric DEFAULT 1,
  	"lottie_animation_background" varchar,
  	"lottie_animation_data" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "call_to_action_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"pages_id" integer,
  	"posts_id" integer,
  	"categories_id" integer,
  	"media_id" integer
  );
  
  CREATE TABLE "_call_to_action_v_version_buttons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_title" varchar,
  	"link_url" varchar,
  	"link_anchor" varchar,
  	"link_new_tab" boolean DEFAULT false,
  	"style" "enum__call_to_action_v_version_buttons_style" DEFAULT 'primary',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_call_to_action_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_changed_by" varchar,
  	"version__status" "enum__call_to_action_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__call_to_action_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_call_to_action_v_locales" (
  	"version_section_heading" varchar,
  	"version_heading" varchar,
  	"version_text" varchar,
  	"version_lottie_animation_file_id" integer,
  	"version_lottie_animation_poster_id" integer,
  	"version_lottie_animation_alt" varchar,
  	"version_lottie_animation_loop" boolean DEFAULT true,
  	"version_lottie_animation_autoplay" boolean DEFAULT true,
  	"version_lottie_animation_speed" numeric DEFAULT 1,
  	"version_lottie_animation_delay" numeric DEFAULT 0,
  	"version_lottie_animation_direction" "enum__call_to_action_v_version_lottie_animation_direction" DEFAULT 'forward',
  	"version_lottie_animation_pause_on_hover" boolean DEFAULT false,
  	"version_lottie_animation_play_on_hover" boolean DEFAULT false,
  	"version_lottie_animation_pause_animation" boolean DEFAULT false,
  	"version_lottie_animation_width" varchar,
  	"version_lottie_animation_height" varchar,
  	"version_lottie_animation_scale" numeric DEFAULT 1,
  	"version_lottie_animation_background" varchar,
  	"version_lottie_animation_data" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_call_to_action_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"pages_id" integer,
  	"posts_id" integer,
  	"categories_id" integer,
  	"media_id" integer
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"organization_url" varchar,
  	"email" varchar,
  	"social_image_id" integer,
  	"changed_by" varchar,
  	"_status" "enum_site_settings_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_settings_locales" (
  	"default_title" varchar,
  	"title_template" varchar,
  	"default_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_organization_url" varchar,
  	"version_email" varchar,
  	"version_social_image_id" integer,
  	"version_changed_by" varchar,
  	"version__status" "enum__site_settings_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__site_settings_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_site_settings_v_locales" (
  	"version_default_title" varchar,
  	"version_title_template" varchar,
  	"version_default_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "brand" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"logo_id" integer,
  	"logo_dark_id" integer,
  	"icon_id" integer,
  	"accent" varchar,
  	"secondary" varchar,
  	"neutral" varchar,
  	"tones" varchar,
  	"font" "enum_brand_font" DEFAULT 'system',
  	"font_file_id" integer,
  	"font_license" varchar,
  	"corners" "enum_brand_corners" DEFAULT 'soft',
  	"illustrations" "enum_brand_illustrations" DEFAULT 'tinted',
  	"decoration" "enum_brand_decoration" DEFAULT 'none',
  	"share_images" "enum_brand_share_images" DEFAULT 'dark',
  	"changed_by" varchar,
  	"_status" "enum_brand_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "brand_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_brand_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_logo_id" integer,
  	"version_logo_dark_id" integer,
  	"version_icon_id" integer,
  	"version_accent" varchar,
  	"version_secondary" varchar,
  	"version_neutral" varchar,
  	"version_tones" varchar,
  	"version_font" "enum__brand_v_version_font" DEFAULT 'system',
  	"version_font_file_id" integer,
  	"version_font_license" varchar,
  	"version_corners" "enum__brand_v_version_corners" DEFAULT 'soft',
  	"version_illustrations" "enum__brand_v_version_illustrations" DEFAULT 'tinted',
  	"version_decoration" "enum__brand_v_version_decoration" DEFAULT 'none',
  	"version_share_images" "enum__brand_v_version_share_images" DEFAULT 'dark',
  	"version_changed_by" varchar,
  	"version__status" "enum__brand_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__brand_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_brand_v_locales" (
  	"version_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "sign_in" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"second_factor" "enum_sign_in_second_factor" DEFAULT 'nobody' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "pages" ADD CONSTRAINT "pages_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_page_logo_id_media_id_fk" FOREIGN KEY ("page_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_seo_opengraph_image_id_media_id_fk" FOREIGN KEY ("seo_opengraph_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_seo_twitter_image_id_media_id_fk" FOREIGN KEY ("seo_twitter_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_page_logo_id_media_id_fk" FOREIGN KEY ("version_page_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_version_seo_opengraph_image_id_media_id_fk" FOREIGN KEY ("version_seo_opengraph_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_version_seo_twitter_image_id_media_id_fk" FOREIGN KEY ("version_seo_twitter_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_featured_image_id_media_id_fk" FOREIGN KEY ("featured_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_cover_image_id_media_id_fk" FOREIGN KEY ("cover_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_locales" ADD CONSTRAINT "posts_locales_seo_opengraph_image_id_media_id_fk" FOREIGN KEY ("seo_opengraph_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_locales" ADD CONSTRAINT "posts_locales_seo_twitter_image_id_media_id_fk" FOREIGN KEY ("seo_twitter_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_locales" ADD CONSTRAINT "posts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_texts" ADD CONSTRAINT "posts_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_featured_image_id_media_id_fk" FOREIGN KEY ("version_featured_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_cover_image_id_media_id_fk" FOREIGN KEY ("version_cover_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_author_id_authors_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_locales" ADD CONSTRAINT "_posts_v_locales_version_seo_opengraph_image_id_media_id_fk" FOREIGN KEY ("version_seo_opengraph_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_locales" ADD CONSTRAINT "_posts_v_locales_version_seo_twitter_image_id_media_id_fk" FOREIGN KEY ("version_seo_twitter_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_locales" ADD CONSTRAINT "_posts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_texts" ADD CONSTRAINT "_posts_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_global_buttons" ADD CONSTRAINT "products_global_buttons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_feature_boxes" ADD CONSTRAINT "products_feature_boxes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_add_on_products" ADD CONSTRAINT "products_add_on_products_list_price_country_id_countries_id_fk" FOREIGN KEY ("list_price_country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_add_on_products" ADD CONSTRAINT "products_add_on_products_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_operator_prices" ADD CONSTRAINT "products_operator_prices_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_operator_prices" ADD CONSTRAINT "products_operator_prices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_list_price_country_id_countries_id_fk" FOREIGN KEY ("list_price_country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_locales" ADD CONSTRAINT "products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_texts" ADD CONSTRAINT "products_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_global_buttons" ADD CONSTRAINT "_products_v_version_global_buttons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_feature_boxes" ADD CONSTRAINT "_products_v_version_feature_boxes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_add_on_products" ADD CONSTRAINT "_products_v_version_add_on_products_list_price_country_id_countries_id_fk" FOREIGN KEY ("list_price_country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_add_on_products" ADD CONSTRAINT "_products_v_version_add_on_products_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_operator_prices" ADD CONSTRAINT "_products_v_version_operator_prices_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_operator_prices" ADD CONSTRAINT "_products_v_version_operator_prices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_list_price_country_id_countries_id_fk" FOREIGN KEY ("version_list_price_country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_locales" ADD CONSTRAINT "_products_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_texts" ADD CONSTRAINT "_products_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories_locales" ADD CONSTRAINT "categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v_locales" ADD CONSTRAINT "_categories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "authors" ADD CONSTRAINT "authors_avatar_id_media_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "authors_locales" ADD CONSTRAINT "authors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_authors_v" ADD CONSTRAINT "_authors_v_parent_id_authors_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_authors_v" ADD CONSTRAINT "_authors_v_version_avatar_id_media_id_fk" FOREIGN KEY ("version_avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_authors_v_locales" ADD CONSTRAINT "_authors_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_authors_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "incidents_parts" ADD CONSTRAINT "incidents_parts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."incidents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "incidents_steps" ADD CONSTRAINT "incidents_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."incidents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "incidents_steps_locales" ADD CONSTRAINT "incidents_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."incidents_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "incidents" ADD CONSTRAINT "incidents_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "incidents_locales" ADD CONSTRAINT "incidents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."incidents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_incidents_v_version_parts" ADD CONSTRAINT "_incidents_v_version_parts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_incidents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_incidents_v_version_steps" ADD CONSTRAINT "_incidents_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_incidents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_incidents_v_version_steps_locales" ADD CONSTRAINT "_incidents_v_version_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_incidents_v_version_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_incidents_v" ADD CONSTRAINT "_incidents_v_parent_id_incidents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."incidents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_incidents_v" ADD CONSTRAINT "_incidents_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_incidents_v_locales" ADD CONSTRAINT "_incidents_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_incidents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "releases_languages" ADD CONSTRAINT "releases_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "translation_states" ADD CONSTRAINT "translation_states_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_folder_id_media_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."media_folders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_rels" ADD CONSTRAINT "media_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_rels" ADD CONSTRAINT "media_rels_media_tags_fk" FOREIGN KEY ("media_tags_id") REFERENCES "public"."media_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "patterns" ADD CONSTRAINT "patterns_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "patterns_locales" ADD CONSTRAINT "patterns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."patterns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_fields_choices" ADD CONSTRAINT "forms_fields_choices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms_fields"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_fields_choices_locales" ADD CONSTRAINT "forms_fields_choices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms_fields_choices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_fields" ADD CONSTRAINT "forms_fields_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_fields_locales" ADD CONSTRAINT "forms_fields_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms_fields"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_locales" ADD CONSTRAINT "forms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_texts" ADD CONSTRAINT "forms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_submissions_answers" ADD CONSTRAINT "form_submissions_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "operators" ADD CONSTRAINT "operators_country_iso_id_countries_id_fk" FOREIGN KEY ("country_iso_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_operators_v" ADD CONSTRAINT "_operators_v_parent_id_operators_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."operators"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_operators_v" ADD CONSTRAINT "_operators_v_version_country_iso_id_countries_id_fk" FOREIGN KEY ("version_country_iso_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sms_prices" ADD CONSTRAINT "sms_prices_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sms_prices_v" ADD CONSTRAINT "_sms_prices_v_parent_id_sms_prices_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sms_prices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sms_prices_v" ADD CONSTRAINT "_sms_prices_v_version_country_id_countries_id_fk" FOREIGN KEY ("version_country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscription_prices" ADD CONSTRAINT "subscription_prices_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_subscription_prices_v" ADD CONSTRAINT "_subscription_prices_v_parent_id_subscription_prices_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."subscription_prices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_subscription_prices_v" ADD CONSTRAINT "_subscription_prices_v_version_country_id_countries_id_fk" FOREIGN KEY ("version_country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "rcs_prices" ADD CONSTRAINT "rcs_prices_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_rcs_prices_v" ADD CONSTRAINT "_rcs_prices_v_parent_id_rcs_prices_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."rcs_prices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_rcs_prices_v" ADD CONSTRAINT "_rcs_prices_v_version_operator_id_operators_id_fk" FOREIGN KEY ("version_operator_id") REFERENCES "public"."operators"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_email_price_tiers_v" ADD CONSTRAINT "_email_price_tiers_v_parent_id_email_price_tiers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."email_price_tiers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "country_guides_sender_types" ADD CONSTRAINT "country_guides_sender_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."country_guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "country_guides" ADD CONSTRAINT "country_guides_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "country_guides_locales" ADD CONSTRAINT "country_guides_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."country_guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_country_guides_v_version_sender_types" ADD CONSTRAINT "_country_guides_v_version_sender_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_country_guides_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_country_guides_v" ADD CONSTRAINT "_country_guides_v_parent_id_country_guides_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."country_guides"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_country_guides_v" ADD CONSTRAINT "_country_guides_v_version_country_id_countries_id_fk" FOREIGN KEY ("version_country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_country_guides_v_locales" ADD CONSTRAINT "_country_guides_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_country_guides_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_further_roles" ADD CONSTRAINT "users_further_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_languages" ADD CONSTRAINT "users_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "api_tokens_scopes" ADD CONSTRAINT "api_tokens_scopes_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."api_tokens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_folders" ADD CONSTRAINT "media_folders_folder_id_media_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."media_folders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_authors_fk" FOREIGN KEY ("authors_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_incidents_fk" FOREIGN KEY ("incidents_id") REFERENCES "public"."incidents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_tags_fk" FOREIGN KEY ("media_tags_id") REFERENCES "public"."media_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_patterns_fk" FOREIGN KEY ("patterns_id") REFERENCES "public"."patterns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forms_fk" FOREIGN KEY ("forms_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_operators_fk" FOREIGN KEY ("operators_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sms_prices_fk" FOREIGN KEY ("sms_prices_id") REFERENCES "public"."sms_prices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscription_prices_fk" FOREIGN KEY ("subscription_prices_id") REFERENCES "public"."subscription_prices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_rcs_prices_fk" FOREIGN KEY ("rcs_prices_id") REFERENCES "public"."rcs_prices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_email_price_tiers_fk" FOREIGN KEY ("email_price_tiers_id") REFERENCES "public"."email_price_tiers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_country_guides_fk" FOREIGN KEY ("country_guides_id") REFERENCES "public"."country_guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_api_tokens_fk" FOREIGN KEY ("api_tokens_id") REFERENCES "public"."api_tokens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_folders_fk" FOREIGN KEY ("media_folders_id") REFERENCES "public"."media_folders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_links_submenu" ADD CONSTRAINT "header_links_submenu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_links" ADD CONSTRAINT "header_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_buttons" ADD CONSTRAINT "header_buttons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_rels" ADD CONSTRAINT "header_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_rels" ADD CONSTRAINT "header_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_rels" ADD CONSTRAINT "header_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_rels" ADD CONSTRAINT "header_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_rels" ADD CONSTRAINT "header_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_links_submenu" ADD CONSTRAINT "_header_v_version_links_submenu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v_version_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_links" ADD CONSTRAINT "_header_v_version_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_buttons" ADD CONSTRAINT "_header_v_version_buttons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_rels" ADD CONSTRAINT "_header_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_rels" ADD CONSTRAINT "_header_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_rels" ADD CONSTRAINT "_header_v_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_rels" ADD CONSTRAINT "_header_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_rels" ADD CONSTRAINT "_header_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_top_row_socials" ADD CONSTRAINT "footer_top_row_socials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_menu_columns_submenu" ADD CONSTRAINT "footer_menu_columns_submenu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_menu_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_menu_columns" ADD CONSTRAINT "footer_menu_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_copyright_items" ADD CONSTRAINT "footer_copyright_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer" ADD CONSTRAINT "footer_top_row_logo_id_media_id_fk" FOREIGN KEY ("top_row_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_locales" ADD CONSTRAINT "footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_top_row_socials" ADD CONSTRAINT "_footer_v_version_top_row_socials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_menu_columns_submenu" ADD CONSTRAINT "_footer_v_version_menu_columns_submenu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_menu_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_menu_columns" ADD CONSTRAINT "_footer_v_version_menu_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_copyright_items" ADD CONSTRAINT "_footer_v_version_copyright_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v" ADD CONSTRAINT "_footer_v_version_top_row_logo_id_media_id_fk" FOREIGN KEY ("version_top_row_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_v_locales" ADD CONSTRAINT "_footer_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "call_to_action_buttons" ADD CONSTRAINT "call_to_action_buttons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."call_to_action"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "call_to_action_locales" ADD CONSTRAINT "call_to_action_locales_lottie_animation_file_id_media_id_fk" FOREIGN KEY ("lottie_animation_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "call_to_action_locales" ADD CONSTRAINT "call_to_action_locales_lottie_animation_poster_id_media_id_fk" FOREIGN KEY ("lottie_animation_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "call_to_action_locales" ADD CONSTRAINT "call_to_action_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."call_to_action"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "call_to_action_rels" ADD CONSTRAINT "call_to_action_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."call_to_action"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "call_to_action_rels" ADD CONSTRAINT "call_to_action_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "call_to_action_rels" ADD CONSTRAINT "call_to_action_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "call_to_action_rels" ADD CONSTRAINT "call_to_action_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "call_to_action_rels" ADD CONSTRAINT "call_to_action_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_call_to_action_v_version_buttons" ADD CONSTRAINT "_call_to_action_v_version_buttons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_call_to_action_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_call_to_action_v_locales" ADD CONSTRAINT "_call_to_action_v_locales_version_lottie_animation_file_id_media_id_fk" FOREIGN KEY ("version_lottie_animation_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_call_to_action_v_locales" ADD CONSTRAINT "_call_to_action_v_locales_version_lottie_animation_poster_id_media_id_fk" FOREIGN KEY ("version_lottie_animation_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_call_to_action_v_locales" ADD CONSTRAINT "_call_to_action_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_call_to_action_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_call_to_action_v_rels" ADD CONSTRAINT "_call_to_action_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_call_to_action_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_call_to_action_v_rels" ADD CONSTRAINT "_call_to_action_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_call_to_action_v_rels" ADD CONSTRAINT "_call_to_action_v_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_call_to_action_v_rels" ADD CONSTRAINT "_call_to_action_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_call_to_action_v_rels" ADD CONSTRAINT "_call_to_action_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_social_image_id_media_id_fk" FOREIGN KEY ("social_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_locales" ADD CONSTRAINT "site_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_social_image_id_media_id_fk" FOREIGN KEY ("version_social_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_locales" ADD CONSTRAINT "_site_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brand" ADD CONSTRAINT "brand_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand" ADD CONSTRAINT "brand_logo_dark_id_media_id_fk" FOREIGN KEY ("logo_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand" ADD CONSTRAINT "brand_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand" ADD CONSTRAINT "brand_font_file_id_media_id_fk" FOREIGN KEY ("font_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand_locales" ADD CONSTRAINT "brand_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brand_v" ADD CONSTRAINT "_brand_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_v" ADD CONSTRAINT "_brand_v_version_logo_dark_id_media_id_fk" FOREIGN KEY ("version_logo_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_v" ADD CONSTRAINT "_brand_v_version_icon_id_media_id_fk" FOREIGN KEY ("version_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_v" ADD CONSTRAINT "_brand_v_version_font_file_id_media_id_fk" FOREIGN KEY ("version_font_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_v_locales" ADD CONSTRAINT "_brand_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_brand_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_parent_idx" ON "pages" USING btree ("parent_id");
  CREATE INDEX "pages_page_logo_idx" ON "pages" USING btree ("page_logo_id");
  CREATE INDEX "pages_created_by_idx" ON "pages" USING btree ("created_by_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "pages_slug_idx" ON "pages_locales" USING btree ("slug","_locale");
  CREATE INDEX "pages_seo_seo_opengraph_image_idx" ON "pages_locales" USING btree ("seo_opengraph_image_id","_locale");
  CREATE INDEX "pages_seo_seo_twitter_image_idx" ON "pages_locales" USING btree ("seo_twitter_image_id","_locale");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_locales_parent_idx" ON "pages_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_parent_idx" ON "_pages_v" USING btree ("version_parent_id");
  CREATE INDEX "_pages_v_version_version_page_logo_idx" ON "_pages_v" USING btree ("version_page_logo_id");
  CREATE INDEX "_pages_v_version_version_created_by_idx" ON "_pages_v" USING btree ("version_created_by_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_pages_v_version_seo_version_seo_opengraph_image_idx" ON "_pages_v_locales" USING btree ("version_seo_opengraph_image_id","_locale");
  CREATE INDEX "_pages_v_version_seo_version_seo_twitter_image_idx" ON "_pages_v_locales" USING btree ("version_seo_twitter_image_id","_locale");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_locales_parent_idx" ON "_pages_v_locales" USING btree ("_parent_id");
  CREATE INDEX "posts_featured_image_idx" ON "posts" USING btree ("featured_image_id");
  CREATE INDEX "posts_cover_image_idx" ON "posts" USING btree ("cover_image_id");
  CREATE INDEX "posts_date_idx" ON "posts" USING btree ("date");
  CREATE INDEX "posts_author_idx" ON "posts" USING btree ("author_id");
  CREATE INDEX "posts_created_by_idx" ON "posts" USING btree ("created_by_id");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE INDEX "posts_slug_idx" ON "posts_locales" USING btree ("slug","_locale");
  CREATE INDEX "posts_seo_seo_opengraph_image_idx" ON "posts_locales" USING btree ("seo_opengraph_image_id","_locale");
  CREATE INDEX "posts_seo_seo_twitter_image_idx" ON "posts_locales" USING btree ("seo_twitter_image_id","_locale");
  CREATE UNIQUE INDEX "posts_locales_locale_parent_id_unique" ON "posts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "posts_locales_parent_idx" ON "posts_locales" USING btree ("_parent_id");
  CREATE INDEX "posts_texts_order_parent" ON "posts_texts" USING btree ("order","parent_id");
  CREATE INDEX "posts_texts_locale_parent" ON "posts_texts" USING btree ("locale","parent_id");
  CREATE INDEX "posts_rels_order_idx" ON "posts_rels" USING btree ("order");
  CREATE INDEX "posts_rels_parent_idx" ON "posts_rels" USING btree ("parent_id");
  CREATE INDEX "posts_rels_path_idx" ON "posts_rels" USING btree ("path");
  CREATE INDEX "posts_rels_categories_id_idx" ON "posts_rels" USING btree ("categories_id");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_featured_image_idx" ON "_posts_v" USING btree ("version_featured_image_id");
  CREATE INDEX "_posts_v_version_version_cover_image_idx" ON "_posts_v" USING btree ("version_cover_image_id");
  CREATE INDEX "_posts_v_version_version_date_idx" ON "_posts_v" USING btree ("version_date");
  CREATE INDEX "_posts_v_version_version_author_idx" ON "_posts_v" USING btree ("version_author_id");
  CREATE INDEX "_posts_v_version_version_created_by_idx" ON "_posts_v" USING btree ("version_created_by_id");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version_deleted_at_idx" ON "_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_snapshot_idx" ON "_posts_v" USING btree ("snapshot");
  CREATE INDEX "_posts_v_published_locale_idx" ON "_posts_v" USING btree ("published_locale");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "_posts_v_autosave_idx" ON "_posts_v" USING btree ("autosave");
  CREATE INDEX "_posts_v_version_version_slug_idx" ON "_posts_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_posts_v_version_seo_version_seo_opengraph_image_idx" ON "_posts_v_locales" USING btree ("version_seo_opengraph_image_id","_locale");
  CREATE INDEX "_posts_v_version_seo_version_seo_twitter_image_idx" ON "_posts_v_locales" USING btree ("version_seo_twitter_image_id","_locale");
  CREATE UNIQUE INDEX "_posts_v_locales_locale_parent_id_unique" ON "_posts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_posts_v_locales_parent_idx" ON "_posts_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_posts_v_texts_order_parent" ON "_posts_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_posts_v_texts_locale_parent" ON "_posts_v_texts" USING btree ("locale","parent_id");
  CREATE INDEX "_posts_v_rels_order_idx" ON "_posts_v_rels" USING btree ("order");
  CREATE INDEX "_posts_v_rels_parent_idx" ON "_posts_v_rels" USING btree ("parent_id");
  CREATE INDEX "_posts_v_rels_path_idx" ON "_posts_v_rels" USING btree ("path");
  CREATE INDEX "_posts_v_rels_categories_id_idx" ON "_posts_v_rels" USING btree ("categories_id");
  CREATE INDEX "products_global_buttons_order_idx" ON "products_global_buttons" USING btree ("_order");
  CREATE INDEX "products_global_buttons_parent_id_idx" ON "products_global_buttons" USING btree ("_parent_id");
  CREATE INDEX "products_global_buttons_locale_idx" ON "products_global_buttons" USING btree ("_locale");
  CREATE INDEX "products_feature_boxes_order_idx" ON "products_feature_boxes" USING btree ("_order");
  CREATE INDEX "products_feature_boxes_parent_id_idx" ON "products_feature_boxes" USING btree ("_parent_id");
  CREATE INDEX "products_feature_boxes_locale_idx" ON "products_feature_boxes" USING btree ("_locale");
  CREATE INDEX "products_add_on_products_order_idx" ON "products_add_on_products" USING btree ("_order");
  CREATE INDEX "products_add_on_products_parent_id_idx" ON "products_add_on_products" USING btree ("_parent_id");
  CREATE INDEX "products_add_on_products_locale_idx" ON "products_add_on_products" USING btree ("_locale");
  CREATE INDEX "products_add_on_products_list_price_list_price_country_idx" ON "products_add_on_products" USING btree ("list_price_country_id");
  CREATE INDEX "products_operator_prices_order_idx" ON "products_operator_prices" USING btree ("_order");
  CREATE INDEX "products_operator_prices_parent_id_idx" ON "products_operator_prices" USING btree ("_parent_id");
  CREATE INDEX "products_operator_prices_locale_idx" ON "products_operator_prices" USING btree ("_locale");
  CREATE INDEX "products_operator_prices_logo_idx" ON "products_operator_prices" USING btree ("logo_id");
  CREATE INDEX "products_image_idx" ON "products" USING btree ("image_id");
  CREATE INDEX "products_list_price_list_price_country_idx" ON "products" USING btree ("list_price_country_id");
  CREATE INDEX "products_date_idx" ON "products" USING btree ("date");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "products_deleted_at_idx" ON "products" USING btree ("deleted_at");
  CREATE INDEX "products__status_idx" ON "products" USING btree ("_status");
  CREATE UNIQUE INDEX "products_locales_locale_parent_id_unique" ON "products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_locales_parent_idx" ON "products_locales" USING btree ("_parent_id");
  CREATE INDEX "products_texts_order_parent" ON "products_texts" USING btree ("order","parent_id");
  CREATE INDEX "products_texts_locale_parent" ON "products_texts" USING btree ("locale","parent_id");
  CREATE INDEX "products_rels_order_idx" ON "products_rels" USING btree ("order");
  CREATE INDEX "products_rels_parent_idx" ON "products_rels" USING btree ("parent_id");
  CREATE INDEX "products_rels_path_idx" ON "products_rels" USING btree ("path");
  CREATE INDEX "products_rels_locale_idx" ON "products_rels" USING btree ("locale");
  CREATE INDEX "products_rels_pages_id_idx" ON "products_rels" USING btree ("pages_id","locale");
  CREATE INDEX "products_rels_posts_id_idx" ON "products_rels" USING btree ("posts_id","locale");
  CREATE INDEX "products_rels_categories_id_idx" ON "products_rels" USING btree ("categories_id","locale");
  CREATE INDEX "products_rels_media_id_idx" ON "products_rels" USING btree ("media_id","locale");
  CREATE INDEX "_products_v_version_global_buttons_order_idx" ON "_products_v_version_global_buttons" USING btree ("_order");
  CREATE INDEX "_products_v_version_global_buttons_parent_id_idx" ON "_products_v_version_global_buttons" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_global_buttons_locale_idx" ON "_products_v_version_global_buttons" USING btree ("_locale");
  CREATE INDEX "_products_v_version_feature_boxes_order_idx" ON "_products_v_version_feature_boxes" USING btree ("_order");
  CREATE INDEX "_products_v_version_feature_boxes_parent_id_idx" ON "_products_v_version_feature_boxes" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_feature_boxes_locale_idx" ON "_products_v_version_feature_boxes" USING btree ("_locale");
  CREATE INDEX "_products_v_version_add_on_products_order_idx" ON "_products_v_version_add_on_products" USING btree ("_order");
  CREATE INDEX "_products_v_version_add_on_products_parent_id_idx" ON "_products_v_version_add_on_products" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_add_on_products_locale_idx" ON "_products_v_version_add_on_products" USING btree ("_locale");
  CREATE INDEX "_products_v_version_add_on_products_list_price_list_pric_idx" ON "_products_v_version_add_on_products" USING btree ("list_price_country_id");
  CREATE INDEX "_products_v_version_operator_prices_order_idx" ON "_products_v_version_operator_prices" USING btree ("_order");
  CREATE INDEX "_products_v_version_operator_prices_parent_id_idx" ON "_products_v_version_operator_prices" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_operator_prices_locale_idx" ON "_products_v_version_operator_prices" USING btree ("_locale");
  CREATE INDEX "_products_v_version_operator_prices_logo_idx" ON "_products_v_version_operator_prices" USING btree ("logo_id");
  CREATE INDEX "_products_v_parent_idx" ON "_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_version_image_idx" ON "_products_v" USING btree ("version_image_id");
  CREATE INDEX "_products_v_version_list_price_version_list_price_countr_idx" ON "_products_v" USING btree ("version_list_price_country_id");
  CREATE INDEX "_products_v_version_version_date_idx" ON "_products_v" USING btree ("version_date");
  CREATE INDEX "_products_v_version_version_updated_at_idx" ON "_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_products_v_version_version_created_at_idx" ON "_products_v" USING btree ("version_created_at");
  CREATE INDEX "_products_v_version_version_deleted_at_idx" ON "_products_v" USING btree ("version_deleted_at");
  CREATE INDEX "_products_v_version_version__status_idx" ON "_products_v" USING btree ("version__status");
  CREATE INDEX "_products_v_created_at_idx" ON "_products_v" USING btree ("created_at");
  CREATE INDEX "_products_v_updated_at_idx" ON "_products_v" USING btree ("updated_at");
  CREATE INDEX "_products_v_snapshot_idx" ON "_products_v" USING btree ("snapshot");
  CREATE INDEX "_products_v_published_locale_idx" ON "_products_v" USING btree ("published_locale");
  CREATE INDEX "_products_v_latest_idx" ON "_products_v" USING btree ("latest");
  CREATE INDEX "_products_v_autosave_idx" ON "_products_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_products_v_locales_locale_parent_id_unique" ON "_products_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_locales_parent_idx" ON "_products_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_products_v_texts_order_parent" ON "_products_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_products_v_texts_locale_parent" ON "_products_v_texts" USING btree ("locale","parent_id");
  CREATE INDEX "_products_v_rels_order_idx" ON "_products_v_rels" USING btree ("order");
  CREATE INDEX "_products_v_rels_parent_idx" ON "_products_v_rels" USING btree ("parent_id");
  CREATE INDEX "_products_v_rels_path_idx" ON "_products_v_rels" USING btree ("path");
  CREATE INDEX "_products_v_rels_locale_idx" ON "_products_v_rels" USING btree ("locale");
  CREATE INDEX "_products_v_rels_pages_id_idx" ON "_products_v_rels" USING btree ("pages_id","locale");
  CREATE INDEX "_products_v_rels_posts_id_idx" ON "_products_v_rels" USING btree ("posts_id","locale");
  CREATE INDEX "_products_v_rels_categories_id_idx" ON "_products_v_rels" USING btree ("categories_id","locale");
  CREATE INDEX "_products_v_rels_media_id_idx" ON "_products_v_rels" USING btree ("media_id","locale");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE INDEX "categories_deleted_at_idx" ON "categories" USING btree ("deleted_at");
  CREATE INDEX "categories__status_idx" ON "categories" USING btree ("_status");
  CREATE INDEX "categories_slug_idx" ON "categories_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "categories_locales_locale_parent_id_unique" ON "categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "categories_locales_parent_idx" ON "categories_locales" USING btree ("_parent_id");
  CREATE INDEX "_categories_v_parent_idx" ON "_categories_v" USING btree ("parent_id");
  CREATE INDEX "_categories_v_version_version_updated_at_idx" ON "_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_categories_v_version_version_created_at_idx" ON "_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_categories_v_version_version_deleted_at_idx" ON "_categories_v" USING btree ("version_deleted_at");
  CREATE INDEX "_categories_v_version_version__status_idx" ON "_categories_v" USING btree ("version__status");
  CREATE INDEX "_categories_v_created_at_idx" ON "_categories_v" USING btree ("created_at");
  CREATE INDEX "_categories_v_updated_at_idx" ON "_categories_v" USING btree ("updated_at");
  CREATE INDEX "_categories_v_snapshot_idx" ON "_categories_v" USING btree ("snapshot");
  CREATE INDEX "_categories_v_published_locale_idx" ON "_categories_v" USING btree ("published_locale");
  CREATE INDEX "_categories_v_latest_idx" ON "_categories_v" USING btree ("latest");
  CREATE INDEX "_categories_v_autosave_idx" ON "_categories_v" USING btree ("autosave");
  CREATE INDEX "_categories_v_version_version_slug_idx" ON "_categories_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_categories_v_locales_locale_parent_id_unique" ON "_categories_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_categories_v_locales_parent_idx" ON "_categories_v_locales" USING btree ("_parent_id");
  CREATE INDEX "authors_avatar_idx" ON "authors" USING btree ("avatar_id");
  CREATE INDEX "authors_updated_at_idx" ON "authors" USING btree ("updated_at");
  CREATE INDEX "authors_created_at_idx" ON "authors" USING btree ("created_at");
  CREATE INDEX "authors_deleted_at_idx" ON "authors" USING btree ("deleted_at");
  CREATE INDEX "authors__status_idx" ON "authors" USING btree ("_status");
  CREATE UNIQUE INDEX "authors_locales_locale_parent_id_unique" ON "authors_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "authors_locales_parent_idx" ON "authors_locales" USING btree ("_parent_id");
  CREATE INDEX "_authors_v_parent_idx" ON "_authors_v" USING btree ("parent_id");
  CREATE INDEX "_authors_v_version_version_avatar_idx" ON "_authors_v" USING btree ("version_avatar_id");
  CREATE INDEX "_authors_v_version_version_updated_at_idx" ON "_authors_v" USING btree ("version_updated_at");
  CREATE INDEX "_authors_v_version_version_created_at_idx" ON "_authors_v" USING btree ("version_created_at");
  CREATE INDEX "_authors_v_version_version_deleted_at_idx" ON "_authors_v" USING btree ("version_deleted_at");
  CREATE INDEX "_authors_v_version_version__status_idx" ON "_authors_v" USING btree ("version__status");
  CREATE INDEX "_authors_v_created_at_idx" ON "_authors_v" USING btree ("created_at");
  CREATE INDEX "_authors_v_updated_at_idx" ON "_authors_v" USING btree ("updated_at");
  CREATE INDEX "_authors_v_snapshot_idx" ON "_authors_v" USING btree ("snapshot");
  CREATE INDEX "_authors_v_published_locale_idx" ON "_authors_v" USING btree ("published_locale");
  CREATE INDEX "_authors_v_latest_idx" ON "_authors_v" USING btree ("latest");
  CREATE INDEX "_authors_v_autosave_idx" ON "_authors_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_authors_v_locales_locale_parent_id_unique" ON "_authors_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_authors_v_locales_parent_idx" ON "_authors_v_locales" USING btree ("_parent_id");
  CREATE INDEX "incidents_parts_order_idx" ON "incidents_parts" USING btree ("order");
  CREATE INDEX "incidents_parts_parent_idx" ON "incidents_parts" USING btree ("parent_id");
  CREATE INDEX "incidents_steps_order_idx" ON "incidents_steps" USING btree ("_order");
  CREATE INDEX "incidents_steps_parent_id_idx" ON "incidents_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "incidents_steps_locales_locale_parent_id_unique" ON "incidents_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "incidents_steps_locales_parent_idx" ON "incidents_steps_locales" USING btree ("_parent_id");
  CREATE INDEX "incidents_started_at_idx" ON "incidents" USING btree ("started_at");
  CREATE INDEX "incidents_created_by_idx" ON "incidents" USING btree ("created_by_id");
  CREATE INDEX "incidents_updated_at_idx" ON "incidents" USING btree ("updated_at");
  CREATE INDEX "incidents_created_at_idx" ON "incidents" USING btree ("created_at");
  CREATE INDEX "incidents_deleted_at_idx" ON "incidents" USING btree ("deleted_at");
  CREATE INDEX "incidents__status_idx" ON "incidents" USING btree ("_status");
  CREATE UNIQUE INDEX "incidents_locales_locale_parent_id_unique" ON "incidents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "incidents_locales_parent_idx" ON "incidents_locales" USING btree ("_parent_id");
  CREATE INDEX "_incidents_v_version_parts_order_idx" ON "_incidents_v_version_parts" USING btree ("order");
  CREATE INDEX "_incidents_v_version_parts_parent_idx" ON "_incidents_v_version_parts" USING btree ("parent_id");
  CREATE INDEX "_incidents_v_version_steps_order_idx" ON "_incidents_v_version_steps" USING btree ("_order");
  CREATE INDEX "_incidents_v_version_steps_parent_id_idx" ON "_incidents_v_version_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_incidents_v_version_steps_locales_locale_parent_id_unique" ON "_incidents_v_version_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_incidents_v_version_steps_locales_parent_idx" ON "_incidents_v_version_steps_locales" USING btree ("_parent_id");
  CREATE INDEX "_incidents_v_parent_idx" ON "_incidents_v" USING btree ("parent_id");
  CREATE INDEX "_incidents_v_version_version_started_at_idx" ON "_incidents_v" USING btree ("version_started_at");
  CREATE INDEX "_incidents_v_version_version_created_by_idx" ON "_incidents_v" USING btree ("version_created_by_id");
  CREATE INDEX "_incidents_v_version_version_updated_at_idx" ON "_incidents_v" USING btree ("version_updated_at");
  CREATE INDEX "_incidents_v_version_version_created_at_idx" ON "_incidents_v" USING btree ("version_created_at");
  CREATE INDEX "_incidents_v_version_version_deleted_at_idx" ON "_incidents_v" USING btree ("version_deleted_at");
  CREATE INDEX "_incidents_v_version_version__status_idx" ON "_incidents_v" USING btree ("version__status");
  CREATE INDEX "_incidents_v_created_at_idx" ON "_incidents_v" USING btree ("created_at");
  CREATE INDEX "_incidents_v_updated_at_idx" ON "_incidents_v" USING btree ("updated_at");
  CREATE INDEX "_incidents_v_snapshot_idx" ON "_incidents_v" USING btree ("snapshot");
  CREATE INDEX "_incidents_v_published_locale_idx" ON "_incidents_v" USING btree ("published_locale");
  CREATE INDEX "_incidents_v_latest_idx" ON "_incidents_v" USING btree ("latest");
  CREATE INDEX "_incidents_v_autosave_idx" ON "_incidents_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_incidents_v_locales_locale_parent_id_unique" ON "_incidents_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_incidents_v_locales_parent_idx" ON "_incidents_v_locales" USING btree ("_parent_id");
  CREATE INDEX "releases_languages_order_idx" ON "releases_languages" USING btree ("order");
  CREATE INDEX "releases_languages_parent_idx" ON "releases_languages" USING btree ("parent_id");
  CREATE INDEX "releases_updated_at_idx" ON "releases" USING btree ("updated_at");
  CREATE INDEX "releases_created_at_idx" ON "releases" USING btree ("created_at");
  CREATE INDEX "releases_deleted_at_idx" ON "releases" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "translation_states_key_idx" ON "translation_states" USING btree ("key");
  CREATE INDEX "translation_states_entity_idx" ON "translation_states" USING btree ("entity");
  CREATE INDEX "translation_states_document_idx" ON "translation_states" USING btree ("document");
  CREATE INDEX "translation_states_state_idx" ON "translation_states" USING btree ("state");
  CREATE INDEX "translation_states_outdated_idx" ON "translation_states" USING btree ("outdated");
  CREATE INDEX "translation_states_published_idx" ON "translation_states" USING btree ("published");
  CREATE INDEX "translation_states_waiting_idx" ON "translation_states" USING btree ("waiting");
  CREATE INDEX "translation_states_machine_idx" ON "translation_states" USING btree ("machine");
  CREATE INDEX "translation_states_changed_at_idx" ON "translation_states" USING btree ("changed_at");
  CREATE INDEX "translation_states_changed_by_idx" ON "translation_states" USING btree ("changed_by_id");
  CREATE INDEX "translation_states_updated_at_idx" ON "translation_states" USING btree ("updated_at");
  CREATE INDEX "translation_states_created_at_idx" ON "translation_states" USING btree ("created_at");
  CREATE INDEX "state_language_idx" ON "translation_states" USING btree ("state","language");
  CREATE INDEX "outdated_language_idx" ON "translation_states" USING btree ("outdated","language");
  CREATE INDEX "waiting_changedAt_idx" ON "translation_states" USING btree ("waiting","changed_at");
  CREATE INDEX "release_members_release_idx" ON "release_members" USING btree ("release");
  CREATE INDEX "release_members_target_idx" ON "release_members" USING btree ("target");
  CREATE INDEX "release_members_updated_at_idx" ON "release_members" USING btree ("updated_at");
  CREATE INDEX "release_members_created_at_idx" ON "release_members" USING btree ("created_at");
  CREATE UNIQUE INDEX "release_target_idx" ON "release_members" USING btree ("release","target");
  CREATE UNIQUE INDEX "share_links_token_hash_idx" ON "share_links" USING btree ("token_hash");
  CREATE INDEX "share_links_target_idx" ON "share_links" USING btree ("target");
  CREATE INDEX "share_links_until_idx" ON "share_links" USING btree ("until");
  CREATE INDEX "share_links_updated_at_idx" ON "share_links" USING btree ("updated_at");
  CREATE INDEX "share_links_created_at_idx" ON "share_links" USING btree ("created_at");
  CREATE INDEX "lock_requests_target_idx" ON "lock_requests" USING btree ("target");
  CREATE INDEX "lock_requests_updated_at_idx" ON "lock_requests" USING btree ("updated_at");
  CREATE INDEX "lock_requests_created_at_idx" ON "lock_requests" USING btree ("created_at");
  CREATE INDEX "reviews_target_idx" ON "reviews" USING btree ("target");
  CREATE INDEX "reviews_author_idx" ON "reviews" USING btree ("author");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE INDEX "reviewer_state_idx" ON "reviews" USING btree ("reviewer","state");
  CREATE INDEX "review_comments_target_idx" ON "review_comments" USING btree ("target");
  CREATE INDEX "review_comments_answers_idx" ON "review_comments" USING btree ("answers");
  CREATE INDEX "review_comments_updated_at_idx" ON "review_comments" USING btree ("updated_at");
  CREATE INDEX "review_comments_created_at_idx" ON "review_comments" USING btree ("created_at");
  CREATE INDEX "media_key_idx" ON "media" USING btree ("key");
  CREATE INDEX "media_created_by_idx" ON "media" USING btree ("created_by_id");
  CREATE INDEX "media_folder_idx" ON "media" USING btree ("folder_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_locales_parent_idx" ON "media_locales" USING btree ("_parent_id");
  CREATE INDEX "media_rels_order_idx" ON "media_rels" USING btree ("order");
  CREATE INDEX "media_rels_parent_idx" ON "media_rels" USING btree ("parent_id");
  CREATE INDEX "media_rels_path_idx" ON "media_rels" USING btree ("path");
  CREATE INDEX "media_rels_media_tags_id_idx" ON "media_rels" USING btree ("media_tags_id");
  CREATE UNIQUE INDEX "media_tags_name_idx" ON "media_tags" USING btree ("name");
  CREATE INDEX "media_tags_updated_at_idx" ON "media_tags" USING btree ("updated_at");
  CREATE INDEX "media_tags_created_at_idx" ON "media_tags" USING btree ("created_at");
  CREATE INDEX "patterns_created_by_idx" ON "patterns" USING btree ("created_by_id");
  CREATE INDEX "patterns_updated_at_idx" ON "patterns" USING btree ("updated_at");
  CREATE INDEX "patterns_created_at_idx" ON "patterns" USING btree ("created_at");
  CREATE INDEX "patterns_deleted_at_idx" ON "patterns" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "patterns_locales_locale_parent_id_unique" ON "patterns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "patterns_locales_parent_idx" ON "patterns_locales" USING btree ("_parent_id");
  CREATE INDEX "forms_fields_choices_order_idx" ON "forms_fields_choices" USING btree ("_order");
  CREATE INDEX "forms_fields_choices_parent_id_idx" ON "forms_fields_choices" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "forms_fields_choices_locales_locale_parent_id_unique" ON "forms_fields_choices_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "forms_fields_choices_locales_parent_idx" ON "forms_fields_choices_locales" USING btree ("_parent_id");
  CREATE INDEX "forms_fields_order_idx" ON "forms_fields" USING btree ("_order");
  CREATE INDEX "forms_fields_parent_id_idx" ON "forms_fields" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "forms_fields_locales_locale_parent_id_unique" ON "forms_fields_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "forms_fields_locales_parent_idx" ON "forms_fields_locales" USING btree ("_parent_id");
  CREATE INDEX "forms_updated_at_idx" ON "forms" USING btree ("updated_at");
  CREATE INDEX "forms_created_at_idx" ON "forms" USING btree ("created_at");
  CREATE UNIQUE INDEX "forms_locales_locale_parent_id_unique" ON "forms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "forms_locales_parent_idx" ON "forms_locales" USING btree ("_parent_id");
  CREATE INDEX "forms_texts_order_parent" ON "forms_texts" USING btree ("order","parent_id");
  CREATE INDEX "form_submissions_answers_order_idx" ON "form_submissions_answers" USING btree ("_order");
  CREATE INDEX "form_submissions_answers_parent_id_idx" ON "form_submissions_answers" USING btree ("_parent_id");
  CREATE INDEX "form_submissions_form_idx" ON "form_submissions" USING btree ("form_id");
  CREATE INDEX "form_submissions_state_idx" ON "form_submissions" USING btree ("state");
  CREATE INDEX "form_submissions_email_idx" ON "form_submissions" USING btree ("email");
  CREATE INDEX "form_submissions_keep_until_idx" ON "form_submissions" USING btree ("keep_until");
  CREATE UNIQUE INDEX "form_submissions_key_idx" ON "form_submissions" USING btree ("key");
  CREATE INDEX "form_submissions_confirm_key_idx" ON "form_submissions" USING btree ("confirm_key");
  CREATE INDEX "form_submissions_unsubscribe_key_idx" ON "form_submissions" USING btree ("unsubscribe_key");
  CREATE INDEX "form_submissions_updated_at_idx" ON "form_submissions" USING btree ("updated_at");
  CREATE INDEX "form_submissions_created_at_idx" ON "form_submissions" USING btree ("created_at");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_deleted_at_idx" ON "redirects" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "redirects_from_outside_trash_idx" ON "redirects" USING btree ("from") WHERE "redirects"."deleted_at" is null;
  CREATE INDEX "redirects_rels_order_idx" ON "redirects_rels" USING btree ("order");
  CREATE INDEX "redirects_rels_parent_idx" ON "redirects_rels" USING btree ("parent_id");
  CREATE INDEX "redirects_rels_path_idx" ON "redirects_rels" USING btree ("path");
  CREATE INDEX "redirects_rels_pages_id_idx" ON "redirects_rels" USING btree ("pages_id");
  CREATE INDEX "redirects_rels_posts_id_idx" ON "redirects_rels" USING btree ("posts_id");
  CREATE INDEX "redirects_rels_categories_id_idx" ON "redirects_rels" USING btree ("categories_id");
  CREATE INDEX "unanswered_searches_language_idx" ON "unanswered_searches" USING btree ("language");
  CREATE INDEX "unanswered_searches_times_idx" ON "unanswered_searches" USING btree ("times");
  CREATE INDEX "unanswered_searches_last_at_idx" ON "unanswered_searches" USING btree ("last_at");
  CREATE UNIQUE INDEX "language_query_idx" ON "unanswered_searches" USING btree ("language","query");
  CREATE INDEX "operators_country_iso_idx" ON "operators" USING btree ("country_iso_id");
  CREATE INDEX "operators_updated_at_idx" ON "operators" USING btree ("updated_at");
  CREATE INDEX "operators_created_at_idx" ON "operators" USING btree ("created_at");
  CREATE UNIQUE INDEX "countryIso_mccMnc_idx" ON "operators" USING btree ("country_iso_id","mcc_mnc");
  CREATE INDEX "_operators_v_parent_idx" ON "_operators_v" USING btree ("parent_id");
  CREATE INDEX "_operators_v_version_version_country_iso_idx" ON "_operators_v" USING btree ("version_country_iso_id");
  CREATE INDEX "_operators_v_version_version_updated_at_idx" ON "_operators_v" USING btree ("version_updated_at");
  CREATE INDEX "_operators_v_version_version_created_at_idx" ON "_operators_v" USING btree ("version_created_at");
  CREATE INDEX "_operators_v_created_at_idx" ON "_operators_v" USING btree ("created_at");
  CREATE INDEX "_operators_v_updated_at_idx" ON "_operators_v" USING btree ("updated_at");
  CREATE INDEX "version_countryIso_version_mccMnc_idx" ON "_operators_v" USING btree ("version_country_iso_id","version_mcc_mnc");
  CREATE INDEX "sms_prices_country_idx" ON "sms_prices" USING btree ("country_id");
  CREATE INDEX "sms_prices_valid_from_idx" ON "sms_prices" USING btree ("valid_from");
  CREATE INDEX "sms_prices_announced_idx" ON "sms_prices" USING btree ("announced");
  CREATE INDEX "sms_prices_updated_at_idx" ON "sms_prices" USING btree ("updated_at");
  CREATE INDEX "sms_prices_created_at_idx" ON "sms_prices" USING btree ("created_at");
  CREATE UNIQUE INDEX "country_validFrom_idx" ON "sms_prices" USING btree ("country_id","valid_from");
  CREATE INDEX "_sms_prices_v_parent_idx" ON "_sms_prices_v" USING btree ("parent_id");
  CREATE INDEX "_sms_prices_v_version_version_country_idx" ON "_sms_prices_v" USING btree ("version_country_id");
  CREATE INDEX "_sms_prices_v_version_version_valid_from_idx" ON "_sms_prices_v" USING btree ("version_valid_from");
  CREATE INDEX "_sms_prices_v_version_version_announced_idx" ON "_sms_prices_v" USING btree ("version_announced");
  CREATE INDEX "_sms_prices_v_version_version_updated_at_idx" ON "_sms_prices_v" USING btree ("version_updated_at");
  CREATE INDEX "_sms_prices_v_version_version_created_at_idx" ON "_sms_prices_v" USING btree ("version_created_at");
  CREATE INDEX "_sms_prices_v_created_at_idx" ON "_sms_prices_v" USING btree ("created_at");
  CREATE INDEX "_sms_prices_v_updated_at_idx" ON "_sms_prices_v" USING btree ("updated_at");
  CREATE INDEX "version_country_version_validFrom_idx" ON "_sms_prices_v" USING btree ("version_country_id","version_valid_from");
  CREATE INDEX "subscription_prices_country_idx" ON "subscription_prices" USING btree ("country_id");
  CREATE INDEX "subscription_prices_valid_from_idx" ON "subscription_prices" USING btree ("valid_from");
  CREATE INDEX "subscription_prices_announced_idx" ON "subscription_prices" USING btree ("announced");
  CREATE INDEX "subscription_prices_updated_at_idx" ON "subscription_prices" USING btree ("updated_at");
  CREATE INDEX "subscription_prices_created_at_idx" ON "subscription_prices" USING btree ("created_at");
  CREATE UNIQUE INDEX "country_kind_validFrom_idx" ON "subscription_prices" USING btree ("country_id","kind","valid_from");
  CREATE INDEX "_subscription_prices_v_parent_idx" ON "_subscription_prices_v" USING btree ("parent_id");
  CREATE INDEX "_subscription_prices_v_version_version_country_idx" ON "_subscription_prices_v" USING btree ("version_country_id");
  CREATE INDEX "_subscription_prices_v_version_version_valid_from_idx" ON "_subscription_prices_v" USING btree ("version_valid_from");
  CREATE INDEX "_subscription_prices_v_version_version_announced_idx" ON "_subscription_prices_v" USING btree ("version_announced");
  CREATE INDEX "_subscription_prices_v_version_version_updated_at_idx" ON "_subscription_prices_v" USING btree ("version_updated_at");
  CREATE INDEX "_subscription_prices_v_version_version_created_at_idx" ON "_subscription_prices_v" USING btree ("version_created_at");
  CREATE INDEX "_subscription_prices_v_created_at_idx" ON "_subscription_prices_v" USING btree ("created_at");
  CREATE INDEX "_subscription_prices_v_updated_at_idx" ON "_subscription_prices_v" USING btree ("updated_at");
  CREATE INDEX "version_country_version_kind_version_validFrom_idx" ON "_subscription_prices_v" USING btree ("version_country_id","version_kind","version_valid_from");
  CREATE INDEX "rcs_prices_operator_idx" ON "rcs_prices" USING btree ("operator_id");
  CREATE INDEX "rcs_prices_valid_from_idx" ON "rcs_prices" USING btree ("valid_from");
  CREATE INDEX "rcs_prices_announced_idx" ON "rcs_prices" USING btree ("announced");
  CREATE INDEX "rcs_prices_updated_at_idx" ON "rcs_prices" USING btree ("updated_at");
  CREATE INDEX "rcs_prices_created_at_idx" ON "rcs_prices" USING btree ("created_at");
  CREATE UNIQUE INDEX "operator_type_validFrom_idx" ON "rcs_prices" USING btree ("operator_id","type","valid_from");
  CREATE INDEX "_rcs_prices_v_parent_idx" ON "_rcs_prices_v" USING btree ("parent_id");
  CREATE INDEX "_rcs_prices_v_version_version_operator_idx" ON "_rcs_prices_v" USING btree ("version_operator_id");
  CREATE INDEX "_rcs_prices_v_version_version_valid_from_idx" ON "_rcs_prices_v" USING btree ("version_valid_from");
  CREATE INDEX "_rcs_prices_v_version_version_announced_idx" ON "_rcs_prices_v" USING btree ("version_announced");
  CREATE INDEX "_rcs_prices_v_version_version_updated_at_idx" ON "_rcs_prices_v" USING btree ("version_updated_at");
  CREATE INDEX "_rcs_prices_v_version_version_created_at_idx" ON "_rcs_prices_v" USING btree ("version_created_at");
  CREATE INDEX "_rcs_prices_v_created_at_idx" ON "_rcs_prices_v" USING btree ("created_at");
  CREATE INDEX "_rcs_prices_v_updated_at_idx" ON "_rcs_prices_v" USING btree ("updated_at");
  CREATE INDEX "version_operator_version_type_version_validFrom_idx" ON "_rcs_prices_v" USING btree ("version_operator_id","version_type","version_valid_from");
  CREATE INDEX "email_price_tiers_valid_from_idx" ON "email_price_tiers" USING btree ("valid_from");
  CREATE INDEX "email_price_tiers_announced_idx" ON "email_price_tiers" USING btree ("announced");
  CREATE INDEX "email_price_tiers_updated_at_idx" ON "email_price_tiers" USING btree ("updated_at");
  CREATE INDEX "email_price_tiers_created_at_idx" ON "email_price_tiers" USING btree ("created_at");
  CREATE UNIQUE INDEX "code_validFrom_idx" ON "email_price_tiers" USING btree ("code","valid_from");
  CREATE INDEX "_email_price_tiers_v_parent_idx" ON "_email_price_tiers_v" USING btree ("parent_id");
  CREATE INDEX "_email_price_tiers_v_version_version_valid_from_idx" ON "_email_price_tiers_v" USING btree ("version_valid_from");
  CREATE INDEX "_email_price_tiers_v_version_version_announced_idx" ON "_email_price_tiers_v" USING btree ("version_announced");
  CREATE INDEX "_email_price_tiers_v_version_version_updated_at_idx" ON "_email_price_tiers_v" USING btree ("version_updated_at");
  CREATE INDEX "_email_price_tiers_v_version_version_created_at_idx" ON "_email_price_tiers_v" USING btree ("version_created_at");
  CREATE INDEX "_email_price_tiers_v_created_at_idx" ON "_email_price_tiers_v" USING btree ("created_at");
  CREATE INDEX "_email_price_tiers_v_updated_at_idx" ON "_email_price_tiers_v" USING btree ("updated_at");
  CREATE INDEX "version_code_version_validFrom_idx" ON "_email_price_tiers_v" USING btree ("version_code","version_valid_from");
  CREATE INDEX "country_guides_sender_types_order_idx" ON "country_guides_sender_types" USING btree ("order");
  CREATE INDEX "country_guides_sender_types_parent_idx" ON "country_guides_sender_types" USING btree ("parent_id");
  CREATE UNIQUE INDEX "country_guides_country_idx" ON "country_guides" USING btree ("country_id");
  CREATE INDEX "country_guides_updated_at_idx" ON "country_guides" USING btree ("updated_at");
  CREATE INDEX "country_guides_created_at_idx" ON "country_guides" USING btree ("created_at");
  CREATE UNIQUE INDEX "country_guides_locales_locale_parent_id_unique" ON "country_guides_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "country_guides_locales_parent_idx" ON "country_guides_locales" USING btree ("_parent_id");
  CREATE INDEX "_country_guides_v_version_sender_types_order_idx" ON "_country_guides_v_version_sender_types" USING btree ("order");
  CREATE INDEX "_country_guides_v_version_sender_types_parent_idx" ON "_country_guides_v_version_sender_types" USING btree ("parent_id");
  CREATE INDEX "_country_guides_v_parent_idx" ON "_country_guides_v" USING btree ("parent_id");
  CREATE INDEX "_country_guides_v_version_version_country_idx" ON "_country_guides_v" USING btree ("version_country_id");
  CREATE INDEX "_country_guides_v_version_version_updated_at_idx" ON "_country_guides_v" USING btree ("version_updated_at");
  CREATE INDEX "_country_guides_v_version_version_created_at_idx" ON "_country_guides_v" USING btree ("version_created_at");
  CREATE INDEX "_country_guides_v_created_at_idx" ON "_country_guides_v" USING btree ("created_at");
  CREATE INDEX "_country_guides_v_updated_at_idx" ON "_country_guides_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_country_guides_v_locales_locale_parent_id_unique" ON "_country_guides_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_country_guides_v_locales_parent_idx" ON "_country_guides_v_locales" USING btree ("_parent_id");
  CREATE INDEX "users_further_roles_order_idx" ON "users_further_roles" USING btree ("order");
  CREATE INDEX "users_further_roles_parent_idx" ON "users_further_roles" USING btree ("parent_id");
  CREATE INDEX "users_languages_order_idx" ON "users_languages" USING btree ("order");
  CREATE INDEX "users_languages_parent_idx" ON "users_languages" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_open_id_subject_idx" ON "users" USING btree ("open_id_subject");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "api_tokens_scopes_order_idx" ON "api_tokens_scopes" USING btree ("order");
  CREATE INDEX "api_tokens_scopes_parent_idx" ON "api_tokens_scopes" USING btree ("parent_id");
  CREATE UNIQUE INDEX "api_tokens_hash_idx" ON "api_tokens" USING btree ("hash");
  CREATE INDEX "api_tokens_updated_at_idx" ON "api_tokens" USING btree ("updated_at");
  CREATE INDEX "api_tokens_created_at_idx" ON "api_tokens" USING btree ("created_at");
  CREATE INDEX "audit_entries_action_idx" ON "audit_entries" USING btree ("action");
  CREATE INDEX "audit_entries_person_idx" ON "audit_entries" USING btree ("person");
  CREATE INDEX "audit_entries_place_idx" ON "audit_entries" USING btree ("place");
  CREATE INDEX "audit_entries_updated_at_idx" ON "audit_entries" USING btree ("updated_at");
  CREATE INDEX "audit_entries_created_at_idx" ON "audit_entries" USING btree ("created_at");
  CREATE INDEX "usages_holder_idx" ON "usages" USING btree ("holder");
  CREATE INDEX "usages_target_idx" ON "usages" USING btree ("target");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "media_folders_name_idx" ON "media_folders" USING btree ("name");
  CREATE INDEX "media_folders_folder_idx" ON "media_folders" USING btree ("folder_id");
  CREATE INDEX "media_folders_updated_at_idx" ON "media_folders" USING btree ("updated_at");
  CREATE INDEX "media_folders_created_at_idx" ON "media_folders" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_authors_id_idx" ON "payload_locked_documents_rels" USING btree ("authors_id");
  CREATE INDEX "payload_locked_documents_rels_incidents_id_idx" ON "payload_locked_documents_rels" USING btree ("incidents_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_media_tags_id_idx" ON "payload_locked_documents_rels" USING btree ("media_tags_id");
  CREATE INDEX "payload_locked_documents_rels_patterns_id_idx" ON "payload_locked_documents_rels" USING btree ("patterns_id");
  CREATE INDEX "payload_locked_documents_rels_forms_id_idx" ON "payload_locked_documents_rels" USING btree ("forms_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_countries_id_idx" ON "payload_locked_documents_rels" USING btree ("countries_id");
  CREATE INDEX "payload_locked_documents_rels_operators_id_idx" ON "payload_locked_documents_rels" USING btree ("operators_id");
  CREATE INDEX "payload_locked_documents_rels_sms_prices_id_idx" ON "payload_locked_documents_rels" USING btree ("sms_prices_id");
  CREATE INDEX "payload_locked_documents_rels_subscription_prices_id_idx" ON "payload_locked_documents_rels" USING btree ("subscription_prices_id");
  CREATE INDEX "payload_locked_documents_rels_rcs_prices_id_idx" ON "payload_locked_documents_rels" USING btree ("rcs_prices_id");
  CREATE INDEX "payload_locked_documents_rels_email_price_tiers_id_idx" ON "payload_locked_documents_rels" USING btree ("email_price_tiers_id");
  CREATE INDEX "payload_locked_documents_rels_country_guides_id_idx" ON "payload_locked_documents_rels" USING btree ("country_guides_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_api_tokens_id_idx" ON "payload_locked_documents_rels" USING btree ("api_tokens_id");
  CREATE INDEX "payload_locked_documents_rels_media_folders_id_idx" ON "payload_locked_documents_rels" USING btree ("media_folders_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "header_links_submenu_order_idx" ON "header_links_submenu" USING btree ("_order");
  CREATE INDEX "header_links_submenu_parent_id_idx" ON "header_links_submenu" USING btree ("_parent_id");
  CREATE INDEX "header_links_submenu_locale_idx" ON "header_links_submenu" USING btree ("_locale");
  CREATE INDEX "header_links_order_idx" ON "header_links" USING btree ("_order");
  CREATE INDEX "header_links_parent_id_idx" ON "header_links" USING btree ("_parent_id");
  CREATE INDEX "header_links_locale_idx" ON "header_links" USING btree ("_locale");
  CREATE INDEX "header_buttons_order_idx" ON "header_buttons" USING btree ("_order");
  CREATE INDEX "header_buttons_parent_id_idx" ON "header_buttons" USING btree ("_parent_id");
  CREATE INDEX "header_buttons_locale_idx" ON "header_buttons" USING btree ("_locale");
  CREATE INDEX "header__status_idx" ON "header" USING btree ("_status");
  CREATE INDEX "header_rels_order_idx" ON "header_rels" USING btree ("order");
  CREATE INDEX "header_rels_parent_idx" ON "header_rels" USING btree ("parent_id");
  CREATE INDEX "header_rels_path_idx" ON "header_rels" USING btree ("path");
  CREATE INDEX "header_rels_locale_idx" ON "header_rels" USING btree ("locale");
  CREATE INDEX "header_rels_pages_id_idx" ON "header_rels" USING btree ("pages_id","locale");
  CREATE INDEX "header_rels_posts_id_idx" ON "header_rels" USING btree ("posts_id","locale");
  CREATE INDEX "header_rels_categories_id_idx" ON "header_rels" USING btree ("categories_id","locale");
  CREATE INDEX "header_rels_media_id_idx" ON "header_rels" USING btree ("media_id","locale");
  CREATE INDEX "_header_v_version_links_submenu_order_idx" ON "_header_v_version_links_submenu" USING btree ("_order");
  CREATE INDEX "_header_v_version_links_submenu_parent_id_idx" ON "_header_v_version_links_submenu" USING btree ("_parent_id");
  CREATE INDEX "_header_v_version_links_submenu_locale_idx" ON "_header_v_version_links_submenu" USING btree ("_locale");
  CREATE INDEX "_header_v_version_links_order_idx" ON "_header_v_version_links" USING btree ("_order");
  CREATE INDEX "_header_v_version_links_parent_id_idx" ON "_header_v_version_links" USING btree ("_parent_id");
  CREATE INDEX "_header_v_version_links_locale_idx" ON "_header_v_version_links" USING btree ("_locale");
  CREATE INDEX "_header_v_version_buttons_order_idx" ON "_header_v_version_buttons" USING btree ("_order");
  CREATE INDEX "_header_v_version_buttons_parent_id_idx" ON "_header_v_version_buttons" USING btree ("_parent_id");
  CREATE INDEX "_header_v_version_buttons_locale_idx" ON "_header_v_version_buttons" USING btree ("_locale");
  CREATE INDEX "_header_v_version_version__status_idx" ON "_header_v" USING btree ("version__status");
  CREATE INDEX "_header_v_created_at_idx" ON "_header_v" USING btree ("created_at");
  CREATE INDEX "_header_v_updated_at_idx" ON "_header_v" USING btree ("updated_at");
  CREATE INDEX "_header_v_snapshot_idx" ON "_header_v" USING btree ("snapshot");
  CREATE INDEX "_header_v_published_locale_idx" ON "_header_v" USING btree ("published_locale");
  CREATE INDEX "_header_v_latest_idx" ON "_header_v" USING btree ("latest");
  CREATE INDEX "_header_v_autosave_idx" ON "_header_v" USING btree ("autosave");
  CREATE INDEX "_header_v_rels_order_idx" ON "_header_v_rels" USING btree ("order");
  CREATE INDEX "_header_v_rels_parent_idx" ON "_header_v_rels" USING btree ("parent_id");
  CREATE INDEX "_header_v_rels_path_idx" ON "_header_v_rels" USING btree ("path");
  CREATE INDEX "_header_v_rels_locale_idx" ON "_header_v_rels" USING btree ("locale");
  CREATE INDEX "_header_v_rels_pages_id_idx" ON "_header_v_rels" USING btree ("pages_id","locale");
  CREATE INDEX "_header_v_rels_posts_id_idx" ON "_header_v_rels" USING btree ("posts_id","locale");
  CREATE INDEX "_header_v_rels_categories_id_idx" ON "_header_v_rels" USING btree ("categories_id","locale");
  CREATE INDEX "_header_v_rels_media_id_idx" ON "_header_v_rels" USING btree ("media_id","locale");
  CREATE INDEX "footer_top_row_socials_order_idx" ON "footer_top_row_socials" USING btree ("_order");
  CREATE INDEX "footer_top_row_socials_parent_id_idx" ON "footer_top_row_socials" USING btree ("_parent_id");
  CREATE INDEX "footer_menu_columns_submenu_order_idx" ON "footer_menu_columns_submenu" USING btree ("_order");
  CREATE INDEX "footer_menu_columns_submenu_parent_id_idx" ON "footer_menu_columns_submenu" USING btree ("_parent_id");
  CREATE INDEX "footer_menu_columns_submenu_locale_idx" ON "footer_menu_columns_submenu" USING btree ("_locale");
  CREATE INDEX "footer_menu_columns_order_idx" ON "footer_menu_columns" USING btree ("_order");
  CREATE INDEX "footer_menu_columns_parent_id_idx" ON "footer_menu_columns" USING btree ("_parent_id");
  CREATE INDEX "footer_menu_columns_locale_idx" ON "footer_menu_columns" USING btree ("_locale");
  CREATE INDEX "footer_copyright_items_order_idx" ON "footer_copyright_items" USING btree ("_order");
  CREATE INDEX "footer_copyright_items_parent_id_idx" ON "footer_copyright_items" USING btree ("_parent_id");
  CREATE INDEX "footer_copyright_items_locale_idx" ON "footer_copyright_items" USING btree ("_locale");
  CREATE INDEX "footer_top_row_top_row_logo_idx" ON "footer" USING btree ("top_row_logo_id");
  CREATE INDEX "footer__status_idx" ON "footer" USING btree ("_status");
  CREATE UNIQUE INDEX "footer_locales_locale_parent_id_unique" ON "footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_locales_parent_idx" ON "footer_locales" USING btree ("_parent_id");
  CREATE INDEX "footer_rels_order_idx" ON "footer_rels" USING btree ("order");
  CREATE INDEX "footer_rels_parent_idx" ON "footer_rels" USING btree ("parent_id");
  CREATE INDEX "footer_rels_path_idx" ON "footer_rels" USING btree ("path");
  CREATE INDEX "footer_rels_locale_idx" ON "footer_rels" USING btree ("locale");
  CREATE INDEX "footer_rels_pages_id_idx" ON "footer_rels" USING btree ("pages_id","locale");
  CREATE INDEX "footer_rels_posts_id_idx" ON "footer_rels" USING btree ("posts_id","locale");
  CREATE INDEX "footer_rels_categories_id_idx" ON "footer_rels" USING btree ("categories_id","locale");
  CREATE INDEX "footer_rels_media_id_idx" ON "footer_rels" USING btree ("media_id","locale");
  CREATE INDEX "_footer_v_version_top_row_socials_order_idx" ON "_footer_v_version_top_row_socials" USING btree ("_order");
  CREATE INDEX "_footer_v_version_top_row_socials_parent_id_idx" ON "_footer_v_version_top_row_socials" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_menu_columns_submenu_order_idx" ON "_footer_v_version_menu_columns_submenu" USING btree ("_order");
  CREATE INDEX "_footer_v_version_menu_columns_submenu_parent_id_idx" ON "_footer_v_version_menu_columns_submenu" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_menu_columns_submenu_locale_idx" ON "_footer_v_version_menu_columns_submenu" USING btree ("_locale");
  CREATE INDEX "_footer_v_version_menu_columns_order_idx" ON "_footer_v_version_menu_columns" USING btree ("_order");
  CREATE INDEX "_footer_v_version_menu_columns_parent_id_idx" ON "_footer_v_version_menu_columns" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_menu_columns_locale_idx" ON "_footer_v_version_menu_columns" USING btree ("_locale");
  CREATE INDEX "_footer_v_version_copyright_items_order_idx" ON "_footer_v_version_copyright_items" USING btree ("_order");
  CREATE INDEX "_footer_v_version_copyright_items_parent_id_idx" ON "_footer_v_version_copyright_items" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_copyright_items_locale_idx" ON "_footer_v_version_copyright_items" USING btree ("_locale");
  CREATE INDEX "_footer_v_version_top_row_version_top_row_logo_idx" ON "_footer_v" USING btree ("version_top_row_logo_id");
  CREATE INDEX "_footer_v_version_version__status_idx" ON "_footer_v" USING btree ("version__status");
  CREATE INDEX "_footer_v_created_at_idx" ON "_footer_v" USING btree ("created_at");
  CREATE INDEX "_footer_v_updated_at_idx" ON "_footer_v" USING btree ("updated_at");
  CREATE INDEX "_footer_v_snapshot_idx" ON "_footer_v" USING btree ("snapshot");
  CREATE INDEX "_footer_v_published_locale_idx" ON "_footer_v" USING btree ("published_locale");
  CREATE INDEX "_footer_v_latest_idx" ON "_footer_v" USING btree ("latest");
  CREATE INDEX "_footer_v_autosave_idx" ON "_footer_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_footer_v_locales_locale_parent_id_unique" ON "_footer_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_locales_parent_idx" ON "_footer_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_rels_order_idx" ON "_footer_v_rels" USING btree ("order");
  CREATE INDEX "_footer_v_rels_parent_idx" ON "_footer_v_rels" USING btree ("parent_id");
  CREATE INDEX "_footer_v_rels_path_idx" ON "_footer_v_rels" USING btree ("path");
  CREATE INDEX "_footer_v_rels_locale_idx" ON "_footer_v_rels" USING btree ("locale");
  CREATE INDEX "_footer_v_rels_pages_id_idx" ON "_footer_v_rels" USING btree ("pages_id","locale");
  CREATE INDEX "_footer_v_rels_posts_id_idx" ON "_footer_v_rels" USING btree ("posts_id","locale");
  CREATE INDEX "_footer_v_rels_categories_id_idx" ON "_footer_v_rels" USING btree ("categories_id","locale");
  CREATE INDEX "_footer_v_rels_media_id_idx" ON "_footer_v_rels" USING btree ("media_id","locale");
  CREATE INDEX "call_to_action_buttons_order_idx" ON "call_to_action_buttons" USING btree ("_order");
  CREATE INDEX "call_to_action_buttons_parent_id_idx" ON "call_to_action_buttons" USING btree ("_parent_id");
  CREATE INDEX "call_to_action_buttons_locale_idx" ON "call_to_action_buttons" USING btree ("_locale");
  CREATE INDEX "call_to_action__status_idx" ON "call_to_action" USING btree ("_status");
  CREATE INDEX "call_to_action_lottie_animation_lottie_animation_file_idx" ON "call_to_action_locales" USING btree ("lottie_animation_file_id");
  CREATE INDEX "call_to_action_lottie_animation_lottie_animation_poster_idx" ON "call_to_action_locales" USING btree ("lottie_animation_poster_id");
  CREATE UNIQUE INDEX "call_to_action_locales_locale_parent_id_unique" ON "call_to_action_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "call_to_action_locales_parent_idx" ON "call_to_action_locales" USING btree ("_parent_id");
  CREATE INDEX "call_to_action_rels_order_idx" ON "call_to_action_rels" USING btree ("order");
  CREATE INDEX "call_to_action_rels_parent_idx" ON "call_to_action_rels" USING btree ("parent_id");
  CREATE INDEX "call_to_action_rels_path_idx" ON "call_to_action_rels" USING btree ("path");
  CREATE INDEX "call_to_action_rels_locale_idx" ON "call_to_action_rels" USING btree ("locale");
  CREATE INDEX "call_to_action_rels_pages_id_idx" ON "call_to_action_rels" USING btree ("pages_id","locale");
  CREATE INDEX "call_to_action_rels_posts_id_idx" ON "call_to_action_rels" USING btree ("posts_id","locale");
  CREATE INDEX "call_to_action_rels_categories_id_idx" ON "call_to_action_rels" USING btree ("categories_id","locale");
  CREATE INDEX "call_to_action_rels_media_id_idx" ON "call_to_action_rels" USING btree ("media_id","locale");
  CREATE INDEX "_call_to_action_v_version_buttons_order_idx" ON "_call_to_action_v_version_buttons" USING btree ("_order");
  CREATE INDEX "_call_to_action_v_version_buttons_parent_id_idx" ON "_call_to_action_v_version_buttons" USING btree ("_parent_id");
  CREATE INDEX "_call_to_action_v_version_buttons_locale_idx" ON "_call_to_action_v_version_buttons" USING btree ("_locale");
  CREATE INDEX "_call_to_action_v_version_version__status_idx" ON "_call_to_action_v" USING btree ("version__status");
  CREATE INDEX "_call_to_action_v_created_at_idx" ON "_call_to_action_v" USING btree ("created_at");
  CREATE INDEX "_call_to_action_v_updated_at_idx" ON "_call_to_action_v" USING btree ("updated_at");
  CREATE INDEX "_call_to_action_v_snapshot_idx" ON "_call_to_action_v" USING btree ("snapshot");
  CREATE INDEX "_call_to_action_v_published_locale_idx" ON "_call_to_action_v" USING btree ("published_locale");
  CREATE INDEX "_call_to_action_v_latest_idx" ON "_call_to_action_v" USING btree ("latest");
  CREATE INDEX "_call_to_action_v_autosave_idx" ON "_call_to_action_v" USING btree ("autosave");
  CREATE INDEX "_call_to_action_v_version_lottie_animation_version_lotti_idx" ON "_call_to_action_v_locales" USING btree ("version_lottie_animation_file_id");
  CREATE INDEX "_call_to_action_v_version_lottie_animation_version_lot_1_idx" ON "_call_to_action_v_locales" USING btree ("version_lottie_animation_poster_id");
  CREATE UNIQUE INDEX "_call_to_action_v_locales_locale_parent_id_unique" ON "_call_to_action_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_call_to_action_v_locales_parent_idx" ON "_call_to_action_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_call_to_action_v_rels_order_idx" ON "_call_to_action_v_rels" USING btree ("order");
  CREATE INDEX "_call_to_action_v_rels_parent_idx" ON "_call_to_action_v_rels" USING btree ("parent_id");
  CREATE INDEX "_call_to_action_v_rels_path_idx" ON "_call_to_action_v_rels" USING btree ("path");
  CREATE INDEX "_call_to_action_v_rels_locale_idx" ON "_call_to_action_v_rels" USING btree ("locale");
  CREATE INDEX "_call_to_action_v_rels_pages_id_idx" ON "_call_to_action_v_rels" USING btree ("pages_id","locale");
  CREATE INDEX "_call_to_action_v_rels_posts_id_idx" ON "_call_to_action_v_rels" USING btree ("posts_id","locale");
  CREATE INDEX "_call_to_action_v_rels_categories_id_idx" ON "_call_to_action_v_rels" USING btree ("categories_id","locale");
  CREATE INDEX "_call_to_action_v_rels_media_id_idx" ON "_call_to_action_v_rels" USING btree ("media_id","locale");
  CREATE INDEX "site_settings_social_image_idx" ON "site_settings" USING btree ("social_image_id");
  CREATE INDEX "site_settings__status_idx" ON "site_settings" USING btree ("_status");
  CREATE UNIQUE INDEX "site_settings_locales_locale_parent_id_unique" ON "site_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_locales_parent_idx" ON "site_settings_locales" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_version_social_image_idx" ON "_site_settings_v" USING btree ("version_social_image_id");
  CREATE INDEX "_site_settings_v_version_version__status_idx" ON "_site_settings_v" USING btree ("version__status");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");
  CREATE INDEX "_site_settings_v_snapshot_idx" ON "_site_settings_v" USING btree ("snapshot");
  CREATE INDEX "_site_settings_v_published_locale_idx" ON "_site_settings_v" USING btree ("published_locale");
  CREATE INDEX "_site_settings_v_latest_idx" ON "_site_settings_v" USING btree ("latest");
  CREATE INDEX "_site_settings_v_autosave_idx" ON "_site_settings_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_site_settings_v_locales_locale_parent_id_unique" ON "_site_settings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_settings_v_locales_parent_idx" ON "_site_settings_v_locales" USING btree ("_parent_id");
  CREATE INDEX "brand_logo_idx" ON "brand" USING btree ("logo_id");
  CREATE INDEX "brand_logo_dark_idx" ON "brand" USING btree ("logo_dark_id");
  CREATE INDEX "brand_icon_idx" ON "brand" USING btree ("icon_id");
  CREATE INDEX "brand_font_file_idx" ON "brand" USING btree ("font_file_id");
  CREATE INDEX "brand__status_idx" ON "brand" USING btree ("_status");
  CREATE UNIQUE INDEX "brand_locales_locale_parent_id_unique" ON "brand_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "brand_locales_parent_idx" ON "brand_locales" USING btree ("_parent_id");
  CREATE INDEX "_brand_v_version_version_logo_idx" ON "_brand_v" USING btree ("version_logo_id");
  CREATE INDEX "_brand_v_version_version_logo_dark_idx" ON "_brand_v" USING btree ("version_logo_dark_id");
  CREATE INDEX "_brand_v_version_version_icon_idx" ON "_brand_v" USING btree ("version_icon_id");
  CREATE INDEX "_brand_v_version_version_font_file_idx" ON "_brand_v" USING btree ("version_font_file_id");
  CREATE INDEX "_brand_v_version_version__status_idx" ON "_brand_v" USING btree ("version__status");
  CREATE INDEX "_brand_v_created_at_idx" ON "_brand_v" USING btree ("created_at");
  CREATE INDEX "_brand_v_updated_at_idx" ON "_brand_v" USING btree ("updated_at");
  CREATE INDEX "_brand_v_snapshot_idx" ON "_brand_v" USING btree ("snapshot");
  CREATE INDEX "_brand_v_published_locale_idx" ON "_brand_v" USING btree ("published_locale");
  CREATE INDEX "_brand_v_latest_idx" ON "_brand_v" USING btree ("latest");
  CREATE INDEX "_brand_v_autosave_idx" ON "_brand_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_brand_v_locales_locale_parent_id_unique" ON "_brand_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_brand_v_locales_parent_idx" ON "_brand_v_locales" USING btree ("_parent_id");`)
  await createPostgresSearch(db)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await dropPostgresSearch(db)
  await db.execute(sql`
   DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "posts" CASCADE;
  DROP TABLE "posts_locales" CASCADE;
  DROP TABLE "posts_texts" CASCADE;
  DROP TABLE "posts_rels" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "_posts_v_locales" CASCADE;
  DROP TABLE "_posts_v_texts" CASCADE;
  DROP TABLE "_posts_v_rels" CASCADE;
  DROP TABLE "products_global_buttons" CASCADE;
  DROP TABLE "products_feature_boxes" CASCADE;
  DROP TABLE "products_add_on_products" CASCADE;
  DROP TABLE "products_operator_prices" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "products_locales" CASCADE;
  DROP TABLE "products_texts" CASCADE;
  DROP TABLE "products_rels" CASCADE;
  DROP TABLE "_products_v_version_global_buttons" CASCADE;
  DROP TABLE "_products_v_version_feature_boxes" CASCADE;
  DROP TABLE "_products_v_version_add_on_products" CASCADE;
  DROP TABLE "_products_v_version_operator_prices" CASCADE;
  DROP TABLE "_products_v" CASCADE;
  DROP TABLE "_products_v_locales" CASCADE;
  DROP TABLE "_products_v_texts" CASCADE;
  DROP TABLE "_products_v_rels" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "categories_locales" CASCADE;
  DROP TABLE "_categories_v" CASCADE;
  DROP TABLE "_categories_v_locales" CASCADE;
  DROP TABLE "authors" CASCADE;
  DROP TABLE "authors_locales" CASCADE;
  DROP TABLE "_authors_v" CASCADE;
  DROP TABLE "_authors_v_locales" CASCADE;
  DROP TABLE "incidents_parts" CASCADE;
  DROP TABLE "incidents_steps" CASCADE;
  DROP TABLE "incidents_steps_locales" CASCADE;
  DROP TABLE "incidents" CASCADE;
  DROP TABLE "incidents_locales" CASCADE;
  DROP TABLE "_incidents_v_version_parts" CASCADE;
  DROP TABLE "_incidents_v_version_steps" CASCADE;
  DROP TABLE "_incidents_v_version_steps_locales" CASCADE;
  DROP TABLE "_incidents_v" CASCADE;
  DROP TABLE "_incidents_v_locales" CASCADE;
  DROP TABLE "releases_languages" CASCADE;
  DROP TABLE "releases" CASCADE;
  DROP TABLE "translation_states" CASCADE;
  DROP TABLE "release_members" CASCADE;
  DROP TABLE "share_links" CASCADE;
  DROP TABLE "lock_requests" CASCADE;
  DROP TABLE "reviews" CASCADE;
  DROP TABLE "review_comments" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "media_rels" CASCADE;
  DROP TABLE "media_tags" CASCADE;
  DROP TABLE "patterns" CASCADE;
  DROP TABLE "patterns_locales" CASCADE;
  DROP TABLE "forms_fields_choices" CASCADE;
  DROP TABLE "forms_fields_choices_locales" CASCADE;
  DROP TABLE "forms_fields" CASCADE;
  DROP TABLE "forms_fields_locales" CASCADE;
  DROP TABLE "forms" CASCADE;
  DROP TABLE "forms_locales" CASCADE;
  DROP TABLE "forms_texts" CASCADE;
  DROP TABLE "form_submissions_answers" CASCADE;
  DROP TABLE "form_submissions" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "redirects_rels" CASCADE;
  DROP TABLE "unanswered_searches" CASCADE;
  DROP TABLE "countries" CASCADE;
  DROP TABLE "operators" CASCADE;
  DROP TABLE "_operators_v" CASCADE;
  DROP TABLE "sms_prices" CASCADE;
  DROP TABLE "_sms_prices_v" CASCADE;
  DROP TABLE "subscription_prices" CASCADE;
  DROP TABLE "_subscription_prices_v" CASCADE;
  DROP TABLE "rcs_prices" CASCADE;
  DROP TABLE "_rcs_prices_v" CASCADE;
  DROP TABLE "email_price_tiers" CASCADE;
  DROP TABLE "_email_price_tiers_v" CASCADE;
  DROP TABLE "country_guides_sender_types" CASCADE;
  DROP TABLE "country_guides" CASCADE;
  DROP TABLE "country_guides_locales" CASCADE;
  DROP TABLE "_country_guides_v_version_sender_types" CASCADE;
  DROP TABLE "_country_guides_v" CASCADE;
  DROP TABLE "_country_guides_v_locales" CASCADE;
  DROP TABLE "users_further_roles" CASCADE;
  DROP TABLE "users_languages" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "api_tokens_scopes" CASCADE;
  DROP TABLE "api_tokens" CASCADE;
  DROP TABLE "audit_entries" CASCADE;
  DROP TABLE "usages" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "media_folders" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "header_links_submenu" CASCADE;
  DROP TABLE "header_links" CASCADE;
  DROP TABLE "header_buttons" CASCADE;
  DROP TABLE "header" CASCADE;
  DROP TABLE "header_rels" CASCADE;
  DROP TABLE "_header_v_version_links_submenu" CASCADE;
  DROP TABLE "_header_v_version_links" CASCADE;
  DROP TABLE "_header_v_version_buttons" CASCADE;
  DROP TABLE "_header_v" CASCADE;
  DROP TABLE "_header_v_rels" CASCADE;
  DROP TABLE "footer_top_row_socials" CASCADE;
  DROP TABLE "footer_menu_columns_submenu" CASCADE;
  DROP TABLE "footer_menu_columns" CASCADE;
  DROP TABLE "footer_copyright_items" CASCADE;
  DROP TABLE "footer" CASCADE;
  DROP TABLE "footer_locales" CASCADE;
  DROP TABLE "footer_rels" CASCADE;
  DROP TABLE "_footer_v_version_top_row_socials" CASCADE;
  DROP TABLE "_footer_v_version_menu_columns_submenu" CASCADE;
  DROP TABLE "_footer_v_version_menu_columns" CASCADE;
  DROP TABLE "_footer_v_version_copyright_items" CASCADE;
  DROP TABLE "_footer_v" CASCADE;
  DROP TABLE "_footer_v_locales" CASCADE;
  DROP TABLE "_footer_v_rels" CASCADE;
  DROP TABLE "call_to_action_buttons" CASCADE;
  DROP TABLE "call_to_action" CASCADE;
  DROP TABLE "call_to_action_locales" CASCADE;
  DROP TABLE "call_to_action_rels" CASCADE;
  DROP TABLE "_call_to_action_v_version_buttons" CASCADE;
  DROP TABLE "_call_to_action_v" CASCADE;
  DROP TABLE "_call_to_action_v_locales" CASCADE;
  DROP TABLE "_call_to_action_v_rels" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "site_settings_locales" CASCADE;
  DROP TABLE "_site_settings_v" CASCADE;
  DROP TABLE "_site_settings_v_locales" CASCADE;
  DROP TABLE "brand" CASCADE;
  DROP TABLE "brand_locales" CASCADE;
  DROP TABLE "_brand_v" CASCADE;
  DROP TABLE "_brand_v_locales" CASCADE;
  DROP TABLE "sign_in" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_pages_navbar_theme";
  DROP TYPE "public"."enum_pages_page_layout";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_navbar_theme";
  DROP TYPE "public"."enum__pages_v_version_page_layout";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum__posts_v_published_locale";
  DROP TYPE "public"."enum_products_global_buttons_style";
  DROP TYPE "public"."enum_products_add_on_products_list_price_item";
  DROP TYPE "public"."enum_products_add_on_products_list_price_show";
  DROP TYPE "public"."enum_products_list_price_item";
  DROP TYPE "public"."enum_products_list_price_show";
  DROP TYPE "public"."enum_products_type";
  DROP TYPE "public"."enum_products_message_type";
  DROP TYPE "public"."enum_products_status";
  DROP TYPE "public"."enum__products_v_version_global_buttons_style";
  DROP TYPE "public"."enum__products_v_version_add_on_products_list_price_item";
  DROP TYPE "public"."enum__products_v_version_add_on_products_list_price_show";
  DROP TYPE "public"."enum__products_v_version_list_price_item";
  DROP TYPE "public"."enum__products_v_version_list_price_show";
  DROP TYPE "public"."enum__products_v_version_type";
  DROP TYPE "public"."enum__products_v_version_message_type";
  DROP TYPE "public"."enum__products_v_version_status";
  DROP TYPE "public"."enum__products_v_published_locale";
  DROP TYPE "public"."enum_categories_status";
  DROP TYPE "public"."enum__categories_v_version_status";
  DROP TYPE "public"."enum__categories_v_published_locale";
  DROP TYPE "public"."enum_authors_status";
  DROP TYPE "public"."enum__authors_v_version_status";
  DROP TYPE "public"."enum__authors_v_published_locale";
  DROP TYPE "public"."enum_incidents_parts";
  DROP TYPE "public"."enum_incidents_steps_state";
  DROP TYPE "public"."enum_incidents_impact";
  DROP TYPE "public"."enum_incidents_status";
  DROP TYPE "public"."enum__incidents_v_version_parts";
  DROP TYPE "public"."enum__incidents_v_version_steps_state";
  DROP TYPE "public"."enum__incidents_v_version_impact";
  DROP TYPE "public"."enum__incidents_v_version_status";
  DROP TYPE "public"."enum__incidents_v_published_locale";
  DROP TYPE "public"."enum_releases_languages";
  DROP TYPE "public"."enum_translation_states_language";
  DROP TYPE "public"."enum_translation_states_state";
  DROP TYPE "public"."enum_forms_fields_kind";
  DROP TYPE "public"."enum_forms_fields_autocomplete";
  DROP TYPE "public"."enum_forms_kind";
  DROP TYPE "public"."enum_form_submissions_state";
  DROP TYPE "public"."enum_redirects_locale";
  DROP TYPE "public"."enum_redirects_status";
  DROP TYPE "public"."enum_unanswered_searches_language";
  DROP TYPE "public"."enum_subscription_prices_kind";
  DROP TYPE "public"."enum__subscription_prices_v_version_kind";
  DROP TYPE "public"."enum_rcs_prices_type";
  DROP TYPE "public"."enum__rcs_prices_v_version_type";
  DROP TYPE "public"."enum_email_price_tiers_unit";
  DROP TYPE "public"."enum__email_price_tiers_v_version_unit";
  DROP TYPE "public"."enum_country_guides_sender_types";
  DROP TYPE "public"."enum__country_guides_v_version_sender_types";
  DROP TYPE "public"."enum_users_further_roles";
  DROP TYPE "public"."enum_users_languages";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_users_language";
  DROP TYPE "public"."enum_api_tokens_scopes";
  DROP TYPE "public"."enum_audit_entries_action";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_header_buttons_style";
  DROP TYPE "public"."enum_header_status";
  DROP TYPE "public"."enum__header_v_version_buttons_style";
  DROP TYPE "public"."enum__header_v_version_status";
  DROP TYPE "public"."enum__header_v_published_locale";
  DROP TYPE "public"."enum_footer_top_row_socials_network";
  DROP TYPE "public"."enum_footer_status";
  DROP TYPE "public"."enum__footer_v_version_top_row_socials_network";
  DROP TYPE "public"."enum__footer_v_version_status";
  DROP TYPE "public"."enum__footer_v_published_locale";
  DROP TYPE "public"."enum_call_to_action_buttons_style";
  DROP TYPE "public"."enum_call_to_action_status";
  DROP TYPE "public"."enum_call_to_action_lottie_animation_direction";
  DROP TYPE "public"."enum__call_to_action_v_version_buttons_style";
  DROP TYPE "public"."enum__call_to_action_v_version_status";
  DROP TYPE "public"."enum__call_to_action_v_published_locale";
  DROP TYPE "public"."enum__call_to_action_v_version_lottie_animation_direction";
  DROP TYPE "public"."enum_site_settings_status";
  DROP TYPE "public"."enum__site_settings_v_version_status";
  DROP TYPE "public"."enum__site_settings_v_published_locale";
  DROP TYPE "public"."enum_brand_font";
  DROP TYPE "public"."enum_brand_corners";
  DROP TYPE "public"."enum_brand_illustrations";
  DROP TYPE "public"."enum_brand_decoration";
  DROP TYPE "public"."enum_brand_share_images";
  DROP TYPE "public"."enum_brand_status";
  DROP TYPE "public"."enum__brand_v_version_font";
  DROP TYPE "public"."enum__brand_v_version_corners";
  DROP TYPE "public"."enum__brand_v_version_illustrations";
  DROP TYPE "public"."enum__brand_v_version_decoration";
  DROP TYPE "public"."enum__brand_v_version_share_images";
  DROP TYPE "public"."enum__brand_v_version_status";
  DROP TYPE "public"."enum__brand_v_published_locale";
  DROP TYPE "public"."enum_sign_in_second_factor";`)
}
