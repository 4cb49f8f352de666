CREATE TABLE `directory` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`rules_version` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `directory_user_id_unique` ON `directory` (`user_id`);--> statement-breakpoint
CREATE TABLE `plan_spans` (
	`number` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`plan` text NOT NULL,
	PRIMARY KEY(`number`, `starts_at`),
	FOREIGN KEY (`number`) REFERENCES `directory`(`number`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `plan_spans_plan` ON `plan_spans` (`plan`,`number`,`starts_at`,`ends_at`);--> statement-breakpoint
DROP INDEX `audit_log_subject`;--> statement-breakpoint
CREATE INDEX `audit_log_act` ON `audit_log` (`act`,`created_at`);--> statement-breakpoint
CREATE INDEX `audit_log_actor` ON `audit_log` (`actor_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject`,`created_at`);