import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`countries\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`name_da\` text NOT NULL,
  	\`name_de\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE TABLE \`operators\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
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
  	\`id\` integer PRIMARY KEY NOT NULL,
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
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`country_id\` text NOT NULL,
  	\`eur\` numeric,
  	\`dkk\` numeric,
  	\`eur_premium\` numeric,
  	\`dkk_premium\` numeric,
  	\`valid_from\` text NOT NULL,
  	\`note\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`country_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`sms_prices_country_idx\` ON \`sms_prices\` (\`country_id\`);`)
  await db.run(sql`CREATE INDEX \`sms_prices_valid_from_idx\` ON \`sms_prices\` (\`valid_from\`);`)
  await db.run(sql`CREATE INDEX \`sms_prices_updated_at_idx\` ON \`sms_prices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sms_prices_created_at_idx\` ON \`sms_prices\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`country_validFrom_idx\` ON \`sms_prices\` (\`country_id\`,\`valid_from\`);`)
  await db.run(sql`CREATE TABLE \`_sms_prices_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_country_id\` text NOT NULL,
  	\`version_eur\` numeric,
  	\`version_dkk\` numeric,
  	\`version_eur_premium\` numeric,
  	\`version_dkk_premium\` numeric,
  	\`version_valid_from\` text NOT NULL,
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
  await db.run(sql`CREATE INDEX \`_sms_prices_v_version_version_updated_at_idx\` ON \`_sms_prices_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_sms_prices_v_version_version_created_at_idx\` ON \`_sms_prices_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sms_prices_v_created_at_idx\` ON \`_sms_prices_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sms_prices_v_updated_at_idx\` ON \`_sms_prices_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`version_country_version_validFrom_idx\` ON \`_sms_prices_v\` (\`version_country_id\`,\`version_valid_from\`);`)
  await db.run(sql`CREATE TABLE \`subscription_prices\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`country_id\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`eur\` numeric,
  	\`dkk\` numeric,
  	\`eur_fee\` numeric,
  	\`dkk_fee\` numeric,
  	\`valid_from\` text NOT NULL,
  	\`note\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`country_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`subscription_prices_country_idx\` ON \`subscription_prices\` (\`country_id\`);`)
  await db.run(sql`CREATE INDEX \`subscription_prices_valid_from_idx\` ON \`subscription_prices\` (\`valid_from\`);`)
  await db.run(sql`CREATE INDEX \`subscription_prices_updated_at_idx\` ON \`subscription_prices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`subscription_prices_created_at_idx\` ON \`subscription_prices\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`country_kind_validFrom_idx\` ON \`subscription_prices\` (\`country_id\`,\`kind\`,\`valid_from\`);`)
  await db.run(sql`CREATE TABLE \`_subscription_prices_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_country_id\` text NOT NULL,
  	\`version_kind\` text NOT NULL,
  	\`version_eur\` numeric,
  	\`version_dkk\` numeric,
  	\`version_eur_fee\` numeric,
  	\`version_dkk_fee\` numeric,
  	\`version_valid_from\` text NOT NULL,
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
  await db.run(sql`CREATE INDEX \`_subscription_prices_v_version_version_updated_at_idx\` ON \`_subscription_prices_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_prices_v_version_version_created_at_idx\` ON \`_subscription_prices_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_prices_v_created_at_idx\` ON \`_subscription_prices_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_prices_v_updated_at_idx\` ON \`_subscription_prices_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`version_country_version_kind_version_validFrom_idx\` ON \`_subscription_prices_v\` (\`version_country_id\`,\`version_kind\`,\`version_valid_from\`);`)
  await db.run(sql`CREATE TABLE \`rcs_prices\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`operator_id\` integer NOT NULL,
  	\`type\` text NOT NULL,
  	\`eur\` numeric,
  	\`dkk\` numeric,
  	\`valid_from\` text NOT NULL,
  	\`note\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`operator_id\`) REFERENCES \`operators\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`rcs_prices_operator_idx\` ON \`rcs_prices\` (\`operator_id\`);`)
  await db.run(sql`CREATE INDEX \`rcs_prices_valid_from_idx\` ON \`rcs_prices\` (\`valid_from\`);`)
  await db.run(sql`CREATE INDEX \`rcs_prices_updated_at_idx\` ON \`rcs_prices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`rcs_prices_created_at_idx\` ON \`rcs_prices\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`operator_type_validFrom_idx\` ON \`rcs_prices\` (\`operator_id\`,\`type\`,\`valid_from\`);`)
  await db.run(sql`CREATE TABLE \`_rcs_prices_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_operator_id\` integer NOT NULL,
  	\`version_type\` text NOT NULL,
  	\`version_eur\` numeric,
  	\`version_dkk\` numeric,
  	\`version_valid_from\` text NOT NULL,
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
  await db.run(sql`CREATE INDEX \`_rcs_prices_v_version_version_updated_at_idx\` ON \`_rcs_prices_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_rcs_prices_v_version_version_created_at_idx\` ON \`_rcs_prices_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_rcs_prices_v_created_at_idx\` ON \`_rcs_prices_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_rcs_prices_v_updated_at_idx\` ON \`_rcs_prices_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`version_operator_version_type_version_validFrom_idx\` ON \`_rcs_prices_v\` (\`version_operator_id\`,\`version_type\`,\`version_valid_from\`);`)
  await db.run(sql`CREATE TABLE \`email_price_tiers\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`code\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`from_volume\` numeric NOT NULL,
  	\`to_volume\` numeric,
  	\`eur\` numeric,
  	\`dkk\` numeric,
  	\`unit\` text DEFAULT 'THOUSAND_EMAILS' NOT NULL,
  	\`withdrawn\` integer DEFAULT false,
  	\`valid_from\` text NOT NULL,
  	\`note\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`email_price_tiers_valid_from_idx\` ON \`email_price_tiers\` (\`valid_from\`);`)
  await db.run(sql`CREATE INDEX \`email_price_tiers_updated_at_idx\` ON \`email_price_tiers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`email_price_tiers_created_at_idx\` ON \`email_price_tiers\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`code_validFrom_idx\` ON \`email_price_tiers\` (\`code\`,\`valid_from\`);`)
  await db.run(sql`CREATE TABLE \`_email_price_tiers_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
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
  await db.run(sql`CREATE INDEX \`_email_price_tiers_v_version_version_updated_at_idx\` ON \`_email_price_tiers_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_email_price_tiers_v_version_version_created_at_idx\` ON \`_email_price_tiers_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_email_price_tiers_v_created_at_idx\` ON \`_email_price_tiers_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_email_price_tiers_v_updated_at_idx\` ON \`_email_price_tiers_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`version_code_version_validFrom_idx\` ON \`_email_price_tiers_v\` (\`version_code\`,\`version_valid_from\`);`)
  await db.run(sql`CREATE TABLE \`api_tokens_scopes\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`api_tokens\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`api_tokens_scopes_order_idx\` ON \`api_tokens_scopes\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`api_tokens_scopes_parent_idx\` ON \`api_tokens_scopes\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`api_tokens\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`hash\` text NOT NULL,
  	\`hint\` text,
  	\`active\` integer DEFAULT true,
  	\`last_used_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`api_tokens_hash_idx\` ON \`api_tokens\` (\`hash\`);`)
  await db.run(sql`CREATE INDEX \`api_tokens_updated_at_idx\` ON \`api_tokens\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`api_tokens_created_at_idx\` ON \`api_tokens\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`countries_id\` text REFERENCES countries(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`operators_id\` integer REFERENCES operators(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`sms_prices_id\` integer REFERENCES sms_prices(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`subscription_prices_id\` integer REFERENCES subscription_prices(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`rcs_prices_id\` integer REFERENCES rcs_prices(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`email_price_tiers_id\` integer REFERENCES email_price_tiers(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`api_tokens_id\` integer REFERENCES api_tokens(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_countries_id_idx\` ON \`payload_locked_documents_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_operators_id_idx\` ON \`payload_locked_documents_rels\` (\`operators_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sms_prices_id_idx\` ON \`payload_locked_documents_rels\` (\`sms_prices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_subscription_prices_id_idx\` ON \`payload_locked_documents_rels\` (\`subscription_prices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_rcs_prices_id_idx\` ON \`payload_locked_documents_rels\` (\`rcs_prices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_email_price_tiers_id_idx\` ON \`payload_locked_documents_rels\` (\`email_price_tiers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_api_tokens_id_idx\` ON \`payload_locked_documents_rels\` (\`api_tokens_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
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
  await db.run(sql`DROP TABLE \`api_tokens_scopes\`;`)
  await db.run(sql`DROP TABLE \`api_tokens\`;`)
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
  	\`redirects_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`authors_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "posts_id", "products_id", "categories_id", "authors_id", "media_id", "redirects_id", "users_id") SELECT "id", "order", "parent_id", "path", "pages_id", "posts_id", "products_id", "categories_id", "authors_id", "media_id", "redirects_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
}
