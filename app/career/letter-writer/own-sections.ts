import type { Profile } from "../profile.schema";
import { calmCapitals } from "../writer/casing";
import { countWords } from "../writer/wording";
import { tidyBullet } from "../writer/tidy";
import { isDeed } from "./deed";
import { sentenceGroups } from "./sentence-groups";
import type { TellableLine } from "./tellable-line";
import { isTerm } from "./terms";
import { withoutOwnLabel } from "./own-label";

/** The lines of the sections that a person named, in their own words. `isInPost`: they have a post at present. Pastimes are left out. */
export function listOwnSections({ custom }: Pick<Profile, "custom">, isInPost: boolean): TellableLine[] {
  return custom.flatMap(({ heading, lines }, at) =>
    IS_PASTIME.test(heading)
      ? []
      : lines.flatMap(({ text, bullet }, n) =>
          linesOf(text, {
            id: `custom.${at}.lines.${n}`,
            bullet,
            isCurrent: isInPost || !IS_DUTIES.test(heading),
          }),
        ),
  );
}

function linesOf(
  text: string,
  { id, bullet, isCurrent }: { id: string; bullet: boolean; isCurrent: boolean },
): TellableLine[] {
  if (isTerm(text)) return [{ id, text, isOfWork: false, age: OWN_AGE }];
  // Cells of one row of a form, each behind the same label.
  const cells = text.split(" | ");
  if (cells.length > 1)
    return cells.flatMap((cell) => linesOf(withoutOwnLabel(cell), { id, bullet, isCurrent }));
  return sentenceGroups(tidyBullet(calmCapitals(text), isCurrent)).flatMap((own): TellableLine[] => {
    // "AutoCAD, Civil 3D, MS Project": names, and nothing that was done.
    const names = isDeed(own) ? [] : namesIn(own);
    if (names.length > 1)
      return (countWords(own) > MOST_LIST_WORDS ? names : [own]).map((name) => ({
        id,
        text: name,
        isSkill: true,
        isOfWork: false,
        age: OWN_AGE,
      }));
    return [
      {
        id,
        text: own,
        ...(isDeed(own) && { isDeed: true as const }),
        isOfWork: bullet || isDeed(own),
        age: OWN_AGE,
      },
    ];
  });
}

/** A section "Duties" of its own says what the person does at work, whichever the post. */
const IS_DUTIES =
  /^(?:my |key |main |job |general )?(?:duties|responsibilities|job functions?)(?: (?:and|&) \p{L}+)?:?$/iu;
/** The names that a line lists, "Industrial straight (Juki, Emel), overlock"; none where it is a sentence or has one alone. */
function namesIn(text: string): string[] {
  const names = text.replace(/[\s.]+$/u, "").split(/,\s(?![^()]*\))/u);
  // "Member, Society of Engineers" is what somebody is.
  const isStanding = /^(?:(?:graduate|student|associate) )?(?:member|fellow|associate)$/iu.test(
    names[0] ?? "",
  );
  return names.length > 1 && !isStanding && names.every(isName) ? names : [];
}
function isName(text: string): boolean {
  return !/[.;:]/u.test(text) && text.replace(/\s*\([^()]*\)/u, "").split(" ").length <= MOST_NAME_WORDS;
}
const MOST_NAME_WORDS = 4;
/** A longer list is told by its names. */
const MOST_LIST_WORDS = 12;
const IS_PASTIME = /\b(?:hobb|pastime|leisure|interests?\b|loisirs|hobbys|aficiones|intereses)/i;
// After the posts, the newest of which is 0.
const OWN_AGE = 50;
