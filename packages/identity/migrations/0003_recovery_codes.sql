CREATE TABLE "identity"."recovery_codes" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"factor_id" text NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "identity"."recovery_codes" ADD CONSTRAINT "recovery_codes_factor_id_second_factors_id_fk" FOREIGN KEY ("factor_id") REFERENCES "identity"."second_factors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recovery_codes_factor" ON "identity"."recovery_codes" USING btree ("factor_id");