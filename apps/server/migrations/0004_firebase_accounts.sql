CREATE TABLE "firebase_accounts" (
	"account_id" text PRIMARY KEY NOT NULL,
	"email" text,
	"email_verified" boolean DEFAULT false NOT NULL,
	"display_name" text,
	"photo_url" text,
	"first_seen_at" timestamp with time zone NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	"erased_at" timestamp with time zone
);
