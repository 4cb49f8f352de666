// npm run admin, backup, restore: what an operator does from the command line. Each loads only what it needs; a restore must not open the database.
import process from "node:process";

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
  finish(false, "", "Use: npm run admin -- EMAIL, npm run backup, npm run restore -- FILE");
}

function finish(isDone: boolean, done: string, failed = "") {
  process.stdout.write(`${isDone ? done : failed}\n`);
  process.exitCode = isDone ? 0 : 1;
}
