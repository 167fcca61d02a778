CREATE TABLE "identity"."imported_schemes" (
	"id" text PRIMARY KEY NOT NULL,
	"sealed_parameters" text NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL
);
