DROP INDEX "identity"."sessions_account";--> statement-breakpoint
CREATE INDEX "sessions_account_network" ON "identity"."sessions" USING btree ("account_id","network","authenticated_at");