CREATE TABLE `complaints` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`user_id` text,
	`answered_by` text,
	`reference` text NOT NULL,
	`key` text NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`email` text NOT NULL,
	`about` text NOT NULL,
	`body` text NOT NULL,
	`wish` text DEFAULT '' NOT NULL,
	`answered_at` integer,
	`answer` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`answered_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `complaints_reference_unique` ON `complaints` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `complaints_key_unique` ON `complaints` (`key`);--> statement-breakpoint
CREATE INDEX `complaints_open` ON `complaints` (`answered_at`,`created_at`);--> statement-breakpoint
CREATE INDEX `complaints_person` ON `complaints` (`user_id`);--> statement-breakpoint
CREATE INDEX `complaints_email` ON `complaints` (`email`);--> statement-breakpoint
ALTER TABLE `codes` ADD `used_by` text;