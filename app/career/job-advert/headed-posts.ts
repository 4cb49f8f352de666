import type { Line } from "./clean-text";
import type { AdvertLanguage } from "./job-advert";
import { inOrder } from "./patterns";
import { titleOf } from "./post-title";
import type { Sentence } from "./sentence";

type Head = { title: string; line: number; form: string };

/**
 * Posts that stand as headings over what is said of them: "Farm Manager" above a list, "1. Ticket Examiner — 12 posts". Each must stand apart or have a mark or a count, all
 * in one form, with lines of its own below it.
 */
export function headedPosts(
  lines: readonly Line[],
  sentences: readonly Sentence[],
  language: AdvertLanguage,
): string[] {
  const applies = sentences.find(({ section, isHeading }) => section === "apply" && isHeading)?.line;
  const forms = new Map<string, Head[]>();
  for (const [line, own] of lines.slice(0, applies).entries()) {
    const head = headOf(own, line, language);
    const next = lines[line + 1];
    if (head && next && !headOf(next, line + 1, language))
      forms.set(head.form, [...(forms.get(head.form) ?? []), head]);
  }
  const most = [...forms.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
  return most.map(({ title }) => title);
}

function headOf(
  { text, isBullet, mark, isApart }: Line,
  line: number,
  language: AdvertLanguage,
): Head | undefined {
  const name = HEAD.exec(text)?.groups?.name;
  const isCounted = COUNT.test(text);
  if (name === undefined || line === 0 || !(isApart || mark || isCounted) || (isBullet && !mark))
    return undefined;
  // "3. Train field officers" is a task.
  if (mark && !isCounted && !IS_TITLE_CASE.test(name)) return undefined;
  const title = titleOf(name, true, language);
  const form = mark
    ? `mark ${/\d/.test(mark) ? "number" : "letter"}`
    : `line ${isCounted ? "" : text === text.toUpperCase()}`;
  return title === undefined ? undefined : { title, line, form };
}

/** A name, with nothing behind it but its field, place or count. */
const HEAD = inOrder(
  [
    /^(?:\d )?(?<name>\p{Lu}[\p{L}.'&/-]*(?: [\p{L}&/'-]+\.?){0,6}?)/u,
    /(?: ?[,|–—(:-] ?[\p{L}\d ,/&'–-]{1,50}\)?:?)?(?: ?\([^()]{1,30}\))?$/u,
  ],
  "u",
);
const IS_TITLE_CASE = /^(?:(?:\p{Lu}\S*|\S{1,3}|&)(?: |$))+$/u;
const COUNT =
  /\(?\d{1,3} ?(?:nos?\.?|posts?|positions?|persons?|slots?|vacanc(?:y|ies))\)?|\(\d{1,3}\)|x ?\d{1,2}$/iu;
