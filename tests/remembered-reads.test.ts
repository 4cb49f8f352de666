import { join } from "node:path";
import Database from "better-sqlite3";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db, untilNextWrite, write } from "~/db/client.server";
import { users } from "~/db/schema";
import { makeUser } from "./factories/people";

const nameOf = (id: string) =>
  db.select({ name: users.firstName }).from(users).where(eq(users.id, id)).get()?.name;
const rename = (id: string, firstName: string) =>
  write((tx) => tx.update(users).set({ firstName }).where(eq(users.id, id)).run());

/** The read, and how often the database was asked. */
function counted() {
  let reads = 0;
  const read = untilNextWrite((id: string) => {
    reads += 1;
    return nameOf(id);
  });
  return { read, reads: () => reads };
}

test("a read is remembered, for each id apart, until anything is written", () => {
  const [ada, bola] = [makeUser(), makeUser()];
  const { read, reads } = counted();
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
});

test("what another process writes is seen", () => {
  const ada = makeUser();
  const { read } = counted();
  read(ada.id);
  const other = new Database(join(process.env.DATA_DIR ?? "", "oya.db"));
  other.prepare("update users set first_name = 'Eve' where id = ?").run(ada.id);
  other.close();
  expect(read(ada.id)).toBe("Eve");
});

test("nothing of a transaction that is rolled back is remembered", () => {
  const ada = makeUser();
  rename(ada.id, "Ada");
  const { read } = counted();
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
