CREATE INDEX "provider_links_account" ON "identity"."provider_links" USING btree ("account_id");--> statement-breakpoint
-- Mostly empty, and asked for every account: PostgreSQL plans for ten pages of a table that it has never looked at.
ANALYZE "identity"."provider_links", "identity"."second_factors", "identity"."passkeys";
