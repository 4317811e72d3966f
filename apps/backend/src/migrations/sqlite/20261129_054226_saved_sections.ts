import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { savedSectionsToDrafts } from '../saved-sections.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await savedSectionsToDrafts((statement) => db.run(statement))
  await db.run(sql`DELETE FROM \`payload_jobs\` WHERE \`task_slug\` = 'tellOfMailLimit';`)
  await db.run(sql`DROP TABLE \`patterns\`;`)
  await db.run(sql`DROP TABLE \`patterns_locales\`;`)
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
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "posts_id", "products_id", "categories_id", "authors_id", "media_id", "media_tags_id", "forms_id", "redirects_id", "countries_id", "operators_id", "sms_prices_id", "subscription_prices_id", "rcs_prices_id", "email_price_tiers_id", "country_guides_id", "users_id", "api_tokens_id", "media_folders_id") SELECT "id", "order", "parent_id", "path", "pages_id", "posts_id", "products_id", "categories_id", "authors_id", "media_id", "media_tags_id", "forms_id", "redirects_id", "countries_id", "operators_id", "sms_prices_id", "subscription_prices_id", "rcs_prices_id", "email_price_tiers_id", "country_guides_id", "users_id", "api_tokens_id", "media_folders_id" FROM \`payload_locked_documents_rels\`;`)
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
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`patterns\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`description\` text,
  	\`changed_by\` text,
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
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`patterns_id\` integer REFERENCES patterns(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_patterns_id_idx\` ON \`payload_locked_documents_rels\` (\`patterns_id\`);`)
}
