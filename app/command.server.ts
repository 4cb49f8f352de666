// The operator's commands: npm run admin, also with --reset-two-step, backup, restore. Each loads only what it needs, because a restore
// must not open the database.
import process from "node:process";

const [name, commandArgument, option] = process.argv.slice(2);

try {
  await runCommand();
} catch (error) {
  report(false, "", error instanceof Error ? error.message : "Something went wrong.");
}

async function runCommand() {
  if (name === "admin" && commandArgument && option === "--reset-two-step") {
    const { resetTwoStep } = await import("~/features/two-step/reset-two-step.server");
    return report(
      resetTwoStep(commandArgument),
      `${commandArgument} signs in without a second step now. All sessions ended, and a mail about it waits to be sent.`,
      `No account with the address ${commandArgument} has a second step.`,
    );
  }
  if (name === "admin" && commandArgument && option === undefined) {
    const { promoteToAdmin } = await import("~/features/accounts/accounts.server");
    return report(
      promoteToAdmin(commandArgument),
      `${commandArgument} is an admin now.`,
      `No verified account has the address ${commandArgument}. Register and verify it first.`,
    );
  }
  if (name === "backup") {
    const { backUpDatabase } = await import("~/db/backup.server");
    return report(true, `Copied and checked: ${backUpDatabase()}`);
  }
  if (name === "restore" && commandArgument) {
    const { restoreDatabase } = await import("~/db/backup.server");
    return report(true, `Restored. The previous database is at ${restoreDatabase(commandArgument)}`);
  }
  report(
    false,
    "",
    "Use: npm run admin -- EMAIL, npm run admin -- EMAIL --reset-two-step, npm run backup, npm run restore -- FILE",
  );
}

function report(isDone: boolean, done: string, failed = "") {
  process.stdout.write(`${isDone ? done : failed}\n`);
  process.exitCode = isDone ? 0 : 1;
}
