ALTER TABLE "identity"."accounts" ADD COLUMN "deletion_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "identity"."deletions" ADD COLUMN "email" text;