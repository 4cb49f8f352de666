CREATE TABLE `billing_events` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`user_id` text NOT NULL,
	`type` text NOT NULL,
	`payment_id` text,
	`plan` text,
	`cover_letters` integer DEFAULT 0 NOT NULL,
	`resumes` integer DEFAULT 0 NOT NULL,
	`started_at` integer,
	`paid_at` integer,
	`ends_at` integer,
	`reason` text,
	`key` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `billing_events_key_unique` ON `billing_events` (`key`);--> statement-breakpoint
CREATE INDEX `billing_events_user` ON `billing_events` (`user_id`,`at`);--> statement-breakpoint
CREATE TABLE `billing_notices` (
	`key` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`user_id` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `billing_notices_user` ON `billing_notices` (`user_id`);--> statement-breakpoint
CREATE TABLE `disputes` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`payment_id` text,
	`status` text NOT NULL,
	`due_at` integer,
	`resolution` text,
	`amount_kobo` integer,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `disputes_payment` ON `disputes` (`payment_id`);--> statement-breakpoint
CREATE INDEX `disputes_status` ON `disputes` (`status`,`due_at`);--> statement-breakpoint
CREATE TABLE `orphan_payments` (
	`reference` text PRIMARY KEY NOT NULL,
	`first_seen_at` integer NOT NULL,
	`facts` text NOT NULL,
	`decided_at` integer,
	`decision` text
);
--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`user_id` text,
	`payer` text NOT NULL,
	`plan` text NOT NULL,
	`kind` text NOT NULL,
	`reference` text NOT NULL,
	`amount_kobo` integer NOT NULL,
	`currency` text DEFAULT 'NGN' NOT NULL,
	`mode` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`access_code` text,
	`authorization_url` text,
	`paystack_id` text,
	`channel` text,
	`last4` text,
	`fees_kobo` integer,
	`paid_at` integer,
	`applied_at` integer,
	`checked_at` integer,
	`failure_text` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_reference_unique` ON `payments` (`reference`);--> statement-breakpoint
CREATE INDEX `payments_user` ON `payments` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `payments_status` ON `payments` (`status`,`created_at`);--> statement-breakpoint
CREATE TABLE `paystack_events` (
	`id` text PRIMARY KEY NOT NULL,
	`received_at` integer NOT NULL,
	`body_sha256` text NOT NULL,
	`dedupe_key` text NOT NULL,
	`event` text NOT NULL,
	`reference` text,
	`raw` text,
	`state` text DEFAULT 'stored' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`note` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `paystack_events_body_sha256_unique` ON `paystack_events` (`body_sha256`);--> statement-breakpoint
CREATE INDEX `paystack_events_dedupe` ON `paystack_events` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `paystack_events_state` ON `paystack_events` (`state`,`received_at`);--> statement-breakpoint
CREATE INDEX `paystack_events_reference` ON `paystack_events` (`reference`);--> statement-breakpoint
CREATE TABLE `refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`payment_id` text NOT NULL,
	`amount_kobo` integer NOT NULL,
	`paystack_refund_id` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`asked_by` text,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`asked_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_paystack_refund_id_unique` ON `refunds` (`paystack_refund_id`);--> statement-breakpoint
CREATE INDEX `refunds_payment` ON `refunds` (`payment_id`);--> statement-breakpoint
CREATE INDEX `refunds_status` ON `refunds` (`status`,`created_at`);--> statement-breakpoint
INSERT INTO `billing_events` (`id`, `at`, `user_id`, `type`, `plan`, `cover_letters`, `resumes`, `ends_at`, `key`)
SELECT lower(hex(randomblob(16))), `trial_ends_at` - 604800000, `id`, 'trial_started', 'free_trial',
	(SELECT coalesce(sum(`amount`), 0) FROM `credit_ledger` WHERE `user_id` = `users`.`id` AND `kind` = 'cover_letter' AND `event` = 'granted'),
	(SELECT coalesce(sum(`amount`), 0) FROM `credit_ledger` WHERE `user_id` = `users`.`id` AND `kind` = 'resume' AND `event` = 'granted'),
	`trial_ends_at`, 'trial_started:' || `id`
FROM `users` WHERE `trial_ends_at` IS NOT NULL;--> statement-breakpoint
DELETE FROM `credit_ledger` WHERE `event` = 'granted';--> statement-breakpoint
ALTER TABLE `users` DROP COLUMN `trial_ends_at`;