import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_call_to_action_lottie_animation_direction" AS ENUM('forward', 'reverse', 'alternate');
  ALTER TABLE "pages_locales" ADD COLUMN "reading_time" numeric;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_reading_time" numeric;
  ALTER TABLE "api_tokens" ADD COLUMN "from_environment" boolean DEFAULT false;
  ALTER TABLE "call_to_action_locales" ADD COLUMN "lottie_animation_delay" numeric DEFAULT 0;
  ALTER TABLE "call_to_action_locales" ADD COLUMN "lottie_animation_direction" "enum_call_to_action_lottie_animation_direction" DEFAULT 'forward';
  ALTER TABLE "call_to_action_locales" ADD COLUMN "lottie_animation_pause_animation" boolean DEFAULT false;
  ALTER TABLE "call_to_action_locales" ADD COLUMN "lottie_animation_width" varchar;
  ALTER TABLE "call_to_action_locales" ADD COLUMN "lottie_animation_height" varchar;
  ALTER TABLE "call_to_action_locales" ADD COLUMN "lottie_animation_scale" numeric DEFAULT 1;
  ALTER TABLE "call_to_action_locales" ADD COLUMN "lottie_animation_background" varchar;
  ALTER TABLE "call_to_action_locales" ADD COLUMN "lottie_animation_data" varchar;
  UPDATE "api_tokens" SET "from_environment" = true WHERE "label" = 'PRICE_API_TOKEN';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages_locales" DROP COLUMN "reading_time";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_reading_time";
  ALTER TABLE "api_tokens" DROP COLUMN "from_environment";
  ALTER TABLE "call_to_action_locales" DROP COLUMN "lottie_animation_delay";
  ALTER TABLE "call_to_action_locales" DROP COLUMN "lottie_animation_direction";
  ALTER TABLE "call_to_action_locales" DROP COLUMN "lottie_animation_pause_animation";
  ALTER TABLE "call_to_action_locales" DROP COLUMN "lottie_animation_width";
  ALTER TABLE "call_to_action_locales" DROP COLUMN "lottie_animation_height";
  ALTER TABLE "call_to_action_locales" DROP COLUMN "lottie_animation_scale";
  ALTER TABLE "call_to_action_locales" DROP COLUMN "lottie_animation_background";
  ALTER TABLE "call_to_action_locales" DROP COLUMN "lottie_animation_data";
  DROP TYPE "public"."enum_call_to_action_lottie_animation_direction";`)
}
