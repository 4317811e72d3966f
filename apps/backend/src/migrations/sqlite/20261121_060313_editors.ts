import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages_locales\` ADD \`reading_time\` numeric;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` ADD \`version_reading_time\` numeric;`)
  await db.run(sql`ALTER TABLE \`api_tokens\` ADD \`from_environment\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`call_to_action_locales\` ADD \`lottie_animation_delay\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`call_to_action_locales\` ADD \`lottie_animation_direction\` text DEFAULT 'forward';`)
  await db.run(sql`ALTER TABLE \`call_to_action_locales\` ADD \`lottie_animation_pause_animation\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`call_to_action_locales\` ADD \`lottie_animation_width\` text;`)
  await db.run(sql`ALTER TABLE \`call_to_action_locales\` ADD \`lottie_animation_height\` text;`)
  await db.run(sql`ALTER TABLE \`call_to_action_locales\` ADD \`lottie_animation_scale\` numeric DEFAULT 1;`)
  await db.run(sql`ALTER TABLE \`call_to_action_locales\` ADD \`lottie_animation_background\` text;`)
  await db.run(sql`ALTER TABLE \`call_to_action_locales\` ADD \`lottie_animation_data\` text;`)
  await db.run(sql`UPDATE \`api_tokens\` SET \`from_environment\` = true WHERE \`label\` = 'PRICE_API_TOKEN';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages_locales\` DROP COLUMN \`reading_time\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` DROP COLUMN \`version_reading_time\`;`)
  await db.run(sql`ALTER TABLE \`api_tokens\` DROP COLUMN \`from_environment\`;`)
  await db.run(sql`ALTER TABLE \`call_to_action_locales\` DROP COLUMN \`lottie_animation_delay\`;`)
  await db.run(sql`ALTER TABLE \`call_to_action_locales\` DROP COLUMN \`lottie_animation_direction\`;`)
  await db.run(sql`ALTER TABLE \`call_to_action_locales\` DROP COLUMN \`lottie_animation_pause_animation\`;`)
  await db.run(sql`ALTER TABLE \`call_to_action_locales\` DROP COLUMN \`lottie_animation_width\`;`)
  await db.run(sql`ALTER TABLE \`call_to_action_locales\` DROP COLUMN \`lottie_animation_height\`;`)
  await db.run(sql`ALTER TABLE \`call_to_action_locales\` DROP COLUMN \`lottie_animation_scale\`;`)
  await db.run(sql`ALTER TABLE \`call_to_action_locales\` DROP COLUMN \`lottie_animation_background\`;`)
  await db.run(sql`ALTER TABLE \`call_to_action_locales\` DROP COLUMN \`lottie_animation_data\`;`)
}
