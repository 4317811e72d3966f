import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { brandFromSettings } from '../brand-from-settings.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
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
  await brandFromSettings({ run: (statement) => db.run(sql.raw(statement)), cast: (expression) => expression })
  // Foreign keys stay on within a transaction: dropping a table takes the rows along that belong to it.
  for (const table of ['site_settings_locales', '_site_settings_v_locales'])
    await db.run(sql.raw(`CREATE TABLE \`__kept_${table}\` AS SELECT * FROM \`${table}\``))
  await db.run(sql`CREATE TABLE \`__new_site_settings\` (
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
  await db.run(sql`INSERT INTO \`__new_site_settings\`("id", "organization_url", "email", "social_image_id", "changed_by", "_status", "updated_at", "created_at") SELECT "id", "organization_url", "email", "social_image_id", "changed_by", "_status", "updated_at", "created_at" FROM \`site_settings\`;`)
  await db.run(sql`DROP TABLE \`site_settings\`;`)
  await db.run(sql`ALTER TABLE \`__new_site_settings\` RENAME TO \`site_settings\`;`)
  await db.run(sql`CREATE INDEX \`site_settings_social_image_idx\` ON \`site_settings\` (\`social_image_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings__status_idx\` ON \`site_settings\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__site_settings_v\` (
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
  await db.run(sql`INSERT INTO \`__new__site_settings_v\`("id", "version_organization_url", "version_email", "version_social_image_id", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "version_organization_url", "version_email", "version_social_image_id", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_site_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__site_settings_v\` RENAME TO \`_site_settings_v\`;`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_social_image_idx\` ON \`_site_settings_v\` (\`version_social_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version__status_idx\` ON \`_site_settings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_created_at_idx\` ON \`_site_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_updated_at_idx\` ON \`_site_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_snapshot_idx\` ON \`_site_settings_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_published_locale_idx\` ON \`_site_settings_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_latest_idx\` ON \`_site_settings_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_autosave_idx\` ON \`_site_settings_v\` (\`autosave\`);`)
  for (const table of ['site_settings_locales', '_site_settings_v_locales']) {
    await db.run(sql.raw(`INSERT INTO \`${table}\` SELECT * FROM \`__kept_${table}\``))
    await db.run(sql.raw(`DROP TABLE \`__kept_${table}\``))
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`brand\`;`)
  await db.run(sql`DROP TABLE \`brand_locales\`;`)
  await db.run(sql`DROP TABLE \`_brand_v\`;`)
  await db.run(sql`DROP TABLE \`_brand_v_locales\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`brand\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`logo_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`logo_dark_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`site_settings_logo_idx\` ON \`site_settings\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_logo_dark_idx\` ON \`site_settings\` (\`logo_dark_id\`);`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_brand\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_logo_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_logo_dark_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_logo_idx\` ON \`_site_settings_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_logo_dark_idx\` ON \`_site_settings_v\` (\`version_logo_dark_id\`);`)
}
