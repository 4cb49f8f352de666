import { expect, test } from "vitest";
import { ADVERT, generationForm, makeResumeDocx } from "../factories/generation-input";
import { registerWithResume } from "../factories/read-resume";
import { shareServer } from "../pooled-server";
import { until } from "../test-server";

const ASKS = `${ADVERT}

How to apply: Send a handwritten letter of not more than 40 words.`;
const TOO_LONG = /The advert allows 40 words\. This letter has \d+\./;
const BY_HAND = "Copy this one by hand.";

test("what the advert wants of the letter's form stands beside the letter, until the letter keeps it", async () => {
  const house = await shareServer();
  const visitor = await registerWithResume(house, "form-of-letter@example.com");
  const form = generationForm({
    resume: false,
    file: await makeResumeDocx(),
    more: { jobDescription: ASKS },
  });
  const path = (await visitor.post("/generate", form)).headers.get("location") ?? "";
  const read = async (address: string) =>
    (await (await visitor.get(address)).text()).replaceAll("<!-- -->", "");
  await until(async () => (await read(path)).includes("Your document is ready"));

  const page = await read(path);
  expect(page).toMatch(TOO_LONG);
  expect(page).toContain(BY_HAND);
  const edit = /href="(\/edit\/[^"?]+)[^"]*"[^>]*>\s*Change the letter/u.exec(page)?.[1] ?? "";
  const editor = await read(edit);
  expect(editor).toMatch(TOO_LONG);
  expect(editor).not.toContain("Change the letter");

  const content = "Ada Obi\n\nDear Hiring Manager,\n\nI apply for the post.\n\nYours faithfully,\n\nAda Obi";
  expect((await visitor.post(edit, { content, version: "1" })).status).toBe(303);
  for (const shown of [await read(path), await read(edit)]) {
    expect(shown).not.toMatch(TOO_LONG);
    expect(shown).toContain(BY_HAND);
  }
});
