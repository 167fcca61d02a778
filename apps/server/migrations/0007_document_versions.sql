ALTER TABLE "documents" ADD COLUMN "replaces_id" uuid;--> statement-breakpoint
ALTER TABLE "findings" ADD COLUMN "proposal" jsonb;--> statement-breakpoint
ALTER TABLE "findings" ADD COLUMN "earlier" jsonb;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_replaces_id_documents_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_replaces_id_index" ON "documents" USING btree ("replaces_id");