import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`products_rels\` ADD \`media_id\` integer REFERENCES media(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`products_rels_media_id_idx\` ON \`products_rels\` (\`media_id\`,\`locale\`);`)
  await db.run(sql`ALTER TABLE \`_products_v_rels\` ADD \`media_id\` integer REFERENCES media(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_media_id_idx\` ON \`_products_v_rels\` (\`media_id\`,\`locale\`);`)
  await db.run(sql`ALTER TABLE \`header_rels\` ADD \`media_id\` integer REFERENCES media(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`header_rels_media_id_idx\` ON \`header_rels\` (\`media_id\`,\`locale\`);`)
  await db.run(sql`ALTER TABLE \`_header_v_rels\` ADD \`media_id\` integer REFERENCES media(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`_header_v_rels_media_id_idx\` ON \`_header_v_rels\` (\`media_id\`,\`locale\`);`)
  await db.run(sql`ALTER TABLE \`footer_rels\` ADD \`media_id\` integer REFERENCES media(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`footer_rels_media_id_idx\` ON \`footer_rels\` (\`media_id\`,\`locale\`);`)
  await db.run(sql`ALTER TABLE \`_footer_v_rels\` ADD \`media_id\` integer REFERENCES media(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`_footer_v_rels_media_id_idx\` ON \`_footer_v_rels\` (\`media_id\`,\`locale\`);`)
  await db.run(sql`ALTER TABLE \`call_to_action_rels\` ADD \`media_id\` integer REFERENCES media(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`call_to_action_rels_media_id_idx\` ON \`call_to_action_rels\` (\`media_id\`,\`locale\`);`)
  await db.run(sql`ALTER TABLE \`_call_to_action_v_rels\` ADD \`media_id\` integer REFERENCES media(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`_call_to_action_v_rels_media_id_idx\` ON \`_call_to_action_v_rels\` (\`media_id\`,\`locale\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_products_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`locale\` text,
  	\`pages_id\` integer,
  	\`posts_id\` integer,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_products_rels\`("id", "order", "parent_id", "path", "locale", "pages_id", "posts_id", "categories_id") SELECT "id", "order", "parent_id", "path", "locale", "pages_id", "posts_id", "categories_id" FROM \`products_rels\`;`)
  await db.run(sql`DROP TABLE \`products_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_products_rels\` RENAME TO \`products_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`products_rels_order_idx\` ON \`products_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_parent_idx\` ON \`products_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_path_idx\` ON \`products_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_locale_idx\` ON \`products_rels\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_pages_id_idx\` ON \`products_rels\` (\`pages_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_posts_id_idx\` ON \`products_rels\` (\`posts_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_categories_id_idx\` ON \`products_rels\` (\`categories_id\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`__new__products_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`locale\` text,
  	\`pages_id\` integer,
  	\`posts_id\` integer,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__products_v_rels\`("id", "order", "parent_id", "path", "locale", "pages_id", "posts_id", "categories_id") SELECT "id", "order", "parent_id", "path", "locale", "pages_id", "posts_id", "categories_id" FROM \`_products_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_products_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new__products_v_rels\` RENAME TO \`_products_v_rels\`;`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_order_idx\` ON \`_products_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_parent_idx\` ON \`_products_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_path_idx\` ON \`_products_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_locale_idx\` ON \`_products_v_rels\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_pages_id_idx\` ON \`_products_v_rels\` (\`pages_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_posts_id_idx\` ON \`_products_v_rels\` (\`posts_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_categories_id_idx\` ON \`_products_v_rels\` (\`categories_id\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`__new_header_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`locale\` text,
  	\`pages_id\` integer,
  	\`posts_id\` integer,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`header\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_header_rels\`("id", "order", "parent_id", "path", "locale", "pages_id", "posts_id", "categories_id") SELECT "id", "order", "parent_id", "path", "locale", "pages_id", "posts_id", "categories_id" FROM \`header_rels\`;`)
  await db.run(sql`DROP TABLE \`header_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_header_rels\` RENAME TO \`header_rels\`;`)
  await db.run(sql`CREATE INDEX \`header_rels_order_idx\` ON \`header_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`header_rels_parent_idx\` ON \`header_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_rels_path_idx\` ON \`header_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`header_rels_locale_idx\` ON \`header_rels\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`header_rels_pages_id_idx\` ON \`header_rels\` (\`pages_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`header_rels_posts_id_idx\` ON \`header_rels\` (\`posts_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`header_rels_categories_id_idx\` ON \`header_rels\` (\`categories_id\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`__new__header_v_rels\` (
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
  await db.run(sql`INSERT INTO \`__new__header_v_rels\`("id", "order", "parent_id", "path", "locale", "pages_id", "posts_id", "categories_id") SELECT "id", "order", "parent_id", "path", "locale", "pages_id", "posts_id", "categories_id" FROM \`_header_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_header_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new__header_v_rels\` RENAME TO \`_header_v_rels\`;`)
  await db.run(sql`CREATE INDEX \`_header_v_rels_order_idx\` ON \`_header_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_rels_parent_idx\` ON \`_header_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_rels_path_idx\` ON \`_header_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_rels_locale_idx\` ON \`_header_v_rels\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_rels_pages_id_idx\` ON \`_header_v_rels\` (\`pages_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_rels_posts_id_idx\` ON \`_header_v_rels\` (\`posts_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_rels_categories_id_idx\` ON \`_header_v_rels\` (\`categories_id\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`__new_footer_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`locale\` text,
  	\`pages_id\` integer,
  	\`posts_id\` integer,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_footer_rels\`("id", "order", "parent_id", "path", "locale", "pages_id", "posts_id", "categories_id") SELECT "id", "order", "parent_id", "path", "locale", "pages_id", "posts_id", "categories_id" FROM \`footer_rels\`;`)
  await db.run(sql`DROP TABLE \`footer_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_footer_rels\` RENAME TO \`footer_rels\`;`)
  await db.run(sql`CREATE INDEX \`footer_rels_order_idx\` ON \`footer_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`footer_rels_parent_idx\` ON \`footer_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_rels_path_idx\` ON \`footer_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`footer_rels_locale_idx\` ON \`footer_rels\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`footer_rels_pages_id_idx\` ON \`footer_rels\` (\`pages_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`footer_rels_posts_id_idx\` ON \`footer_rels\` (\`posts_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`footer_rels_categories_id_idx\` ON \`footer_rels\` (\`categories_id\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`__new__footer_v_rels\` (
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
  await db.run(sql`INSERT INTO \`__new__footer_v_rels\`("id", "order", "parent_id", "path", "locale", "pages_id", "posts_id", "categories_id") SELECT "id", "order", "parent_id", "path", "locale", "pages_id", "posts_id", "categories_id" FROM \`_footer_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new__footer_v_rels\` RENAME TO \`_footer_v_rels\`;`)
  await db.run(sql`CREATE INDEX \`_footer_v_rels_order_idx\` ON \`_footer_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_rels_parent_idx\` ON \`_footer_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_rels_path_idx\` ON \`_footer_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_rels_locale_idx\` ON \`_footer_v_rels\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_rels_pages_id_idx\` ON \`_footer_v_rels\` (\`pages_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_rels_posts_id_idx\` ON \`_footer_v_rels\` (\`posts_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_rels_categories_id_idx\` ON \`_footer_v_rels\` (\`categories_id\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`__new_call_to_action_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`locale\` text,
  	\`pages_id\` integer,
  	\`posts_id\` integer,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`call_to_action\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_call_to_action_rels\`("id", "order", "parent_id", "path", "locale", "pages_id", "posts_id", "categories_id") SELECT "id", "order", "parent_id", "path", "locale", "pages_id", "posts_id", "categories_id" FROM \`call_to_action_rels\`;`)
  await db.run(sql`DROP TABLE \`call_to_action_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_call_to_action_rels\` RENAME TO \`call_to_action_rels\`;`)
  await db.run(sql`CREATE INDEX \`call_to_action_rels_order_idx\` ON \`call_to_action_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`call_to_action_rels_parent_idx\` ON \`call_to_action_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`call_to_action_rels_path_idx\` ON \`call_to_action_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`call_to_action_rels_locale_idx\` ON \`call_to_action_rels\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`call_to_action_rels_pages_id_idx\` ON \`call_to_action_rels\` (\`pages_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`call_to_action_rels_posts_id_idx\` ON \`call_to_action_rels\` (\`posts_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`call_to_action_rels_categories_id_idx\` ON \`call_to_action_rels\` (\`categories_id\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`__new__call_to_action_v_rels\` (
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
  await db.run(sql`INSERT INTO \`__new__call_to_action_v_rels\`("id", "order", "parent_id", "path", "locale", "pages_id", "posts_id", "categories_id") SELECT "id", "order", "parent_id", "path", "locale", "pages_id", "posts_id", "categories_id" FROM \`_call_to_action_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_call_to_action_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new__call_to_action_v_rels\` RENAME TO \`_call_to_action_v_rels\`;`)
  await db.run(sql`CREATE INDEX \`_call_to_action_v_rels_order_idx\` ON \`_call_to_action_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_call_to_action_v_rels_parent_idx\` ON \`_call_to_action_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_call_to_action_v_rels_path_idx\` ON \`_call_to_action_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_call_to_action_v_rels_locale_idx\` ON \`_call_to_action_v_rels\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_call_to_action_v_rels_pages_id_idx\` ON \`_call_to_action_v_rels\` (\`pages_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_call_to_action_v_rels_posts_id_idx\` ON \`_call_to_action_v_rels\` (\`posts_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_call_to_action_v_rels_categories_id_idx\` ON \`_call_to_action_v_rels\` (\`categories_id\`,\`locale\`);`)
}
