// npm run soak -- --minutes 10: one server under the work of a few people at once; whether memory, open files and the log of the
// database grow. On this machine only, ends by itself. RSS also holds garbage and what the allocator keeps, so what is really held is
// asked of the server's inspector after a collection: a leak grows there.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { generationForm, makeResumeDocx } from "../factories/generation-input";
import { registerPerson, startServer, type TestServer, type Visitor } from "../test-server";
import { openInspector, type HeldMemory } from "./inspector";

const MOST_MINUTES = 360;
const PEOPLE = 4;
const PAGES = [
  "/dashboard",
  "/applications",
  "/documents",
  "/career",
  "/generate",
  "/support",
  "/settings",
  "/",
];

const { values } = parseArgs({ options: { minutes: { type: "string", default: "10" } } });
const minutes = Math.min(MOST_MINUTES, Math.max(1, Number(values.minutes) || 10));

type Sample = {
  minute: number;
  rssMb: number;
  held: HeldMemory;
  files: number;
  walMb: number;
  answers: number;
  faults: number;
};
const counts = { answers: 0, faults: 0 };

const server = await startServer({ LOG_LEVEL: "warn", NODE_OPTIONS: "--inspect=127.0.0.1:0" });
const inspector = await openInspector(server.output());
try {
  const resume = await makeResumeDocx();
  const ends = Date.now() + minutes * 60_000;
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, (_, at) => registerPerson(server, `soak${at}@example.com`)),
  );
  const working = people.map((person) => work(person, resume, ends));
  const samples: Sample[] = [];
  for (let minute = 1; minute <= minutes; minute += 1) {
    await new Promise((done) =>
      setTimeout(done, Math.max(0, ends - (minutes - minute) * 60_000 - Date.now())),
    );
    samples.push({ ...look(server, minute), held: await inspector.measure() });
    console.log(JSON.stringify(samples.at(-1)));
  }
  await Promise.all(working);
  const half = samples.slice(Math.floor(samples.length / 2));
  const [first, last] = [half[0], half.at(-1)];
  const integrity = server.query<{ integrity_check: string }>("pragma integrity_check")[0]?.integrity_check;
  console.log(
    `${minutes} minutes, ${counts.answers} answers, ${counts.faults} faults. Second half: memory ${first?.rssMb} → ${last?.rssMb} MB, of it held after a collection ${describe(first?.held)} → ${describe(last?.held)}, open files ${first?.files} → ${last?.files}, write-ahead log at most ${Math.max(...samples.map(({ walMb }) => walMb))} MB. Database: ${integrity}. Errors in the log: ${(server.output().match(/"level":50/g) ?? []).length}.`,
  );
} finally {
  inspector.close();
  await server.stop();
}

/** Looks at pages, asks for documents, downloads, edits and writes to support until the end. */
async function work(person: Visitor, resume: Uint8Array, ends: number) {
  for (let round = 0; Date.now() < ends; round += 1) {
    for (const path of PAGES) await count(person.get(path));
    server.execute("delete from rate_limits"); // a few people stand for many
    server.execute("update billing_events set cover_letters = 100000, resumes = 100000");
    const more = { jobTitle: `Accountant ${round}` };
    await count(
      person.post(
        "/generate",
        generationForm(
          round === 0
            ? { file: resume, more }
            : { more: { ...more, useProfile: "true", isCreatingNewResume: "profile" } },
        ),
      ),
    );
    await count(person.post("/support", { message: `Round ${round}` }));
    const list = await person.get("/api/documents");
    const { documents = [] } = (await list.json().catch(() => ({}))) as { documents?: { id: string }[] };
    const [newest] = documents;
    if (!newest) continue;
    for (const format of ["pdf", "docx"])
      await count(person.get(`/api/documents/${newest.id}/download?format=${format}`));
    await count(person.get(`/edit/${newest.id}`));
  }
}

async function count(asked: Promise<Response>) {
  try {
    const response = await asked;
    await response.arrayBuffer();
    counts.answers += 1;
    if (response.status >= 500) counts.faults += 1;
  } catch {
    counts.faults += 1; // the connection broke
  }
}

function look({ pid, dataDir }: TestServer, minute: number): Omit<Sample, "held"> {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return {
    minute,
    rssMb: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024),
    files: readdirSync(`/proc/${pid}/fd`).length,
    walMb:
      Math.round((statSync(join(dataDir, "oya.db-wal"), { throwIfNoEntry: false })?.size ?? 0) / 1e5) / 10,
    ...counts,
  };
}

function describe(held: HeldMemory | undefined): string {
  return held ? `${held.heapMb} MB of objects and ${held.externalMb} MB outside the heap` : "nothing";
}
