import { givenOf, type Target } from "./draft";
import { readAdvert } from "./job-advert/read-advert";
import type { JobAdvert } from "./job-advert/job-advert";
import { parseLetter } from "./letter";
import { fitOf } from "./matching/fit";
import { writeOwnDocuments } from "./own-documents";
import { parseProfile } from "./profile";
import { buildSendKit, type SendKit } from "./send-kit";
import { sourceLines } from "./source-lines";

/** What the product makes of a resume and an advert: both documents, what is sent, and one line on its way into the letter. */
export type Example = {
  name: string;
  advert: JobAdvert;
  letter: string;
  resume: string;
  kit: Pick<SendKit, "body" | "whatsapp">;
  /** Lines of the resume, and the sentence of the letter that they became. */
  before: string;
  after: string;
  /** What the advert asks for and the letter does not claim. */
  unclaimed: string;
};

/** Writes an example as an application is written. Throws what failed in a document. */
export function writeExample({
  resumeText,
  advertText,
  target,
}: {
  resumeText: string;
  advertText: string;
  target: Target;
}): Example {
  const profile = parseProfile(resumeText);
  const advert = readAdvert(advertText, target);
  const { drafts, own, problems } = writeOwnDocuments({
    types: ["cover_letter", "resume"],
    given: givenOf(profile, advert, target),
    isForProvider: false,
  });
  const { cover_letter: letter, resume } = drafts;
  if (!letter || !resume) throw new Error(`The example was not written: ${problems.join("; ")}`);
  const claim = own?.letter.sentences.find(({ sourceIds }) => sourceIds.some(isHighlight));
  const lines = sourceLines(profile).filter(({ id }) => isHighlight(id) && claim?.sourceIds.includes(id));
  const { phone = "", location = "", name = "" } = profile.basics;
  const { body, whatsapp } = buildSendKit({
    letter: parseLetter(letter.content),
    person: { name, phone, location },
    language: target.language,
    title: target.jobTitle,
    howToApply: advert.howToApply,
    papers: ["cover_letter", "resume"],
  });
  return {
    name,
    advert,
    letter: letter.content,
    resume: resume.content,
    kit: { body, whatsapp },
    before: lines.map(({ text }) => text).join(". "),
    after: claim?.text ?? "",
    unclaimed: fitOf(advert, profile, { today: target.today })
      .unmet.map(({ text }) => text)
      .join(", "),
  };
}

function isHighlight(id: string): boolean {
  return id.includes(".highlights.");
}
