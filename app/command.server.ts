// npm run admin, backup, restore, demo: what an operator does from the command line. Each loads only what it needs; a restore must not open the database.
import { parseArgs } from "node:util";

const [name, argument] = process.argv.slice(2);

try {
  await perform();
} catch (error) {
  finish(false, "", error instanceof Error ? error.message : "Something went wrong.");
}

async function perform() {
  if (name === "admin" && argument) {
    const { makeAdmin } = await import("~/features/accounts/accounts.server");
    return finish(
      makeAdmin(argument),
      `${argument} is an admin now.`,
      `No verified account has the address ${argument}. Register and verify it first.`,
    );
  }
  if (name === "backup") {
    const { backUpDatabase } = await import("~/db/backup.server");
    return finish(true, `Copied and checked: ${backUpDatabase()}`);
  }
  if (name === "restore" && argument) {
    const { restoreDatabase } = await import("~/db/backup.server");
    return finish(true, `Restored. The previous database is at ${restoreDatabase(argument)}`);
  }
  if (name === "demo") return inventPeople();
  finish(
    false,
    "",
    "Use: npm run admin -- EMAIL, npm run backup, npm run restore -- FILE, npm run demo -- --users 2000 --seed oya --files 300",
  );
}

async function inventPeople() {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      users: { type: "string", default: "2000" },
      seed: { type: "string", default: "oya" },
      files: { type: "string", default: "300" },
    },
  });
  const [people = 0, files = 0] = [values.users, values.files].map(Number);
  if (
    !Number.isInteger(people) ||
    people < 1 ||
    people > 1_000_000 ||
    !Number.isInteger(files) ||
    files < 0 ||
    files > 10_000
  ) {
    return finish(
      false,
      "",
      "Use: npm run demo -- --users 2000 --seed oya --files 300, with 1 to 1,000,000 users, and files for up to 10,000 of the newest documents.",
    );
  }
  const { fillDemo } = await import("~/features/demo/fill.server");
  const started = performance.now();
  const made = await fillDemo(
    { people, seed: values.seed, files },
    (done) => done % 10_000 === 0 && process.stdout.write(`${done} people\n`),
  );
  finish(
    true,
    `${made.people} people, ${made.documents} documents, ${made.payments} payments, files for ${made.withFiles} documents, in ${Math.round((performance.now() - started) / 1000)} s.`,
  );
}

function finish(isDone: boolean, done: string, failed = "") {
  process.stdout.write(`${isDone ? done : failed}\n`);
  process.exitCode = isDone ? 0 : 1;
}
