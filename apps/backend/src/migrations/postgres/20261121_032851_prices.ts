import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_subscription_prices_kind" AS ENUM('keyword', 'number');
  CREATE TYPE "public"."enum__subscription_prices_v_version_kind" AS ENUM('keyword', 'number');
  CREATE TYPE "public"."enum_rcs_prices_type" AS ENUM('BASIC', 'SINGLE', 'CONVERSATION_A2P', 'CONVERSATION_P2A');
  CREATE TYPE "public"."enum__rcs_prices_v_version_type" AS ENUM('BASIC', 'SINGLE', 'CONVERSATION_A2P', 'CONVERSATION_P2A');
  CREATE TYPE "public"."enum_email_price_tiers_unit" AS ENUM('EMAIL', 'THOUSAND_EMAILS', 'MONTH');
  CREATE TYPE "public"."enum__email_price_tiers_v_version_unit" AS ENUM('EMAIL', 'THOUSAND_EMAILS', 'MONTH');
  CREATE TYPE "public"."enum_api_tokens_scopes" AS ENUM('prices', 'email-prices');
  CREATE TABLE "countries" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"name_da" varchar NOT NULL,
  	"name_de" varchar NOT NULL
  );
  
  CREATE TABLE "operators" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"country_iso_id" varchar NOT NULL,
  	"mcc_mnc" varchar NOT NULL,
  	"region" varchar,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_operators_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar NOT NULL,
  	"version_country_iso_id" varchar NOT NULL,
  	"version_mcc_mnc" varchar NOT NULL,
  	"version_region" varchar,
  	"version_note" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sms_prices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"country_id" varchar NOT NULL,
  	"eur" numeric,
  	"dkk" numeric,
  	"eur_premium" numeric,
  	"dkk_premium" numeric,
  	"valid_from" varchar NOT NULL,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_sms_prices_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_country_id" varchar NOT NULL,
  	"version_eur" numeric,
  	"version_dkk" numeric,
  	"version_eur_premium" numeric,
  	"version_dkk_premium" numeric,
  	"version_valid_from" varchar NOT NULL,
  	"version_note" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscription_prices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"country_id" varchar NOT NULL,
  	"kind" "enum_subscription_prices_kind" NOT NULL,
  	"eur" numeric,
  	"dkk" numeric,
  	"eur_fee" numeric,
  	"dkk_fee" numeric,
  	"valid_from" varchar NOT NULL,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_subscription_prices_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_country_id" varchar NOT NULL,
  	"version_kind" "enum__subscription_prices_v_version_kind" NOT NULL,
  	"version_eur" numeric,
  	"version_dkk" numeric,
  	"version_eur_fee" numeric,
  	"version_dkk_fee" numeric,
  	"version_valid_from" varchar NOT NULL,
  	"version_note" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "rcs_prices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"operator_id" integer NOT NULL,
  	"type" "enum_rcs_prices_type" NOT NULL,
  	"eur" numeric,
  	"dkk" numeric,
  	"valid_from" varchar NOT NULL,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_rcs_prices_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_operator_id" integer NOT NULL,
  	"version_type" "enum__rcs_prices_v_version_type" NOT NULL,
  	"version_eur" numeric,
  	"version_dkk" numeric,
  	"version_valid_from" varchar NOT NULL,
  	"version_note" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "email_price_tiers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"from_volume" numeric NOT NULL,
  	"to_volume" numeric,
  	"eur" numeric,
  	"dkk" numeric,
  	"unit" "enum_email_price_tiers_unit" DEFAULT 'THOUSAND_EMAILS' NOT NULL,
  	"withdrawn" boolean DEFAULT false,
  	"valid_from" varchar NOT NULL,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_email_price_tiers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_code" varchar NOT NULL,
  	"version_name" varchar NOT NULL,
  	"version_from_volume" numeric NOT NULL,
  	"version_to_volume" numeric,
  	"version_eur" numeric,
  	"version_dkk" numeric,
  	"version_unit" "enum__email_price_tiers_v_version_unit" DEFAULT 'THOUSAND_EMAILS' NOT NULL,
  	"version_withdrawn" boolean DEFAULT false,
  	"version_valid_from" varchar NOT NULL,
  	"version_note" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "api_tokens_scopes" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_api_tokens_scopes",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "api_tokens" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"hash" varchar NOT NULL,
  	"hint" varchar,
  	"active" boolean DEFAULT true,
  	"last_used_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "countries_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "operators_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sms_prices_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "subscription_prices_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "rcs_prices_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "email_price_tiers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "api_tokens_id" integer;
  ALTER TABLE "operators" ADD CONSTRAINT "operators_country_iso_id_countries_id_fk" FOREIGN KEY ("country_iso_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_operators_v" ADD CONSTRAINT "_operators_v_parent_id_operators_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."operators"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_operators_v" ADD CONSTRAINT "_operators_v_version_country_iso_id_countries_id_fk" FOREIGN KEY ("version_country_iso_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sms_prices" ADD CONSTRAINT "sms_prices_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sms_prices_v" ADD CONSTRAINT "_sms_prices_v_parent_id_sms_prices_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sms_prices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sms_prices_v" ADD CONSTRAINT "_sms_prices_v_version_country_id_countries_id_fk" FOREIGN KEY ("version_country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscription_prices" ADD CONSTRAINT "subscription_prices_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_subscription_prices_v" ADD CONSTRAINT "_subscription_prices_v_parent_id_subscription_prices_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."subscription_prices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_subscription_prices_v" ADD CONSTRAINT "_subscription_prices_v_version_country_id_countries_id_fk" FOREIGN KEY ("version_country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "rcs_prices" ADD CONSTRAINT "rcs_prices_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_rcs_prices_v" ADD CONSTRAINT "_rcs_prices_v_parent_id_rcs_prices_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."rcs_prices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_rcs_prices_v" ADD CONSTRAINT "_rcs_prices_v_version_operator_id_operators_id_fk" FOREIGN KEY ("version_operator_id") REFERENCES "public"."operators"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_email_price_tiers_v" ADD CONSTRAINT "_email_price_tiers_v_parent_id_email_price_tiers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."email_price_tiers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "api_tokens_scopes" ADD CONSTRAINT "api_tokens_scopes_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."api_tokens"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "operators_country_iso_idx" ON "operators" USING btree ("country_iso_id");
  CREATE INDEX "operators_updated_at_idx" ON "operators" USING btree ("updated_at");
  CREATE INDEX "operators_created_at_idx" ON "operators" USING btree ("created_at");
  CREATE UNIQUE INDEX "countryIso_mccMnc_idx" ON "operators" USING btree ("country_iso_id","mcc_mnc");
  CREATE INDEX "_operators_v_parent_idx" ON "_operators_v" USING btree ("parent_id");
  CREATE INDEX "_operators_v_version_version_country_iso_idx" ON "_operators_v" USING btree ("version_country_iso_id");
  CREATE INDEX "_operators_v_version_version_updated_at_idx" ON "_operators_v" USING btree ("version_updated_at");
  CREATE INDEX "_operators_v_version_version_created_at_idx" ON "_operators_v" USING btree ("version_created_at");
  CREATE INDEX "_operators_v_created_at_idx" ON "_operators_v" USING btree ("created_at");
  CREATE INDEX "_operators_v_updated_at_idx" ON "_operators_v" USING btree ("updated_at");
  CREATE INDEX "version_countryIso_version_mccMnc_idx" ON "_operators_v" USING btree ("version_country_iso_id","version_mcc_mnc");
  CREATE INDEX "sms_prices_country_idx" ON "sms_prices" USING btree ("country_id");
  CREATE INDEX "sms_prices_valid_from_idx" ON "sms_prices" USING btree ("valid_from");
  CREATE INDEX "sms_prices_updated_at_idx" ON "sms_prices" USING btree ("updated_at");
  CREATE INDEX "sms_prices_created_at_idx" ON "sms_prices" USING btree ("created_at");
  CREATE UNIQUE INDEX "country_validFrom_idx" ON "sms_prices" USING btree ("country_id","valid_from");
  CREATE INDEX "_sms_prices_v_parent_idx" ON "_sms_prices_v" USING btree ("parent_id");
  CREATE INDEX "_sms_prices_v_version_version_country_idx" ON "_sms_prices_v" USING btree ("version_country_id");
  CREATE INDEX "_sms_prices_v_version_version_valid_from_idx" ON "_sms_prices_v" USING btree ("version_valid_from");
  CREATE INDEX "_sms_prices_v_version_version_updated_at_idx" ON "_sms_prices_v" USING btree ("version_updated_at");
  CREATE INDEX "_sms_prices_v_version_version_created_at_idx" ON "_sms_prices_v" USING btree ("version_created_at");
  CREATE INDEX "_sms_prices_v_created_at_idx" ON "_sms_prices_v" USING btree ("created_at");
  CREATE INDEX "_sms_prices_v_updated_at_idx" ON "_sms_prices_v" USING btree ("updated_at");
  CREATE INDEX "version_country_version_validFrom_idx" ON "_sms_prices_v" USING btree ("version_country_id","version_valid_from");
  CREATE INDEX "subscription_prices_country_idx" ON "subscription_prices" USING btree ("country_id");
  CREATE INDEX "subscription_prices_valid_from_idx" ON "subscription_prices" USING btree ("valid_from");
  CREATE INDEX "subscription_prices_updated_at_idx" ON "subscription_prices" USING btree ("updated_at");
  CREATE INDEX "subscription_prices_created_at_idx" ON "subscription_prices" USING btree ("created_at");
  CREATE UNIQUE INDEX "country_kind_validFrom_idx" ON "subscription_prices" USING btree ("country_id","kind","valid_from");
  CREATE INDEX "_subscription_prices_v_parent_idx" ON "_subscription_prices_v" USING btree ("parent_id");
  CREATE INDEX "_subscription_prices_v_version_version_country_idx" ON "_subscription_prices_v" USING btree ("version_country_id");
  CREATE INDEX "_subscription_prices_v_version_version_valid_from_idx" ON "_subscription_prices_v" USING btree ("version_valid_from");
  CREATE INDEX "_subscription_prices_v_version_version_updated_at_idx" ON "_subscription_prices_v" USING btree ("version_updated_at");
  CREATE INDEX "_subscription_prices_v_version_version_created_at_idx" ON "_subscription_prices_v" USING btree ("version_created_at");
  CREATE INDEX "_subscription_prices_v_created_at_idx" ON "_subscription_prices_v" USING btree ("created_at");
  CREATE INDEX "_subscription_prices_v_updated_at_idx" ON "_subscription_prices_v" USING btree ("updated_at");
  CREATE INDEX "version_country_version_kind_version_validFrom_idx" ON "_subscription_prices_v" USING btree ("version_country_id","version_kind","version_valid_from");
  CREATE INDEX "rcs_prices_operator_idx" ON "rcs_prices" USING btree ("operator_id");
  CREATE INDEX "rcs_prices_valid_from_idx" ON "rcs_prices" USING btree ("valid_from");
  CREATE INDEX "rcs_prices_updated_at_idx" ON "rcs_prices" USING btree ("updated_at");
  CREATE INDEX "rcs_prices_created_at_idx" ON "rcs_prices" USING btree ("created_at");
  CREATE UNIQUE INDEX "operator_type_validFrom_idx" ON "rcs_prices" USING btree ("operator_id","type","valid_from");
  CREATE INDEX "_rcs_prices_v_parent_idx" ON "_rcs_prices_v" USING btree ("parent_id");
  CREATE INDEX "_rcs_prices_v_version_version_operator_idx" ON "_rcs_prices_v" USING btree ("version_operator_id");
  CREATE INDEX "_rcs_prices_v_version_version_valid_from_idx" ON "_rcs_prices_v" USING btree ("version_valid_from");
  CREATE INDEX "_rcs_prices_v_version_version_updated_at_idx" ON "_rcs_prices_v" USING btree ("version_updated_at");
  CREATE INDEX "_rcs_prices_v_version_version_created_at_idx" ON "_rcs_prices_v" USING btree ("version_created_at");
  CREATE INDEX "_rcs_prices_v_created_at_idx" ON "_rcs_prices_v" USING btree ("created_at");
  CREATE INDEX "_rcs_prices_v_updated_at_idx" ON "_rcs_prices_v" USING btree ("updated_at");
  CREATE INDEX "version_operator_version_type_version_validFrom_idx" ON "_rcs_prices_v" USING btree ("version_operator_id","version_type","version_valid_from");
  CREATE INDEX "email_price_tiers_valid_from_idx" ON "email_price_tiers" USING btree ("valid_from");
  CREATE INDEX "email_price_tiers_updated_at_idx" ON "email_price_tiers" USING btree ("updated_at");
  CREATE INDEX "email_price_tiers_created_at_idx" ON "email_price_tiers" USING btree ("created_at");
  CREATE UNIQUE INDEX "code_validFrom_idx" ON "email_price_tiers" USING btree ("code","valid_from");
  CREATE INDEX "_email_price_tiers_v_parent_idx" ON "_email_price_tiers_v" USING btree ("parent_id");
  CREATE INDEX "_email_price_tiers_v_version_version_valid_from_idx" ON "_email_price_tiers_v" USING btree ("version_valid_from");
  CREATE INDEX "_email_price_tiers_v_version_version_updated_at_idx" ON "_email_price_tiers_v" USING btree ("version_updated_at");
  CREATE INDEX "_email_price_tiers_v_version_version_created_at_idx" ON "_email_price_tiers_v" USING btree ("version_created_at");
  CREATE INDEX "_email_price_tiers_v_created_at_idx" ON "_email_price_tiers_v" USING btree ("created_at");
  CREATE INDEX "_email_price_tiers_v_updated_at_idx" ON "_email_price_tiers_v" USING btree ("updated_at");
  CREATE INDEX "version_code_version_validFrom_idx" ON "_email_price_tiers_v" USING btree ("version_code","version_valid_from");
  CREATE INDEX "api_tokens_scopes_order_idx" ON "api_tokens_scopes" USING btree ("order");
  CREATE INDEX "api_tokens_scopes_parent_idx" ON "api_tokens_scopes" USING btree ("parent_id");
  CREATE UNIQUE INDEX "api_tokens_hash_idx" ON "api_tokens" USING btree ("hash");
  CREATE INDEX "api_tokens_updated_at_idx" ON "api_tokens" USING btree ("updated_at");
  CREATE INDEX "api_tokens_created_at_idx" ON "api_tokens" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_operators_fk" FOREIGN KEY ("operators_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sms_prices_fk" FOREIGN KEY ("sms_prices_id") REFERENCES "public"."sms_prices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscription_prices_fk" FOREIGN KEY ("subscription_prices_id") REFERENCES "public"."subscription_prices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_rcs_prices_fk" FOREIGN KEY ("rcs_prices_id") REFERENCES "public"."rcs_prices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_email_price_tiers_fk" FOREIGN KEY ("email_price_tiers_id") REFERENCES "public"."email_price_tiers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_api_tokens_fk" FOREIGN KEY ("api_tokens_id") REFERENCES "public"."api_tokens"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_countries_id_idx" ON "payload_locked_documents_rels" USING btree ("countries_id");
  CREATE INDEX "payload_locked_documents_rels_operators_id_idx" ON "payload_locked_documents_rels" USING btree ("operators_id");
  CREATE INDEX "payload_locked_documents_rels_sms_prices_id_idx" ON "payload_locked_documents_rels" USING btree ("sms_prices_id");
  CREATE INDEX "payload_locked_documents_rels_subscription_prices_id_idx" ON "payload_locked_documents_rels" USING btree ("subscription_prices_id");
  CREATE INDEX "payload_locked_documents_rels_rcs_prices_id_idx" ON "payload_locked_documents_rels" USING btree ("rcs_prices_id");
  CREATE INDEX "payload_locked_documents_rels_email_price_tiers_id_idx" ON "payload_locked_documents_rels" USING btree ("email_price_tiers_id");
  CREATE INDEX "payload_locked_documents_rels_api_tokens_id_idx" ON "payload_locked_documents_rels" USING btree ("api_tokens_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "countries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "operators" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_operators_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sms_prices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sms_prices_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "subscription_prices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_subscription_prices_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "rcs_prices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_rcs_prices_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "email_price_tiers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_email_price_tiers_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "api_tokens_scopes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "api_tokens" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "countries" CASCADE;
  DROP TABLE "operators" CASCADE;
  DROP TABLE "_operators_v" CASCADE;
  DROP TABLE "sms_prices" CASCADE;
  DROP TABLE "_sms_prices_v" CASCADE;
  DROP TABLE "subscription_prices" CASCADE;
  DROP TABLE "_subscription_prices_v" CASCADE;
  DROP TABLE "rcs_prices" CASCADE;
  DROP TABLE "_rcs_prices_v" CASCADE;
  DROP TABLE "email_price_tiers" CASCADE;
  DROP TABLE "_email_price_tiers_v" CASCADE;
  DROP TABLE "api_tokens_scopes" CASCADE;
  DROP TABLE "api_tokens" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_countries_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_operators_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_sms_prices_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_subscription_prices_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_rcs_prices_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_email_price_tiers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_api_tokens_fk";
  
  DROP INDEX "payload_locked_documents_rels_countries_id_idx";
  DROP INDEX "payload_locked_documents_rels_operators_id_idx";
  DROP INDEX "payload_locked_documents_rels_sms_prices_id_idx";
  DROP INDEX "payload_locked_documents_rels_subscription_prices_id_idx";
  DROP INDEX "payload_locked_documents_rels_rcs_prices_id_idx";
  DROP INDEX "payload_locked_documents_rels_email_price_tiers_id_idx";
  DROP INDEX "payload_locked_documents_rels_api_tokens_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "countries_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "operators_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sms_prices_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "subscription_prices_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "rcs_prices_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "email_price_tiers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "api_tokens_id";
  DROP TYPE "public"."enum_subscription_prices_kind";
  DROP TYPE "public"."enum__subscription_prices_v_version_kind";
  DROP TYPE "public"."enum_rcs_prices_type";
  DROP TYPE "public"."enum__rcs_prices_v_version_type";
  DROP TYPE "public"."enum_email_price_tiers_unit";
  DROP TYPE "public"."enum__email_price_tiers_v_version_unit";
  DROP TYPE "public"."enum_api_tokens_scopes";`)
}
