import type { TestServer } from "../test-server";

/** An application that is being made for this person, in the database of a test server. Returns its id. */
export function storeApplication(
  { execute }: Pick<TestServer, "execute">,
  userId: string,
  id: string,
  { isMaking = true } = {},
): string {
  const now = Date.now();
  execute(
    "insert into applications (id, created_at, updated_at, user_id, advert_hash, job_title, company_name, job_description, making_since, state) values (?, ?, ?, ?, ?, 'Nurse', 'City Hospital', 'x', ?, ?)",
    ...[id, now, now, userId, id, isMaking ? now : null, isMaking ? "new" : "ready"],
  );
  return id;
}

/** A generation that runs for this person, in an application with the same id. */
export function storeRunningGeneration(
  server: Pick<TestServer, "execute">,
  userId: string,
  { id, stages = "[]", createdAt = Date.now() }: { id: string; stages?: string; createdAt?: number },
): void {
  storeApplication(server, userId, id);
  server.execute(
    "insert into generations (id, created_at, user_id, application_id, idempotency_key, input_hash, status, stages) values (?, ?, ?, ?, ?, ?, 'running', ?)",
    ...[id, createdAt, userId, id, id, id, stages],
  );
  server.execute("insert into generation_parts (generation_id, type) values (?, 'cover_letter')", id);
}
