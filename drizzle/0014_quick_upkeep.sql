DROP INDEX `ai_calls_time`;--> statement-breakpoint
CREATE INDEX `ai_calls_open` ON `ai_calls` (`created_at`) WHERE status = 'started';--> statement-breakpoint
CREATE INDEX `ai_calls_time` ON `ai_calls` (`created_at`,`provider`,`model`,`prompt_version`);--> statement-breakpoint
CREATE INDEX `ai_checks_generation` ON `ai_checks` (`generation_id`);--> statement-breakpoint
CREATE INDEX `credit_ledger_generation` ON `credit_ledger` (`generation_id`);--> statement-breakpoint
CREATE INDEX `credit_ledger_event` ON `credit_ledger` (`event`,`created_at`) WHERE generation_id is not null;--> statement-breakpoint
CREATE INDEX `documents_generation` ON `documents` (`generation_id`);--> statement-breakpoint
CREATE INDEX `documents_changed` ON `documents` (`updated_at`,`user_id`);--> statement-breakpoint
CREATE INDEX `generation_parts_document` ON `generation_parts` (`document_id`);--> statement-breakpoint
CREATE INDEX `generations_time` ON `generations` (`created_at`);--> statement-breakpoint
CREATE INDEX `generations_open` ON `generations` (`created_at`) WHERE status in ('queued', 'running');--> statement-breakpoint
CREATE INDEX `jobs_ended` ON `jobs` (`finished_at`);--> statement-breakpoint
CREATE INDEX `mails_user` ON `mails` (`user_id`);--> statement-breakpoint
CREATE INDEX `mails_recipient` ON `mails` (`recipient`);--> statement-breakpoint
CREATE INDEX `mails_time` ON `mails` (`created_at`);--> statement-breakpoint
CREATE INDEX `payments_time` ON `payments` (`created_at`);--> statement-breakpoint
CREATE INDEX `paystack_events_bodies` ON `paystack_events` (`received_at`) WHERE raw is not null;--> statement-breakpoint
CREATE INDEX `sessions_end` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE INDEX `support_messages_author` ON `support_messages` (`author_id`);--> statement-breakpoint
CREATE INDEX `uploads_time` ON `uploads` (`created_at`);--> statement-breakpoint
CREATE INDEX `users_closed` ON `users` (`deletion_requested_at`) WHERE deletion_requested_at is not null;