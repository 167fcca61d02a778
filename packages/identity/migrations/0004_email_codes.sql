CREATE TABLE "identity"."email_codes" (
	"ticket_digest" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"email" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
