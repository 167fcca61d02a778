ALTER TABLE "identity"."oob_codes" DROP CONSTRAINT "oob_codes_account_id_accounts_id_fk";
