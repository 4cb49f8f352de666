import { renderToStaticMarkup as html } from "react-dom/server";
import { expect, test } from "vitest";
import { Demands } from "./demands";
import { ReadLines } from "./read-lines";

const must = (text: string, more: object = {}) => ({ text, isMust: true, ...more });

test("what is missing is to see, what is met and what may be met are counts that open", () => {
  const page = html(
    <Demands
      demands={[
        must("Excel", { isMet: true, proof: "Excel, Word" }),
        must("Sage", { isMet: false }),
        must("Audits", { isMet: false, nearest: "Helped the auditors" }),
      ]}
      rules={[
        { text: "Not more than 32 years", state: "unmet", why: "You are 40." },
        { text: "3 years", state: "met", why: "You have 5." },
      ]}
      isCompared
      against="your profile"
    />,
  );
  const cut = page.indexOf("<details");
  const [shown, folded] = [page.slice(0, cut), page.slice(cut)];
  expect(shown).toContain("Not more than 32 years");
  expect(shown).toContain("Sage");
  expect(shown).not.toMatch(/Excel|Audits|3 years/);
  expect(page).toContain("<summary>? Perhaps (1)</summary>");
  expect(page).toContain("<summary>✓ Met (2)</summary>");
  expect(folded).toContain("Helped the auditors");
});

test("before there is anything to compare with, all that an advert asks is to see", () => {
  const page = html(
    <Demands
      demands={[must("Excel"), must("Sage")]}
      rules={[{ text: "3 years" }]}
      isCompared={false}
      against=""
    />,
  );
  expect(page).not.toContain("<details");
  for (const text of ["Excel", "Sage", "3 years", "Add your resume below"]) expect(page).toContain(text);
});

test("a long profile begins, and the rest opens, each kind with its count and in its order", () => {
  const line = (label: string, text: string) => ({ label, text });
  const jobs = Array.from({ length: 7 }, (_, index) => line("Job", `Post ${index}`));
  const lines = [line("Name", "Ada"), ...jobs, line("School", "Unilag"), line("Skills", "Excel")];
  const page = html(<ReadLines lines={lines} />);
  const cut = page.indexOf("<details");
  expect(page.slice(0, cut)).toContain("Post 4");
  expect(page.slice(0, cut)).not.toContain("Post 5");
  expect(page.slice(cut)).toContain("<summary>More: Job (2), School, Skills</summary>");
  for (const { text } of lines) expect(page).toContain(text);
  expect(html(<ReadLines lines={lines.slice(0, 7)} />)).not.toContain("<details");
});
