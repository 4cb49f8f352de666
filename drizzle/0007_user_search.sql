-- The search index of the list of staff: written by hand, for drizzle knows no virtual tables. Its rowid is directory.number, never the rowid of users,
-- which a VACUUM may change. A migration that rebuilds users drops these triggers with the old table and must create them again
-- (tests/people.test.ts fails otherwise).
CREATE VIRTUAL TABLE `user_search` USING fts5(name, email, tokenize = "unicode61 remove_diacritics 2", prefix = '1 2 3');
--> statement-breakpoint
-- What is deleted leaves the index at once, not with the next merge: an erased name must not stay in the file.
INSERT INTO `user_search` (`user_search`, `rank`) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE TRIGGER `users_enter_directory` AFTER INSERT ON `users` BEGIN
  INSERT INTO `directory` (`user_id`) VALUES (new.`id`);
  INSERT INTO `plan_spans` (`number`, `starts_at`, `ends_at`, `plan`) SELECT `number`, 0, 8640000000000000, 'free_trial' FROM `directory` WHERE `user_id` = new.`id`;
  INSERT INTO `user_search` (`rowid`, `name`, `email`) SELECT `number`, new.`first_name` || ' ' || new.`last_name`, new.`email` FROM `directory` WHERE `user_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `users_change_in_directory` AFTER UPDATE OF `first_name`, `last_name`, `email` ON `users` BEGIN
  UPDATE `user_search` SET `name` = new.`first_name` || ' ' || new.`last_name`, `email` = new.`email` WHERE `rowid` = (SELECT `number` FROM `directory` WHERE `user_id` = new.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `users_leave_directory` BEFORE DELETE ON `users` BEGIN
  DELETE FROM `user_search` WHERE `rowid` = (SELECT `number` FROM `directory` WHERE `user_id` = old.`id`);
END;
--> statement-breakpoint
INSERT INTO `directory` (`user_id`) SELECT `id` FROM `users` ORDER BY `created_at`, `id`;
--> statement-breakpoint
INSERT INTO `plan_spans` (`number`, `starts_at`, `ends_at`, `plan`) SELECT `number`, 0, 8640000000000000, 'free_trial' FROM `directory`;
--> statement-breakpoint
INSERT INTO `user_search` (`rowid`, `name`, `email`) SELECT `directory`.`number`, `users`.`first_name` || ' ' || `users`.`last_name`, `users`.`email` FROM `directory` JOIN `users` ON `users`.`id` = `directory`.`user_id`;
