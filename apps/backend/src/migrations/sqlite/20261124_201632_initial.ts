import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { isFormerDatabase } from '../former-database.ts'
import { createSqliteSearch, dropSqliteSearch } from '../search-tables.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  const isFormer = await isFormerDatabase({
    read: (statement) => db.run(sql.raw(statement)),
    migrationsTable: "select name from sqlite_master where name = 'payload_migrations'",
    last: '20261124_151551_brand',
  })
  if (isFormer) return
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`navbar_theme\` text DEFAULT 'light',
  	\`page_layout\` text DEFAULT 'default',
  	\`page_logo_id\` integer,
  	\`changed_by\` text,
  	\`created_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`page_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_parent_idx\` ON \`pages\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_page_logo_idx\` ON \`pages\` (\`page_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_by_idx\` ON \`pages\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`pages_locales\` (
  	\`title\` text,
  	\`slug\` text,
  	\`sections\` text,
  	\`seo_title\` text,
  	\`seo_meta_desc\` text,
  	\`seo_focuskw\` text,
  	\`seo_noindex\` integer,
  	\`seo_opengraph_title\` text,
  	\`seo_opengraph_description\` text,
  	\`seo_opengraph_image_id\` integer,
  	\`seo_opengraph_author\` text,
  	\`seo_opengraph_type\` text,
  	\`seo_twitter_title\` text,
  	\`seo_twitter_description\` text,
  	\`seo_twitter_image_id\` integer,
  	\`seo_meta_keywords\` text,
  	\`seo_nofollow\` integer,
  	\`seo_canonical\` text,
  	\`reading_time\` numeric,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`seo_opengraph_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_twitter_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_slug_idx\` ON \`pages_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`pages_seo_seo_opengraph_image_idx\` ON \`pages_locales\` (\`seo_opengraph_image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`pages_seo_seo_twitter_image_idx\` ON \`pages_locales\` (\`seo_twitter_image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_locales_locale_parent_id_unique\` ON \`pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_locales_parent_idx\` ON \`pages_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_parent_id\` integer,
  	\`version_navbar_theme\` text DEFAULT 'light',
  	\`version_page_layout\` text DEFAULT 'default',
  	\`version_page_logo_id\` integer,
  	\`version_changed_by\` text,
  	\`version_created_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_page_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_parent_idx\` ON \`_pages_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_page_logo_idx\` ON \`_pages_v\` (\`version_page_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_by_idx\` ON \`_pages_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_snapshot_idx\` ON \`_pages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_published_locale_idx\` ON \`_pages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_locales\` (
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_sections\` text,
  	\`version_seo_title\` text,
  	\`version_seo_meta_desc\` text,
  	\`version_seo_focuskw\` text,
  	\`version_seo_noindex\` integer,
  	\`version_seo_opengraph_title\` text,
  	\`version_seo_opengraph_description\` text,
  	\`version_seo_opengraph_image_id\` integer,
  	\`version_seo_opengraph_author\` text,
  	\`version_seo_opengraph_type\` text,
  	\`version_seo_twitter_title\` text,
  	\`version_seo_twitter_description\` text,
  	\`version_seo_twitter_image_id\` integer,
  	\`version_seo_meta_keywords\` text,
  	\`version_seo_nofollow\` integer,
  	\`version_seo_canonical\` text,
  	\`version_reading_time\` numeric,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`version_seo_opengraph_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_twitter_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_slug_idx\` ON \`_pages_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_seo_version_seo_opengraph_image_idx\` ON \`_pages_v_locales\` (\`version_seo_opengraph_image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_seo_version_seo_twitter_image_idx\` ON \`_pages_v_locales\` (\`version_seo_twitter_image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_locales_locale_parent_id_unique\` ON \`_pages_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_locales_parent_idx\` ON \`_pages_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`posts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`featured_image_id\` integer,
  	\`cover_image_id\` integer,
  	\`date\` text,
  	\`author_id\` integer,
  	\`changed_by\` text,
  	\`created_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`featured_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`cover_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`posts_featured_image_idx\` ON \`posts\` (\`featured_image_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_cover_image_idx\` ON \`posts\` (\`cover_image_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_date_idx\` ON \`posts\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`posts_author_idx\` ON \`posts\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_created_by_idx\` ON \`posts\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_updated_at_idx\` ON \`posts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_created_at_idx\` ON \`posts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_deleted_at_idx\` ON \`posts\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`posts__status_idx\` ON \`posts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`posts_locales\` (
  	\`title\` text,
  	\`slug\` text,
  	\`excerpt\` text,
  	\`blog_sections\` text,
  	\`seo_title\` text,
  	\`seo_meta_desc\` text,
  	\`seo_focuskw\` text,
  	\`seo_noindex\` integer,
  	\`seo_opengraph_title\` text,
  	\`seo_opengraph_description\` text,
  	\`seo_opengraph_image_id\` integer,
  	\`seo_opengraph_author\` text,
  	\`seo_opengraph_type\` text,
  	\`seo_twitter_title\` text,
  	\`seo_twitter_description\` text,
  	\`seo_twitter_image_id\` integer,
  	\`seo_meta_keywords\` text,
  	\`seo_nofollow\` integer,
  	\`seo_canonical\` text,
  	\`reading_time\` numeric,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`seo_opengraph_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_twitter_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`posts_slug_idx\` ON \`posts_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`posts_seo_seo_opengraph_image_idx\` ON \`posts_locales\` (\`seo_opengraph_image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`posts_seo_seo_twitter_image_idx\` ON \`posts_locales\` (\`seo_twitter_image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`posts_locales_locale_parent_id_unique\` ON \`posts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_locales_parent_idx\` ON \`posts_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`posts_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	\`locale\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`posts_texts_order_parent\` ON \`posts_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_texts_locale_parent\` ON \`posts_texts\` (\`locale\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`posts_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`posts_rels_order_idx\` ON \`posts_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`posts_rels_parent_idx\` ON \`posts_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_rels_path_idx\` ON \`posts_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`posts_rels_categories_id_idx\` ON \`posts_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`_posts_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_featured_image_id\` integer,
  	\`version_cover_image_id\` integer,
  	\`version_date\` text,
  	\`version_author_id\` integer,
  	\`version_changed_by\` text,
  	\`version_created_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_featured_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_author_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_posts_v_parent_idx\` ON \`_posts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_featured_image_idx\` ON \`_posts_v\` (\`version_featured_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_cover_image_idx\` ON \`_posts_v\` (\`version_cover_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_date_idx\` ON \`_posts_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_author_idx\` ON \`_posts_v\` (\`version_author_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_created_by_idx\` ON \`_posts_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_updated_at_idx\` ON \`_posts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_created_at_idx\` ON \`_posts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_deleted_at_idx\` ON \`_posts_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version__status_idx\` ON \`_posts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_created_at_idx\` ON \`_posts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_updated_at_idx\` ON \`_posts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_snapshot_idx\` ON \`_posts_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_published_locale_idx\` ON \`_posts_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_latest_idx\` ON \`_posts_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_autosave_idx\` ON \`_posts_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_posts_v_locales\` (
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_excerpt\` text,
  	\`version_blog_sections\` text,
  	\`version_seo_title\` text,
  	\`version_seo_meta_desc\` text,
  	\`version_seo_focuskw\` text,
  	\`version_seo_noindex\` integer,
  	\`version_seo_opengraph_title\` text,
  	\`version_seo_opengraph_description\` text,
  	\`version_seo_opengraph_image_id\` integer,
  	\`version_seo_opengraph_author\` text,
  	\`version_seo_opengraph_type\` text,
  	\`version_seo_twitter_title\` text,
  	\`version_seo_twitter_description\` text,
  	\`version_seo_twitter_image_id\` integer,
  	\`version_seo_meta_keywords\` text,
  	\`version_seo_nofollow\` integer,
  	\`version_seo_canonical\` text,
  	\`version_reading_time\` numeric,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`version_seo_opengraph_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_twitter_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_posts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_slug_idx\` ON \`_posts_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_seo_version_seo_opengraph_image_idx\` ON \`_posts_v_locales\` (\`version_seo_opengraph_image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_seo_version_seo_twitter_image_idx\` ON \`_posts_v_locales\` (\`version_seo_twitter_image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_posts_v_locales_locale_parent_id_unique\` ON \`_posts_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_locales_parent_idx\` ON \`_posts_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_posts_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	\`locale\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_posts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_posts_v_texts_order_parent\` ON \`_posts_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_texts_locale_parent\` ON \`_posts_v_texts\` (\`locale\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_posts_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_posts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_posts_v_rels_order_idx\` ON \`_posts_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_rels_parent_idx\` ON \`_posts_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_rels_path_idx\` ON \`_posts_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_rels_categories_id_idx\` ON \`_posts_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`products_global_buttons\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_title\` text,
  	\`link_url\` text,
  	\`link_anchor\` text,
  	\`link_new_tab\` integer DEFAULT false,
  	\`style\` text DEFAULT 'primary',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_global_buttons_order_idx\` ON \`products_global_buttons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_global_buttons_parent_id_idx\` ON \`products_global_buttons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_global_buttons_locale_idx\` ON \`products_global_buttons\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`products_feature_boxes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`tooltip\` integer DEFAULT false,
  	\`tooltip_text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_feature_boxes_order_idx\` ON \`products_feature_boxes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_feature_boxes_parent_id_idx\` ON \`products_feature_boxes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_feature_boxes_locale_idx\` ON \`products_feature_boxes\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`products_add_on_products\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	\`list_price_item\` text,
  	\`list_price_country_id\` text,
  	\`list_price_show\` text DEFAULT 'exact',
  	\`list_price_volume\` numeric,
  	\`price_text\` text,
  	FOREIGN KEY (\`list_price_country_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_add_on_products_order_idx\` ON \`products_add_on_products\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_add_on_products_parent_id_idx\` ON \`products_add_on_products\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_add_on_products_locale_idx\` ON \`products_add_on_products\` (\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`products_add_on_products_list_price_list_price_country_idx\` ON \`products_add_on_products\` (\`list_price_country_id\`);`)
  await db.run(sql`CREATE TABLE \`products_operator_prices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`operator\` text,
  	\`logo_id\` integer,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_operator_prices_order_idx\` ON \`products_operator_prices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_operator_prices_parent_id_idx\` ON \`products_operator_prices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_operator_prices_locale_idx\` ON \`products_operator_prices\` (\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`products_operator_prices_logo_idx\` ON \`products_operator_prices\` (\`logo_id\`);`)
  await db.run(sql`CREATE TABLE \`products\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` integer,
  	\`list_price_item\` text,
  	\`list_price_country_id\` text,
  	\`list_price_show\` text DEFAULT 'exact',
  	\`list_price_volume\` numeric,
  	\`type\` text DEFAULT 'subscription',
  	\`message_type\` text DEFAULT 'sms',
  	\`provider\` text,
  	\`date\` text,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`list_price_country_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`products_image_idx\` ON \`products\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`products_list_price_list_price_country_idx\` ON \`products\` (\`list_price_country_id\`);`)
  await db.run(sql`CREATE INDEX \`products_date_idx\` ON \`products\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`products_updated_at_idx\` ON \`products\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`products_created_at_idx\` ON \`products\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`products_deleted_at_idx\` ON \`products\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`products__status_idx\` ON \`products\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`products_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`footer_text\` text,
  	\`price_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_locales_locale_parent_id_unique\` ON \`products_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_locales_parent_idx\` ON \`products_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	\`locale\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_texts_order_parent\` ON \`products_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_texts_locale_parent\` ON \`products_texts\` (\`locale\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`locale\` text,
  	\`pages_id\` integer,
  	\`posts_id\` integer,
  	\`categories_id\` integer,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_rels_order_idx\` ON \`products_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_parent_idx\` ON \`products_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_path_idx\` ON \`products_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_locale_idx\` ON \`products_rels\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_pages_id_idx\` ON \`products_rels\` (\`pages_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_posts_id_idx\` ON \`products_rels\` (\`posts_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_categories_id_idx\` ON \`products_rels\` (\`categories_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_media_id_idx\` ON \`products_rels\` (\`media_id\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_global_buttons\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`link_title\` text,
  	\`link_url\` text,
  	\`link_anchor\` text,
  	\`link_new_tab\` integer DEFAULT false,
  	\`style\` text DEFAULT 'primary',
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_global_buttons_order_idx\` ON \`_products_v_version_global_buttons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_global_buttons_parent_id_idx\` ON \`_products_v_version_global_buttons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_global_buttons_locale_idx\` ON \`_products_v_version_global_buttons\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_feature_boxes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`text\` text,
  	\`tooltip\` integer DEFAULT false,
  	\`tooltip_text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_feature_boxes_order_idx\` ON \`_products_v_version_feature_boxes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_feature_boxes_parent_id_idx\` ON \`_products_v_version_feature_boxes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_feature_boxes_locale_idx\` ON \`_products_v_version_feature_boxes\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_add_on_products\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	\`list_price_item\` text,
  	\`list_price_country_id\` text,
  	\`list_price_show\` text DEFAULT 'exact',
  	\`list_price_volume\` numeric,
  	\`price_text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`list_price_country_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_add_on_products_order_idx\` ON \`_products_v_version_add_on_products\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_add_on_products_parent_id_idx\` ON \`_products_v_version_add_on_products\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_add_on_products_locale_idx\` ON \`_products_v_version_add_on_products\` (\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_add_on_products_list_price_list_pric_idx\` ON \`_products_v_version_add_on_products\` (\`list_price_country_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_operator_prices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`operator\` text,
  	\`logo_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_operator_prices_order_idx\` ON \`_products_v_version_operator_prices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_operator_prices_parent_id_idx\` ON \`_products_v_version_operator_prices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_operator_prices_locale_idx\` ON \`_products_v_version_operator_prices\` (\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_operator_prices_logo_idx\` ON \`_products_v_version_operator_prices\` (\`logo_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_image_id\` integer,
  	\`version_list_price_item\` text,
  	\`version_list_price_country_id\` text,
  	\`version_list_price_show\` text DEFAULT 'exact',
  	\`version_list_price_volume\` numeric,
  	\`version_type\` text DEFAULT 'subscription',
  	\`version_message_type\` text DEFAULT 'sms',
  	\`version_provider\` text,
  	\`version_date\` text,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_list_price_country_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_parent_idx\` ON \`_products_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_image_idx\` ON \`_products_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_list_price_version_list_price_countr_idx\` ON \`_products_v\` (\`version_list_price_country_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_date_idx\` ON \`_products_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_updated_at_idx\` ON \`_products_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_created_at_idx\` ON \`_products_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_deleted_at_idx\` ON \`_products_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version__status_idx\` ON \`_products_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_created_at_idx\` ON \`_products_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_updated_at_idx\` ON \`_products_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_snapshot_idx\` ON \`_products_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_published_locale_idx\` ON \`_products_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_latest_idx\` ON \`_products_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_autosave_idx\` ON \`_products_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_footer_text\` text,
  	\`version_price_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_locales_locale_parent_id_unique\` ON \`_products_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_locales_parent_idx\` ON \`_products_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	\`locale\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_texts_order_parent\` ON \`_products_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_texts_locale_parent\` ON \`_products_v_texts\` (\`locale\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`locale\` text,
  	\`pages_id\` integer,
  	\`posts_id\` integer,
  	\`categories_id\` integer,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_rels_order_idx\` ON \`_products_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_parent_idx\` ON \`_products_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_path_idx\` ON \`_products_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_locale_idx\` ON \`_products_v_rels\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_pages_id_idx\` ON \`_products_v_rels\` (\`pages_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_posts_id_idx\` ON \`_products_v_rels\` (\`posts_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_categories_id_idx\` ON \`_products_v_rels\` (\`categories_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_media_id_idx\` ON \`_products_v_rels\` (\`media_id\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`categories\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`categories_updated_at_idx\` ON \`categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`categories_created_at_idx\` ON \`categories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`categories_deleted_at_idx\` ON \`categories\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`categories__status_idx\` ON \`categories\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`categories_locales\` (
  	\`name\` text,
  	\`slug\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`categories_slug_idx\` ON \`categories_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`categories_locales_locale_parent_id_unique\` ON \`categories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`categories_locales_parent_idx\` ON \`categories_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_categories_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_categories_v_parent_idx\` ON \`_categories_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_updated_at_idx\` ON \`_categories_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_created_at_idx\` ON \`_categories_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_deleted_at_idx\` ON \`_categories_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version__status_idx\` ON \`_categories_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_created_at_idx\` ON \`_categories_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_updated_at_idx\` ON \`_categories_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_snapshot_idx\` ON \`_categories_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_published_locale_idx\` ON \`_categories_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_latest_idx\` ON \`_categories_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_autosave_idx\` ON \`_categories_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_categories_v_locales\` (
  	\`version_name\` text,
  	\`version_slug\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_categories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_slug_idx\` ON \`_categories_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_categories_v_locales_locale_parent_id_unique\` ON \`_categories_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_locales_parent_idx\` ON \`_categories_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`authors\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`avatar_id\` integer,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`avatar_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`authors_avatar_idx\` ON \`authors\` (\`avatar_id\`);`)
  await db.run(sql`CREATE INDEX \`authors_updated_at_idx\` ON \`authors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`authors_created_at_idx\` ON \`authors\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`authors_deleted_at_idx\` ON \`authors\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`authors__status_idx\` ON \`authors\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`authors_locales\` (
  	\`name\` text,
  	\`role\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`authors_locales_locale_parent_id_unique\` ON \`authors_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`authors_locales_parent_idx\` ON \`authors_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_authors_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_avatar_id\` integer,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_avatar_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_authors_v_parent_idx\` ON \`_authors_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_version_version_avatar_idx\` ON \`_authors_v\` (\`version_avatar_id\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_version_version_updated_at_idx\` ON \`_authors_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_version_version_created_at_idx\` ON \`_authors_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_version_version_deleted_at_idx\` ON \`_authors_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_version_version__status_idx\` ON \`_authors_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_created_at_idx\` ON \`_authors_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_updated_at_idx\` ON \`_authors_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_snapshot_idx\` ON \`_authors_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_published_locale_idx\` ON \`_authors_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_latest_idx\` ON \`_authors_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_autosave_idx\` ON \`_authors_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_authors_v_locales\` (
  	\`version_name\` text,
  	\`version_role\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_authors_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_authors_v_locales_locale_parent_id_unique\` ON \`_authors_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_locales_parent_idx\` ON \`_authors_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`incidents_parts\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`incidents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`incidents_parts_order_idx\` ON \`incidents_parts\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`incidents_parts_parent_idx\` ON \`incidents_parts\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`incidents_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`state\` text DEFAULT 'investigating',
  	\`at\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`incidents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`incidents_steps_order_idx\` ON \`incidents_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`incidents_steps_parent_id_idx\` ON \`incidents_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`incidents_steps_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`incidents_steps\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`incidents_steps_locales_locale_parent_id_unique\` ON \`incidents_steps_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`incidents_steps_locales_parent_idx\` ON \`incidents_steps_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`incidents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`impact\` text DEFAULT 'degraded',
  	\`started_at\` text,
  	\`changed_by\` text,
  	\`created_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`incidents_started_at_idx\` ON \`incidents\` (\`started_at\`);`)
  await db.run(sql`CREATE INDEX \`incidents_created_by_idx\` ON \`incidents\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`incidents_updated_at_idx\` ON \`incidents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`incidents_created_at_idx\` ON \`incidents\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`incidents_deleted_at_idx\` ON \`incidents\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`incidents__status_idx\` ON \`incidents\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`incidents_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`incidents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`incidents_locales_locale_parent_id_unique\` ON \`incidents_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`incidents_locales_parent_idx\` ON \`incidents_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_incidents_v_version_parts\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_incidents_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_incidents_v_version_parts_order_idx\` ON \`_incidents_v_version_parts\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_incidents_v_version_parts_parent_idx\` ON \`_incidents_v_version_parts\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_incidents_v_version_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`state\` text DEFAULT 'investigating',
  	\`at\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_incidents_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_incidents_v_version_steps_order_idx\` ON \`_incidents_v_version_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_incidents_v_version_steps_parent_id_idx\` ON \`_incidents_v_version_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_incidents_v_version_steps_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_incidents_v_version_steps\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_incidents_v_version_steps_locales_locale_parent_id_unique\` ON \`_incidents_v_version_steps_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_incidents_v_version_steps_locales_parent_idx\` ON \`_incidents_v_version_steps_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_incidents_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_impact\` text DEFAULT 'degraded',
  	\`version_started_at\` text,
  	\`version_changed_by\` text,
  	\`version_created_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`incidents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_incidents_v_parent_idx\` ON \`_incidents_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_incidents_v_version_version_started_at_idx\` ON \`_incidents_v\` (\`version_started_at\`);`)
  await db.run(sql`CREATE INDEX \`_incidents_v_version_version_created_by_idx\` ON \`_incidents_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_incidents_v_version_version_updated_at_idx\` ON \`_incidents_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_incidents_v_version_version_created_at_idx\` ON \`_incidents_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_incidents_v_version_version_deleted_at_idx\` ON \`_incidents_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_incidents_v_version_version__status_idx\` ON \`_incidents_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_incidents_v_created_at_idx\` ON \`_incidents_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_incidents_v_updated_at_idx\` ON \`_incidents_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_incidents_v_snapshot_idx\` ON \`_incidents_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_incidents_v_published_locale_idx\` ON \`_incidents_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_incidents_v_latest_idx\` ON \`_incidents_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_incidents_v_autosave_idx\` ON \`_incidents_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_incidents_v_locales\` (
  	\`version_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_incidents_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_incidents_v_locales_locale_parent_id_unique\` ON \`_incidents_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_incidents_v_locales_parent_idx\` ON \`_incidents_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`releases_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`releases\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`releases_languages_order_idx\` ON \`releases_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`releases_languages_parent_idx\` ON \`releases_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`releases\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`note\` text,
  	\`published_at\` text,
  	\`published_by\` text,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`releases_updated_at_idx\` ON \`releases\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`releases_created_at_idx\` ON \`releases\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`releases_deleted_at_idx\` ON \`releases\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`translation_states\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`key\` text NOT NULL,
  	\`entity\` text NOT NULL,
  	\`document\` text,
  	\`language\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`outdated\` integer DEFAULT false,
  	\`source\` text,
  	\`published\` integer DEFAULT false,
  	\`waiting\` integer DEFAULT false,
  	\`machine\` integer DEFAULT false,
  	\`own\` text,
  	\`translated_from\` text,
  	\`source_texts\` text,
  	\`changed_at\` text,
  	\`changed_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`changed_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`translation_states_key_idx\` ON \`translation_states\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`translation_states_entity_idx\` ON \`translation_states\` (\`entity\`);`)
  await db.run(sql`CREATE INDEX \`translation_states_document_idx\` ON \`translation_states\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`translation_states_state_idx\` ON \`translation_states\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`translation_states_outdated_idx\` ON \`translation_states\` (\`outdated\`);`)
  await db.run(sql`CREATE INDEX \`translation_states_published_idx\` ON \`translation_states\` (\`published\`);`)
  await db.run(sql`CREATE INDEX \`translation_states_waiting_idx\` ON \`translation_states\` (\`waiting\`);`)
  await db.run(sql`CREATE INDEX \`translation_states_machine_idx\` ON \`translation_states\` (\`machine\`);`)
  await db.run(sql`CREATE INDEX \`translation_states_changed_at_idx\` ON \`translation_states\` (\`changed_at\`);`)
  await db.run(sql`CREATE INDEX \`translation_states_changed_by_idx\` ON \`translation_states\` (\`changed_by_id\`);`)
  await db.run(sql`CREATE INDEX \`translation_states_updated_at_idx\` ON \`translation_states\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`translation_states_created_at_idx\` ON \`translation_states\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_language_idx\` ON \`translation_states\` (\`state\`,\`language\`);`)
  await db.run(sql`CREATE INDEX \`outdated_language_idx\` ON \`translation_states\` (\`outdated\`,\`language\`);`)
  await db.run(sql`CREATE INDEX \`waiting_changedAt_idx\` ON \`translation_states\` (\`waiting\`,\`changed_at\`);`)
  await db.run(sql`CREATE TABLE \`release_members\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`release\` numeric NOT NULL,
  	\`target\` text NOT NULL,
  	\`added_by\` text,
  	\`draft_at\` text,
  	\`published_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`release_members_release_idx\` ON \`release_members\` (\`release\`);`)
  await db.run(sql`CREATE INDEX \`release_members_target_idx\` ON \`release_members\` (\`target\`);`)
  await db.run(sql`CREATE INDEX \`release_members_updated_at_idx\` ON \`release_members\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`release_members_created_at_idx\` ON \`release_members\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`release_target_idx\` ON \`release_members\` (\`release\`,\`target\`);`)
  await db.run(sql`CREATE TABLE \`share_links\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`token_hash\` text NOT NULL,
  	\`target\` text NOT NULL,
  	\`languages\` text NOT NULL,
  	\`until\` text NOT NULL,
  	\`made_by\` text,
  	\`withdrawn_at\` text,
  	\`withdrawn_by\` text,
  	\`opened_at\` text,
  	\`opened\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`share_links_token_hash_idx\` ON \`share_links\` (\`token_hash\`);`)
  await db.run(sql`CREATE INDEX \`share_links_target_idx\` ON \`share_links\` (\`target\`);`)
  await db.run(sql`CREATE INDEX \`share_links_until_idx\` ON \`share_links\` (\`until\`);`)
  await db.run(sql`CREATE INDEX \`share_links_updated_at_idx\` ON \`share_links\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`share_links_created_at_idx\` ON \`share_links\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`lock_requests\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`target\` text NOT NULL,
  	\`account\` numeric NOT NULL,
  	\`person\` text NOT NULL,
  	\`answer\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`lock_requests_target_idx\` ON \`lock_requests\` (\`target\`);`)
  await db.run(sql`CREATE INDEX \`lock_requests_updated_at_idx\` ON \`lock_requests\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lock_requests_created_at_idx\` ON \`lock_requests\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`reviews\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`target\` text NOT NULL,
  	\`author\` numeric NOT NULL,
  	\`author_name\` text NOT NULL,
  	\`reviewer\` numeric NOT NULL,
  	\`reviewer_name\` text NOT NULL,
  	\`note\` text,
  	\`state\` text NOT NULL,
  	\`answer\` text,
  	\`draft_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`reviews_target_idx\` ON \`reviews\` (\`target\`);`)
  await db.run(sql`CREATE INDEX \`reviews_author_idx\` ON \`reviews\` (\`author\`);`)
  await db.run(sql`CREATE INDEX \`reviews_updated_at_idx\` ON \`reviews\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reviews_created_at_idx\` ON \`reviews\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`reviewer_state_idx\` ON \`reviews\` (\`reviewer\`,\`state\`);`)
  await db.run(sql`CREATE TABLE \`review_comments\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`target\` text NOT NULL,
  	\`path\` text,
  	\`language\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`author\` numeric NOT NULL,
  	\`author_name\` text NOT NULL,
  	\`answers\` numeric,
  	\`resolved\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`review_comments_target_idx\` ON \`review_comments\` (\`target\`);`)
  await db.run(sql`CREATE INDEX \`review_comments_answers_idx\` ON \`review_comments\` (\`answers\`);`)
  await db.run(sql`CREATE INDEX \`review_comments_updated_at_idx\` ON \`review_comments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`review_comments_created_at_idx\` ON \`review_comments\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`color\` text,
  	\`pixel_width\` numeric,
  	\`pixel_height\` numeric,
  	\`digest\` text,
  	\`revision\` numeric,
  	\`prefix\` text DEFAULT '',
  	\`_objectkey\` text,
  	\`created_by_id\` integer,
  	\`folder_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`folder_id\`) REFERENCES \`media_folders\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`media_key_idx\` ON \`media\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`media_created_by_idx\` ON \`media\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`media_folder_idx\` ON \`media\` (\`folder_id\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`media_locales\` (
  	\`alt\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`media_locales_parent_idx\` ON \`media_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`media_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_tags_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_tags_id\`) REFERENCES \`media_tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`media_rels_order_idx\` ON \`media_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`media_rels_parent_idx\` ON \`media_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`media_rels_path_idx\` ON \`media_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`media_rels_media_tags_id_idx\` ON \`media_rels\` (\`media_tags_id\`);`)
  await db.run(sql`CREATE TABLE \`media_tags\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_tags_name_idx\` ON \`media_tags\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`media_tags_updated_at_idx\` ON \`media_tags\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_tags_created_at_idx\` ON \`media_tags\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`patterns\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`description\` text,
  	\`created_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`patterns_created_by_idx\` ON \`patterns\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`patterns_updated_at_idx\` ON \`patterns\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`patterns_created_at_idx\` ON \`patterns\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`patterns_deleted_at_idx\` ON \`patterns\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`patterns_locales\` (
  	\`sections\` text,
  	\`blog_sections\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`patterns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`patterns_locales_locale_parent_id_unique\` ON \`patterns_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`patterns_locales_parent_idx\` ON \`patterns_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms_fields_choices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms_fields\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_fields_choices_order_idx\` ON \`forms_fields_choices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`forms_fields_choices_parent_id_idx\` ON \`forms_fields_choices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms_fields_choices_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms_fields_choices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`forms_fields_choices_locales_locale_parent_id_unique\` ON \`forms_fields_choices_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_fields_choices_locales_parent_idx\` ON \`forms_fields_choices_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms_fields\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`kind\` text DEFAULT 'text' NOT NULL,
  	\`required\` integer DEFAULT false,
  	\`autocomplete\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_fields_order_idx\` ON \`forms_fields\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`forms_fields_parent_id_idx\` ON \`forms_fields\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms_fields_locales\` (
  	\`label\` text,
  	\`help\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms_fields\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`forms_fields_locales_locale_parent_id_unique\` ON \`forms_fields_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_fields_locales_parent_idx\` ON \`forms_fields_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`kind\` text DEFAULT 'message' NOT NULL,
  	\`enabled\` integer DEFAULT true,
  	\`send_copy\` integer DEFAULT false,
  	\`keep_days\` numeric DEFAULT 180 NOT NULL,
  	\`consent_version\` numeric DEFAULT 1 NOT NULL,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_updated_at_idx\` ON \`forms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`forms_created_at_idx\` ON \`forms\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`forms_locales\` (
  	\`submit_label\` text,
  	\`consent_text\` text,
  	\`thanks_heading\` text,
  	\`thanks_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`forms_locales_locale_parent_id_unique\` ON \`forms_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_locales_parent_idx\` ON \`forms_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_texts_order_parent\` ON \`forms_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`form_submissions_answers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`form_submissions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`form_submissions_answers_order_idx\` ON \`form_submissions_answers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_answers_parent_id_idx\` ON \`form_submissions_answers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`form_submissions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`form_id\` integer NOT NULL,
  	\`state\` text NOT NULL,
  	\`email\` text,
  	\`lang\` text NOT NULL,
  	\`page\` text,
  	\`consent_text\` text,
  	\`consent_version\` numeric,
  	\`confirmed_at\` text,
  	\`keep_until\` text,
  	\`key\` text NOT NULL,
  	\`confirm_key\` text,
  	\`unsubscribe_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`form_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`form_submissions_form_idx\` ON \`form_submissions\` (\`form_id\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_state_idx\` ON \`form_submissions\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_email_idx\` ON \`form_submissions\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_keep_until_idx\` ON \`form_submissions\` (\`keep_until\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`form_submissions_key_idx\` ON \`form_submissions\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_confirm_key_idx\` ON \`form_submissions\` (\`confirm_key\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_unsubscribe_key_idx\` ON \`form_submissions\` (\`unsubscribe_key\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_updated_at_idx\` ON \`form_submissions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_created_at_idx\` ON \`form_submissions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`from\` text NOT NULL,
  	\`to_url\` text,
  	\`to_anchor\` text,
  	\`locale\` text NOT NULL,
  	\`status\` text DEFAULT '301' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_deleted_at_idx\` ON \`redirects\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_outside_trash_idx\` ON \`redirects\` (\`from\`) WHERE "redirects"."deleted_at" is null;`)
  await db.run(sql`CREATE TABLE \`redirects_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`posts_id\` integer,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`redirects_rels_order_idx\` ON \`redirects_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_parent_idx\` ON \`redirects_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_path_idx\` ON \`redirects_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_pages_id_idx\` ON \`redirects_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_posts_id_idx\` ON \`redirects_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_categories_id_idx\` ON \`redirects_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`unanswered_searches\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`query\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`times\` numeric NOT NULL,
  	\`last_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`unanswered_searches_language_idx\` ON \`unanswered_searches\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`unanswered_searches_times_idx\` ON \`unanswered_searches\` (\`times\`);`)
  await db.run(sql`CREATE INDEX \`unanswered_searches_last_at_idx\` ON \`unanswered_searches\` (\`last_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`language_query_idx\` ON \`unanswered_searches\` (\`language\`,\`query\`);`)
  await db.run(sql`CREATE TABLE \`countries\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`other_names\` text,
  	\`place_en\` numeric,
  	\`place_da\` numeric,
  	\`place_de\` numeric
  );
  `)
  await db.run(sql`CREATE TABLE \`operators\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`country_iso_id\` text NOT NULL,
  	\`mcc_mnc\` text NOT NULL,
  	\`region\` text,
  	\`note\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`country_iso_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`operators_country_iso_idx\` ON \`operators\` (\`country_iso_id\`);`)
  await db.run(sql`CREATE INDEX \`operators_updated_at_idx\` ON \`operators\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`operators_created_at_idx\` ON \`operators\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`countryIso_mccMnc_idx\` ON \`operators\` (\`country_iso_id\`,\`mcc_mnc\`);`)
  await db.run(sql`CREATE TABLE \`_operators_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text NOT NULL,
  	\`version_country_iso_id\` text NOT NULL,
  	\`version_mcc_mnc\` text NOT NULL,
  	\`version_region\` text,
  	\`version_note\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`operators\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_country_iso_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_operators_v_parent_idx\` ON \`_operators_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_operators_v_version_version_country_iso_idx\` ON \`_operators_v\` (\`version_country_iso_id\`);`)
  await db.run(sql`CREATE INDEX \`_operators_v_version_version_updated_at_idx\` ON \`_operators_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_operators_v_version_version_created_at_idx\` ON \`_operators_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_operators_v_created_at_idx\` ON \`_operators_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_operators_v_updated_at_idx\` ON \`_operators_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`version_countryIso_version_mccMnc_idx\` ON \`_operators_v\` (\`version_country_iso_id\`,\`version_mcc_mnc\`);`)
  await db.run(sql`CREATE TABLE \`sms_prices\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`country_id\` text NOT NULL,
  	\`eur\` numeric,
  	\`dkk\` numeric,
  	\`eur_premium\` numeric,
  	\`dkk_premium\` numeric,
  	\`valid_from\` text NOT NULL,
  	\`announced\` integer DEFAULT false,
  	\`note\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`country_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`sms_prices_country_idx\` ON \`sms_prices\` (\`country_id\`);`)
  await db.run(sql`CREATE INDEX \`sms_prices_valid_from_idx\` ON \`sms_prices\` (\`valid_from\`);`)
  await db.run(sql`CREATE INDEX \`sms_prices_announced_idx\` ON \`sms_prices\` (\`announced\`);`)
  await db.run(sql`CREATE INDEX \`sms_prices_updated_at_idx\` ON \`sms_prices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sms_prices_created_at_idx\` ON \`sms_prices\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`country_validFrom_idx\` ON \`sms_prices\` (\`country_id\`,\`valid_from\`);`)
  await db.run(sql`CREATE TABLE \`_sms_prices_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_country_id\` text NOT NULL,
  	\`version_eur\` numeric,
  	\`version_dkk\` numeric,
  	\`version_eur_premium\` numeric,
  	\`version_dkk_premium\` numeric,
  	\`version_valid_from\` text NOT NULL,
  	\`version_announced\` integer DEFAULT false,
  	\`version_note\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sms_prices\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_country_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_sms_prices_v_parent_idx\` ON \`_sms_prices_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sms_prices_v_version_version_country_idx\` ON \`_sms_prices_v\` (\`version_country_id\`);`)
  await db.run(sql`CREATE INDEX \`_sms_prices_v_version_version_valid_from_idx\` ON \`_sms_prices_v\` (\`version_valid_from\`);`)
  await db.run(sql`CREATE INDEX \`_sms_prices_v_version_version_announced_idx\` ON \`_sms_prices_v\` (\`version_announced\`);`)
  await db.run(sql`CREATE INDEX \`_sms_prices_v_version_version_updated_at_idx\` ON \`_sms_prices_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_sms_prices_v_version_version_created_at_idx\` ON \`_sms_prices_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sms_prices_v_created_at_idx\` ON \`_sms_prices_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sms_prices_v_updated_at_idx\` ON \`_sms_prices_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`version_country_version_validFrom_idx\` ON \`_sms_prices_v\` (\`version_country_id\`,\`version_valid_from\`);`)
  await db.run(sql`CREATE TABLE \`subscription_prices\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`country_id\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`eur\` numeric,
  	\`dkk\` numeric,
  	\`eur_fee\` numeric,
  	\`dkk_fee\` numeric,
  	\`valid_from\` text NOT NULL,
  	\`announced\` integer DEFAULT false,
  	\`note\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`country_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`subscription_prices_country_idx\` ON \`subscription_prices\` (\`country_id\`);`)
  await db.run(sql`CREATE INDEX \`subscription_prices_valid_from_idx\` ON \`subscription_prices\` (\`valid_from\`);`)
  await db.run(sql`CREATE INDEX \`subscription_prices_announced_idx\` ON \`subscription_prices\` (\`announced\`);`)
  await db.run(sql`CREATE INDEX \`subscription_prices_updated_at_idx\` ON \`subscription_prices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`subscription_prices_created_at_idx\` ON \`subscription_prices\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`country_kind_validFrom_idx\` ON \`subscription_prices\` (\`country_id\`,\`kind\`,\`valid_from\`);`)
  await db.run(sql`CREATE TABLE \`_subscription_prices_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_country_id\` text NOT NULL,
  	\`version_kind\` text NOT NULL,
  	\`version_eur\` numeric,
  	\`version_dkk\` numeric,
  	\`version_eur_fee\` numeric,
  	\`version_dkk_fee\` numeric,
  	\`version_valid_from\` text NOT NULL,
  	\`version_announced\` integer DEFAULT false,
  	\`version_note\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`subscription_prices\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_country_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_subscription_prices_v_parent_idx\` ON \`_subscription_prices_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_prices_v_version_version_country_idx\` ON \`_subscription_prices_v\` (\`version_country_id\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_prices_v_version_version_valid_from_idx\` ON \`_subscription_prices_v\` (\`version_valid_from\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_prices_v_version_version_announced_idx\` ON \`_subscription_prices_v\` (\`version_announced\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_prices_v_version_version_updated_at_idx\` ON \`_subscription_prices_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_prices_v_version_version_created_at_idx\` ON \`_subscription_prices_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_prices_v_created_at_idx\` ON \`_subscription_prices_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_prices_v_updated_at_idx\` ON \`_subscription_prices_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`version_country_version_kind_version_validFrom_idx\` ON \`_subscription_prices_v\` (\`version_country_id\`,\`version_kind\`,\`version_valid_from\`);`)
  await db.run(sql`CREATE TABLE \`rcs_prices\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`operator_id\` integer NOT NULL,
  	\`type\` text NOT NULL,
  	\`eur\` numeric,
  	\`dkk\` numeric,
  	\`valid_from\` text NOT NULL,
  	\`announced\` integer DEFAULT false,
  	\`note\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`operator_id\`) REFERENCES \`operators\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`rcs_prices_operator_idx\` ON \`rcs_prices\` (\`operator_id\`);`)
  await db.run(sql`CREATE INDEX \`rcs_prices_valid_from_idx\` ON \`rcs_prices\` (\`valid_from\`);`)
  await db.run(sql`CREATE INDEX \`rcs_prices_announced_idx\` ON \`rcs_prices\` (\`announced\`);`)
  await db.run(sql`CREATE INDEX \`rcs_prices_updated_at_idx\` ON \`rcs_prices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`rcs_prices_created_at_idx\` ON \`rcs_prices\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`operator_type_validFrom_idx\` ON \`rcs_prices\` (\`operator_id\`,\`type\`,\`valid_from\`);`)
  await db.run(sql`CREATE TABLE \`_rcs_prices_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_operator_id\` integer NOT NULL,
  	\`version_type\` text NOT NULL,
  	\`version_eur\` numeric,
  	\`version_dkk\` numeric,
  	\`version_valid_from\` text NOT NULL,
  	\`version_announced\` integer DEFAULT false,
  	\`version_note\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`rcs_prices\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_operator_id\`) REFERENCES \`operators\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_rcs_prices_v_parent_idx\` ON \`_rcs_prices_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_rcs_prices_v_version_version_operator_idx\` ON \`_rcs_prices_v\` (\`version_operator_id\`);`)
  await db.run(sql`CREATE INDEX \`_rcs_prices_v_version_version_valid_from_idx\` ON \`_rcs_prices_v\` (\`version_valid_from\`);`)
  await db.run(sql`CREATE INDEX \`_rcs_prices_v_version_version_announced_idx\` ON \`_rcs_prices_v\` (\`version_announced\`);`)
  await db.run(sql`CREATE INDEX \`_rcs_prices_v_version_version_updated_at_idx\` ON \`_rcs_prices_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_rcs_prices_v_version_version_created_at_idx\` ON \`_rcs_prices_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_rcs_prices_v_created_at_idx\` ON \`_rcs_prices_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_rcs_prices_v_updated_at_idx\` ON \`_rcs_prices_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`version_operator_version_type_version_validFrom_idx\` ON \`_rcs_prices_v\` (\`version_operator_id\`,\`version_type\`,\`version_valid_from\`);`)
  await db.run(sql`CREATE TABLE \`email_price_tiers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`code\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`from_volume\` numeric NOT NULL,
  	\`to_volume\` numeric,
  	\`eur\` numeric,
  	\`dkk\` numeric,
  	\`unit\` text DEFAULT 'THOUSAND_EMAILS' NOT NULL,
  	\`withdrawn\` integer DEFAULT false,
  	\`valid_from\` text NOT NULL,
  	\`announced\` integer DEFAULT false,
  	\`note\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`email_price_tiers_valid_from_idx\` ON \`email_price_tiers\` (\`valid_from\`);`)
  await db.run(sql`CREATE INDEX \`email_price_tiers_announced_idx\` ON \`email_price_tiers\` (\`announced\`);`)
  await db.run(sql`CREATE INDEX \`email_price_tiers_updated_at_idx\` ON \`email_price_tiers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`email_price_tiers_created_at_idx\` ON \`email_price_tiers\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`code_validFrom_idx\` ON \`email_price_tiers\` (\`code\`,\`valid_from\`);`)
  await db.run(sql`CREATE TABLE \`_email_price_tiers_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_code\` text NOT NULL,
  	\`version_name\` text NOT NULL,
  	\`version_from_volume\` numeric NOT NULL,
  	\`version_to_volume\` numeric,
  	\`version_eur\` numeric,
  	\`version_dkk\` numeric,
  	\`version_unit\` text DEFAULT 'THOUSAND_EMAILS' NOT NULL,
  	\`version_withdrawn\` integer DEFAULT false,
  	\`version_valid_from\` text NOT NULL,
  	\`version_announced\` integer DEFAULT false,
  	\`version_note\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`email_price_tiers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_email_price_tiers_v_parent_idx\` ON \`_email_price_tiers_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_email_price_tiers_v_version_version_valid_from_idx\` ON \`_email_price_tiers_v\` (\`version_valid_from\`);`)
  await db.run(sql`CREATE INDEX \`_email_price_tiers_v_version_version_announced_idx\` ON \`_email_price_tiers_v\` (\`version_announced\`);`)
  await db.run(sql`CREATE INDEX \`_email_price_tiers_v_version_version_updated_at_idx\` ON \`_email_price_tiers_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_email_price_tiers_v_version_version_created_at_idx\` ON \`_email_price_tiers_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_email_price_tiers_v_created_at_idx\` ON \`_email_price_tiers_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_email_price_tiers_v_updated_at_idx\` ON \`_email_price_tiers_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`version_code_version_validFrom_idx\` ON \`_email_price_tiers_v\` (\`version_code\`,\`version_valid_from\`);`)
  await db.run(sql`CREATE TABLE \`country_guides_sender_types\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`country_guides\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`country_guides_sender_types_order_idx\` ON \`country_guides_sender_types\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`country_guides_sender_types_parent_idx\` ON \`country_guides_sender_types\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`country_guides\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`country_id\` text NOT NULL,
  	\`checked_on\` text,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`country_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`country_guides_country_idx\` ON \`country_guides\` (\`country_id\`);`)
  await db.run(sql`CREATE INDEX \`country_guides_updated_at_idx\` ON \`country_guides\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`country_guides_created_at_idx\` ON \`country_guides\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`country_guides_locales\` (
  	\`registration\` text,
  	\`opt_out\` text,
  	\`quiet_hours\` text,
  	\`notes\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`country_guides\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`country_guides_locales_locale_parent_id_unique\` ON \`country_guides_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`country_guides_locales_parent_idx\` ON \`country_guides_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_country_guides_v_version_sender_types\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_country_guides_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_country_guides_v_version_sender_types_order_idx\` ON \`_country_guides_v_version_sender_types\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_country_guides_v_version_sender_types_parent_idx\` ON \`_country_guides_v_version_sender_types\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_country_guides_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_country_id\` text NOT NULL,
  	\`version_checked_on\` text,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`country_guides\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_country_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_country_guides_v_parent_idx\` ON \`_country_guides_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_country_guides_v_version_version_country_idx\` ON \`_country_guides_v\` (\`version_country_id\`);`)
  await db.run(sql`CREATE INDEX \`_country_guides_v_version_version_updated_at_idx\` ON \`_country_guides_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_country_guides_v_version_version_created_at_idx\` ON \`_country_guides_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_country_guides_v_created_at_idx\` ON \`_country_guides_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_country_guides_v_updated_at_idx\` ON \`_country_guides_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_country_guides_v_locales\` (
  	\`version_registration\` text,
  	\`version_opt_out\` text,
  	\`version_quiet_hours\` text,
  	\`version_notes\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_country_guides_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_country_guides_v_locales_locale_parent_id_unique\` ON \`_country_guides_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_country_guides_v_locales_parent_idx\` ON \`_country_guides_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users_further_roles\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_further_roles_order_idx\` ON \`users_further_roles\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`users_further_roles_parent_idx\` ON \`users_further_roles\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_languages_order_idx\` ON \`users_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`users_languages_parent_idx\` ON \`users_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`role\` text DEFAULT 'editor' NOT NULL,
  	\`language\` text,
  	\`second_factor_since\` text,
  	\`totp_secret\` text,
  	\`totp_last_step\` numeric,
  	\`recovery_codes\` text,
  	\`open_id_subject\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_open_id_subject_idx\` ON \`users\` (\`open_id_subject\`);`)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`api_tokens_scopes\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`api_tokens\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`api_tokens_scopes_order_idx\` ON \`api_tokens_scopes\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`api_tokens_scopes_parent_idx\` ON \`api_tokens_scopes\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`api_tokens\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text NOT NULL,
  	\`hash\` text NOT NULL,
  	\`hint\` text,
  	\`active\` integer DEFAULT true,
  	\`expires_at\` text,
  	\`from_environment\` integer DEFAULT false,
  	\`last_used_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`api_tokens_hash_idx\` ON \`api_tokens\` (\`hash\`);`)
  await db.run(sql`CREATE INDEX \`api_tokens_updated_at_idx\` ON \`api_tokens\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`api_tokens_created_at_idx\` ON \`api_tokens\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`audit_entries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`action\` text NOT NULL,
  	\`person\` text,
  	\`place\` text,
  	\`title\` text,
  	\`locale\` text,
  	\`details\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_entries_action_idx\` ON \`audit_entries\` (\`action\`);`)
  await db.run(sql`CREATE INDEX \`audit_entries_person_idx\` ON \`audit_entries\` (\`person\`);`)
  await db.run(sql`CREATE INDEX \`audit_entries_place_idx\` ON \`audit_entries\` (\`place\`);`)
  await db.run(sql`CREATE INDEX \`audit_entries_updated_at_idx\` ON \`audit_entries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`audit_entries_created_at_idx\` ON \`audit_entries\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`usages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`holder\` text NOT NULL,
  	\`target\` text NOT NULL,
  	\`lang\` text,
  	\`path\` text NOT NULL,
  	\`place\` text,
  	\`draft_only\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`usages_holder_idx\` ON \`usages\` (\`holder\`);`)
  await db.run(sql`CREATE INDEX \`usages_target_idx\` ON \`usages\` (\`target\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`media_folders\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`folder_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`folder_id\`) REFERENCES \`media_folders\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`media_folders_name_idx\` ON \`media_folders\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`media_folders_folder_idx\` ON \`media_folders\` (\`folder_id\`);`)
  await db.run(sql`CREATE INDEX \`media_folders_updated_at_idx\` ON \`media_folders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_folders_created_at_idx\` ON \`media_folders\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`posts_id\` integer,
  	\`products_id\` integer,
  	\`categories_id\` integer,
  	\`authors_id\` integer,
  	\`incidents_id\` integer,
  	\`media_id\` integer,
  	\`media_tags_id\` integer,
  	\`patterns_id\` integer,
  	\`forms_id\` integer,
  	\`redirects_id\` integer,
  	\`countries_id\` text,
  	\`operators_id\` integer,
  	\`sms_prices_id\` integer,
  	\`subscription_prices_id\` integer,
  	\`rcs_prices_id\` integer,
  	\`email_price_tiers_id\` integer,
  	\`country_guides_id\` integer,
  	\`users_id\` integer,
  	\`api_tokens_id\` integer,
  	\`media_folders_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`authors_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`incidents_id\`) REFERENCES \`incidents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_tags_id\`) REFERENCES \`media_tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`patterns_id\`) REFERENCES \`patterns\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forms_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`operators_id\`) REFERENCES \`operators\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sms_prices_id\`) REFERENCES \`sms_prices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_prices_id\`) REFERENCES \`subscription_prices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`rcs_prices_id\`) REFERENCES \`rcs_prices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`email_price_tiers_id\`) REFERENCES \`email_price_tiers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`country_guides_id\`) REFERENCES \`country_guides\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`api_tokens_id\`) REFERENCES \`api_tokens\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_folders_id\`) REFERENCES \`media_folders\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_products_id_idx\` ON \`payload_locked_documents_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_authors_id_idx\` ON \`payload_locked_documents_rels\` (\`authors_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_incidents_id_idx\` ON \`payload_locked_documents_rels\` (\`incidents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_tags_id_idx\` ON \`payload_locked_documents_rels\` (\`media_tags_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_patterns_id_idx\` ON \`payload_locked_documents_rels\` (\`patterns_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forms_id_idx\` ON \`payload_locked_documents_rels\` (\`forms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_countries_id_idx\` ON \`payload_locked_documents_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_operators_id_idx\` ON \`payload_locked_documents_rels\` (\`operators_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sms_prices_id_idx\` ON \`payload_locked_documents_rels\` (\`sms_prices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_subscription_prices_id_idx\` ON \`payload_locked_documents_rels\` (\`subscription_prices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_rcs_prices_id_idx\` ON \`payload_locked_documents_rels\` (\`rcs_prices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_email_price_tiers_id_idx\` ON \`payload_locked_documents_rels\` (\`email_price_tiers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_country_guides_id_idx\` ON \`payload_locked_documents_rels\` (\`country_guides_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_api_tokens_id_idx\` ON \`payload_locked_documents_rels\` (\`api_tokens_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_folders_id_idx\` ON \`payload_locked_documents_rels\` (\`media_folders_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`header_links_submenu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_title\` text,
  	\`link_url\` text,
  	\`link_anchor\` text,
  	\`link_new_tab\` integer DEFAULT false,
  	\`description\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`header_links_submenu_order_idx\` ON \`header_links_submenu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`header_links_submenu_parent_id_idx\` ON \`header_links_submenu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_links_submenu_locale_idx\` ON \`header_links_submenu\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`header_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_title\` text,
  	\`link_url\` text,
  	\`link_anchor\` text,
  	\`link_new_tab\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`header_links_order_idx\` ON \`header_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`header_links_parent_id_idx\` ON \`header_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_links_locale_idx\` ON \`header_links\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`header_buttons\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_title\` text,
  	\`link_url\` text,
  	\`link_anchor\` text,
  	\`link_new_tab\` integer DEFAULT false,
  	\`style\` text DEFAULT 'primary',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`header_buttons_order_idx\` ON \`header_buttons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`header_buttons_parent_id_idx\` ON \`header_buttons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_buttons_locale_idx\` ON \`header_buttons\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`header\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`header__status_idx\` ON \`header\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`header_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`locale\` text,
  	\`pages_id\` integer,
  	\`posts_id\` integer,
  	\`categories_id\` integer,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`header\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`header_rels_order_idx\` ON \`header_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`header_rels_parent_idx\` ON \`header_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_rels_path_idx\` ON \`header_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`header_rels_locale_idx\` ON \`header_rels\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`header_rels_pages_id_idx\` ON \`header_rels\` (\`pages_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`header_rels_posts_id_idx\` ON \`header_rels\` (\`posts_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`header_rels_categories_id_idx\` ON \`header_rels\` (\`categories_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`header_rels_media_id_idx\` ON \`header_rels\` (\`media_id\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`_header_v_version_links_submenu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`link_title\` text,
  	\`link_url\` text,
  	\`link_anchor\` text,
  	\`link_new_tab\` integer DEFAULT false,
  	\`description\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_v_version_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_header_v_version_links_submenu_order_idx\` ON \`_header_v_version_links_submenu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_links_submenu_parent_id_idx\` ON \`_header_v_version_links_submenu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_links_submenu_locale_idx\` ON \`_header_v_version_links_submenu\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_header_v_version_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`link_title\` text,
  	\`link_url\` text,
  	\`link_anchor\` text,
  	\`link_new_tab\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_header_v_version_links_order_idx\` ON \`_header_v_version_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_links_parent_id_idx\` ON \`_header_v_version_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_links_locale_idx\` ON \`_header_v_version_links\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_header_v_version_buttons\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`link_title\` text,
  	\`link_url\` text,
  	\`link_anchor\` text,
  	\`link_new_tab\` integer DEFAULT false,
  	\`style\` text DEFAULT 'primary',
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_header_v_version_buttons_order_idx\` ON \`_header_v_version_buttons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_buttons_parent_id_idx\` ON \`_header_v_version_buttons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_buttons_locale_idx\` ON \`_header_v_version_buttons\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_header_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_changed_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_header_v_version_version__status_idx\` ON \`_header_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_created_at_idx\` ON \`_header_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_updated_at_idx\` ON \`_header_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_snapshot_idx\` ON \`_header_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_published_locale_idx\` ON \`_header_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_latest_idx\` ON \`_header_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_autosave_idx\` ON \`_header_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_header_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`locale\` text,
  	\`pages_id\` integer,
  	\`posts_id\` integer,
  	\`categories_id\` integer,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_header_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_header_v_rels_order_idx\` ON \`_header_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_rels_parent_idx\` ON \`_header_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_rels_path_idx\` ON \`_header_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_rels_locale_idx\` ON \`_header_v_rels\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_rels_pages_id_idx\` ON \`_header_v_rels\` (\`pages_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_rels_posts_id_idx\` ON \`_header_v_rels\` (\`posts_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_rels_categories_id_idx\` ON \`_header_v_rels\` (\`categories_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_rels_media_id_idx\` ON \`_header_v_rels\` (\`media_id\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`footer_top_row_socials\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`network\` text,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_top_row_socials_order_idx\` ON \`footer_top_row_socials\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_top_row_socials_parent_id_idx\` ON \`footer_top_row_socials\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_menu_columns_submenu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_title\` text,
  	\`link_url\` text,
  	\`link_anchor\` text,
  	\`link_new_tab\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer_menu_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_menu_columns_submenu_order_idx\` ON \`footer_menu_columns_submenu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_menu_columns_submenu_parent_id_idx\` ON \`footer_menu_columns_submenu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_menu_columns_submenu_locale_idx\` ON \`footer_menu_columns_submenu\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`footer_menu_columns\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`subtitle\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_menu_columns_order_idx\` ON \`footer_menu_columns\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_menu_columns_parent_id_idx\` ON \`footer_menu_columns\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_menu_columns_locale_idx\` ON \`footer_menu_columns\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`footer_copyright_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_title\` text,
  	\`link_url\` text,
  	\`link_anchor\` text,
  	\`link_new_tab\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_copyright_items_order_idx\` ON \`footer_copyright_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_copyright_items_parent_id_idx\` ON \`footer_copyright_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_copyright_items_locale_idx\` ON \`footer_copyright_items\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`footer\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`top_row_logo_id\` integer,
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`top_row_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_top_row_top_row_logo_idx\` ON \`footer\` (\`top_row_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`footer__status_idx\` ON \`footer\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`footer_locales\` (
  	\`top_row_cta_text\` text,
  	\`location_name\` text,
  	\`location_company_address\` text,
  	\`location_registration_number\` text,
  	\`copyright_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`footer_locales_locale_parent_id_unique\` ON \`footer_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_locales_parent_idx\` ON \`footer_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`locale\` text,
  	\`pages_id\` integer,
  	\`posts_id\` integer,
  	\`categories_id\` integer,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_rels_order_idx\` ON \`footer_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`footer_rels_parent_idx\` ON \`footer_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_rels_path_idx\` ON \`footer_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`footer_rels_locale_idx\` ON \`footer_rels\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`footer_rels_pages_id_idx\` ON \`footer_rels\` (\`pages_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`footer_rels_posts_id_idx\` ON \`footer_rels\` (\`posts_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`footer_rels_categories_id_idx\` ON \`footer_rels\` (\`categories_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`footer_rels_media_id_idx\` ON \`footer_rels\` (\`media_id\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_top_row_socials\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`network\` text,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_version_top_row_socials_order_idx\` ON \`_footer_v_version_top_row_socials\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_top_row_socials_parent_id_idx\` ON \`_footer_v_version_top_row_socials\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_menu_columns_submenu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`link_title\` text,
  	\`link_url\` text,
  	\`link_anchor\` text,
  	\`link_new_tab\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v_version_menu_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_version_menu_columns_submenu_order_idx\` ON \`_footer_v_version_menu_columns_submenu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_menu_columns_submenu_parent_id_idx\` ON \`_footer_v_version_menu_columns_submenu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_menu_columns_submenu_locale_idx\` ON \`_footer_v_version_menu_columns_submenu\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_menu_columns\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`subtitle\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_version_menu_columns_order_idx\` ON \`_footer_v_version_menu_columns\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_menu_columns_parent_id_idx\` ON \`_footer_v_version_menu_columns\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_menu_columns_locale_idx\` ON \`_footer_v_version_menu_columns\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_copyright_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`link_title\` text,
  	\`link_url\` text,
  	\`link_anchor\` text,
  	\`link_new_tab\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_version_copyright_items_order_idx\` ON \`_footer_v_version_copyright_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_copyright_items_parent_id_idx\` ON \`_footer_v_version_copyright_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_copyright_items_locale_idx\` ON \`_footer_v_version_copyright_items\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_top_row_logo_id\` integer,
  	\`version_changed_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_top_row_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_version_top_row_version_top_row_logo_idx\` ON \`_footer_v\` (\`version_top_row_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_version__status_idx\` ON \`_footer_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_created_at_idx\` ON \`_footer_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_updated_at_idx\` ON \`_footer_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_snapshot_idx\` ON \`_footer_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_published_locale_idx\` ON \`_footer_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_latest_idx\` ON \`_footer_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_autosave_idx\` ON \`_footer_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_locales\` (
  	\`version_top_row_cta_text\` text,
  	\`version_location_name\` text,
  	\`version_location_company_address\` text,
  	\`version_location_registration_number\` text,
  	\`version_copyright_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_footer_v_locales_locale_parent_id_unique\` ON \`_footer_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_locales_parent_idx\` ON \`_footer_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`locale\` text,
  	\`pages_id\` integer,
  	\`posts_id\` integer,
  	\`categories_id\` integer,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_footer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_rels_order_idx\` ON \`_footer_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_rels_parent_idx\` ON \`_footer_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_rels_path_idx\` ON \`_footer_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_rels_locale_idx\` ON \`_footer_v_rels\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_rels_pages_id_idx\` ON \`_footer_v_rels\` (\`pages_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_rels_posts_id_idx\` ON \`_footer_v_rels\` (\`posts_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_rels_categories_id_idx\` ON \`_footer_v_rels\` (\`categories_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_rels_media_id_idx\` ON \`_footer_v_rels\` (\`media_id\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`call_to_action_buttons\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_title\` text,
  	\`link_url\` text,
  	\`link_anchor\` text,
  	\`link_new_tab\` integer DEFAULT false,
  	\`style\` text DEFAULT 'primary',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`call_to_action\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`call_to_action_buttons_order_idx\` ON \`call_to_action_buttons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`call_to_action_buttons_parent_id_idx\` ON \`call_to_action_buttons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`call_to_action_buttons_locale_idx\` ON \`call_to_action_buttons\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`call_to_action\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`call_to_action__status_idx\` ON \`call_to_action\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`call_to_action_locales\` (
  	\`section_heading\` text,
  	\`heading\` text,
  	\`text\` text,
  	\`lottie_animation_file_id\` integer,
  	\`lottie_animation_poster_id\` integer,
  	\`lottie_animation_alt\` text,
  	\`lottie_animation_loop\` integer DEFAULT true,
  	\`lottie_animation_autoplay\` integer DEFAULT true,
  	\`lottie_animation_speed\` numeric DEFAULT 1,
  	\`lottie_animation_delay\` numeric DEFAULT 0,
  	\`lottie_animation_direction\` text DEFAULT 'forward',
  	\`lottie_animation_pause_on_hover\` integer DEFAULT false,
  	\`lottie_animation_play_on_hover\` integer DEFAULT false,
  	\`lottie_animation_pause_animation\` integer DEFAULT false,
  	\`lottie_animation_width\` text,
  	\`lottie_animation_height\` text,
  	\`lottie_animation_scale\` numeric DEFAULT 1,
  	\`lottie_animation_background\` text,
  	\`lottie_animation_data\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`lottie_animation_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`lottie_animation_poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`call_to_action\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`call_to_action_lottie_animation_lottie_animation_file_idx\` ON \`call_to_action_locales\` (\`lottie_animation_file_id\`);`)
  await db.run(sql`CREATE INDEX \`call_to_action_lottie_animation_lottie_animation_poster_idx\` ON \`call_to_action_locales\` (\`lottie_animation_poster_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`call_to_action_locales_locale_parent_id_unique\` ON \`call_to_action_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`call_to_action_locales_parent_idx\` ON \`call_to_action_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`call_to_action_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`locale\` text,
  	\`pages_id\` integer,
  	\`posts_id\` integer,
  	\`categories_id\` integer,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`call_to_action\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`call_to_action_rels_order_idx\` ON \`call_to_action_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`call_to_action_rels_parent_idx\` ON \`call_to_action_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`call_to_action_rels_path_idx\` ON \`call_to_action_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`call_to_action_rels_locale_idx\` ON \`call_to_action_rels\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`call_to_action_rels_pages_id_idx\` ON \`call_to_action_rels\` (\`pages_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`call_to_action_rels_posts_id_idx\` ON \`call_to_action_rels\` (\`posts_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`call_to_action_rels_categories_id_idx\` ON \`call_to_action_rels\` (\`categories_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`call_to_action_rels_media_id_idx\` ON \`call_to_action_rels\` (\`media_id\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`_call_to_action_v_version_buttons\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`link_title\` text,
  	\`link_url\` text,
  	\`link_anchor\` text,
  	\`link_new_tab\` integer DEFAULT false,
  	\`style\` text DEFAULT 'primary',
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_call_to_action_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_call_to_action_v_version_buttons_order_idx\` ON \`_call_to_action_v_version_buttons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_call_to_action_v_version_buttons_parent_id_idx\` ON \`_call_to_action_v_version_buttons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_call_to_action_v_version_buttons_locale_idx\` ON \`_call_to_action_v_version_buttons\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_call_to_action_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_changed_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_call_to_action_v_version_version__status_idx\` ON \`_call_to_action_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_call_to_action_v_created_at_idx\` ON \`_call_to_action_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_call_to_action_v_updated_at_idx\` ON \`_call_to_action_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_call_to_action_v_snapshot_idx\` ON \`_call_to_action_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_call_to_action_v_published_locale_idx\` ON \`_call_to_action_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_call_to_action_v_latest_idx\` ON \`_call_to_action_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_call_to_action_v_autosave_idx\` ON \`_call_to_action_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_call_to_action_v_locales\` (
  	\`version_section_heading\` text,
  	\`version_heading\` text,
  	\`version_text\` text,
  	\`version_lottie_animation_file_id\` integer,
  	\`version_lottie_animation_poster_id\` integer,
  	\`version_lottie_animation_alt\` text,
  	\`version_lottie_animation_loop\` integer DEFAULT true,
  	\`version_lottie_animation_autoplay\` integer DEFAULT true,
  	\`version_lottie_animation_speed\` numeric DEFAULT 1,
  	\`version_lottie_animation_delay\` numeric DEFAULT 0,
  	\`version_lottie_animation_direction\` text DEFAULT 'forward',
  	\`version_lottie_animation_pause_on_hover\` integer DEFAULT false,
  	\`version_lottie_animation_play_on_hover\` integer DEFAULT false,
  	\`version_lottie_animation_pause_animation\` integer DEFAULT false,
  	\`version_lottie_animation_width\` text,
  	\`version_lottie_animation_height\` text,
  	\`version_lottie_animation_scale\` numeric DEFAULT 1,
  	\`version_lottie_animation_background\` text,
  	\`version_lottie_animation_data\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`version_lottie_animation_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_lottie_animation_poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_call_to_action_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_call_to_action_v_version_lottie_animation_version_lotti_idx\` ON \`_call_to_action_v_locales\` (\`version_lottie_animation_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_call_to_action_v_version_lottie_animation_version_lot_1_idx\` ON \`_call_to_action_v_locales\` (\`version_lottie_animation_poster_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_call_to_action_v_locales_locale_parent_id_unique\` ON \`_call_to_action_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_call_to_action_v_locales_parent_idx\` ON \`_call_to_action_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_call_to_action_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`locale\` text,
  	\`pages_id\` integer,
  	\`posts_id\` integer,
  	\`categories_id\` integer,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_call_to_action_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_call_to_action_v_rels_order_idx\` ON \`_call_to_action_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_call_to_action_v_rels_parent_idx\` ON \`_call_to_action_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_call_to_action_v_rels_path_idx\` ON \`_call_to_action_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_call_to_action_v_rels_locale_idx\` ON \`_call_to_action_v_rels\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_call_to_action_v_rels_pages_id_idx\` ON \`_call_to_action_v_rels\` (\`pages_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_call_to_action_v_rels_posts_id_idx\` ON \`_call_to_action_v_rels\` (\`posts_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_call_to_action_v_rels_categories_id_idx\` ON \`_call_to_action_v_rels\` (\`categories_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_call_to_action_v_rels_media_id_idx\` ON \`_call_to_action_v_rels\` (\`media_id\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`site_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`organization_url\` text,
  	\`email\` text,
  	\`social_image_id\` integer,
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`social_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_social_image_idx\` ON \`site_settings\` (\`social_image_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings__status_idx\` ON \`site_settings\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_locales\` (
  	\`default_title\` text,
  	\`title_template\` text,
  	\`default_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`site_settings_locales_locale_parent_id_unique\` ON \`site_settings_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_locales_parent_idx\` ON \`site_settings_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_organization_url\` text,
  	\`version_email\` text,
  	\`version_social_image_id\` integer,
  	\`version_changed_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_social_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_social_image_idx\` ON \`_site_settings_v\` (\`version_social_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version__status_idx\` ON \`_site_settings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_created_at_idx\` ON \`_site_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_updated_at_idx\` ON \`_site_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_snapshot_idx\` ON \`_site_settings_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_published_locale_idx\` ON \`_site_settings_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_latest_idx\` ON \`_site_settings_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_autosave_idx\` ON \`_site_settings_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_locales\` (
  	\`version_default_title\` text,
  	\`version_title_template\` text,
  	\`version_default_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_settings_v_locales_locale_parent_id_unique\` ON \`_site_settings_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_locales_parent_idx\` ON \`_site_settings_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`brand\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`logo_id\` integer,
  	\`logo_dark_id\` integer,
  	\`icon_id\` integer,
  	\`accent\` text,
  	\`secondary\` text,
  	\`neutral\` text,
  	\`tones\` text,
  	\`font\` text DEFAULT 'system',
  	\`font_file_id\` integer,
  	\`font_license\` text,
  	\`corners\` text DEFAULT 'soft',
  	\`illustrations\` text DEFAULT 'tinted',
  	\`decoration\` text DEFAULT 'none',
  	\`share_images\` text DEFAULT 'dark',
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`logo_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`font_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`brand_logo_idx\` ON \`brand\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`brand_logo_dark_idx\` ON \`brand\` (\`logo_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`brand_icon_idx\` ON \`brand\` (\`icon_id\`);`)
  await db.run(sql`CREATE INDEX \`brand_font_file_idx\` ON \`brand\` (\`font_file_id\`);`)
  await db.run(sql`CREATE INDEX \`brand__status_idx\` ON \`brand\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`brand_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`brand\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`brand_locales_locale_parent_id_unique\` ON \`brand_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`brand_locales_parent_idx\` ON \`brand_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_brand_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_logo_id\` integer,
  	\`version_logo_dark_id\` integer,
  	\`version_icon_id\` integer,
  	\`version_accent\` text,
  	\`version_secondary\` text,
  	\`version_neutral\` text,
  	\`version_tones\` text,
  	\`version_font\` text DEFAULT 'system',
  	\`version_font_file_id\` integer,
  	\`version_font_license\` text,
  	\`version_corners\` text DEFAULT 'soft',
  	\`version_illustrations\` text DEFAULT 'tinted',
  	\`version_decoration\` text DEFAULT 'none',
  	\`version_share_images\` text DEFAULT 'dark',
  	\`version_changed_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_logo_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_font_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_brand_v_version_version_logo_idx\` ON \`_brand_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_version_logo_dark_idx\` ON \`_brand_v\` (\`version_logo_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_version_icon_idx\` ON \`_brand_v\` (\`version_icon_id\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_version_font_file_idx\` ON \`_brand_v\` (\`version_font_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_version__status_idx\` ON \`_brand_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_created_at_idx\` ON \`_brand_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_updated_at_idx\` ON \`_brand_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_snapshot_idx\` ON \`_brand_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_published_locale_idx\` ON \`_brand_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_latest_idx\` ON \`_brand_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_autosave_idx\` ON \`_brand_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_brand_v_locales\` (
  	\`version_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_brand_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_brand_v_locales_locale_parent_id_unique\` ON \`_brand_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_locales_parent_idx\` ON \`_brand_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sign_in\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`second_factor\` text DEFAULT 'nobody' NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await createSqliteSearch(db)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await dropSqliteSearch(db)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_locales\`;`)
  await db.run(sql`DROP TABLE \`posts\`;`)
  await db.run(sql`DROP TABLE \`posts_locales\`;`)
  await db.run(sql`DROP TABLE \`posts_texts\`;`)
  await db.run(sql`DROP TABLE \`posts_rels\`;`)
  await db.run(sql`DROP TABLE \`_posts_v\`;`)
  await db.run(sql`DROP TABLE \`_posts_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_posts_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_posts_v_rels\`;`)
  await db.run(sql`DROP TABLE \`products_global_buttons\`;`)
  await db.run(sql`DROP TABLE \`products_feature_boxes\`;`)
  await db.run(sql`DROP TABLE \`products_add_on_products\`;`)
  await db.run(sql`DROP TABLE \`products_operator_prices\`;`)
  await db.run(sql`DROP TABLE \`products\`;`)
  await db.run(sql`DROP TABLE \`products_locales\`;`)
  await db.run(sql`DROP TABLE \`products_texts\`;`)
  await db.run(sql`DROP TABLE \`products_rels\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_global_buttons\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_feature_boxes\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_add_on_products\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_operator_prices\`;`)
  await db.run(sql`DROP TABLE \`_products_v\`;`)
  await db.run(sql`DROP TABLE \`_products_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_products_v_rels\`;`)
  await db.run(sql`DROP TABLE \`categories\`;`)
  await db.run(sql`DROP TABLE \`categories_locales\`;`)
  await db.run(sql`DROP TABLE \`_categories_v\`;`)
  await db.run(sql`DROP TABLE \`_categories_v_locales\`;`)
  await db.run(sql`DROP TABLE \`authors\`;`)
  await db.run(sql`DROP TABLE \`authors_locales\`;`)
  await db.run(sql`DROP TABLE \`_authors_v\`;`)
  await db.run(sql`DROP TABLE \`_authors_v_locales\`;`)
  await db.run(sql`DROP TABLE \`incidents_parts\`;`)
  await db.run(sql`DROP TABLE \`incidents_steps\`;`)
  await db.run(sql`DROP TABLE \`incidents_steps_locales\`;`)
  await db.run(sql`DROP TABLE \`incidents\`;`)
  await db.run(sql`DROP TABLE \`incidents_locales\`;`)
  await db.run(sql`DROP TABLE \`_incidents_v_version_parts\`;`)
  await db.run(sql`DROP TABLE \`_incidents_v_version_steps\`;`)
  await db.run(sql`DROP TABLE \`_incidents_v_version_steps_locales\`;`)
  await db.run(sql`DROP TABLE \`_incidents_v\`;`)
  await db.run(sql`DROP TABLE \`_incidents_v_locales\`;`)
  await db.run(sql`DROP TABLE \`releases_languages\`;`)
  await db.run(sql`DROP TABLE \`releases\`;`)
  await db.run(sql`DROP TABLE \`translation_states\`;`)
  await db.run(sql`DROP TABLE \`release_members\`;`)
  await db.run(sql`DROP TABLE \`share_links\`;`)
  await db.run(sql`DROP TABLE \`lock_requests\`;`)
  await db.run(sql`DROP TABLE \`reviews\`;`)
  await db.run(sql`DROP TABLE \`review_comments\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`media_locales\`;`)
  await db.run(sql`DROP TABLE \`media_rels\`;`)
  await db.run(sql`DROP TABLE \`media_tags\`;`)
  await db.run(sql`DROP TABLE \`patterns\`;`)
  await db.run(sql`DROP TABLE \`patterns_locales\`;`)
  await db.run(sql`DROP TABLE \`forms_fields_choices\`;`)
  await db.run(sql`DROP TABLE \`forms_fields_choices_locales\`;`)
  await db.run(sql`DROP TABLE \`forms_fields\`;`)
  await db.run(sql`DROP TABLE \`forms_fields_locales\`;`)
  await db.run(sql`DROP TABLE \`forms\`;`)
  await db.run(sql`DROP TABLE \`forms_locales\`;`)
  await db.run(sql`DROP TABLE \`forms_texts\`;`)
  await db.run(sql`DROP TABLE \`form_submissions_answers\`;`)
  await db.run(sql`DROP TABLE \`form_submissions\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`redirects_rels\`;`)
  await db.run(sql`DROP TABLE \`unanswered_searches\`;`)
  await db.run(sql`DROP TABLE \`countries\`;`)
  await db.run(sql`DROP TABLE \`operators\`;`)
  await db.run(sql`DROP TABLE \`_operators_v\`;`)
  await db.run(sql`DROP TABLE \`sms_prices\`;`)
  await db.run(sql`DROP TABLE \`_sms_prices_v\`;`)
  await db.run(sql`DROP TABLE \`subscription_prices\`;`)
  await db.run(sql`DROP TABLE \`_subscription_prices_v\`;`)
  await db.run(sql`DROP TABLE \`rcs_prices\`;`)
  await db.run(sql`DROP TABLE \`_rcs_prices_v\`;`)
  await db.run(sql`DROP TABLE \`email_price_tiers\`;`)
  await db.run(sql`DROP TABLE \`_email_price_tiers_v\`;`)
  await db.run(sql`DROP TABLE \`country_guides_sender_types\`;`)
  await db.run(sql`DROP TABLE \`country_guides\`;`)
  await db.run(sql`DROP TABLE \`country_guides_locales\`;`)
  await db.run(sql`DROP TABLE \`_country_guides_v_version_sender_types\`;`)
  await db.run(sql`DROP TABLE \`_country_guides_v\`;`)
  await db.run(sql`DROP TABLE \`_country_guides_v_locales\`;`)
  await db.run(sql`DROP TABLE \`users_further_roles\`;`)
  await db.run(sql`DROP TABLE \`users_languages\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`api_tokens_scopes\`;`)
  await db.run(sql`DROP TABLE \`api_tokens\`;`)
  await db.run(sql`DROP TABLE \`audit_entries\`;`)
  await db.run(sql`DROP TABLE \`usages\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`media_folders\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`header_links_submenu\`;`)
  await db.run(sql`DROP TABLE \`header_links\`;`)
  await db.run(sql`DROP TABLE \`header_buttons\`;`)
  await db.run(sql`DROP TABLE \`header\`;`)
  await db.run(sql`DROP TABLE \`header_rels\`;`)
  await db.run(sql`DROP TABLE \`_header_v_version_links_submenu\`;`)
  await db.run(sql`DROP TABLE \`_header_v_version_links\`;`)
  await db.run(sql`DROP TABLE \`_header_v_version_buttons\`;`)
  await db.run(sql`DROP TABLE \`_header_v\`;`)
  await db.run(sql`DROP TABLE \`_header_v_rels\`;`)
  await db.run(sql`DROP TABLE \`footer_top_row_socials\`;`)
  await db.run(sql`DROP TABLE \`footer_menu_columns_submenu\`;`)
  await db.run(sql`DROP TABLE \`footer_menu_columns\`;`)
  await db.run(sql`DROP TABLE \`footer_copyright_items\`;`)
  await db.run(sql`DROP TABLE \`footer\`;`)
  await db.run(sql`DROP TABLE \`footer_locales\`;`)
  await db.run(sql`DROP TABLE \`footer_rels\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_top_row_socials\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_menu_columns_submenu\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_menu_columns\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_copyright_items\`;`)
  await db.run(sql`DROP TABLE \`_footer_v\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_rels\`;`)
  await db.run(sql`DROP TABLE \`call_to_action_buttons\`;`)
  await db.run(sql`DROP TABLE \`call_to_action\`;`)
  await db.run(sql`DROP TABLE \`call_to_action_locales\`;`)
  await db.run(sql`DROP TABLE \`call_to_action_rels\`;`)
  await db.run(sql`DROP TABLE \`_call_to_action_v_version_buttons\`;`)
  await db.run(sql`DROP TABLE \`_call_to_action_v\`;`)
  await db.run(sql`DROP TABLE \`_call_to_action_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_call_to_action_v_rels\`;`)
  await db.run(sql`DROP TABLE \`site_settings\`;`)
  await db.run(sql`DROP TABLE \`site_settings_locales\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_locales\`;`)
  await db.run(sql`DROP TABLE \`brand\`;`)
  await db.run(sql`DROP TABLE \`brand_locales\`;`)
  await db.run(sql`DROP TABLE \`_brand_v\`;`)
  await db.run(sql`DROP TABLE \`_brand_v_locales\`;`)
  await db.run(sql`DROP TABLE \`sign_in\`;`)
}
