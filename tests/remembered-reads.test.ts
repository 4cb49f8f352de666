import { join } from "node:path";
import Database from "better-sqlite3";
import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { db, sqlite, untilNextWrite, write } from "~/db/client.server";
import { untilPersonWrites } from "~/db/person-version.server";
import { users } from "~/db/schema";
import { makeUser } from "./factories/people";

const nameOf = (id: string) =>
  db.select({ name: users.firstName }).from(users).where(eq(users.id, id)).get()?.name;
const rename = (id: string, firstName: string) =>
  write((tx) => tx.update(users).set({ firstName }).where(eq(users.id, id)).run());

type Remember = (read: (id: string) => string | undefined) => (id: string) => string | undefined;
const KINDS: [string, Remember][] = [
  ["untilNextWrite", untilNextWrite],
  ["untilPersonWrites", untilPersonWrites],
];

/** The read, and how often the database was asked. */
function counted(remember: Remember) {
  let reads = 0;
  const read = remember((id) => {
    reads += 1;
    return nameOf(id);
  });
  return { read, reads: () => reads };
}

test.each(KINDS)(
  "a read of %s is remembered, for each id apart, until its row is written",
  (_name, remember) => {
    const [ada, bola] = [makeUser(), makeUser()];
    const { read, reads } = counted(remember);
    rename(ada.id, "Ada");
    expect([read(ada.id), read(ada.id), read("nobody"), read("nobody")]).toEqual([
      "Ada",
      "Ada",
      undefined,
      undefined,
    ]);
    expect(reads()).toBe(2);
    rename(bola.id, "Bola");
    rename(ada.id, "Adaeze");
    expect([read(ada.id), read(bola.id)]).toEqual(["Adaeze", "Bola"]);
  },
);

test("what others do ends what is remembered of all, or of nobody else", () => {
  const [ada, bola] = [makeUser(), makeUser()];
  const [ofAll, ofOne] = [counted(untilNextWrite), counted(untilPersonWrites)];
  for (const { read } of [ofAll, ofOne]) read(ada.id);
  rename(bola.id, "Bola");
  for (const { read } of [ofAll, ofOne]) read(ada.id);
  expect([ofAll.reads(), ofOne.reads()]).toEqual([2, 1]);
});

test.each(KINDS)("what another process writes is seen by %s in the next turn", async (_name, remember) => {
  const ada = makeUser();
  const { read } = counted(remember);
  read(ada.id);
  const other = new Database(join(process.env.DATA_DIR ?? "", "oya.db"));
  other.prepare("update users set first_name = 'Eve' where id = ?").run(ada.id);
  other.close();
  await Promise.resolve();
  expect(read(ada.id)).toBe("Eve");
});

test.each(KINDS)("nothing of a transaction that is rolled back is remembered by %s", (_name, remember) => {
  const ada = makeUser();
  rename(ada.id, "Ada");
  const { read } = counted(remember);
  const fail = () =>
    write((tx) => {
      tx.update(users).set({ firstName: "Nobody" }).where(eq(users.id, ada.id)).run();
      expect(read(ada.id)).toBe("Nobody");
      throw new Error("rolled back");
    });
  expect(fail).toThrow("rolled back");
  expect(read(ada.id)).toBe("Ada");
});

test("a kept statement gives rows in the form that its query asks for", () => {
  const ada = makeUser();
  rename(ada.id, "Ada");
  const query = db.select({ name: users.firstName }).from(users).where(eq(users.id, ada.id));
  const { sql: text } = query.toSQL();
  const asObjects = () => db.all(sql.raw(text.replace("?", `'${ada.id}'`)));
  const asBuilt = () =>
    db
      .select({ name: users.firstName })
      .from(users)
      .where(sql.raw(`"users"."id" = '${ada.id}'`));
  expect(asBuilt().toSQL().sql).toBe(text.replace("?", `'${ada.id}'`));
  for (let time = 0; time < 2; time += 1) {
    expect(asBuilt().all()).toEqual([{ name: "Ada" }]);
    expect(asObjects()).toEqual([{ first_name: "Ada" }]);
  }
});

test("a bound limit is no reason to compile a statement anew", () => {
  const people = [makeUser(), makeUser(), makeUser()].map(({ id }) => id);
  const isOne = sql`${users.id} in ${people}`;
  const sources: string[] = [];
  const statement = Object.getPrototypeOf(sqlite.prepare("select 1")) as Database.Statement;
  const { all } = statement;
  const watch = vi.spyOn(statement, "all").mockImplementation(function (
    this: Database.Statement,
    ...values: unknown[]
  ) {
    sources.push(this.source);
    return Reflect.apply(all, this, values) as never;
  });
  const page = (offset: number) =>
    db.select({ id: users.id }).from(users).where(isOne).orderBy(users.id).limit(2).offset(offset).all();
  const rows = [page(0), page(2)].flat().map(({ id }) => id);
  watch.mockRestore();
  expect(rows).toEqual(people.toSorted());
  // SQLite reads the value of a bare parameter when it compiles, and again whenever another may be bound.
  expect(sources.map((source) => / limit .*/.exec(source)?.[0])).toEqual([
    " limit +?",
    " limit +? offset +?",
  ]);
});
