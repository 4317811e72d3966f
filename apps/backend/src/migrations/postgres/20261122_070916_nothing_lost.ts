import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { addFirstVersions, versionedWithTrash } from '../first-versions.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_categories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__categories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__categories_v_published_locale" AS ENUM('en', 'da', 'de');
  CREATE TYPE "public"."enum_authors_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__authors_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__authors_v_published_locale" AS ENUM('en', 'da', 'de');
  CREATE TYPE "public"."enum_header_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__header_v_version_buttons_style" AS ENUM('primary', 'secondary', 'ghost', 'link');
  CREATE TYPE "public"."enum__header_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__header_v_published_locale" AS ENUM('en', 'da', 'de');
  CREATE TYPE "public"."enum_footer_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__footer_v_version_top_row_socials_network" AS ENUM('linkedin', 'mastodon', 'github', 'youtube', 'bluesky');
  CREATE TYPE "public"."enum__footer_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__footer_v_published_locale" AS ENUM('en', 'da', 'de');
  CREATE TYPE "public"."enum_call_to_action_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__call_to_action_v_version_buttons_style" AS ENUM('primary', 'secondary', 'ghost', 'link');
  CREATE TYPE "public"."enum__call_to_action_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__call_to_action_v_published_locale" AS ENUM('en', 'da', 'de');
  CREATE TYPE "public"."enum__call_to_action_v_version_lottie_animation_direction" AS ENUM('forward', 'reverse', 'alternate');
  CREATE TYPE "public"."enum_site_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_settings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_settings_v_published_locale" AS ENUM('en', 'da', 'de');
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
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
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
  	"categories_id" integer
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
  	"categories_id" integer
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
  	"categories_id" integer
  );
  
  CREATE TABLE "_site_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_brand" varchar,
  	"version_logo_id" integer,
  	"version_logo_dark_id" integer,
  	"version_social_image_id" integer,
  	"version_organization_url" varchar,
  	"version_email" varchar,
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
  
  DROP INDEX "redirects_from_idx";
  ALTER TABLE "header_buttons" ALTER COLUMN "style" DROP NOT NULL;
  ALTER TABLE "footer_top_row_socials" ALTER COLUMN "network" DROP NOT NULL;
  ALTER TABLE "footer_top_row_socials" ALTER COLUMN "url" DROP NOT NULL;
  ALTER TABLE "footer_menu_columns" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "call_to_action_buttons" ALTER COLUMN "style" DROP NOT NULL;
  ALTER TABLE "pages" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "posts" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "posts" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_posts_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_posts_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "products" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "products" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_products_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_products_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "categories" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "categories" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "categories" ADD COLUMN "_status" "enum_categories_status" DEFAULT 'draft';
  ALTER TABLE "authors" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "authors" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "authors" ADD COLUMN "_status" "enum_authors_status" DEFAULT 'draft';
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "redirects" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "header" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "header" ADD COLUMN "_status" "enum_header_status" DEFAULT 'draft';
  ALTER TABLE "footer" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "footer" ADD COLUMN "_status" "enum_footer_status" DEFAULT 'draft';
  ALTER TABLE "call_to_action" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "call_to_action" ADD COLUMN "_status" "enum_call_to_action_status" DEFAULT 'draft';
  ALTER TABLE "site_settings" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "_status" "enum_site_settings_status" DEFAULT 'draft';
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v_locales" ADD CONSTRAINT "_categories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_authors_v" ADD CONSTRAINT "_authors_v_parent_id_authors_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_authors_v" ADD CONSTRAINT "_authors_v_version_avatar_id_media_id_fk" FOREIGN KEY ("version_avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_authors_v_locales" ADD CONSTRAINT "_authors_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_authors_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_links_submenu" ADD CONSTRAINT "_header_v_version_links_submenu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v_version_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_links" ADD CONSTRAINT "_header_v_version_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_buttons" ADD CONSTRAINT "_header_v_version_buttons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_rels" ADD CONSTRAINT "_header_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_rels" ADD CONSTRAINT "_header_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_rels" ADD CONSTRAINT "_header_v_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_rels" ADD CONSTRAINT "_header_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "_call_to_action_v_version_buttons" ADD CONSTRAINT "_call_to_action_v_version_buttons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_call_to_action_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_call_to_action_v_locales" ADD CONSTRAINT "_call_to_action_v_locales_version_lottie_animation_file_id_media_id_fk" FOREIGN KEY ("version_lottie_animation_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_call_to_action_v_locales" ADD CONSTRAINT "_call_to_action_v_locales_version_lottie_animation_poster_id_media_id_fk" FOREIGN KEY ("version_lottie_animation_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_call_to_action_v_locales" ADD CONSTRAINT "_call_to_action_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_call_to_action_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_call_to_action_v_rels" ADD CONSTRAINT "_call_to_action_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_call_to_action_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_call_to_action_v_rels" ADD CONSTRAINT "_call_to_action_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_call_to_action_v_rels" ADD CONSTRAINT "_call_to_action_v_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_call_to_action_v_rels" ADD CONSTRAINT "_call_to_action_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_logo_dark_id_media_id_fk" FOREIGN KEY ("version_logo_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_social_image_id_media_id_fk" FOREIGN KEY ("version_social_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_locales" ADD CONSTRAINT "_site_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
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
  CREATE INDEX "_site_settings_v_version_version_logo_idx" ON "_site_settings_v" USING btree ("version_logo_id");
  CREATE INDEX "_site_settings_v_version_version_logo_dark_idx" ON "_site_settings_v" USING btree ("version_logo_dark_id");
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
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at");
  CREATE INDEX "_posts_v_version_version_deleted_at_idx" ON "_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_posts_v_autosave_idx" ON "_posts_v" USING btree ("autosave");
  CREATE INDEX "products_deleted_at_idx" ON "products" USING btree ("deleted_at");
  CREATE INDEX "_products_v_version_version_deleted_at_idx" ON "_products_v" USING btree ("version_deleted_at");
  CREATE INDEX "_products_v_autosave_idx" ON "_products_v" USING btree ("autosave");
  CREATE INDEX "categories_deleted_at_idx" ON "categories" USING btree ("deleted_at");
  CREATE INDEX "categories__status_idx" ON "categories" USING btree ("_status");
  CREATE INDEX "authors_deleted_at_idx" ON "authors" USING btree ("deleted_at");
  CREATE INDEX "authors__status_idx" ON "authors" USING btree ("_status");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "redirects_deleted_at_idx" ON "redirects" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "redirects_from_outside_trash_idx" ON "redirects" USING btree ("from") WHERE "redirects"."deleted_at" is null;
  CREATE INDEX "header__status_idx" ON "header" USING btree ("_status");
  CREATE INDEX "footer__status_idx" ON "footer" USING btree ("_status");
  CREATE INDEX "call_to_action__status_idx" ON "call_to_action" USING btree ("_status");
  CREATE INDEX "site_settings__status_idx" ON "site_settings" USING btree ("_status");`)
  const tables = {
    run: async (statement: string) => {
      await db.execute(sql.raw(statement))
    },
    columns: async (table: string) => {
      const { rows } = await db.execute<{ name: string; enumeration: string | null }>(sql`
        SELECT column_name AS name, CASE WHEN data_type = 'USER-DEFINED' THEN udt_name END AS enumeration
        FROM information_schema.columns WHERE table_schema = 'public' AND table_name = ${table}
        ORDER BY ordinal_position`)
      return rows
    },
  }
  for (const stored of versionedWithTrash) await addFirstVersions(tables, stored)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_categories_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_categories_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_authors_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_authors_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_header_v_version_links_submenu" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_header_v_version_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_header_v_version_buttons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_header_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_header_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_version_top_row_socials" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_version_menu_columns_submenu" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_version_menu_columns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_version_copyright_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_call_to_action_v_version_buttons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_call_to_action_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_call_to_action_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_call_to_action_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_categories_v" CASCADE;
  DROP TABLE "_categories_v_locales" CASCADE;
  DROP TABLE "_authors_v" CASCADE;
  DROP TABLE "_authors_v_locales" CASCADE;
  DROP TABLE "_header_v_version_links_submenu" CASCADE;
  DROP TABLE "_header_v_version_links" CASCADE;
  DROP TABLE "_header_v_version_buttons" CASCADE;
  DROP TABLE "_header_v" CASCADE;
  DROP TABLE "_header_v_rels" CASCADE;
  DROP TABLE "_footer_v_version_top_row_socials" CASCADE;
  DROP TABLE "_footer_v_version_menu_columns_submenu" CASCADE;
  DROP TABLE "_footer_v_version_menu_columns" CASCADE;
  DROP TABLE "_footer_v_version_copyright_items" CASCADE;
  DROP TABLE "_footer_v" CASCADE;
  DROP TABLE "_footer_v_locales" CASCADE;
  DROP TABLE "_footer_v_rels" CASCADE;
  DROP TABLE "_call_to_action_v_version_buttons" CASCADE;
  DROP TABLE "_call_to_action_v" CASCADE;
  DROP TABLE "_call_to_action_v_locales" CASCADE;
  DROP TABLE "_call_to_action_v_rels" CASCADE;
  DROP TABLE "_site_settings_v" CASCADE;
  DROP TABLE "_site_settings_v_locales" CASCADE;
  DROP INDEX "pages_deleted_at_idx";
  DROP INDEX "_pages_v_version_version_deleted_at_idx";
  DROP INDEX "_pages_v_autosave_idx";
  DROP INDEX "posts_deleted_at_idx";
  DROP INDEX "_posts_v_version_version_deleted_at_idx";
  DROP INDEX "_posts_v_autosave_idx";
  DROP INDEX "products_deleted_at_idx";
  DROP INDEX "_products_v_version_version_deleted_at_idx";
  DROP INDEX "_products_v_autosave_idx";
  DROP INDEX "categories_deleted_at_idx";
  DROP INDEX "categories__status_idx";
  DROP INDEX "authors_deleted_at_idx";
  DROP INDEX "authors__status_idx";
  DROP INDEX "media_deleted_at_idx";
  DROP INDEX "redirects_deleted_at_idx";
  DROP INDEX "redirects_from_outside_trash_idx";
  DROP INDEX "header__status_idx";
  DROP INDEX "footer__status_idx";
  DROP INDEX "call_to_action__status_idx";
  DROP INDEX "site_settings__status_idx";
  ALTER TABLE "header_buttons" ALTER COLUMN "style" SET NOT NULL;
  ALTER TABLE "footer_top_row_socials" ALTER COLUMN "network" SET NOT NULL;
  ALTER TABLE "footer_top_row_socials" ALTER COLUMN "url" SET NOT NULL;
  ALTER TABLE "footer_menu_columns" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "call_to_action_buttons" ALTER COLUMN "style" SET NOT NULL;
  DELETE FROM "redirects" WHERE "deleted_at" IS NOT NULL;
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  ALTER TABLE "pages" DROP COLUMN "changed_by";
  ALTER TABLE "pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_pages_v" DROP COLUMN "autosave";
  ALTER TABLE "posts" DROP COLUMN "changed_by";
  ALTER TABLE "posts" DROP COLUMN "deleted_at";
  ALTER TABLE "_posts_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "_posts_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_posts_v" DROP COLUMN "autosave";
  ALTER TABLE "products" DROP COLUMN "changed_by";
  ALTER TABLE "products" DROP COLUMN "deleted_at";
  ALTER TABLE "_products_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "_products_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_products_v" DROP COLUMN "autosave";
  ALTER TABLE "categories" DROP COLUMN "changed_by";
  ALTER TABLE "categories" DROP COLUMN "deleted_at";
  ALTER TABLE "categories" DROP COLUMN "_status";
  ALTER TABLE "authors" DROP COLUMN "changed_by";
  ALTER TABLE "authors" DROP COLUMN "deleted_at";
  ALTER TABLE "authors" DROP COLUMN "_status";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "redirects" DROP COLUMN "deleted_at";
  ALTER TABLE "header" DROP COLUMN "changed_by";
  ALTER TABLE "header" DROP COLUMN "_status";
  ALTER TABLE "footer" DROP COLUMN "changed_by";
  ALTER TABLE "footer" DROP COLUMN "_status";
  ALTER TABLE "call_to_action" DROP COLUMN "changed_by";
  ALTER TABLE "call_to_action" DROP COLUMN "_status";
  ALTER TABLE "site_settings" DROP COLUMN "changed_by";
  ALTER TABLE "site_settings" DROP COLUMN "_status";
  DROP TYPE "public"."enum_categories_status";
  DROP TYPE "public"."enum__categories_v_version_status";
  DROP TYPE "public"."enum__categories_v_published_locale";
  DROP TYPE "public"."enum_authors_status";
  DROP TYPE "public"."enum__authors_v_version_status";
  DROP TYPE "public"."enum__authors_v_published_locale";
  DROP TYPE "public"."enum_header_status";
  DROP TYPE "public"."enum__header_v_version_buttons_style";
  DROP TYPE "public"."enum__header_v_version_status";
  DROP TYPE "public"."enum__header_v_published_locale";
  DROP TYPE "public"."enum_footer_status";
  DROP TYPE "public"."enum__footer_v_version_top_row_socials_network";
  DROP TYPE "public"."enum__footer_v_version_status";
  DROP TYPE "public"."enum__footer_v_published_locale";
  DROP TYPE "public"."enum_call_to_action_status";
  DROP TYPE "public"."enum__call_to_action_v_version_buttons_style";
  DROP TYPE "public"."enum__call_to_action_v_version_status";
  DROP TYPE "public"."enum__call_to_action_v_published_locale";
  DROP TYPE "public"."enum__call_to_action_v_version_lottie_animation_direction";
  DROP TYPE "public"."enum_site_settings_status";
  DROP TYPE "public"."enum__site_settings_v_version_status";
  DROP TYPE "public"."enum__site_settings_v_published_locale";`)
}
