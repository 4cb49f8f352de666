// The operator's commands: npm run admin, also with --reset-two-step, backup, restore, drill. Each loads only what it needs, because a restore
// must not open the database.
import process from "node:process";
import { exitWithParent } from "~/files/exit-with-parent";

const [name, commandArgument, option, optionValue = ""] = process.argv.slice(2);

// Started by the server: a copy that goes on after its server was killed would lie beside that of the next.
if (process.channel) {
  exitWithParent();
  process.channel.unref();
}

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
    const { makeBackup } = await import("~/features/backups/make-backup.server");
    return report(true, `Saved and checked: ${await makeBackup()}`);
  }
  if (name === "restore" && commandArgument && (option === undefined || option === "--before")) {
    const before = option && new Date(optionValue);
    if (before && Number.isNaN(before.getTime()))
      return report(false, "", "Name a moment such as 2026-11-22T10:00:00Z. Nothing was changed.");
    const { restoreBackup } = await import("~/features/backups/restore.server");
    const { formatRestored } = await import("~/features/backups/report-text");
    return report(
      true,
      formatRestored(await restoreBackup(commandArgument, new Date(), before || undefined)),
    );
  }
  if (name === "drill") {
    const { runDrill } = await import("~/features/backups/drill.server");
    const { formatDrill } = await import("~/features/backups/report-text");
    return report(true, formatDrill(await runDrill()));
  }
  report(
    false,
    "",
    "Use: npm run admin -- EMAIL, npm run admin -- EMAIL --reset-two-step, npm run backup, npm run restore -- FILE (or latest, s3, s3:NAME), npm run restore -- s3 --before 2026-11-22T10:00:00Z, npm run drill",
  );
}

function report(isDone: boolean, done: string, failed = "") {
  process.stdout.write(`${isDone ? done : failed}\n`);
  process.exitCode = isDone ? 0 : 1;
}
