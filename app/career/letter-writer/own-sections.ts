import type { Profile } from "../profile.schema";
import { calmCapitals, calmName } from "../writer/casing";
import { tidyBullet } from "../writer/tidy";
import { deedsAmongSkills } from "./deeds-among-skills";
import { keepsOwnLabel, withoutOwnLabel } from "./own-label";
import type { TellableLine } from "./tellable-line";
import type { VerbLine } from "./verb-line";
import { isTerm } from "./terms";
import { sentencesApart, toVerbLines } from "./verb-lines";

/** The lines of the sections that a person named. `isInPost`: they have a post at present. Pastimes are left out. */
export function listOwnSections({ custom }: Pick<Profile, "custom">, isInPost: boolean): TellableLine[] {
  return custom.flatMap(({ heading, lines }, at) =>
    IS_PASTIME.test(heading)
      ? []
      : IS_DUTIES.test(heading)
        ? listDuties(lines, at, isInPost)
        : listOwnSection(lines, at),
  );
}

/** A section "Duties" of its own says what the person does at work, whichever the post. */
function listDuties(lines: { text: string }[], at: number, isCurrent: boolean): TellableLine[] {
  const deeds = toVerbLines(
    lines.map(({ text }) => tidyBullet(calmCapitals(text), isCurrent)),
    isCurrent,
  );
  return deeds.map((deed, n) => ({
    id: `custom.${at}.lines.${n}`,
    ...deed,
    isWork: true,
    isSentence: true,
    age: OWN_AGE,
  }));
}
const IS_DUTIES =
  /^(?:my |key |main |job |general )?(?:duties|responsibilities|job functions?)(?: (?:and|&) \p{L}+)?:?$/iu;

/** The lines of a section of the person's own: a line above bullets is the office in which they were done. */
function listOwnSection(lines: { text: string; bullet: boolean }[], at: number): TellableLine[] {
  const deeds = lines.flatMap(({ text }): VerbLine[] => {
    const since = calmCapitals(withoutOwnLabel(text)).replace(OPEN_RANGE, "(since $1)");
    const [deed] = toVerbLines([since], since.endsWith(")") && since.includes("(since "));
    // "Used to remote management: 7 weeks in 2023": the verb of a label is none of what was done.
    return [deed?.tense !== undefined && keepsOwnLabel(since) ? { text: since } : (deed ?? { text: since })];
  });
  return lines.flatMap(({ text, bullet }, n): TellableLine | TellableLine[] => {
    const id = `custom.${at}.lines.${n}`;
    if (isTerm(text)) return { id, text, isSentence: false, age: OWN_AGE };
    // "AutoCAD, Civil 3D, MS Project": names, and nothing that was done.
    if (!deeds[n]?.tense && IS_LIST.test(text))
      return { id, text: text.replace(/[.;,]+$/, ""), isSkill: true, isSentence: false, age: OWN_AGE };
    if (/^I \p{Ll}/u.test(text))
      return { id, text: calmCapitals(text), isClause: true, isSentence: true, age: OWN_AGE };
    // "Talk to donors. Negotiated land for 9 schemes": of a line that is no deed as a whole its sentences may be.
    if (deeds[n]?.tense === undefined) {
      const deedParts = deedsAmongSkills(calmCapitals(text));
      // Of what is no deed the parts that can stand by themselves, without what would only be named as a duty.
      const apart = () =>
        sentencesApart(deeds[n] ?? { text }, (sentences) => toVerbLines(sentences, false)).filter(
          ({ tense, isClause, duty }) => duty === undefined && (tense !== undefined || isClause === true),
        );
      const parts = deedParts.length > 0 ? deedParts : apart();
      if (parts.length > 0) return parts.map((part) => ({ ...part, id, isSentence: true, age: OWN_AGE }));
      if (bullet && keepsOwnLabel(text)) return { id, text: "", isSentence: false, age: OWN_AGE };
    }
    const head = bullet ? lines.slice(0, n).findLast((line) => !line.bullet)?.text : undefined;
    const title = head?.replace(/\s*\([^()]*\d{4}[^()]*\)$/, "");
    return {
      id,
      text: "",
      ...deeds[n],
      ...(title && title.split(" ").length <= 12 && { title: calmName(title) }),
      isSentence: bullet || deeds[n]?.tense !== undefined,
      age: OWN_AGE,
    };
  });
}
const IS_LIST = /^[^\s.,;:]+(?: [^\s.,;:]+){0,3}(?:, [^\s.,;:]+(?: [^\s.,;:]+){0,3}){1,}\.?$/;
const IS_PASTIME = /\b(?:hobb|pastime|leisure|interests?\b|loisirs|hobbys|aficiones|intereses)/i;
/** "Mentor, Girls Who Work (2023–)" goes on. */
const OPEN_RANGE =
  /\(?((?:\p{L}+ )?(?:19|20)\d{2})\s*(?:[-–—]|to)\s*(?:present|date|till date|now|today)?\)?[.,;]?$/iu;
// After the posts, the newest of which is 0.
const OWN_AGE = 50;
