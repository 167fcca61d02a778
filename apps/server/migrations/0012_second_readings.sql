CREATE TABLE "second_readings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"asked_by" text NOT NULL,
	"status" text NOT NULL,
	"model" text NOT NULL,
	"host" text NOT NULL,
	"doubts" integer NOT NULL,
	"characters" integer NOT NULL,
	"outcome" jsonb,
	"problem" jsonb,
	"tokens_read" integer DEFAULT 0 NOT NULL,
	"tokens_written" integer DEFAULT 0 NOT NULL,
	"cost" double precision,
	"currency" text,
	"asked_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "components" ADD COLUMN "edited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "edited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "facts_kept" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "findings" ADD COLUMN "second_reading" jsonb;--> statement-breakpoint
ALTER TABLE "second_readings" ADD CONSTRAINT "second_readings_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_readings" ADD CONSTRAINT "second_readings_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "second_readings_document_id_asked_at_index" ON "second_readings" USING btree ("document_id","asked_at");