import { resumeText } from "#tests/fixtures/resumes";
import { documentFromText } from "~/career/resume/from-text";
import { readResume } from "~/career/resume/read-resume";

const WRITTEN = "GRA Phase 2, Port Harcourt";
const PLACES = [
  "Omoku Flats, Port Harcourt",
  "Woji, Trans Amadi",
  "Eastern Bypass, Marine Base",
  "Rumuomasi, Stadium Road",
  "Big Treat, Choba",
  "Garrison, Aba Road",
  "Old Airport Layout, Elelenwo",
  "Bori Camp, Rumuola",
  "Tombia Extension, GRA",
  "Borokiri, Town",
  "First Artillery, Ikwerre Side",
  "Phase 2, Rumuola",
  "Abacha Road Junction, Waterlines",
  "Slaughter Roundabout, Trans Amadi",
  "Mile 3, Diobu",
  "Iwofe, St. John's",
];

/**
 * A receptionist's resume whose second post has a place, of two parts, that the reader is not sure of. Which of some places that is
 * depends on its model, so it is found.
 */
export function doubtfulResume(): { text: string; place: string } {
  const resume = resumeText("receptionist-duties-in-paragraph");
  for (const place of PLACES) {
    const text = resume.replace(WRITTEN, place);
    const { doubts } = readResume(documentFromText(text), { today: "2026-11-22" });
    if (doubts.some(({ path }) => path === "work.1.location")) return { text, place };
  }
  throw new Error("The reader is sure of each place: name others that it may doubt");
}
