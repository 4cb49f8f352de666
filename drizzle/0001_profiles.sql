CREATE TABLE `profile_facts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`source_id` text,
	`kind` text NOT NULL,
	`path` text NOT NULL,
	`text` text NOT NULL,
	`standing` text,
	`paragraph` integer,
	`state` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`source_id`) REFERENCES `profile_sources`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `profile_facts_user` ON `profile_facts` (`user_id`);--> statement-breakpoint
CREATE INDEX `profile_facts_source` ON `profile_facts` (`source_id`);--> statement-breakpoint
CREATE TABLE `profile_sources` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`user_id` text NOT NULL,
	`upload_id` text,
	`file_name` text NOT NULL,
	`kind` text NOT NULL,
	`document` text,
	`kept_until` integer,
	`added_at` integer,
	`resume` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`upload_id`) REFERENCES `uploads`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `profile_sources_user` ON `profile_sources` (`user_id`,`upload_id`);--> statement-breakpoint
CREATE INDEX `profile_sources_upload` ON `profile_sources` (`upload_id`);--> statement-breakpoint
CREATE INDEX `profile_sources_kept` ON `profile_sources` (`kept_until`);--> statement-breakpoint
CREATE TABLE `profile_versions` (
	`user_id` text NOT NULL,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`reason` text NOT NULL,
	`data` text NOT NULL,
	PRIMARY KEY(`user_id`, `version`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `profiles` (
	`user_id` text PRIMARY KEY NOT NULL,
	`updated_at` integer NOT NULL,
	`confirmed_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`data` text NOT NULL,
	`doubts` text DEFAULT '[]' NOT NULL,
	`not_placed` text DEFAULT '[]' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `generations` ADD `profile` text;