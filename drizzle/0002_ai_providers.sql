CREATE TABLE `ai_breakers` (
	`key` text PRIMARY KEY NOT NULL,
	`updated_at` integer NOT NULL,
	`provider` text NOT NULL,
	`model` text NOT NULL,
	`state` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`failures` text DEFAULT '[]' NOT NULL,
	`opens` integer DEFAULT 0 NOT NULL,
	`retry_at` integer
);
--> statement-breakpoint
CREATE TABLE `ai_calls` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`generation_id` text,
	`purpose` text NOT NULL,
	`document_type` text,
	`provider` text NOT NULL,
	`model` text NOT NULL,
	`served_model` text,
	`prompt_version` integer,
	`attempt` integer DEFAULT 1 NOT NULL,
	`status` text DEFAULT 'started' NOT NULL,
	`error_code` text,
	`http_status` integer,
	`finish_reason` text,
	`request_id` text,
	`input_tokens` integer,
	`cached_tokens` integer,
	`output_tokens` integer,
	`reasoning_tokens` integer,
	`cost_micro_usd` integer,
	`first_token_ms` integer,
	`ms` integer,
	`next_provider` text,
	FOREIGN KEY (`generation_id`) REFERENCES `generations`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `ai_calls_time` ON `ai_calls` (`created_at`);--> statement-breakpoint
CREATE INDEX `ai_calls_generation` ON `ai_calls` (`generation_id`);--> statement-breakpoint
CREATE TABLE `ai_checks` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`generation_id` text,
	`document_type` text NOT NULL,
	`provider` text NOT NULL,
	`model` text DEFAULT '' NOT NULL,
	`prompt_version` integer,
	`passed` integer NOT NULL,
	`repaired` integer NOT NULL,
	`reverted` integer NOT NULL,
	`codes` text DEFAULT '{}' NOT NULL,
	`score_before` integer,
	`score_after` integer,
	FOREIGN KEY (`generation_id`) REFERENCES `generations`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `ai_checks_time` ON `ai_checks` (`created_at`);--> statement-breakpoint
CREATE TABLE `ai_models` (
	`provider` text NOT NULL,
	`model` text NOT NULL,
	`updated_at` integer NOT NULL,
	`origin` text NOT NULL,
	`status` text DEFAULT 'unknown' NOT NULL,
	`shutdown_date` text,
	`replacement` text,
	`input_micro_usd` integer,
	`cached_micro_usd` integer,
	`output_micro_usd` integer,
	`priced_at` text,
	`learned` text DEFAULT '{}' NOT NULL,
	PRIMARY KEY(`provider`, `model`),
	FOREIGN KEY (`provider`) REFERENCES `ai_providers`(`slug`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `ai_prompts` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`type` text NOT NULL,
	`version` integer NOT NULL,
	`system_prompt` text NOT NULL,
	`is_active` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ai_prompts_version` ON `ai_prompts` (`type`,`version`);--> statement-breakpoint
CREATE TABLE `ai_providers` (
	`slug` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`label` text NOT NULL,
	`base_url` text,
	`key_cipher` text,
	`key_last4` text DEFAULT '' NOT NULL,
	`key_hash` text DEFAULT '' NOT NULL,
	`model` text DEFAULT '' NOT NULL,
	`is_active` integer DEFAULT false NOT NULL,
	`fallback_rank` integer,
	`max_concurrency` integer DEFAULT 4 NOT NULL,
	`daily_cap_micro_usd` integer,
	`legal_entity` text DEFAULT '' NOT NULL,
	`country` text DEFAULT '' NOT NULL,
	`mechanism` text DEFAULT '' NOT NULL,
	`terms` text DEFAULT '' NOT NULL,
	`agreement_url` text DEFAULT '' NOT NULL,
	`checked_at` integer,
	`config_version` integer DEFAULT 1 NOT NULL,
	`last_test` text
);
--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`actor_id` text,
	`act` text NOT NULL,
	`subject` text NOT NULL,
	`before` text,
	`after` text,
	`address` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `audit_log_time` ON `audit_log` (`created_at`);--> statement-breakpoint
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject`);--> statement-breakpoint
CREATE TABLE `house_settings` (
	`setting` text PRIMARY KEY NOT NULL,
	`updated_at` integer NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `consents` ADD `scope` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `generation_parts` ADD `writer` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `generation_parts` ADD `shown` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `generations` ADD `tone` text DEFAULT 'plain' NOT NULL;--> statement-breakpoint
ALTER TABLE `generations` ADD `length` text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE `generations` ADD `may_use` text DEFAULT '[]' NOT NULL;