import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`translation_states\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`key\` text NOT NULL,
  	\`entity\` text NOT NULL,
  	\`document\` text,
  	\`language\` text NOT NULL,
  	\`state\` text NOT NULL,
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
  await db.run(sql`CREATE INDEX \`translation_states_published_idx\` ON \`translation_states\` (\`published\`);`)
  await db.run(sql`CREATE INDEX \`translation_states_waiting_idx\` ON \`translation_states\` (\`waiting\`);`)
  await db.run(sql`CREATE INDEX \`translation_states_machine_idx\` ON \`translation_states\` (\`machine\`);`)
  await db.run(sql`CREATE INDEX \`translation_states_changed_at_idx\` ON \`translation_states\` (\`changed_at\`);`)
  await db.run(sql`CREATE INDEX \`translation_states_changed_by_idx\` ON \`translation_states\` (\`changed_by_id\`);`)
  await db.run(sql`CREATE INDEX \`translation_states_updated_at_idx\` ON \`translation_states\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`translation_states_created_at_idx\` ON \`translation_states\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_language_idx\` ON \`translation_states\` (\`state\`,\`language\`);`)
  await db.run(sql`CREATE INDEX \`waiting_changedAt_idx\` ON \`translation_states\` (\`waiting\`,\`changed_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`translation_states\`;`)
}
