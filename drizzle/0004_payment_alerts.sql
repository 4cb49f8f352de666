CREATE TABLE `payment_alerts` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`kind` text NOT NULL,
	`reference` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`decided_at` integer,
	`decision` text
);
--> statement-breakpoint
CREATE INDEX `payment_alerts_open` ON `payment_alerts` (`decided_at`,`created_at`);--> statement-breakpoint
ALTER TABLE `refunds` ADD `ends_access` integer DEFAULT false NOT NULL;