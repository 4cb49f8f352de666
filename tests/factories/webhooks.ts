import type { TestServer } from "../test-server";

/**
 * A webhook of this person with three deliveries: one that got through, one on its way, one that failed. Its secret cannot be read, so
 * nothing is sent.
 */
export function storeWebhook(
  { execute }: Pick<TestServer, "execute">,
  userId: string,
  { id = "hook", url = "https://programs.example.com/a/rather/long/path/of/a/program/of/somebody" } = {},
): void {
  const now = Date.now();
  execute(
    "insert into webhook_endpoints (id, created_at, updated_at, user_id, url, event_types, secret_cipher, failing_since) values (?, ?, ?, ?, ?, '[\"application.ready\"]', 'x', ?)",
    ...[id, now, now, userId, url, now],
  );
  const deliveries = [
    { state: "delivered", status: 204, answer: "" },
    { state: "pending", status: 503, answer: "<html><body>Service unavailable" },
    { state: "failed", status: null, answer: "No answer within 15 seconds." },
  ];
  for (const [place, { state, status, answer }] of deliveries.entries()) {
    const own = `${id}-${place}`;
    execute(
      "insert into account_events (id, created_at, user_id, type, data) values (?, ?, ?, 'application.ready', '{}')",
      ...[own, now, userId],
    );
    execute(
      "insert into webhook_deliveries (id, created_at, user_id, endpoint_id, event_id, event_type, state, tries, next_try_at, status, answer) values (?, ?, ?, ?, ?, 'application.ready', ?, 2, ?, ?, ?)",
      ...[
        own,
        now - place,
        userId,
        id,
        own,
        state,
        state === "pending" ? now + 300_000 : null,
        status,
        answer,
      ],
    );
  }
}
