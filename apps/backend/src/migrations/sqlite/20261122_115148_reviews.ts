import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`reviews\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
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
  	\`id\` integer PRIMARY KEY NOT NULL,
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
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`reviews\`;`)
  await db.run(sql`DROP TABLE \`review_comments\`;`)
}
