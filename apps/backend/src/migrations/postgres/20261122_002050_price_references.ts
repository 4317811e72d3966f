import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // Rows with a figure that somebody typed: operators of the price list take their place.
  await db.execute(sql`
   DELETE FROM "products_operator_prices";
  DELETE FROM "_products_v_version_operator_prices";
  CREATE TYPE "public"."enum_products_add_on_products_list_price_item" AS ENUM('sms', 'smsPremium', 'rcsBasic', 'rcsSingle', 'rcsConversationA2p', 'rcsConversationP2a', 'keyword', 'keywordFee', 'number', 'numberFee', 'email');
  CREATE TYPE "public"."enum_products_add_on_products_list_price_show" AS ENUM('exact', 'from', 'range', 'tier');
  CREATE TYPE "public"."enum_products_list_price_item" AS ENUM('sms', 'smsPremium', 'rcsBasic', 'rcsSingle', 'rcsConversationA2p', 'rcsConversationP2a', 'keyword', 'keywordFee', 'number', 'numberFee', 'email');
  CREATE TYPE "public"."enum_products_list_price_show" AS ENUM('exact', 'from', 'range', 'tier');
  CREATE TYPE "public"."enum__products_v_version_add_on_products_list_price_item" AS ENUM('sms', 'smsPremium', 'rcsBasic', 'rcsSingle', 'rcsConversationA2p', 'rcsConversationP2a', 'keyword', 'keywordFee', 'number', 'numberFee', 'email');
  CREATE TYPE "public"."enum__products_v_version_add_on_products_list_price_show" AS ENUM('exact', 'from', 'range', 'tier');
  CREATE TYPE "public"."enum__products_v_version_list_price_item" AS ENUM('sms', 'smsPremium', 'rcsBasic', 'rcsSingle', 'rcsConversationA2p', 'rcsConversationP2a', 'keyword', 'keywordFee', 'number', 'numberFee', 'email');
  CREATE TYPE "public"."enum__products_v_version_list_price_show" AS ENUM('exact', 'from', 'range', 'tier');
  ALTER TABLE "products_add_on_products" ADD COLUMN "list_price_item" "enum_products_add_on_products_list_price_item";
  ALTER TABLE "products_add_on_products" ADD COLUMN "list_price_country_id" varchar;
  ALTER TABLE "products_add_on_products" ADD COLUMN "list_price_show" "enum_products_add_on_products_list_price_show" DEFAULT 'exact';
  ALTER TABLE "products_add_on_products" ADD COLUMN "list_price_volume" numeric;
  ALTER TABLE "products_operator_prices" ADD COLUMN "operator" varchar;
  ALTER TABLE "products" ADD COLUMN "list_price_item" "enum_products_list_price_item";
  ALTER TABLE "products" ADD COLUMN "list_price_country_id" varchar;
  ALTER TABLE "products" ADD COLUMN "list_price_show" "enum_products_list_price_show" DEFAULT 'exact';
  ALTER TABLE "products" ADD COLUMN "list_price_volume" numeric;
  ALTER TABLE "_products_v_version_add_on_products" ADD COLUMN "list_price_item" "enum__products_v_version_add_on_products_list_price_item";
  ALTER TABLE "_products_v_version_add_on_products" ADD COLUMN "list_price_country_id" varchar;
  ALTER TABLE "_products_v_version_add_on_products" ADD COLUMN "list_price_show" "enum__products_v_version_add_on_products_list_price_show" DEFAULT 'exact';
  ALTER TABLE "_products_v_version_add_on_products" ADD COLUMN "list_price_volume" numeric;
  ALTER TABLE "_products_v_version_operator_prices" ADD COLUMN "operator" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_list_price_item" "enum__products_v_version_list_price_item";
  ALTER TABLE "_products_v" ADD COLUMN "version_list_price_country_id" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_list_price_show" "enum__products_v_version_list_price_show" DEFAULT 'exact';
  ALTER TABLE "_products_v" ADD COLUMN "version_list_price_volume" numeric;
  ALTER TABLE "products_add_on_products" ADD CONSTRAINT "products_add_on_products_list_price_country_id_countries_id_fk" FOREIGN KEY ("list_price_country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_list_price_country_id_countries_id_fk" FOREIGN KEY ("list_price_country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_add_on_products" ADD CONSTRAINT "_products_v_version_add_on_products_list_price_country_id_countries_id_fk" FOREIGN KEY ("list_price_country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_list_price_country_id_countries_id_fk" FOREIGN KEY ("version_list_price_country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "products_add_on_products_list_price_list_price_country_idx" ON "products_add_on_products" USING btree ("list_price_country_id");
  CREATE INDEX "products_list_price_list_price_country_idx" ON "products" USING btree ("list_price_country_id");
  CREATE INDEX "_products_v_version_add_on_products_list_price_list_pric_idx" ON "_products_v_version_add_on_products" USING btree ("list_price_country_id");
  CREATE INDEX "_products_v_version_list_price_version_list_price_countr_idx" ON "_products_v" USING btree ("version_list_price_country_id");
  ALTER TABLE "products_add_on_products" DROP COLUMN "price";
  ALTER TABLE "products_add_on_products" DROP COLUMN "currency";
  ALTER TABLE "products_operator_prices" DROP COLUMN "title";
  ALTER TABLE "products_operator_prices" DROP COLUMN "price";
  ALTER TABLE "products" DROP COLUMN "price";
  ALTER TABLE "products" DROP COLUMN "currency";
  ALTER TABLE "_products_v_version_add_on_products" DROP COLUMN "price";
  ALTER TABLE "_products_v_version_add_on_products" DROP COLUMN "currency";
  ALTER TABLE "_products_v_version_operator_prices" DROP COLUMN "title";
  ALTER TABLE "_products_v_version_operator_prices" DROP COLUMN "price";
  ALTER TABLE "_products_v" DROP COLUMN "version_price";
  ALTER TABLE "_products_v" DROP COLUMN "version_currency";
  DROP TYPE "public"."enum_products_currency";
  DROP TYPE "public"."enum__products_v_version_currency";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_currency" AS ENUM('EUR', 'DKK');
  CREATE TYPE "public"."enum__products_v_version_currency" AS ENUM('EUR', 'DKK');
  ALTER TABLE "products_add_on_products" DROP CONSTRAINT "products_add_on_products_list_price_country_id_countries_id_fk";
  
  ALTER TABLE "products" DROP CONSTRAINT "products_list_price_country_id_countries_id_fk";
  
  ALTER TABLE "_products_v_version_add_on_products" DROP CONSTRAINT "_products_v_version_add_on_products_list_price_country_id_countries_id_fk";
  
  ALTER TABLE "_products_v" DROP CONSTRAINT "_products_v_version_list_price_country_id_countries_id_fk";
  
  DROP INDEX "products_add_on_products_list_price_list_price_country_idx";
  DROP INDEX "products_list_price_list_price_country_idx";
  DROP INDEX "_products_v_version_add_on_products_list_price_list_pric_idx";
  DROP INDEX "_products_v_version_list_price_version_list_price_countr_idx";
  ALTER TABLE "products_add_on_products" ADD COLUMN "price" varchar;
  ALTER TABLE "products_add_on_products" ADD COLUMN "currency" varchar;
  ALTER TABLE "products_operator_prices" ADD COLUMN "title" varchar;
  ALTER TABLE "products_operator_prices" ADD COLUMN "price" varchar;
  ALTER TABLE "products" ADD COLUMN "price" varchar;
  ALTER TABLE "products" ADD COLUMN "currency" "enum_products_currency" DEFAULT 'EUR';
  ALTER TABLE "_products_v_version_add_on_products" ADD COLUMN "price" varchar;
  ALTER TABLE "_products_v_version_add_on_products" ADD COLUMN "currency" varchar;
  ALTER TABLE "_products_v_version_operator_prices" ADD COLUMN "title" varchar;
  ALTER TABLE "_products_v_version_operator_prices" ADD COLUMN "price" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_price" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_currency" "enum__products_v_version_currency" DEFAULT 'EUR';
  ALTER TABLE "products_add_on_products" DROP COLUMN "list_price_item";
  ALTER TABLE "products_add_on_products" DROP COLUMN "list_price_country_id";
  ALTER TABLE "products_add_on_products" DROP COLUMN "list_price_show";
  ALTER TABLE "products_add_on_products" DROP COLUMN "list_price_volume";
  ALTER TABLE "products_operator_prices" DROP COLUMN "operator";
  ALTER TABLE "products" DROP COLUMN "list_price_item";
  ALTER TABLE "products" DROP COLUMN "list_price_country_id";
  ALTER TABLE "products" DROP COLUMN "list_price_show";
  ALTER TABLE "products" DROP COLUMN "list_price_volume";
  ALTER TABLE "_products_v_version_add_on_products" DROP COLUMN "list_price_item";
  ALTER TABLE "_products_v_version_add_on_products" DROP COLUMN "list_price_country_id";
  ALTER TABLE "_products_v_version_add_on_products" DROP COLUMN "list_price_show";
  ALTER TABLE "_products_v_version_add_on_products" DROP COLUMN "list_price_volume";
  ALTER TABLE "_products_v_version_operator_prices" DROP COLUMN "operator";
  ALTER TABLE "_products_v" DROP COLUMN "version_list_price_item";
  ALTER TABLE "_products_v" DROP COLUMN "version_list_price_country_id";
  ALTER TABLE "_products_v" DROP COLUMN "version_list_price_show";
  ALTER TABLE "_products_v" DROP COLUMN "version_list_price_volume";
  DROP TYPE "public"."enum_products_add_on_products_list_price_item";
  DROP TYPE "public"."enum_products_add_on_products_list_price_show";
  DROP TYPE "public"."enum_products_list_price_item";
  DROP TYPE "public"."enum_products_list_price_show";
  DROP TYPE "public"."enum__products_v_version_add_on_products_list_price_item";
  DROP TYPE "public"."enum__products_v_version_add_on_products_list_price_show";
  DROP TYPE "public"."enum__products_v_version_list_price_item";
  DROP TYPE "public"."enum__products_v_version_list_price_show";`)
}
