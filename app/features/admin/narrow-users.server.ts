import { sql, type SQL } from "drizzle-orm";
import { days } from "~/time";
import type { UserNarrowing } from "./user-filters";

/** A condition on the sequence ids of accounts; undefined when everybody is wanted. */
export function narrowUsers({ status, ends }: UserNarrowing, idColumn: SQL, now: Date): SQL | undefined {
  const conditions = [
    ...(status ? [matchesStatus(status, idColumn)] : []),
    ...(ends ? [matchesEnd(ends, idColumn, now.getTime())] : []),
  ];
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : undefined;
}

// Nearly everybody is active, so the few others are left out instead.
function matchesStatus(status: NonNullable<UserNarrowing["status"]>, idColumn: SQL): SQL {
  const idsOf = (condition: SQL) =>
    sql`(select user_sequence.id from users join user_sequence on user_sequence.user_id = users.id where ${condition})`;
  if (status === "active") return sql`${idColumn} not in ${idsOf(sql`users.is_active = 0`)}`;
  const condition = {
    inactive: sql`users.is_active = 0 and users.deletion_requested_at is null`,
    closed: sql`users.deletion_requested_at is not null`,
    unverified: sql`users.email_verified_at is null`,
    staff: sql`users.role = 'admin'`,
  }[status];
  return sql`${idColumn} in ${idsOf(condition)}`;
}

// By the last day that is covered: whoever has already paid for longer has not come to an end.
function matchesEnd(ends: NonNullable<UserNarrowing["ends"]>, idColumn: SQL, at: number): SQL {
  if (ends === "never")
    return sql`${idColumn} not in (select user_sequence.id from payments join user_sequence on user_sequence.user_id = payments.user_id where payments.paid_at is not null)`;
  const [from, to] = ends === "week" ? [at, at + days(7)] : [0, at];
  return sql`${idColumn} in (select coverage.user_sequence_id from coverage_periods coverage where coverage.ends_at > ${from} and coverage.ends_at <= ${to} and not exists (select 1 from coverage_periods later where later.user_sequence_id = coverage.user_sequence_id and later.ends_at > ${to}))`;
}
