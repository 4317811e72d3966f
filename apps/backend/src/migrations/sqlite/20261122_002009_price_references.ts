import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // Rows with a figure that somebody typed: operators of the price list take their place.
  await db.run(sql`DELETE FROM \`products_operator_prices\`;`)
  await db.run(sql`DELETE FROM \`_products_v_version_operator_prices\`;`)
  await db.run(sql`ALTER TABLE \`products_add_on_products\` ADD \`list_price_item\` text;`)
  await db.run(sql`ALTER TABLE \`products_add_on_products\` ADD \`list_price_country_id\` text REFERENCES countries(id);`)
  await db.run(sql`ALTER TABLE \`products_add_on_products\` ADD \`list_price_show\` text DEFAULT 'exact';`)
  await db.run(sql`ALTER TABLE \`products_add_on_products\` ADD \`list_price_volume\` numeric;`)
  await db.run(sql`CREATE INDEX \`products_add_on_products_list_price_list_price_country_idx\` ON \`products_add_on_products\` (\`list_price_country_id\`);`)
  await db.run(sql`ALTER TABLE \`products_add_on_products\` DROP COLUMN \`price\`;`)
  await db.run(sql`ALTER TABLE \`products_add_on_products\` DROP COLUMN \`currency\`;`)
  await db.run(sql`ALTER TABLE \`products_operator_prices\` ADD \`operator\` text;`)
  await db.run(sql`ALTER TABLE \`products_operator_prices\` DROP COLUMN \`title\`;`)
  await db.run(sql`ALTER TABLE \`products_operator_prices\` DROP COLUMN \`price\`;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`list_price_item\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`list_price_country_id\` text REFERENCES countries(id);`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`list_price_show\` text DEFAULT 'exact';`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`list_price_volume\` numeric;`)
  await db.run(sql`CREATE INDEX \`products_list_price_list_price_country_idx\` ON \`products\` (\`list_price_country_id\`);`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`price\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`currency\`;`)
  await db.run(sql`ALTER TABLE \`_products_v_version_add_on_products\` ADD \`list_price_item\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v_version_add_on_products\` ADD \`list_price_country_id\` text REFERENCES countries(id);`)
  await db.run(sql`ALTER TABLE \`_products_v_version_add_on_products\` ADD \`list_price_show\` text DEFAULT 'exact';`)
  await db.run(sql`ALTER TABLE \`_products_v_version_add_on_products\` ADD \`list_price_volume\` numeric;`)
  await db.run(sql`CREATE INDEX \`_products_v_version_add_on_products_list_price_list_pric_idx\` ON \`_products_v_version_add_on_products\` (\`list_price_country_id\`);`)
  await db.run(sql`ALTER TABLE \`_products_v_version_add_on_products\` DROP COLUMN \`price\`;`)
  await db.run(sql`ALTER TABLE \`_products_v_version_add_on_products\` DROP COLUMN \`currency\`;`)
  await db.run(sql`ALTER TABLE \`_products_v_version_operator_prices\` ADD \`operator\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v_version_operator_prices\` DROP COLUMN \`title\`;`)
  await db.run(sql`ALTER TABLE \`_products_v_version_operator_prices\` DROP COLUMN \`price\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_list_price_item\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_list_price_country_id\` text REFERENCES countries(id);`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_list_price_show\` text DEFAULT 'exact';`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_list_price_volume\` numeric;`)
  await db.run(sql`CREATE INDEX \`_products_v_version_list_price_version_list_price_countr_idx\` ON \`_products_v\` (\`version_list_price_country_id\`);`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_price\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_currency\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_products_add_on_products\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	\`price\` text,
  	\`price_text\` text,
  	\`currency\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_products_add_on_products\`("_order", "_parent_id", "_locale", "id", "title", "description", "price", "price_text", "currency") SELECT "_order", "_parent_id", "_locale", "id", "title", "description", "price", "price_text", "currency" FROM \`products_add_on_products\`;`)
  await db.run(sql`DROP TABLE \`products_add_on_products\`;`)
  await db.run(sql`ALTER TABLE \`__new_products_add_on_products\` RENAME TO \`products_add_on_products\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`products_add_on_products_order_idx\` ON \`products_add_on_products\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_add_on_products_parent_id_idx\` ON \`products_add_on_products\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_add_on_products_locale_idx\` ON \`products_add_on_products\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`__new_products\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`price\` text,
  	\`currency\` text DEFAULT 'EUR',
  	\`type\` text DEFAULT 'subscription',
  	\`message_type\` text DEFAULT 'sms',
  	\`provider\` text,
  	\`date\` text,
  	\`image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_products\`("id", "price", "currency", "type", "message_type", "provider", "date", "image_id", "updated_at", "created_at", "_status") SELECT "id", "price", "currency", "type", "message_type", "provider", "date", "image_id", "updated_at", "created_at", "_status" FROM \`products\`;`)
  await db.run(sql`DROP TABLE \`products\`;`)
  await db.run(sql`ALTER TABLE \`__new_products\` RENAME TO \`products\`;`)
  await db.run(sql`CREATE INDEX \`products_date_idx\` ON \`products\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`products_image_idx\` ON \`products\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`products_updated_at_idx\` ON \`products\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`products_created_at_idx\` ON \`products\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`products__status_idx\` ON \`products\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__products_v_version_add_on_products\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	\`price\` text,
  	\`price_text\` text,
  	\`currency\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__products_v_version_add_on_products\`("_order", "_parent_id", "_locale", "id", "title", "description", "price", "price_text", "currency", "_uuid") SELECT "_order", "_parent_id", "_locale", "id", "title", "description", "price", "price_text", "currency", "_uuid" FROM \`_products_v_version_add_on_products\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_add_on_products\`;`)
  await db.run(sql`ALTER TABLE \`__new__products_v_version_add_on_products\` RENAME TO \`_products_v_version_add_on_products\`;`)
  await db.run(sql`CREATE INDEX \`_products_v_version_add_on_products_order_idx\` ON \`_products_v_version_add_on_products\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_add_on_products_parent_id_idx\` ON \`_products_v_version_add_on_products\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_add_on_products_locale_idx\` ON \`_products_v_version_add_on_products\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`__new__products_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_price\` text,
  	\`version_currency\` text DEFAULT 'EUR',
  	\`version_type\` text DEFAULT 'subscription',
  	\`version_message_type\` text DEFAULT 'sms',
  	\`version_provider\` text,
  	\`version_date\` text,
  	\`version_image_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__products_v\`("id", "parent_id", "version_price", "version_currency", "version_type", "version_message_type", "version_provider", "version_date", "version_image_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest") SELECT "id", "parent_id", "version_price", "version_currency", "version_type", "version_message_type", "version_provider", "version_date", "version_image_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest" FROM \`_products_v\`;`)
  await db.run(sql`DROP TABLE \`_products_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__products_v\` RENAME TO \`_products_v\`;`)
  await db.run(sql`CREATE INDEX \`_products_v_parent_idx\` ON \`_products_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_date_idx\` ON \`_products_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_image_idx\` ON \`_products_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_updated_at_idx\` ON \`_products_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_created_at_idx\` ON \`_products_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version__status_idx\` ON \`_products_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_created_at_idx\` ON \`_products_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_updated_at_idx\` ON \`_products_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_snapshot_idx\` ON \`_products_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_published_locale_idx\` ON \`_products_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_latest_idx\` ON \`_products_v\` (\`latest\`);`)
  await db.run(sql`ALTER TABLE \`products_operator_prices\` ADD \`title\` text;`)
  await db.run(sql`ALTER TABLE \`products_operator_prices\` ADD \`price\` text;`)
  await db.run(sql`ALTER TABLE \`products_operator_prices\` DROP COLUMN \`operator\`;`)
  await db.run(sql`ALTER TABLE \`_products_v_version_operator_prices\` ADD \`title\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v_version_operator_prices\` ADD \`price\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v_version_operator_prices\` DROP COLUMN \`operator\`;`)
}
