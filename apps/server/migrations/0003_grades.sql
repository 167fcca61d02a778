CREATE TABLE "scores" (
	"id" uuid PRIMARY KEY NOT NULL,
	"component_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"title" text NOT NULL,
	"earned" double precision NOT NULL,
	"out_of" double precision NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "components" ADD COLUMN "works" integer;--> statement-breakpoint
ALTER TABLE "components" ADD COLUMN "drop_lowest" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "components" ADD COLUMN "is_bonus" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_component_id_components_id_fk" FOREIGN KEY ("component_id") REFERENCES "public"."components"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scores_component_id_index" ON "scores" USING btree ("component_id");--> statement-breakpoint
CREATE INDEX "scores_account_id_index" ON "scores" USING btree ("account_id");