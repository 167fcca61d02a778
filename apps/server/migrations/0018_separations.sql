CREATE TABLE "separations" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"linked" jsonb NOT NULL,
	"standing" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "separations" ADD CONSTRAINT "separations_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;