import { expect, test } from "vitest";
import type { Certificate, Education, Work } from "../profile.schema";
import { doubtEntries } from "./doubt-entries";
import { Draft } from "./draft";

type Entries = { work?: Work[]; education?: Education[]; certificates?: Certificate[] };

/** The fields that are asked about when these entries were read, each from a paragraph of its own. */
function asked(entries: Entries): string[] {
  const draft = new Draft();
  for (const [section, list] of Object.entries(entries)) {
    Object.assign(draft.profile, { [section]: list });
    list.forEach((_, at) => draft.fact(`${section}.${at}.name`, at, 1));
  }
  doubtEntries(draft);
  return draft.doubts.map(({ path = "" }) => path);
}

const job = (more: Partial<Work> = {}): Work => ({
  position: "Nurse",
  name: "General Hospital",
  startDate: "2019",
  endDate: "2021",
  highlights: [],
  ...more,
});
const school = (more: Partial<Education> = {}): Education => ({
  institution: "University of Lagos",
  studyType: "B.Sc.",
  area: "Law",
  endDate: "2018",
  highlights: [],
  ...more,
});

test("entries like their siblings raise no doubt", () => {
  expect(asked({ work: [job(), job()], education: [school(), school()] })).toEqual([]);
  expect(asked({ work: [job()], education: [school({ endDate: undefined, area: undefined })] })).toEqual([]);
});

test.each([
  ["a job without a post", { work: [job(), job({ position: undefined })] }, "work.1.position"],
  [
    "one end of a period where the others have both",
    { work: [job({ startDate: undefined }), job()] },
    "work.0.startDate",
  ],
  ["a name that needs another word", { work: [job({ name: "Ministry of" })] }, "work.0.name"],
  [
    "a school without the degree that another has",
    { education: [school(), school({ studyType: undefined })] },
    "education.1.studyType",
  ],
  [
    "a degree without a subject where all others have one",
    { education: [school({ area: undefined }), school()] },
    "education.0.area",
  ],
  [
    "a school without dates",
    { education: [school({ endDate: undefined }), school()] },
    "education.0.endDate",
  ],
  ["a bare school word", { education: [school({ institution: "Polytechnic" })] }, "education.0.institution"],
  [
    "a paper without what half of the others have",
    { certificates: [{ name: "First Aid", date: "2019" }, { name: "Lagos" }] },
    "certificates.1.name",
  ],
])("%s is asked about", (_, entries, path) => {
  expect(asked(entries)).toEqual([path]);
});

test("what is asked about already is not asked again", () => {
  const draft = new Draft();
  draft.profile.work.push(job({ position: undefined }));
  draft.fact("work.0.name", 0, 1);
  draft.doubt("title", 0, "Is “Nurse” right here?", { path: "work.0.position" });
  doubtEntries(draft);
  expect(draft.doubts).toHaveLength(1);
});
