import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`usages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`holder\` text NOT NULL,
  	\`target\` text NOT NULL,
  	\`lang\` text,
  	\`path\` text NOT NULL,
  	\`place\` text,
  	\`draft_only\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`usages_holder_idx\` ON \`usages\` (\`holder\`);`)
  await db.run(sql`CREATE INDEX \`usages_target_idx\` ON \`usages\` (\`target\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`usages\`;`)
}
