import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { buildScripts } from "../build-scripts";

const { files, names } = await buildScripts();

// Kilobytes after brotli. They may not grow without a reason written down beside them; the limits of whole pages are in tests/bench/weigh.ts.
// job: a tap on a sentence shows the line of the resume it rests on; the phone's own share sheet takes the papers;
// what few people open is loaded and opened in its place; a page about something else is not reloaded when the job is out of reach (10 bytes);
// pictures that were not sent are deleted at sign-out (auth, edit, job: 20 bytes). inbox and support: earlier messages, a picture that outlives its page,
// nothing of one account goes into the conversation of another, and earlier messages are asked for again where no answer came (40 bytes); a message is shown
// when its picture outlives the page (30 bytes).
// edit: what the subject of the advert leaves blank is filled in beside the letter, and nothing typed into the letter is lost by it (360 bytes).
const LIMITS: Record<string, number> = {
  auth: 2,
  copy: 2,
  edit: 4.38,
  generate: 6,
  help: 0.5,
  inbox: 7.25,
  job: 6.06,
  making: 1,
  part: 2,
  profile: 3.5,
  settings: 2.5,
  support: 7.5,
  unread: 1.2,
  welcome: 2,
};

test("each page's script is one small file, and none of them holds React", () => {
  expect(Object.keys(names).sort()).toEqual(Object.keys(LIMITS).sort());
  for (const [name, limit] of Object.entries(LIMITS)) {
    const file = files.find(({ fileName }) => `/${fileName}` === names[name]);
    const text = Buffer.from(file?.text ?? []).toString();
    expect(text.length, name).toBeGreaterThan(300);
    expect(text, name).not.toMatch(/^import\b|\bfrom"|react/i);
    expect([name, brotliCompressSync(text).byteLength <= limit * 1024]).toEqual([name, true]);
  }
});

test("the same sources give the same names, so that the server knows what the browser's build has made", async () => {
  expect((await buildScripts()).names).toEqual(names);
  for (const { fileName } of files) expect(fileName).toMatch(/^assets\/[a-z-]+-[A-Z0-9]{8}\.js$/);
});

test("no script makes markup out of text", () => {
  const sources = readdirSync("app/browser", { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
  );
  expect(sources.length).toBeGreaterThan(20);
  for (const file of sources)
    expect(readFileSync(join("app/browser", file), "utf8"), file).not.toMatch(
      /(inner|outer)HTML\s*\+?=[^=]|insertAdjacentHTML|document\.write|createContextualFragment|\beval\(|new Function/,
    );
});

test("a page can name only scripts that are there", () => {
  const declared =
    /export type PageScript =([^;]*)/.exec(readFileSync("app/ui/page-scripts.ts", "utf8"))?.[1] ?? "";
  expect([...declared.matchAll(/"(\w+)"/g)].map(([, name]) => name).sort()).toEqual(
    Object.keys(names).sort(),
  );
});
