import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE INDEX \`pages_locales_parent_idx\` ON \`pages_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_locales_parent_idx\` ON \`_pages_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_locales_parent_idx\` ON \`posts_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_locales_parent_idx\` ON \`_posts_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_locales_parent_idx\` ON \`products_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_locales_parent_idx\` ON \`_products_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`categories_locales_parent_idx\` ON \`categories_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`authors_locales_parent_idx\` ON \`authors_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`media_locales_parent_idx\` ON \`media_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_locales_parent_idx\` ON \`footer_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`call_to_action_locales_parent_idx\` ON \`call_to_action_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_locales_parent_idx\` ON \`site_settings_locales\` (\`_parent_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`pages_locales_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`_pages_v_locales_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`posts_locales_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`_posts_v_locales_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`products_locales_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`_products_v_locales_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`categories_locales_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`authors_locales_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`media_locales_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`footer_locales_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`call_to_action_locales_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`site_settings_locales_parent_idx\`;`)
}
