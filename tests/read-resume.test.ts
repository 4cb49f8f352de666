import { expect, test } from "vitest";
import { schoolForms, workForms } from "../scripts/train-reader/forms";
import { inventResume } from "../scripts/train-reader/resume";
import { cleanLine, Profile } from "~/career/profile.schema";
import { readResume } from "~/career/resume/read-resume";
import { choose } from "#tests/runs";

const words = (text: string): string[] =>
  cleanLine(text)
    .toLowerCase()
    .match(/[\p{L}\p{M}]{2,}/gu) ?? [];

// They join two fields, name the document itself, or belong to a date that the profile holds as figures.
const said = new Set(
  "as at with in from of and the for to till until since chez bei en und de von date present now current cv curriculum vitae heute actualidad presente présent aujourd hui".split(
    " ",
  ),
);
const month =
  /^(?:jan|feb|fév|mar|mär|apr|abr|avr|may|mai|jun|juin|jul|juil|aug|aoû|ago|sep|oct|okt|nov|dec|dez|déc|dic|ene)\p{L}*$|^(?:st|nd|rd|th)$/u;

const resumes = Array.from({ length: choose(40, 400) }, (_, seed) =>
  inventResume(700_000 + seed, {
    work: workForms[seed % workForms.length] ?? "",
    school: schoolForms[(seed * 7) % schoolForms.length] ?? "",
  }),
);

const readings = resumes.map(({ document }) => ({ document, read: readResume(document) }));

test("no word of an invented resume is lost: it is in the profile, a heading, a label or not placed", () => {
  for (const { document, read } of readings) {
    const kept = new Set(
      words(
        [
          JSON.stringify(read.profile).replace(/\\[nt"]/g, " "),
          ...read.notPlaced.map(({ text }) => text),
          ...read.labels.map(({ text }) => text),
          ...read.headings.map(({ paragraph: at }) => document.paragraphs[at]?.text ?? ""),
        ].join(" "),
      ),
    );
    // The profile holds these as a mark of its own.
    const isTold = (text: string) =>
      (read.profile.referees?.onRequest === true && /request/.test(text)) ||
      (read.profile.nysc?.status !== undefined &&
        /^(?:Not yet served|Currently serving|Completed|Discharged|Exempted)/.test(text));
    const lost = document.paragraphs.flatMap(({ text }) =>
      (isTold(text) ? [] : words(text)).filter(
        (word) => !kept.has(word) && !said.has(word) && !month.test(word),
      ),
    );
    expect(lost).toEqual([]);
  }
});

test("every reading is a valid profile whose facts name their paragraph", () => {
  for (const { document, read } of readings) {
    const { profile, facts } = read;
    expect(Profile.parse(profile)).toEqual(profile);
    for (const fact of facts) expect(document.paragraphs[fact.paragraph]).toBeDefined();
  }
});

test("the same file is read the same way twice", () => {
  for (const { document, read } of readings.slice(0, choose(8, 80)))
    expect(readResume(document)).toEqual(read);
});
