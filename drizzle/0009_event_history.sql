-- Written by hand, for drizzle knows no triggers: an event that comes or moves makes the figures of its day, and of the day it left, be made again. A
-- migration that rebuilds events drops these with the old table and must create them again (tests/figures.test.ts fails otherwise).
CREATE TRIGGER `events_come` AFTER INSERT ON `events` BEGIN
  INSERT OR IGNORE INTO `stale_days` (`day`, `type`) VALUES (new.`day`, new.`type`);
END;
--> statement-breakpoint
CREATE TRIGGER `events_move` AFTER UPDATE ON `events` BEGIN
  INSERT OR IGNORE INTO `stale_days` (`day`, `type`) VALUES (old.`day`, old.`type`), (new.`day`, new.`type`);
END;
--> statement-breakpoint
-- What happened before events were kept, as far as its rows are still there. The plan of then is not known, and how long a session lasted was not noted.
INSERT OR IGNORE INTO `events` (`at`, `number`, `type`, `key`)
  SELECT `users`.`created_at`, `directory`.`number`, 'registered', 'registered:' || `directory`.`number` FROM `users` JOIN `directory` ON `directory`.`user_id` = `users`.`id` ORDER BY `users`.`created_at`;
--> statement-breakpoint
INSERT OR IGNORE INTO `events` (`at`, `number`, `type`, `key`)
  SELECT `sessions`.`created_at`, `directory`.`number`, 'session', 'session:' || lower(hex(randomblob(16))) FROM `sessions` JOIN `directory` ON `directory`.`user_id` = `sessions`.`user_id` ORDER BY `sessions`.`created_at`;
--> statement-breakpoint
INSERT OR IGNORE INTO `events` (`at`, `number`, `type`, `value`, `key`)
  SELECT `generations`.`created_at`, `directory`.`number`, 'generation', (SELECT count(*) FROM `generation_parts` WHERE `generation_id` = `generations`.`id`), 'generation:' || `generations`.`id`
  FROM `generations` JOIN `directory` ON `directory`.`user_id` = `generations`.`user_id` ORDER BY `generations`.`created_at`;
--> statement-breakpoint
INSERT OR IGNORE INTO `events` (`at`, `number`, `type`, `key`)
  SELECT `at`, `number`, 'active', 'active:' || `number` || ':' || `day` FROM `events` WHERE `type` IN ('session', 'generation') ORDER BY `at`;
--> statement-breakpoint
INSERT OR IGNORE INTO `events` (`at`, `number`, `type`, `about`, `key`)
  SELECT `documents`.`created_at`, `directory`.`number`, 'document', `documents`.`type`, 'document:' || `documents`.`id` FROM `documents` JOIN `directory` ON `directory`.`user_id` = `documents`.`user_id` ORDER BY `documents`.`created_at`;
--> statement-breakpoint
-- Test money counts only where there is no other: a local installation.
INSERT OR IGNORE INTO `events` (`at`, `number`, `type`, `plan`, `value`, `key`)
  SELECT coalesce(`payments`.`paid_at`, `payments`.`applied_at`), coalesce(`directory`.`number`, 0), 'payment', `payments`.`plan`, `payments`.`amount_kobo`, 'payment:' || `payments`.`id`
  FROM `payments` LEFT JOIN `directory` ON `directory`.`user_id` = `payments`.`user_id`
  WHERE `payments`.`applied_at` IS NOT NULL AND `payments`.`status` IN ('applied', 'reversed') AND (`payments`.`mode` = 'live' OR NOT EXISTS (SELECT 1 FROM `payments` WHERE `mode` = 'live')) ORDER BY `payments`.`applied_at`;
--> statement-breakpoint
INSERT OR IGNORE INTO `events` (`at`, `number`, `type`, `plan`, `value`, `key`)
  SELECT `refunds`.`updated_at`, `events`.`number`, 'refund', `events`.`plan`, `refunds`.`amount_kobo`, 'refund:' || `refunds`.`id`
  FROM `refunds` JOIN `events` ON `events`.`key` = 'payment:' || `refunds`.`payment_id` WHERE `refunds`.`status` = 'processed' ORDER BY `refunds`.`updated_at`;
--> statement-breakpoint
-- A lost dispute takes what no refund had taken.
INSERT OR IGNORE INTO `events` (`at`, `number`, `type`, `plan`, `value`, `key`)
  SELECT `billing_events`.`at`, `events`.`number`, 'refund', `events`.`plan`,
    `events`.`value` - (SELECT coalesce(sum(`amount_kobo`), 0) FROM `refunds` WHERE `payment_id` = `billing_events`.`payment_id` AND `status` = 'processed'), 'refund:dispute:' || `billing_events`.`payment_id`
  FROM `billing_events` JOIN `events` ON `events`.`key` = 'payment:' || `billing_events`.`payment_id` WHERE `billing_events`.`type` = 'payment_refunded' AND `billing_events`.`reason` = 'dispute';
--> statement-breakpoint
INSERT OR IGNORE INTO `events` (`at`, `number`, `type`, `value`, `key`)
  SELECT coalesce(`generations`.`finished_at`, `generations`.`created_at`), `directory`.`number`, 'ai_cost', sum(`ai_calls`.`cost_micro_usd`), 'ai_cost:' || `generations`.`id`
  FROM `ai_calls` JOIN `generations` ON `generations`.`id` = `ai_calls`.`generation_id` JOIN `directory` ON `directory`.`user_id` = `generations`.`user_id`
  WHERE `ai_calls`.`cost_micro_usd` IS NOT NULL AND `generations`.`finished_at` IS NOT NULL GROUP BY `generations`.`id` ORDER BY 1;
--> statement-breakpoint
INSERT OR IGNORE INTO `events` (`at`, `number`, `type`, `value`, `key`)
  SELECT coalesce(`generations`.`finished_at`, `generations`.`created_at`), `directory`.`number`, 'ai_unpriced', count(*), 'ai_unpriced:' || `generations`.`id`
  FROM `ai_calls` JOIN `generations` ON `generations`.`id` = `ai_calls`.`generation_id` JOIN `directory` ON `directory`.`user_id` = `generations`.`user_id`
  WHERE `ai_calls`.`cost_micro_usd` IS NULL AND `ai_calls`.`status` = 'ok' AND `generations`.`finished_at` IS NOT NULL GROUP BY `generations`.`id` ORDER BY 1;
