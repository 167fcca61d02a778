CREATE TABLE "calendar_feeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"token_sealed" text NOT NULL,
	"course_ids" uuid[],
	"kinds" text[] NOT NULL,
	"classes" boolean NOT NULL,
	"days_off" boolean NOT NULL,
	"alarm_minutes" integer,
	"last_fetched_at" timestamp with time zone,
	"last_client" text,
	"fetches" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"course_ids" uuid[] NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "messages_numbered" UNIQUE("conversation_id","number")
);
--> statement-breakpoint
CREATE TABLE "components" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"document_id" uuid,
	"name" text NOT NULL,
	"weight" double precision,
	"points" double precision,
	"evidence" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"code" text,
	"title" text NOT NULL,
	"section" text,
	"term_name" text,
	"term_start" date,
	"term_end" date,
	"time_zone" text,
	"color" text NOT NULL,
	"instructors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"archived_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "days_off" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"finding_id" uuid,
	"title" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "days_off_findingId_unique" UNIQUE("finding_id")
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"document_id" uuid,
	"days" text[] NOT NULL,
	"start_time" time,
	"end_time" time,
	"kind" text NOT NULL,
	"location" text,
	"evidence" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"course_id" uuid,
	"name" text NOT NULL,
	"format" text,
	"bytes" integer NOT NULL,
	"file_hash" text NOT NULL,
	"status" text NOT NULL,
	"problem" jsonb,
	"pages" integer,
	"text" text,
	"html" text,
	"extraction" jsonb,
	"facts_accepted_at" timestamp with time zone,
	"uploaded_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"heading" text,
	"text" text NOT NULL,
	"evidence" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "findings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"key" text,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"date" text NOT NULL,
	"end_date" text,
	"time" time,
	"end_time" time,
	"weight" double precision,
	"confidence" double precision NOT NULL,
	"evidence" jsonb NOT NULL,
	"assumed" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"review" text DEFAULT 'open' NOT NULL,
	"edited_fields" text[] DEFAULT '{}' NOT NULL,
	"by_hand" boolean DEFAULT false NOT NULL,
	"ledger_entry" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "findings_once_per_document" UNIQUE("document_id","key")
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"key" text NOT NULL,
	"position" integer NOT NULL,
	"code" text NOT NULL,
	"message" text NOT NULL,
	"evidence" jsonb NOT NULL,
	"finding_ids" uuid[] NOT NULL,
	"options" jsonb NOT NULL,
	"answer" jsonb,
	"replaced" jsonb,
	"answered_at" timestamp with time zone,
	CONSTRAINT "questions_once_per_document" UNIQUE("document_id","key")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" text NOT NULL,
	"inviter_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	CONSTRAINT "invitations_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"workspace_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "members_workspace_id_account_id_pk" PRIMARY KEY("workspace_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "people" (
	"account_id" text PRIMARY KEY NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"school" text DEFAULT '' NOT NULL,
	"pronouns" text DEFAULT '' NOT NULL,
	"settings" jsonb NOT NULL,
	"settings_version" integer DEFAULT 1 NOT NULL,
	"digest_sent_on" date,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"course_id" uuid,
	"finding_id" uuid,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'todo' NOT NULL,
	"due_on" date,
	"due_time" time,
	"end_on" date,
	"end_time" time,
	"weight" double precision,
	"notes" text DEFAULT '' NOT NULL,
	"edited_fields" text[] DEFAULT '{}' NOT NULL,
	"completed_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tasks_once_per_finding" UNIQUE("finding_id")
);
--> statement-breakpoint
CREATE TABLE "workspaces" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"personal_of" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "workspaces_personal_of" UNIQUE("personal_of")
);
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "components" ADD CONSTRAINT "components_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "days_off" ADD CONSTRAINT "days_off_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passages" ADD CONSTRAINT "passages_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "findings" ADD CONSTRAINT "findings_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "findings" ADD CONSTRAINT "findings_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_finding_id_findings_id_fk" FOREIGN KEY ("finding_id") REFERENCES "public"."findings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_feeds_workspace_id_account_id_index" ON "calendar_feeds" USING btree ("workspace_id","account_id");--> statement-breakpoint
CREATE INDEX "conversations_workspace_id_account_id_updated_at_index" ON "conversations" USING btree ("workspace_id","account_id","updated_at");--> statement-breakpoint
CREATE INDEX "components_course_id_index" ON "components" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "components_document_id_index" ON "components" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "courses_workspace_id_index" ON "courses" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "days_off_course_id_index" ON "days_off" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "meetings_course_id_index" ON "meetings" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "meetings_document_id_index" ON "meetings" USING btree ("document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_once_per_workspace" ON "documents" USING btree ("workspace_id","file_hash") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "documents_course_id_index" ON "documents" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "documents_file_hash_index" ON "documents" USING btree ("file_hash");--> statement-breakpoint
CREATE INDEX "passages_document_id_index" ON "passages" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "questions_workspace_id_index" ON "questions" USING btree ("workspace_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_one_pending" ON "invitations" USING btree ("workspace_id","email") WHERE accepted_at is null;--> statement-breakpoint
CREATE INDEX "members_account_id_index" ON "members" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "tasks_workspace_id_due_on_index" ON "tasks" USING btree ("workspace_id","due_on");--> statement-breakpoint
CREATE INDEX "tasks_course_id_index" ON "tasks" USING btree ("course_id");