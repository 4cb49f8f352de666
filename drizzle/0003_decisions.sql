CREATE TABLE `decisions` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`decided_at` integer,
	`generation_id` text NOT NULL,
	`document_id` text NOT NULL,
	`document` text NOT NULL,
	`own` text NOT NULL,
	`draft` text NOT NULL,
	`why` text NOT NULL,
	`source_ids` text DEFAULT '[]' NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	FOREIGN KEY (`generation_id`) REFERENCES `generations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `decisions_once` ON `decisions` (`document_id`,`own`,`draft`);--> statement-breakpoint
CREATE INDEX `decisions_generation` ON `decisions` (`generation_id`);--> statement-breakpoint
CREATE INDEX `decisions_time` ON `decisions` (`created_at`);