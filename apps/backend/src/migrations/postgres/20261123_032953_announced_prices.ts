import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sms_prices" ADD COLUMN "announced" boolean DEFAULT false;
  ALTER TABLE "_sms_prices_v" ADD COLUMN "version_announced" boolean DEFAULT false;
  ALTER TABLE "subscription_prices" ADD COLUMN "announced" boolean DEFAULT false;
  ALTER TABLE "_subscription_prices_v" ADD COLUMN "version_announced" boolean DEFAULT false;
  ALTER TABLE "rcs_prices" ADD COLUMN "announced" boolean DEFAULT false;
  ALTER TABLE "_rcs_prices_v" ADD COLUMN "version_announced" boolean DEFAULT false;
  ALTER TABLE "email_price_tiers" ADD COLUMN "announced" boolean DEFAULT false;
  ALTER TABLE "_email_price_tiers_v" ADD COLUMN "version_announced" boolean DEFAULT false;
  CREATE INDEX "sms_prices_announced_idx" ON "sms_prices" USING btree ("announced");
  CREATE INDEX "_sms_prices_v_version_version_announced_idx" ON "_sms_prices_v" USING btree ("version_announced");
  CREATE INDEX "subscription_prices_announced_idx" ON "subscription_prices" USING btree ("announced");
  CREATE INDEX "_subscription_prices_v_version_version_announced_idx" ON "_subscription_prices_v" USING btree ("version_announced");
  CREATE INDEX "rcs_prices_announced_idx" ON "rcs_prices" USING btree ("announced");
  CREATE INDEX "_rcs_prices_v_version_version_announced_idx" ON "_rcs_prices_v" USING btree ("version_announced");
  CREATE INDEX "email_price_tiers_announced_idx" ON "email_price_tiers" USING btree ("announced");
  CREATE INDEX "_email_price_tiers_v_version_version_announced_idx" ON "_email_price_tiers_v" USING btree ("version_announced");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "sms_prices_announced_idx";
  DROP INDEX "_sms_prices_v_version_version_announced_idx";
  DROP INDEX "subscription_prices_announced_idx";
  DROP INDEX "_subscription_prices_v_version_version_announced_idx";
  DROP INDEX "rcs_prices_announced_idx";
  DROP INDEX "_rcs_prices_v_version_version_announced_idx";
  DROP INDEX "email_price_tiers_announced_idx";
  DROP INDEX "_email_price_tiers_v_version_version_announced_idx";
  ALTER TABLE "sms_prices" DROP COLUMN "announced";
  ALTER TABLE "_sms_prices_v" DROP COLUMN "version_announced";
  ALTER TABLE "subscription_prices" DROP COLUMN "announced";
  ALTER TABLE "_subscription_prices_v" DROP COLUMN "version_announced";
  ALTER TABLE "rcs_prices" DROP COLUMN "announced";
  ALTER TABLE "_rcs_prices_v" DROP COLUMN "version_announced";
  ALTER TABLE "email_price_tiers" DROP COLUMN "announced";
  ALTER TABLE "_email_price_tiers_v" DROP COLUMN "version_announced";`)
}
