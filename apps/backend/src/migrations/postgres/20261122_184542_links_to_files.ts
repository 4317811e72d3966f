import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_products_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "header_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_header_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "footer_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_footer_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "call_to_action_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_call_to_action_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_rels" ADD CONSTRAINT "header_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_rels" ADD CONSTRAINT "_header_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "call_to_action_rels" ADD CONSTRAINT "call_to_action_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_call_to_action_v_rels" ADD CONSTRAINT "_call_to_action_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_rels_media_id_idx" ON "products_rels" USING btree ("media_id","locale");
  CREATE INDEX "_products_v_rels_media_id_idx" ON "_products_v_rels" USING btree ("media_id","locale");
  CREATE INDEX "header_rels_media_id_idx" ON "header_rels" USING btree ("media_id","locale");
  CREATE INDEX "_header_v_rels_media_id_idx" ON "_header_v_rels" USING btree ("media_id","locale");
  CREATE INDEX "footer_rels_media_id_idx" ON "footer_rels" USING btree ("media_id","locale");
  CREATE INDEX "_footer_v_rels_media_id_idx" ON "_footer_v_rels" USING btree ("media_id","locale");
  CREATE INDEX "call_to_action_rels_media_id_idx" ON "call_to_action_rels" USING btree ("media_id","locale");
  CREATE INDEX "_call_to_action_v_rels_media_id_idx" ON "_call_to_action_v_rels" USING btree ("media_id","locale");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products_rels" DROP CONSTRAINT "products_rels_media_fk";
  
  ALTER TABLE "_products_v_rels" DROP CONSTRAINT "_products_v_rels_media_fk";
  
  ALTER TABLE "header_rels" DROP CONSTRAINT "header_rels_media_fk";
  
  ALTER TABLE "_header_v_rels" DROP CONSTRAINT "_header_v_rels_media_fk";
  
  ALTER TABLE "footer_rels" DROP CONSTRAINT "footer_rels_media_fk";
  
  ALTER TABLE "_footer_v_rels" DROP CONSTRAINT "_footer_v_rels_media_fk";
  
  ALTER TABLE "call_to_action_rels" DROP CONSTRAINT "call_to_action_rels_media_fk";
  
  ALTER TABLE "_call_to_action_v_rels" DROP CONSTRAINT "_call_to_action_v_rels_media_fk";
  
  DROP INDEX "products_rels_media_id_idx";
  DROP INDEX "_products_v_rels_media_id_idx";
  DROP INDEX "header_rels_media_id_idx";
  DROP INDEX "_header_v_rels_media_id_idx";
  DROP INDEX "footer_rels_media_id_idx";
  DROP INDEX "_footer_v_rels_media_id_idx";
  DROP INDEX "call_to_action_rels_media_id_idx";
  DROP INDEX "_call_to_action_v_rels_media_id_idx";
  ALTER TABLE "products_rels" DROP COLUMN "media_id";
  ALTER TABLE "_products_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "header_rels" DROP COLUMN "media_id";
  ALTER TABLE "_header_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "footer_rels" DROP COLUMN "media_id";
  ALTER TABLE "_footer_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "call_to_action_rels" DROP COLUMN "media_id";
  ALTER TABLE "_call_to_action_v_rels" DROP COLUMN "media_id";`)
}
