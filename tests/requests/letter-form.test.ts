import { expect, test } from "vitest";
import { ADVERT, generationForm, makeResumeDocx } from "../factories/generation-input";
import { registerWithResume } from "../factories/read-resume";
import { shareServer } from "../pooled-server";
import { until, type Visitor } from "../test-server";

const asks = (words: number) => `${ADVERT}

How to apply: Send a handwritten letter of not more than ${words} words.`;
const TOO_LONG = /The advert allows 40 words\. This letter has (?!40)[4-9]\d\./;
const BY_HAND = "Copy this one by hand.";

/** A person with a letter for an advert that allows so many words, and what reads a page of theirs. */
async function begin(email: string, words: number) {
  const house = await shareServer();
  const visitor = await registerWithResume(house, email);
  const form = generationForm({
    resume: false,
    file: await makeResumeDocx(),
    more: { jobDescription: asks(words) },
  });
  const path = (await visitor.post("/generate", form)).headers.get("location") ?? "";
  const read = async (address: string) => plain(await visitor.get(address));
  await until(async () => (await read(path)).includes("Your document is ready"));
  const edit = /href="(\/edit\/[^/"]+)\/more\/print"/u.exec(await read(path))?.[1] ?? "";
  const textOf = async () =>
    /<textarea[^>]*name="content"[^>]*>([^<]*)</u.exec(await read(edit))?.[1]?.trim() ?? "";
  return { visitor, path, edit, read, textOf };
}

async function plain(response: Awaited<ReturnType<Visitor["get"]>>) {
  return (await response.text()).replaceAll("<!-- -->", "");
}

test("what the advert wants of the letter's form stands beside the letter, until the letter keeps it", async () => {
  const { visitor, path, edit, read } = await begin("form-of-letter@example.com", 40);
  const page = await read(path);
  expect(page).toMatch(TOO_LONG);
  expect(page).toContain(BY_HAND);
  const editor = await read(edit);
  expect(editor).toMatch(TOO_LONG);
  // It was cut when it was written: what is left cannot go by itself.
  expect(page + editor).not.toContain("Make it fit");
  expect(page).toContain("What could go by itself is out. Cut the rest in the text.");

  const content = "Ada Obi\n\nDear Hiring Manager,\n\nI apply for the post.\n\nYours faithfully,\n\nAda Obi";
  expect((await visitor.post(edit, { content, version: "1" })).status).toBe(303);
  for (const shown of [await read(path), await read(edit)]) {
    expect(shown).not.toMatch(TOO_LONG);
    expect(shown).not.toContain("Make it fit");
    expect(shown).toContain(BY_HAND);
  }
});

test("a letter is written within its words, with the longer one a step away, and one press cuts that, too", async () => {
  const { visitor, path, edit, read, textOf } = await begin("letter-that-fits@example.com", 70);
  const [short, page] = [await textOf(), await read(path)];
  const wordsOn = (shown: string) => Number(/allows 70 words\. This letter has (\d+)\./u.exec(shown)?.[1]);
  expect(wordsOn(page)).toBeLessThanOrEqual(70);
  expect(wordsOn(page)).toBeGreaterThan(30);
  for (const unwanted of ["Make it fit", "Edited by you", "What could go by itself is out"])
    expect(page).not.toContain(unwanted);
  const [, longer = "", many] = /href="([^"]+)">The longer letter \((\d+) words\)/u.exec(page) ?? [];
  expect(Number(many)).toBeGreaterThan(70);
  expect(await read(edit)).toContain(`href="${longer}"`);

  expect(await read(longer)).toContain("Restore version 0");
  expect((await visitor.post(longer, { current: "1", back: edit })).status).toBe(303);
  const whole = await textOf();
  expect(whole.length).toBeGreaterThan(short.length);
  expect(wordsOn(await read(path))).toBe(Number(many));
  expect(await read(path)).toContain("Make it fit 70 words");

  const typed = whole.replace(/\n\nYours/u, "\n\nI know your town.\n\nYours");
  const saved = await visitor.post(edit, { content: typed, version: "2", shorten: "1" });
  expect(saved.status).toBe(303);
  const after = await read(saved.headers.get("location") ?? "");
  expect(after).toMatch(/Your letter has (?:[3-6]\d|70) words now\. Versions keep the text before\./u);
  expect(after).not.toContain("Make it fit");
  expect(await textOf()).toContain("I know your town.");

  expect(after).toContain("Undo the last change");
  expect((await visitor.post(`${edit}/versions/2`, { current: "3", back: edit })).status).toBe(303);
  expect(await textOf()).toBe(whole);
  const button = await visitor.post(edit.replace("/edit/", "/documents/") + "/shorten", { back: path });
  expect([button.status, button.headers.get("location")]).toEqual([303, path]);
  expect(await read(path)).toMatch(/Your letter has \d+ words now\. Versions/u);
  expect(await textOf()).toBe(short);
});

test("a letter that cannot get there says by how much, and then that nothing more can go", async () => {
  const { visitor, path, edit, read, textOf } = await begin("letter-too-long@example.com", 12);
  const shorten = async () => {
    await visitor.post(edit.replace("/edit/", "/documents/") + "/shorten", { back: path });
    return read(path);
  };
  const least = await textOf();
  expect(await shorten()).toContain("Nothing more can go by itself");
  expect(await textOf()).toBe(least);
  const typed = least.replace("Hiring Manager,", "Reader,");
  const refused = await visitor.post(edit, { content: typed, version: "1", shorten: "1" });
  const page = await plain(refused);
  expect(refused.status).toBe(422);
  for (const text of ["Nothing more can go by itself", "Not saved yet", "Dear Reader,"])
    expect(page).toContain(text);
  await visitor.post(`${edit}/versions/0`, { current: "1", back: edit });
  expect(await shorten()).toMatch(/Your letter has \d+ words now, still \d+ too many\./u);
  expect(await textOf()).toBe(least);
});
