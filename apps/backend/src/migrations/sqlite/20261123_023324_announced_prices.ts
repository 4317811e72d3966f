import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`sms_prices\` ADD \`announced\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`sms_prices_announced_idx\` ON \`sms_prices\` (\`announced\`);`)
  await db.run(sql`ALTER TABLE \`_sms_prices_v\` ADD \`version_announced\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`_sms_prices_v_version_version_announced_idx\` ON \`_sms_prices_v\` (\`version_announced\`);`)
  await db.run(sql`ALTER TABLE \`subscription_prices\` ADD \`announced\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`subscription_prices_announced_idx\` ON \`subscription_prices\` (\`announced\`);`)
  await db.run(sql`ALTER TABLE \`_subscription_prices_v\` ADD \`version_announced\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`_subscription_prices_v_version_version_announced_idx\` ON \`_subscription_prices_v\` (\`version_announced\`);`)
  await db.run(sql`ALTER TABLE \`rcs_prices\` ADD \`announced\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`rcs_prices_announced_idx\` ON \`rcs_prices\` (\`announced\`);`)
  await db.run(sql`ALTER TABLE \`_rcs_prices_v\` ADD \`version_announced\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`_rcs_prices_v_version_version_announced_idx\` ON \`_rcs_prices_v\` (\`version_announced\`);`)
  await db.run(sql`ALTER TABLE \`email_price_tiers\` ADD \`announced\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`email_price_tiers_announced_idx\` ON \`email_price_tiers\` (\`announced\`);`)
  await db.run(sql`ALTER TABLE \`_email_price_tiers_v\` ADD \`version_announced\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`_email_price_tiers_v_version_version_announced_idx\` ON \`_email_price_tiers_v\` (\`version_announced\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`sms_prices_announced_idx\`;`)
  await db.run(sql`ALTER TABLE \`sms_prices\` DROP COLUMN \`announced\`;`)
  await db.run(sql`DROP INDEX \`_sms_prices_v_version_version_announced_idx\`;`)
  await db.run(sql`ALTER TABLE \`_sms_prices_v\` DROP COLUMN \`version_announced\`;`)
  await db.run(sql`DROP INDEX \`subscription_prices_announced_idx\`;`)
  await db.run(sql`ALTER TABLE \`subscription_prices\` DROP COLUMN \`announced\`;`)
  await db.run(sql`DROP INDEX \`_subscription_prices_v_version_version_announced_idx\`;`)
  await db.run(sql`ALTER TABLE \`_subscription_prices_v\` DROP COLUMN \`version_announced\`;`)
  await db.run(sql`DROP INDEX \`rcs_prices_announced_idx\`;`)
  await db.run(sql`ALTER TABLE \`rcs_prices\` DROP COLUMN \`announced\`;`)
  await db.run(sql`DROP INDEX \`_rcs_prices_v_version_version_announced_idx\`;`)
  await db.run(sql`ALTER TABLE \`_rcs_prices_v\` DROP COLUMN \`version_announced\`;`)
  await db.run(sql`DROP INDEX \`email_price_tiers_announced_idx\`;`)
  await db.run(sql`ALTER TABLE \`email_price_tiers\` DROP COLUMN \`announced\`;`)
  await db.run(sql`DROP INDEX \`_email_price_tiers_v_version_version_announced_idx\`;`)
  await db.run(sql`ALTER TABLE \`_email_price_tiers_v\` DROP COLUMN \`version_announced\`;`)
}
