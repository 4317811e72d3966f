import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`releases\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
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
  await db.run(sql`CREATE TABLE \`release_members\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
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
  	\`id\` integer PRIMARY KEY NOT NULL,
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
  	\`id\` integer PRIMARY KEY NOT NULL,
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
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`releases\`;`)
  await db.run(sql`DROP TABLE \`release_members\`;`)
  await db.run(sql`DROP TABLE \`share_links\`;`)
  await db.run(sql`DROP TABLE \`lock_requests\`;`)
}
