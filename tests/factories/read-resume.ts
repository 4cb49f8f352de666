import { randomUUID } from "node:crypto";
import { makeResumeDocx } from "./generation-input";
import { registerPerson, type TestServer, type Visitor } from "../test-server";

type Server = Pick<TestServer, "url" | "visitor" | "query" | "execute">;
type Row = Record<string, string | number | null>;

// What the product stores of a resume that somebody gave, in the order of its references.
const TABLES = ["uploads", "profile_sources", "profiles", "profile_facts", "profile_versions"] as const;

const readings = new Map<string, string>();

/**
 * Registers a person who has given the resume of makeResumeDocx() before: the product reads it once for each server, and each later person
 * gets copies of the rows. Who then sends this file is asked for no second reading, which costs a third of making documents. For tests that
 * have another subject than the reading. All these people have one name, on which a reading depends.
 */
export async function registerWithResume(server: Server, email: string): Promise<Visitor> {
  const person = await registerPerson(server, email);
  const known = readings.get(server.url);
  if (known) storeRows(server, known, idOf(server, email));
  else {
    await giveResume(person);
    readings.set(server.url, rowsOf(server, idOf(server, email)));
  }
  return person;
}

async function giveResume(person: Visitor) {
  const form = new FormData();
  const file = await makeResumeDocx();
  form.set("resume", new Blob([file as BlobPart]), "cv.docx");
  const headers = { origin: person.url };
  const answer = await person.send("/api/career/import", { method: "POST", body: form, headers });
  if (!answer.ok) throw new Error(`/api/career/import answered ${answer.status}: ${await answer.text()}`);
}

function idOf({ query }: Server, email: string): string {
  return query<{ id: string }>("select id from users where email = ?", email)[0]?.id ?? "";
}

/** The person's rows as JSON, in which PERSON stands for them. */
function rowsOf({ query }: Server, userId: string): string {
  const tables = TABLES.map((table) => query<Row>(`select * from ${table} where user_id = ?`, userId));
  return JSON.stringify(tables).replaceAll(userId, PERSON);
}

const PERSON = "person-of-the-row";

function storeRows({ execute }: Server, rows: string, userId: string) {
  const tables = JSON.parse(rows.replaceAll(PERSON, userId)) as Row[][];
  const ids = tables.flat().flatMap(({ id }) => (typeof id === "string" ? [id] : []));
  const renamed = ids.reduce((text, id) => text.replaceAll(id, randomUUID()), JSON.stringify(tables));
  for (const [at, table] of (JSON.parse(renamed) as Row[][]).entries())
    for (const row of table) {
      const marks = Object.keys(row).map(() => "?");
      execute(
        `insert into ${TABLES[at]} (${Object.keys(row).join(", ")}) values (${marks.join(", ")})`,
        ...Object.values(row),
      );
    }
}
