ALTER TABLE "identity"."sessions" ADD COLUMN "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."accounts" DROP COLUMN "last_refresh_at";