import { type AdvertSection, BOILERPLATE, HEADINGS } from "./headings";
import { leadingVerb } from "./verbs";

export type AdvertLine = {
  text: string;
  section: AdvertSection;
  index: number;
  isHeading: boolean;
  isBoilerplate: boolean;
};

const LONGEST_HEADING = 50;

/** Gives every line of a cleaned advert the section it stands in. A "Requirements: B.Sc, 3 years" line is both heading and content. */
export function sectionLines(lines: string[]): AdvertLine[] {
  let current: AdvertSection = "lead";
  return lines.map((text, index) => {
    const heading = headingOf(text);
    if (heading) current = heading.section;
    return {
      text,
      section: heading?.section ?? sectionOfSentence(text, current),
      index,
      isHeading: heading?.isWholeLine ?? false,
      isBoilerplate: BOILERPLATE.some((pattern) => pattern.test(text)),
    };
  });
}

function headingOf(text: string): { section: AdvertSection; isWholeLine: boolean } | undefined {
  const [before = "", ...after] = text.split(":");
  const label = before.trim();
  const rest = after.join(":").trim();
  const looksLikeHeading =
    label.length <= LONGEST_HEADING &&
    (after.length > 0 || (/^[^.,;!?]+$/.test(label) && label.split(" ").length <= 6));
  if (!looksLikeHeading || /\d|@/.test(label)) return undefined;
  // "Experience in payroll" is an ask, "Job Title: Accountant" is a fact: neither starts a section.
  if (
    /^(?:job |position |role )?(?:title|type|level|location|industry|field|position|role|company|vacancy|department|reports? to|employment)$/i.test(
      label,
    )
  ) {
    return undefined;
  }
  const found = HEADINGS.find(({ pattern }) =>
    coversMost(label, pattern, after.length > 0 || isHeadingShape(label)),
  );
  return found && { section: found.section, isWholeLine: rest === "" };
}

function isHeadingShape(label: string): boolean {
  const words = label.split(" ").filter((word) => word.length > 3);
  const hasConnector = / (?:in|with|of|at|from|on) /.test(` ${label} `);
  return !hasConnector && (words.length <= 2 || words.every((word) => /^\p{Lu}/u.test(word)));
}

function coversMost(label: string, pattern: RegExp, hasShape: boolean): boolean {
  const match = pattern.exec(label)?.[0];
  if (match === undefined) return false;
  const share = match.length / label.length;
  return share >= 0.6 || (hasShape && (label.split(" ").length <= 5 || share >= 1 / 3));
}

// Short adverts and broadcasts have no headings: the sentence itself says what it is.
function sectionOfSentence(text: string, current: AdvertSection): AdvertSection {
  if (
    /\b(?:added advantage|an advantage|is a plus|would be a plus|is desirable|preferred but not|nice to have|un atout|serait un plus|von Vorteil|se valorará)\b/i.test(
      text,
    )
  )
    return "nice";
  if (ASKS_TO_APPLY.test(text)) return "apply";
  if (current !== "lead") return current;
  if (
    /^(?:apply|send|submit|forward|interested|to apply|qualified|suitably|e-?mail|call|come|visit|contact|bring|drop|walk|chat|whatsapp)\b/i.test(
      text,
    ) ||
    /@\w+\.\w|\b0[789]\d{9}\b/.test(text)
  )
    return "apply";
  if (
    /\b(?:must (?:have|be|possess)|minimum of|at least|\d+ ?\+? years?|should (?:have|possess)|required|is a must|compulsory|requires?)\b/i.test(
      text,
    )
  )
    return "must";
  if (/^(?:salary|pay|remuneration)\b/i.test(text)) return "benefits";
  return isImperative(text) ? "duties" : "lead";
}

// Below the requirements, without a heading of its own.
const ASKS_TO_APPLY =
  /^(?:interested|qualified) (?:and \w+ )?(?:candidates?|applicants?|persons?)\b|^(?:to )?apply (?:at|via|by|now|here|on|before|through)\b|^(?:kindly |please )?(?:send|forward|submit|e-?mail) (?:your |an? |the )?(?:updated |detailed )?(?:cvs?|resumes?|applications?|cover letter)\b|^(?:method|mode) of application\b/i;

function isImperative(text: string): boolean {
  return leadingVerb(text)?.form === "base" && text.split(" ").length >= 3;
}
