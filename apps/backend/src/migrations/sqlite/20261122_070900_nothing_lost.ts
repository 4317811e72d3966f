import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { addFirstVersions, versionedWithTrash } from '../first-versions.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`_categories_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
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
  await db.run(sql`CREATE TABLE \`_authors_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
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
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_authors_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_authors_v_locales_locale_parent_id_unique\` ON \`_authors_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_locales_parent_idx\` ON \`_authors_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_header_v_version_links_submenu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
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
  	\`id\` integer PRIMARY KEY NOT NULL,
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
  	\`id\` integer PRIMARY KEY NOT NULL,
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
  	\`id\` integer PRIMARY KEY NOT NULL,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_header_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_header_v_rels_order_idx\` ON \`_header_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_rels_parent_idx\` ON \`_header_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_rels_path_idx\` ON \`_header_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_rels_locale_idx\` ON \`_header_v_rels\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_rels_pages_id_idx\` ON \`_header_v_rels\` (\`pages_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_rels_posts_id_idx\` ON \`_header_v_rels\` (\`posts_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_rels_categories_id_idx\` ON \`_header_v_rels\` (\`categories_id\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_top_row_socials\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
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
  	\`id\` integer PRIMARY KEY NOT NULL,
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
  	\`id\` integer PRIMARY KEY NOT NULL,
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
  	\`id\` integer PRIMARY KEY NOT NULL,
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
  	\`id\` integer PRIMARY KEY NOT NULL,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_footer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_rels_order_idx\` ON \`_footer_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_rels_parent_idx\` ON \`_footer_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_rels_path_idx\` ON \`_footer_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_rels_locale_idx\` ON \`_footer_v_rels\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_rels_pages_id_idx\` ON \`_footer_v_rels\` (\`pages_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_rels_posts_id_idx\` ON \`_footer_v_rels\` (\`posts_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_rels_categories_id_idx\` ON \`_footer_v_rels\` (\`categories_id\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`_call_to_action_v_version_buttons\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
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
  	\`id\` integer PRIMARY KEY NOT NULL,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_call_to_action_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_call_to_action_v_rels_order_idx\` ON \`_call_to_action_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_call_to_action_v_rels_parent_idx\` ON \`_call_to_action_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_call_to_action_v_rels_path_idx\` ON \`_call_to_action_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_call_to_action_v_rels_locale_idx\` ON \`_call_to_action_v_rels\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_call_to_action_v_rels_pages_id_idx\` ON \`_call_to_action_v_rels\` (\`pages_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_call_to_action_v_rels_posts_id_idx\` ON \`_call_to_action_v_rels\` (\`posts_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_call_to_action_v_rels_categories_id_idx\` ON \`_call_to_action_v_rels\` (\`categories_id\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_brand\` text,
  	\`version_logo_id\` integer,
  	\`version_logo_dark_id\` integer,
  	\`version_social_image_id\` integer,
  	\`version_organization_url\` text,
  	\`version_email\` text,
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
  	FOREIGN KEY (\`version_social_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_logo_idx\` ON \`_site_settings_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_logo_dark_idx\` ON \`_site_settings_v\` (\`version_logo_dark_id\`);`)
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
  await db.run(sql`DROP INDEX \`redirects_from_idx\`;`)
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`redirects_deleted_at_idx\` ON \`redirects\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_outside_trash_idx\` ON \`redirects\` (\`from\`) WHERE "redirects"."deleted_at" is null;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_header_buttons\` (
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
  await db.run(sql`INSERT INTO \`__new_header_buttons\`("_order", "_parent_id", "_locale", "id", "link_title", "link_url", "link_anchor", "link_new_tab", "style") SELECT "_order", "_parent_id", "_locale", "id", "link_title", "link_url", "link_anchor", "link_new_tab", "style" FROM \`header_buttons\`;`)
  await db.run(sql`DROP TABLE \`header_buttons\`;`)
  await db.run(sql`ALTER TABLE \`__new_header_buttons\` RENAME TO \`header_buttons\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`header_buttons_order_idx\` ON \`header_buttons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`header_buttons_parent_id_idx\` ON \`header_buttons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_buttons_locale_idx\` ON \`header_buttons\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`__new_footer_top_row_socials\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`network\` text,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_footer_top_row_socials\`("_order", "_parent_id", "id", "network", "url") SELECT "_order", "_parent_id", "id", "network", "url" FROM \`footer_top_row_socials\`;`)
  await db.run(sql`DROP TABLE \`footer_top_row_socials\`;`)
  await db.run(sql`ALTER TABLE \`__new_footer_top_row_socials\` RENAME TO \`footer_top_row_socials\`;`)
  await db.run(sql`CREATE INDEX \`footer_top_row_socials_order_idx\` ON \`footer_top_row_socials\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_top_row_socials_parent_id_idx\` ON \`footer_top_row_socials\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_footer_menu_columns\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`subtitle\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_footer_menu_columns\`("_order", "_parent_id", "_locale", "id", "title", "subtitle") SELECT "_order", "_parent_id", "_locale", "id", "title", "subtitle" FROM \`footer_menu_columns\`;`)
  // Dropping the table takes the links of its columns along, whatever foreign_keys says: inside a transaction it says nothing.
  await db.run(sql`CREATE TABLE \`kept_submenu\` AS SELECT * FROM \`footer_menu_columns_submenu\`;`)
  await db.run(sql`DROP TABLE \`footer_menu_columns\`;`)
  await db.run(sql`ALTER TABLE \`__new_footer_menu_columns\` RENAME TO \`footer_menu_columns\`;`)
  await db.run(sql`DELETE FROM \`footer_menu_columns_submenu\`;`)
  await db.run(sql`INSERT INTO \`footer_menu_columns_submenu\` SELECT * FROM \`kept_submenu\`;`)
  await db.run(sql`DROP TABLE \`kept_submenu\`;`)
  await db.run(sql`CREATE INDEX \`footer_menu_columns_order_idx\` ON \`footer_menu_columns\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_menu_columns_parent_id_idx\` ON \`footer_menu_columns\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_menu_columns_locale_idx\` ON \`footer_menu_columns\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`__new_call_to_action_buttons\` (
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
  await db.run(sql`INSERT INTO \`__new_call_to_action_buttons\`("_order", "_parent_id", "_locale", "id", "link_title", "link_url", "link_anchor", "link_new_tab", "style") SELECT "_order", "_parent_id", "_locale", "id", "link_title", "link_url", "link_anchor", "link_new_tab", "style" FROM \`call_to_action_buttons\`;`)
  await db.run(sql`DROP TABLE \`call_to_action_buttons\`;`)
  await db.run(sql`ALTER TABLE \`__new_call_to_action_buttons\` RENAME TO \`call_to_action_buttons\`;`)
  await db.run(sql`CREATE INDEX \`call_to_action_buttons_order_idx\` ON \`call_to_action_buttons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`call_to_action_buttons_parent_id_idx\` ON \`call_to_action_buttons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`call_to_action_buttons_locale_idx\` ON \`call_to_action_buttons\` (\`_locale\`);`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`posts_deleted_at_idx\` ON \`posts\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_deleted_at_idx\` ON \`_posts_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_autosave_idx\` ON \`_posts_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`products_deleted_at_idx\` ON \`products\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_deleted_at_idx\` ON \`_products_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_autosave_idx\` ON \`_products_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`categories\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`categories\` ADD \`deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`categories\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`categories_deleted_at_idx\` ON \`categories\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`categories__status_idx\` ON \`categories\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`authors\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`authors\` ADD \`deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`authors\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`authors_deleted_at_idx\` ON \`authors\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`authors__status_idx\` ON \`authors\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`header\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`header\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`header__status_idx\` ON \`header\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`footer\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`footer\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`footer__status_idx\` ON \`footer\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`call_to_action\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`call_to_action\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`call_to_action__status_idx\` ON \`call_to_action\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`site_settings__status_idx\` ON \`site_settings\` (\`_status\`);`)
  const tables = {
    run: async (statement: string) => {
      await db.run(sql.raw(statement))
    },
    columns: async (table: string) => {
      const names = await db.all<{ name: string }>(sql`SELECT name FROM pragma_table_info(${table})`)
      return names.map(({ name }) => ({ name, enumeration: null }))
    },
  }
  for (const stored of versionedWithTrash) await addFirstVersions(tables, stored)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`_categories_v\`;`)
  await db.run(sql`DROP TABLE \`_categories_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_authors_v\`;`)
  await db.run(sql`DROP TABLE \`_authors_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_header_v_version_links_submenu\`;`)
  await db.run(sql`DROP TABLE \`_header_v_version_links\`;`)
  await db.run(sql`DROP TABLE \`_header_v_version_buttons\`;`)
  await db.run(sql`DROP TABLE \`_header_v\`;`)
  await db.run(sql`DROP TABLE \`_header_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_top_row_socials\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_menu_columns_submenu\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_menu_columns\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_copyright_items\`;`)
  await db.run(sql`DROP TABLE \`_footer_v\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_call_to_action_v_version_buttons\`;`)
  await db.run(sql`DROP TABLE \`_call_to_action_v\`;`)
  await db.run(sql`DROP TABLE \`_call_to_action_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_call_to_action_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_locales\`;`)
  await db.run(sql`DROP INDEX \`pages_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_pages_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_pages_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`posts_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_posts_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_posts_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`products_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_products_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_products_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`categories_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`categories__status_idx\`;`)
  await db.run(sql`ALTER TABLE \`categories\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`categories\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`categories\` DROP COLUMN \`_status\`;`)
  await db.run(sql`DROP INDEX \`authors_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`authors__status_idx\`;`)
  await db.run(sql`ALTER TABLE \`authors\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`authors\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`authors\` DROP COLUMN \`_status\`;`)
  await db.run(sql`DROP INDEX \`media_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`redirects_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`redirects_from_outside_trash_idx\`;`)
  await db.run(sql`DELETE FROM \`redirects\` WHERE \`deleted_at\` IS NOT NULL;`)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`ALTER TABLE \`redirects\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`header__status_idx\`;`)
  await db.run(sql`ALTER TABLE \`header\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`header\` DROP COLUMN \`_status\`;`)
  await db.run(sql`DROP INDEX \`footer__status_idx\`;`)
  await db.run(sql`ALTER TABLE \`footer\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`footer\` DROP COLUMN \`_status\`;`)
  await db.run(sql`DROP INDEX \`call_to_action__status_idx\`;`)
  await db.run(sql`ALTER TABLE \`call_to_action\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`call_to_action\` DROP COLUMN \`_status\`;`)
  await db.run(sql`DROP INDEX \`site_settings__status_idx\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`_status\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_header_buttons\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_title\` text,
  	\`link_url\` text,
  	\`link_anchor\` text,
  	\`link_new_tab\` integer DEFAULT false,
  	\`style\` text DEFAULT 'primary' NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_header_buttons\`("_order", "_parent_id", "_locale", "id", "link_title", "link_url", "link_anchor", "link_new_tab", "style") SELECT "_order", "_parent_id", "_locale", "id", "link_title", "link_url", "link_anchor", "link_new_tab", "style" FROM \`header_buttons\`;`)
  await db.run(sql`DROP TABLE \`header_buttons\`;`)
  await db.run(sql`ALTER TABLE \`__new_header_buttons\` RENAME TO \`header_buttons\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`header_buttons_order_idx\` ON \`header_buttons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`header_buttons_parent_id_idx\` ON \`header_buttons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_buttons_locale_idx\` ON \`header_buttons\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`__new_footer_top_row_socials\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`network\` text NOT NULL,
  	\`url\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_footer_top_row_socials\`("_order", "_parent_id", "id", "network", "url") SELECT "_order", "_parent_id", "id", "network", "url" FROM \`footer_top_row_socials\`;`)
  await db.run(sql`DROP TABLE \`footer_top_row_socials\`;`)
  await db.run(sql`ALTER TABLE \`__new_footer_top_row_socials\` RENAME TO \`footer_top_row_socials\`;`)
  await db.run(sql`CREATE INDEX \`footer_top_row_socials_order_idx\` ON \`footer_top_row_socials\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_top_row_socials_parent_id_idx\` ON \`footer_top_row_socials\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_footer_menu_columns\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`subtitle\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_footer_menu_columns\`("_order", "_parent_id", "_locale", "id", "title", "subtitle") SELECT "_order", "_parent_id", "_locale", "id", "title", "subtitle" FROM \`footer_menu_columns\`;`)
  // Dropping the table takes the links of its columns along, whatever foreign_keys says: inside a transaction it says nothing.
  await db.run(sql`CREATE TABLE \`kept_submenu\` AS SELECT * FROM \`footer_menu_columns_submenu\`;`)
  await db.run(sql`DROP TABLE \`footer_menu_columns\`;`)
  await db.run(sql`ALTER TABLE \`__new_footer_menu_columns\` RENAME TO \`footer_menu_columns\`;`)
  await db.run(sql`DELETE FROM \`footer_menu_columns_submenu\`;`)
  await db.run(sql`INSERT INTO \`footer_menu_columns_submenu\` SELECT * FROM \`kept_submenu\`;`)
  await db.run(sql`DROP TABLE \`kept_submenu\`;`)
  await db.run(sql`CREATE INDEX \`footer_menu_columns_order_idx\` ON \`footer_menu_columns\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_menu_columns_parent_id_idx\` ON \`footer_menu_columns\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_menu_columns_locale_idx\` ON \`footer_menu_columns\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`__new_call_to_action_buttons\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_title\` text,
  	\`link_url\` text,
  	\`link_anchor\` text,
  	\`link_new_tab\` integer DEFAULT false,
  	\`style\` text DEFAULT 'primary' NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`call_to_action\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_call_to_action_buttons\`("_order", "_parent_id", "_locale", "id", "link_title", "link_url", "link_anchor", "link_new_tab", "style") SELECT "_order", "_parent_id", "_locale", "id", "link_title", "link_url", "link_anchor", "link_new_tab", "style" FROM \`call_to_action_buttons\`;`)
  await db.run(sql`DROP TABLE \`call_to_action_buttons\`;`)
  await db.run(sql`ALTER TABLE \`__new_call_to_action_buttons\` RENAME TO \`call_to_action_buttons\`;`)
  await db.run(sql`CREATE INDEX \`call_to_action_buttons_order_idx\` ON \`call_to_action_buttons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`call_to_action_buttons_parent_id_idx\` ON \`call_to_action_buttons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`call_to_action_buttons_locale_idx\` ON \`call_to_action_buttons\` (\`_locale\`);`)
}
