CREATE TABLE `conversations` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`user_id` text NOT NULL,
	`assignee_id` text,
	`status` text DEFAULT 'open' NOT NULL,
	`last_sequence` integer DEFAULT 0 NOT NULL,
	`seen_by_person` integer DEFAULT 0 NOT NULL,
	`seen_by_support` integer DEFAULT 0 NOT NULL,
	`mailed_to_person` integer DEFAULT 0 NOT NULL,
	`mailed_to_support` integer DEFAULT 0 NOT NULL,
	`waiting_since` integer,
	`current_page` text DEFAULT '' NOT NULL,
	`user_agent` text DEFAULT '' NOT NULL,
	`person_token` text NOT NULL,
	`support_token` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`assignee_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `conversations_user_id_unique` ON `conversations` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `conversations_person_token_unique` ON `conversations` (`person_token`);--> statement-breakpoint
CREATE UNIQUE INDEX `conversations_support_token_unique` ON `conversations` (`support_token`);--> statement-breakpoint
CREATE INDEX `conversations_waiting` ON `conversations` (`waiting_since`);--> statement-breakpoint
CREATE INDEX `conversations_updated` ON `conversations` (`status`,`updated_at`);--> statement-breakpoint
CREATE TABLE `inbound_mails` (
	`message_id_hash` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`conversation_id` text,
	`outcome` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`sender` text DEFAULT '' NOT NULL,
	`subject` text DEFAULT '' NOT NULL,
	`body` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `saved_replies` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`code` text NOT NULL,
	`body` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_replies_code_unique` ON `saved_replies` (`code`);--> statement-breakpoint
CREATE TABLE `support_images` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`message_id` text NOT NULL,
	`original_name` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`bytes` blob NOT NULL,
	`thumbnail` blob NOT NULL,
	FOREIGN KEY (`message_id`) REFERENCES `support_messages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `support_images_message_id_unique` ON `support_images` (`message_id`);--> statement-breakpoint
CREATE TABLE `support_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`conversation_id` text NOT NULL,
	`author_id` text,
	`sender` text NOT NULL,
	`sequence` integer NOT NULL,
	`client_message_id` text NOT NULL,
	`body` text NOT NULL,
	`channel` text DEFAULT 'chat' NOT NULL,
	`seen_at` integer,
	`waited_ms` integer,
	`promised_ms` integer,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `support_messages_sequence` ON `support_messages` (`conversation_id`,`sequence`);--> statement-breakpoint
CREATE UNIQUE INDEX `support_messages_once` ON `support_messages` (`conversation_id`,`sender`,`client_message_id`);--> statement-breakpoint
CREATE TABLE `support_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`conversation_id` text NOT NULL,
	`author_id` text,
	`body` text NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `support_notes_conversation` ON `support_notes` (`conversation_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `mails` ADD `reply_to` text;