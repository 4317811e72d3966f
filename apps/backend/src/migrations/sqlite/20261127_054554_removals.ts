import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { decodeRedirects } from '../decode-redirects.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`DROP TABLE \`lock_requests\`;`)
  await db.run(sql`DROP TABLE \`review_comments\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`posts_id\` integer,
  	\`products_id\` integer,
  	\`categories_id\` integer,
  	\`authors_id\` integer,
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
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "posts_id", "products_id", "categories_id", "authors_id", "media_id", "media_tags_id", "patterns_id", "forms_id", "redirects_id", "countries_id", "operators_id", "sms_prices_id", "subscription_prices_id", "rcs_prices_id", "email_price_tiers_id", "country_guides_id", "users_id", "api_tokens_id", "media_folders_id") SELECT "id", "order", "parent_id", "path", "pages_id", "posts_id", "products_id", "categories_id", "authors_id", "media_id", "media_tags_id", "patterns_id", "forms_id", "redirects_id", "countries_id", "operators_id", "sms_prices_id", "subscription_prices_id", "rcs_prices_id", "email_price_tiers_id", "country_guides_id", "users_id", "api_tokens_id", "media_folders_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_products_id_idx\` ON \`payload_locked_documents_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_authors_id_idx\` ON \`payload_locked_documents_rels\` (\`authors_id\`);`)
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
  await db.run(sql`DELETE FROM \`payload_kv\` WHERE \`key\` LIKE 'link-report%';`)
  await db.run(sql`DELETE FROM \`payload_jobs\` WHERE \`task_slug\` = 'tellOfLinks' OR (\`task_slug\` = 'tellOfReview' AND json_extract(\`input\`, '$.kind') = 'comments');`)
  await decodeRedirects({
    read: async () => ({ rows: await db.all(sql`SELECT "id", "from" FROM "redirects" WHERE instr("from", '%') > 0`) }),
    count: async (from) => ({ rows: await db.all(sql`SELECT "id" FROM "redirects" WHERE "from" = ${from}`) }),
    write: (id, from) => db.run(sql`UPDATE "redirects" SET "from" = ${from} WHERE "id" = ${id}`),
  })
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
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
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`incidents_id\` integer REFERENCES incidents(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_incidents_id_idx\` ON \`payload_locked_documents_rels\` (\`incidents_id\`);`)
}
