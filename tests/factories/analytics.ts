import type { TestServer } from "../test-server";

const DAY = 86_400_000;

/** Half a year of a small house for the pages of Analytics: 48 people, their sessions, documents, payments, refunds and what AI cost. Every run makes the same. */
export function fillAnalytics({ execute, query }: Pick<TestServer, "execute" | "query">): void {
  const now = Date.now();
  const each = (many: number, into: string, values: string) =>
    execute(
      `insert into ${into} with recursive n(i) as (select 1 union all select i + 1 from n where i < ${many}) select ${values}`,
    );
  each(
    48,
    "users (id, created_at, updated_at, email, first_name, last_name, email_verified_at)",
    `'counted-' || i, ${now} - i * ${DAY}, ${now}, 'counted-' || i || '@example.com', 'Person', 'Number ' || i, iif(i % 8, ${now}, null) from n`,
  );
  const first =
    query<{ number: number }>(
      "select user_sequence.id as number from user_sequence join users on users.id = user_id where users.id = 'counted-1'",
    )[0]?.number ?? 0;
  const person = `${first} + (i * 7) % 48`;
  execute(
    `insert into analytics_events (at, user_sequence_id, type, key) select created_at, user_sequence.id, 'registered', 'registered:' || user_sequence.id from users join user_sequence on user_id = users.id where users.id like 'counted-%'`,
  );
  const event = (many: number, type: string, every: number, columns: string, values: string) =>
    each(
      many,
      `analytics_events (type, key, at, user_sequence_id, ${columns})`,
      `'${type}', '${type}:counted-' || i, ${now} - i * ${every} - (i * i % 7) * 1800000, ${person}, ${values} from n`,
    );
  event(160, "session", DAY / 8, "value", "0");
  event(160, "session_ended", DAY / 8, "value", "(i % 9 + 2) * 90000");
  event(160, "active", DAY / 8, "value", "0");
  event(
    130,
    "document",
    DAY / 5,
    "document_type, plan",
    "iif(i % 3, 'cover_letter', 'resume'), iif(i % 2, 'jjc', iif(i % 3, 'agba', 'free_trial'))",
  );
  event(80, "ai_cost", DAY / 4, "plan, value", "iif(i % 2, 'jjc', 'agba'), 400 + i * 37 % 900");
  event(40, "payment", DAY * 5, "plan, value", "iif(i % 4, 'jjc', 'agba'), iif(i % 4, 1000000, 2000000)");
  event(3, "refund", DAY * 40, "plan, value", "'jjc', 1000000");
  execute(
    "insert or ignore into coverage_periods (user_sequence_id, starts_at, ends_at, plan, payment_id) select user_sequence_id, at, at + 2592000000, plan, substr(key, 9) from analytics_events where type = 'payment'",
  );
  execute(
    "update plan_periods set plan = (select plan from coverage_periods where coverage_periods.user_sequence_id = plan_periods.user_sequence_id order by starts_at desc limit 1) where user_sequence_id in (select user_sequence_id from coverage_periods)",
  );
}
