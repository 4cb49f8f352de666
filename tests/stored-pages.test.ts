import { join } from "node:path";
import Database from "better-sqlite3";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { db, sqlite, write } from "~/db/client.server";
import { getPersonDataVersion } from "~/db/person-version.server";
import { SHOWN_ON_NO_STORED_PAGE } from "~/db/data-changes.server";
import { enqueue } from "~/jobs/queue.server";
import { writeAppSetting } from "~/db/app-settings.server";
import { newId } from "~/db/id";
import { documents, offerVersions, supportMessages, users } from "~/db/schema";
import { createSession, hashToken } from "~/features/accounts/sessions.server";
import { saveUserSettings } from "~/features/accounts/settings.server";
import { probeWrites } from "~/features/operations/write-probe.server";
import { Answers } from "~/features/profile/answers";
import { saveAnswers } from "~/features/profile/answers.server";
import { sendUserMessage } from "~/features/support/messages.server";
import { PERSON_PATHS } from "~/http/person-pages.server";
import { loader as layout } from "~/root";
import { loader as dashboard } from "~/routes/account/dashboard";
import { loader as applicationList } from "~/routes/applications/list";
import { loader as careerProfile } from "~/routes/career/profile";
import { loader as documentList } from "~/routes/documents/list";
import { makeApplication } from "./factories/applications";
import { makeUser } from "./factories/people";

/** Whether a write changes the version of each. */
function changes(run: () => void, ...people: { id: string }[]): boolean[] {
  const before = people.map(({ id }) => getPersonDataVersion(id));
  run();
  return people.map(({ id }, at) => getPersonDataVersion(id) !== before[at]);
}
const rename = (id: string, firstName = newId()) =>
  write((tx) => tx.update(users).set({ firstName }).where(eq(users.id, id)).run());

test("what belongs to a person changes the version of that person alone", () => {
  const [ada, bola] = [makeUser(), makeUser()];
  const ofAda = [
    () => rename(ada.id),
    () => makeApplication(ada.id),
    () => saveUserSettings(ada.id, { marketingEmails: true }, ""),
    () => createSession(ada.id, ""),
    () => write((tx) => tx.delete(users).where(eq(users.id, ada.id)).run()),
  ];
  for (const run of ofAda) expect(changes(run, ada, bola)).toEqual([true, false]);
});

test("what a deletion takes along is a change of its owner", () => {
  const [ada, bola] = [makeUser(), makeUser()];
  const applicationId = makeApplication(ada.id);
  const now = new Date();
  db.insert(documents)
    .values({
      ...{ id: newId(), createdAt: now, updatedAt: now, userId: ada.id, applicationId, type: "resume" },
      ...{ title: "A", content: "A", jobTitle: "A", companyName: "A" },
    })
    .run();
  const remove = () => sqlite.prepare("delete from applications where id = ?").run(applicationId);
  expect(changes(remove, ada, bola)).toEqual([true, false]);
});

test("what belongs to nobody, and who works in support, changes the version of all", () => {
  const [ada, bola] = [makeUser(), makeUser()];
  const staff = makeUser();
  const promote = () =>
    write((tx) => tx.update(users).set({ role: "admin" }).where(eq(users.id, staff.id)).run());
  const raise = () => write((tx) => tx.update(offerVersions).set({ priceKobo: 1 }).run());
  for (const run of [promote, raise, () => rename(staff.id)])
    expect(changes(run, ada, bola)).toEqual([true, true]);
  sendUserMessage(ada.id, { text: "Hello", clientMessageId: newId() });
  const answer = () => write((tx) => tx.update(supportMessages).set({ body: "Good day" }).run());
  expect(changes(answer, ada)).toEqual([true]);
});

test("what another process writes changes the version of all, from the next turn on", async () => {
  const people = [makeUser(), makeUser()];
  const before = people.map(({ id }) => getPersonDataVersion(id));
  const other = new Database(join(process.env.DATA_DIR ?? "", "oya.db"));
  other.prepare("update users set first_name = 'Eve' where id = ?").run(people[0]?.id);
  other.close();
  await Promise.resolve();
  for (const [at, { id }] of people.entries()) expect(getPersonDataVersion(id)).not.toBe(before[at]);
});

test("the work of the program itself changes no version", () => {
  const ada = makeUser();
  expect(changes(() => write((tx) => enqueue("nothing", {}, tx)), ada)).toEqual([false]);
  for (const _first of [true, false]) expect(changes(() => void probeWrites(), ada)).toEqual([false]);
  const sell = () => write((tx) => writeAppSetting(tx, "seller", { name: "Oya Ltd" }));
  for (const _first of [true, false]) expect(changes(sell, ada)).toEqual([true]);
});

test("each table is followed, or named as one that no stored page shows", () => {
  const tables = sqlite
    .prepare<[], string>(
      "select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite\\_%' escape '\\'",
    )
    .pluck()
    .all();
  const followed = sqlite
    .prepare<[], { tbl_name: string; many: number }>(
      "select tbl_name, count(*) as many from sqlite_temp_master where type = 'trigger' group by tbl_name",
    )
    .all();
  expect(followed.every(({ many }) => many === 3)).toBe(true);
  expect([...followed.map(({ tbl_name }) => tbl_name), ...SHOWN_ON_NO_STORED_PAGE].toSorted()).toEqual(
    tables.toSorted(),
  );
});

const LOADERS = {
  "/dashboard": dashboard,
  "/applications": applicationList,
  "/documents": documentList,
  "/career": careerProfile,
} as const;

// All pages ask whether there is staff; a change of staff counts for all.
const READS_OTHERS = [/from "users" where .*"role" = \?/];

test.each(Object.entries(LOADERS))("%s reads only what its version follows", async (path, loader) => {
  const ada = makeUser();
  fillAccount(ada.id);
  const token = createSession(ada.id, "");
  const reads = await watchReads(async () => {
    const request = new Request(`http://127.0.0.1:3000${path}`, {
      headers: { cookie: `oya_session=${token}` },
    });
    const args = { request, params: {}, context: {} as never };
    await layout(args);
    await loader(args);
  });
  const own = idsOf(ada.id, hashToken(token));
  expect(reads.length).toBeGreaterThan(8);
  for (const { source, values } of reads) {
    const tables = [...source.matchAll(/(?:from|join) "(\w+)"/g)].map(([, name = ""]) => name);
    expect(tables.filter((name) => SHOWN_ON_NO_STORED_PAGE.has(name))).toEqual([]);
    const isOfPeople = tables.some((name) => name === "users" || hasOwner(name));
    const isOwn = values.some((value) => own.has(value)) || READS_OTHERS.some((shape) => shape.test(source));
    expect([source, !isOfPeople || isOwn]).toEqual([source, true]);
  }
});

test("the pages that are stored are those that were watched", () => {
  expect([...PERSON_PATHS]).toEqual(Object.keys(LOADERS));
});

/** So that no page stops reading because the first table is empty. */
function fillAccount(userId: string) {
  const now = new Date();
  const applicationId = makeApplication(userId, now);
  db.insert(documents)
    .values({
      ...{ id: newId(), createdAt: now, updatedAt: now, userId, applicationId, type: "resume" },
      ...{ title: "A", content: "A", jobTitle: "A", companyName: "A" },
    })
    .run();
  const work = {
    position: "Nurse",
    name: "Clinic",
    startDate: "2020",
    endDate: "2022",
    did: "I nursed.",
  };
  const words = { fullName: "Ada Eze", major: "Nursing", school: "UNILAG", degree: "BNSc" };
  const blank = Object.fromEntries(Object.keys(Answers.shape).map((name) => [name, ""]));
  saveAnswers(userId, Answers.parse({ ...blank, ...words, work: [work] }));
  sendUserMessage(userId, { text: "Hello", clientMessageId: newId() });
}

/** Every statement that reads while this runs, with its values. */
async function watchReads(run: () => Promise<void>): Promise<{ source: string; values: unknown[] }[]> {
  rename(makeUser().id); // what is remembered is read again
  const reads: { source: string; values: unknown[] }[] = [];
  const statement = Object.getPrototypeOf(sqlite.prepare("select 1")) as Database.Statement;
  const watches = (["get", "all", "iterate"] as const).map((name) => {
    const original = statement[name];
    return vi.spyOn(statement, name).mockImplementation(function (
      this: Database.Statement,
      ...values: unknown[]
    ) {
      reads.push({ source: this.source, values: values.flatMap((one) => one) });
      return Reflect.apply(original, this, values) as never;
    });
  });
  try {
    await run();
  } finally {
    for (const watch of watches) watch.mockRestore();
  }
  return reads;
}

/** The id of a person, what stands for them, and the ids of their rows. */
function idsOf(userId: string, ...more: string[]): Set<unknown> {
  const rows = ["conversations", "applications", "documents"].flatMap((table) =>
    sqlite.prepare<[string], string>(`select id from ${table} where user_id = ?`).pluck().all(userId),
  );
  return new Set([userId, ...rows, ...more]);
}

function hasOwner(table: string): boolean {
  return sqlite.prepare(`select 1 from pragma_table_info(?) where name = 'user_id'`).get(table) !== undefined;
}
