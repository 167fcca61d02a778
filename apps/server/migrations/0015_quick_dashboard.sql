CREATE INDEX "findings_workspace_id_review_index" ON "findings" USING btree ("workspace_id","review");--> statement-breakpoint
CREATE INDEX "tasks_course_id_due_on_index" ON "tasks" USING btree ("course_id","due_on");--> statement-breakpoint
CREATE INDEX "tasks_by_due" ON "tasks" USING btree ("workspace_id",coalesce("due_on" + coalesce("due_time", '23:59'), 'infinity'::timestamp),"id") WHERE "tasks"."deleted_at" is null;--> statement-breakpoint
DROP INDEX "tasks_course_id_index";