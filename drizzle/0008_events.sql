-- Written by hand: WITHOUT ROWID, which drizzle does not know. The rows lie in the order of their keys, in which they are read.
CREATE TABLE `cover_spans` (
	`number` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`plan` text NOT NULL,
	`payment_id` text,
	PRIMARY KEY(`number`, `starts_at`),
	FOREIGN KEY (`number`) REFERENCES `directory`(`number`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `cover_spans_end` ON `cover_spans` (`ends_at`);--> statement-breakpoint
CREATE TABLE `daily_figures` (
	`day` text NOT NULL,
	`metric` text NOT NULL,
	`key` text DEFAULT '' NOT NULL,
	`value` integer NOT NULL,
	PRIMARY KEY(`metric`, `day`, `key`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`day` text GENERATED ALWAYS AS (date((at + 3600000) / 1000, 'unixepoch')) VIRTUAL,
	`number` integer NOT NULL,
	`type` text NOT NULL,
	`about` text DEFAULT '' NOT NULL,
	`plan` text DEFAULT '' NOT NULL,
	`value` integer DEFAULT 0 NOT NULL,
	`key` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `events_key_unique` ON `events` (`key`);--> statement-breakpoint
CREATE INDEX `events_type` ON `events` (`type`,`at`,`number`,`value`);--> statement-breakpoint
CREATE TABLE `stale_days` (
	`day` text NOT NULL,
	`type` text NOT NULL,
	PRIMARY KEY(`day`, `type`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `users_unverified` ON `users` (`created_at`) WHERE email_verified_at is null;