-- Of the many who have a plan, those whose plan changes with time alone.
CREATE INDEX `plan_spans_turning` ON `plan_spans` (`plan`,`number`,`starts_at`,`ends_at`) WHERE starts_at > 0 or ends_at < 8640000000000000;
--> statement-breakpoint
-- Written by hand from here, for drizzle knows neither virtual tables nor triggers. The search index of the list of staff gets the plans of each person
-- as words, so that a word and a plan are looked up together. A virtual table takes no new column: it is made anew, with its three triggers.
DROP TRIGGER `users_enter_directory`;
--> statement-breakpoint
DROP TRIGGER `users_change_in_directory`;
--> statement-breakpoint
DROP TRIGGER `users_leave_directory`;
--> statement-breakpoint
DROP TABLE `user_search`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `user_search` USING fts5(name, email, plans, tokenize = "unicode61 remove_diacritics 2", prefix = '1 2 3');
--> statement-breakpoint
-- What is deleted leaves the index at once, not with the next merge: an erased name must not stay in the file.
INSERT INTO `user_search` (`user_search`, `rank`) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE TRIGGER `users_enter_directory` AFTER INSERT ON `users` BEGIN
  INSERT INTO `directory` (`user_id`) VALUES (new.`id`);
  INSERT INTO `plan_spans` (`number`, `starts_at`, `ends_at`, `plan`) SELECT `number`, 0, 8640000000000000, 'free_trial' FROM `directory` WHERE `user_id` = new.`id`;
  INSERT INTO `user_search` (`rowid`, `name`, `email`, `plans`) SELECT `number`, new.`first_name` || ' ' || new.`last_name`, new.`email`, 'freetrial' FROM `directory` WHERE `user_id` = new.`id`;
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
INSERT INTO `user_search` (`rowid`, `name`, `email`, `plans`)
  SELECT `directory`.`number`, `users`.`first_name` || ' ' || `users`.`last_name`, `users`.`email`,
    (SELECT coalesce(group_concat(DISTINCT replace(`plan`, '_', '')), '') FROM `plan_spans` WHERE `plan_spans`.`number` = `directory`.`number`)
  FROM `directory` JOIN `users` ON `users`.`id` = `directory`.`user_id`;
