CREATE TABLE "document_lines" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"lines" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_lines" ADD CONSTRAINT "document_lines_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Documents read before: their passages stand for their lines until they are read again.
INSERT INTO "document_lines" ("document_id", "lines")
SELECT "document_id", jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
  'page', "evidence" -> 'page', 'text', "text", 'isHeading', false,
  'boxes', "evidence" -> 'boxes', 'span', "evidence" -> 'span')) ORDER BY "position")
FROM "passages" GROUP BY "document_id";
