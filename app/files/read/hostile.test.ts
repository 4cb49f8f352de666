import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  docxParts,
  documentXml,
  makeDocx,
  makePdf,
  makeZip,
  packedRepeat,
  paragraph,
  rawPdfStream,
} from "#tests/factories/files";
import { choose } from "#tests/runs";
import { readResumeFile } from "./read.server";
import { prepareReader, readInProcess } from "./reader-process.server";
import { Refusal } from "~/refusal";
import { nameCaller, runAsAddress } from "~/work/caller.server";
import { WORK_LIMITS } from "~/work/limits";

const good = readFileSync("tests/fixtures/resumes/saved-by-libreoffice.docx");
const goodPdf = readFileSync("tests/fixtures/resumes/one-column.pdf");
// How long a busy machine takes is not the file's matter.
const PATIENT = { startMs: 600_000, wallMs: 600_000 };
const outcomeOf = async (bytes: Uint8Array) => {
  const read = await readResumeFile(bytes, PATIENT);
  return read.ok ? "text" : read.code;
};

let rssBefore = 0;
let rssMost = 0;
let watch: NodeJS.Timeout | undefined;

beforeAll(() => {
  rssBefore = process.memoryUsage.rss();
  watch = setInterval(() => (rssMost = Math.max(rssMost, process.memoryUsage.rss())), 20);
});

afterAll(() => clearInterval(watch));

const bomb = (megabytes: number, declared: number) =>
  makeZip([
    ...docxParts("").slice(0, 1),
    {
      name: "word/document.xml",
      content: "",
      declared,
      packed: packedRepeat(
        documentXml("<w:p><w:r><w:t>").replace(/<\/w:body>.*/, ""),
        "Lagos ",
        (megabytes * 1e6) / 6,
        "</w:t></w:r></w:p></w:body></w:document>",
      ),
    },
  ]);

test("ZIP bombs, honest or with forged sizes, are refused by their limits", async () => {
  const hundred = bomb(100, 100_000_000);
  const huge = bomb(1500, 1_500_000_000);
  const forged = bomb(100, 100);
  const millionParagraphs = makeZip([
    ...docxParts("").slice(0, 1),
    {
      name: "word/document.xml",
      content: "",
      declared: 34e6,
      packed: packedRepeat(
        "<w:document><w:body>",
        "<w:p><w:r><w:t>x</w:t></w:r></w:p>",
        1e6,
        "</w:body></w:document>",
      ),
    },
  ]);
  const manyEntries = makeZip([
    ...docxParts(paragraph("Ngozi")),
    ...Array.from({ length: 59_998 }, (_, index) => ({ name: `word/x${index}`, content: "", stored: true })),
  ]);
  for (const file of [hundred, huge, forged, millionParagraphs, manyEntries])
    expect(file.length).toBeLessThan(10 * 1024 * 1024);
  expect(await outcomeOf(hundred)).toBe("too_complex");
  expect(await outcomeOf(huge)).toBe("too_complex");
  expect(await outcomeOf(forged)).toBe("damaged");
  expect(await outcomeOf(millionParagraphs)).toBe("too_complex");
  expect(await outcomeOf(manyEntries)).toBe("too_complex");
});

test("a file just inside the limits is read, in time and cut to the longest text", async () => {
  const read = await readResumeFile(makeDocx(paragraph("Ngozi Eze, nurse.").repeat(90_000)), PATIENT);
  expect(read.ok && read.text.length).toBeGreaterThan(59_000);
  expect(read.ok && read.text.length).toBeLessThanOrEqual(60_000);
});

test("tables nested 20,000 deep end as too complex", async () => {
  const depth = 20_000;
  const nested = `${"<w:tbl><w:tr><w:tc>".repeat(depth)}${paragraph("x")}${"</w:tc></w:tr></w:tbl>".repeat(depth)}`;
  expect(await outcomeOf(makeDocx(nested))).toBe("too_complex");
});

test("PDF page trees too deep or in a circle end with a code, or with the pages that can be reached", async () => {
  const depth = 30_000;
  const deep = makePdf([
    "<</Type/Catalog/Pages 2 0 R>>",
    ...Array.from({ length: depth }, (_, index) => `<</Type/Pages/Count 1/Kids[${index + 3} 0 R]>>`),
    `<</Type/Page/Parent ${depth + 1} 0 R/MediaBox[0 0 9 9]>>`,
  ]);
  expect(["damaged", "too_complex", "scanned", "no_text"]).toContain(await outcomeOf(deep));
  const circle = makePdf([
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Count 2/Kids[3 0 R]>>",
    "<</Type/Pages/Parent 2 0 R/Count 2/Kids[2 0 R]>>",
  ]);
  expect(["damaged", "too_complex", "scanned", "no_text"]).toContain(await outcomeOf(circle));
});

test("a PDF that unpacks to gigabytes is killed, and says so", async () => {
  const bombPdf = makePdfBomb();
  expect(bombPdf.length).toBeLessThan(10 * 1024 * 1024);
  expect(await outcomeOf(bombPdf)).toBe("too_complex");
});

test("a file that takes too much processor time is too complex", async () => {
  expect(await readInProcess("docx", bomb(33, 33_000_000), { ...PATIENT, cpuMs: 100 })).toEqual({
    ok: false,
    code: "too_complex",
  });
});

test("a good file on a machine that gives its reader no time is told to wait, and never blamed", async () => {
  const waiting = readInProcess("pdf", goodPdf, { startMs: 500 });
  process.kill(Number(await until(() => readersAlive()[0])), "SIGSTOP");
  expect(await waiting).toEqual({ ok: false, code: "busy" });
  expect(await readInProcess("pdf", makePdfBomb(), { ...PATIENT, wallMs: 0 })).toEqual({
    ok: false,
    code: "busy",
  });
});

test("a reader that the system kills was not the file's fault", async () => {
  const killed = readInProcess("pdf", makePdfBomb());
  process.kill(Number(await until(() => readersAlive()[0])), "SIGKILL");
  expect(await killed).toEqual({ ok: false, code: "busy" });
});

test("a prepared reader takes the next file and no other, and one is prepared at a time", async () => {
  prepareReader();
  prepareReader();
  const [first, ...others] = await until(() => readersAlive().length > 0 && readersAlive());
  expect(others).toEqual([]);
  const read = readInProcess("pdf", goodPdf, PATIENT);
  expect(readersAlive()).toEqual([first]);
  expect((await read).ok).toBe(true);
  expect(readersAlive()).toEqual([]);
  expect(await outcomeOf(good)).toBe("text");
});

test("a prepared reader that died is not waited for", async () => {
  prepareReader();
  process.kill(Number(await until(() => readersAlive()[0])), "SIGKILL");
  await until(() => readersAlive().length === 0);
  await new Promise((resolve) => setTimeout(resolve, 200)); // the server hears of it a moment later
  expect(await outcomeOf(goodPdf)).toBe("text");
});

const AT_ONCE = choose(5, 10);

test(`${AT_ONCE} readings at once never run more than two processes, and all succeed`, async () => {
  let most = 0;
  const count = setInterval(() => (most = Math.max(most, readersAlive().length)), 5);
  const reads = await Promise.all(Array.from({ length: AT_ONCE }, () => readResumeFile(good)));
  clearInterval(count);
  // On a very busy machine the last may have to wait too long; they are told so.
  expect(reads.filter((read) => !read.ok && read.code !== "busy")).toEqual([]);
  expect(reads.filter((read) => read.ok).length).toBeGreaterThan(2);
  expect(most).toBe(2);
  expect(readersAlive()).toEqual([]);
});

test("when too many of one person wait, the next is told so at once, and the others are read", async () => {
  const ended: string[] = [];
  const readAsPerson = () =>
    outcomeOf(makeZip([{ name: "a", content: "a" }])).catch((error: unknown) =>
      error instanceof Refusal ? error.code : "broken",
    );
  const reads: Promise<unknown>[] = [];
  runAsAddress("192.0.2.9", () => {
    nameCaller("hasty");
    for (let at = 0; at < WORK_LIMITS.resumes.perCaller + 3; at += 1)
      reads.push(readAsPerson().then((outcome) => ended.push(outcome)));
  });
  await Promise.all(reads);
  expect(ended.slice(0, 3)).toEqual(["BUSY", "BUSY", "BUSY"]);
  expect(ended.filter((read) => read === "wrong_type").length).toBeGreaterThan(2);
});

test("when the server is killed in the midst of a bomb, no reading process is left behind", async () => {
  const program = `
    const { readResumeFile } = await import("./app/files/read/read.server.ts")
    let bytes = Buffer.alloc(0)
    process.stdin.on("data", (chunk) => (bytes = Buffer.concat([bytes, chunk])))
    process.stdin.on("end", () => void readResumeFile(bytes))`;
  const server = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", program], {
    stdio: ["pipe", "ignore", "ignore"],
  });
  server.stdin.end(makePdfBomb());
  const reader = await until(() => readersAlive(server.pid)[0]);
  // Deep in the bomb, where no message from outside is heard any more.
  await until(
    () => Number(/VmRSS:\s+(\d+)/.exec(contentOf(`/proc/${reader}/status`, readText) ?? "")?.[1]) > 150_000,
  );
  server.kill("SIGKILL");
  await until(() => !isReader(reader));
});

test("after all that the server is small, without orphans, and still reads", async () => {
  expect(rssMost).toBeGreaterThan(0);
  expect((rssMost - rssBefore) / 1e6).toBeLessThan(200);
  expect(readersAlive()).toEqual([]);
  expect(await outcomeOf(goodPdf)).toBe("text");
  expect(await outcomeOf(good)).toBe("text");
});

function makePdfBomb(): Buffer {
  const inner = Buffer.concat([Buffer.from([0x78, 0xda]), packedRepeat("", "(x) Tj ", 1.5e9 / 7, "")]);
  return makePdf([
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>",
    rawPdfStream(deflateSync(inner), "/Filter[/FlateDecode/FlateDecode]"),
  ]);
}

/** The reading processes that the kernel counts as children of a process, this one by default. */
function readersAlive(parent = process.pid): string[] {
  return (contentOf(`/proc/${parent}/task`, (path) => readdirSync(path)) ?? [])
    .flatMap(
      (thread) => contentOf(`/proc/${parent}/task/${thread}/children`, readText)?.trim().split(" ") ?? [],
    )
    .filter(isReader);
}

const readText = (path: string) => readFileSync(path, "utf8");
const isReader = (pid: string) =>
  pid !== "" && /read\/child\.ts|build\/reader\.js/.test(contentOf(`/proc/${pid}/cmdline`, readText) ?? "");

/** A process may end between being listed and being looked at. */
function contentOf<T>(path: string, read: (path: string) => T): T | undefined {
  try {
    return read(path);
  } catch {
    return undefined;
  }
}

/** Looks again and again until there is an answer; the time limit of the test is the limit. */
async function until<T>(look: () => T | undefined | false): Promise<T> {
  for (;;) {
    const found = look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
