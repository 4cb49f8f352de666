// npm run demo: fills an empty data folder with a year of simulated users.
import { parseArgs } from "node:util";

const USAGE =
  "Use: npm run demo -- --users 2000 --seed oya --files 300, with 1 to 1,000,000 users, and files for up to 10,000 of the newest documents.";

try {
  process.stdout.write(`${await fill()}\n`);
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : "Something went wrong."}\n`);
  process.exitCode = 1;
}

async function fill(): Promise<string> {
  const { values } = parseArgs({
    options: {
      users: { type: "string", default: "2000" },
      seed: { type: "string", default: "oya" },
      files: { type: "string", default: "300" },
    },
  });
  const [people, files] = [Number(values.users), Number(values.files)];
  if (!isWithin(people, 1, 1_000_000) || !isWithin(files, 0, 10_000)) throw new Error(USAGE);
  const { fillDemo } = await import("./fill"); // opens the database
  const started = performance.now();
  const made = await fillDemo(
    { people, seed: values.seed, files },
    (done) => done % 10_000 === 0 && process.stdout.write(`${done} people\n`),
  );
  const seconds = Math.round((performance.now() - started) / 1000);
  return `${made.people} people, ${made.documents} documents, ${made.payments} payments, files for ${made.withFiles} documents, in ${seconds} s.`;
}

function isWithin(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
