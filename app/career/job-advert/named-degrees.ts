import { matchesIn } from "~/pattern";
import { withoutMicrosoft } from "~/career/nlp/microsoft";
import type { TextRange } from "./job-advert";
import { inOrder, patternOf, phrasePattern, rangeOf, sourceOf } from "./patterns";
import { DEGREE_FORMS } from "./vocabulary/qualifications";

type Form = { name: string; rank: number };

const DEGREES = phrasePattern(DEGREE_FORMS.flatMap(({ forms }) => forms));
const DEGREE_BY_FORM = new Map<string, Form>(
  DEGREE_FORMS.flatMap(({ name, rank, forms }) =>
    forms.map((form) => [keyOf(form), { name, rank }] as const),
  ),
);

/** The degrees that a text names, in its order. Degrees with the same name count once. */
export function degreesIn(text: string): (Form & { start: number; end: number; form: string })[] {
  return matchesIn(text, DEGREES).flatMap((found) => {
    const form = found[0].replace(/\s+/g, " ");
    const degree = DEGREE_BY_FORM.get(keyOf(form));
    // "bed" is furniture and "master" a craftsman: these forms count only with capitals.
    const isDenied = /(?<!\p{L})(?:no|not|without|sorry no|except) $/iu.test(
      text.slice(Math.max(0, found.index - 12), found.index),
    );
    const range = rangeOf(found, 0);
    // "Montessori diploma" is a certificate, whatever its noun is.
    const led = text.slice(Math.max(0, range.start - 24), range.end);
    if (degree?.name === "OND" && (OTHER_DIPLOMA.test(led) || OF_BODY.test(led))) return [];
    if (!degree || isDenied || LOWER_CASE_WORDS.has(form) || !isHeld(form, text, range)) return [];
    return [{ ...degree, form, ...range }];
  });
}
/** "ICA Diploma": that of a body. */
const OF_BODY = /(?<!\p{L})(?!(?:OND|HND|ND|NCE|OR|AND)\b)\p{Lu}{3,6} Diploma$/u;
const OTHER_DIPLOMA = inOrder(
  [
    /(?<!\p{L})/u,
    /(?:montessori|nebosh|igc|postgraduate|professional|teaching|tefl|culinary|city (?:and|&) guilds)/u,
    /(?: \p{L}+)? (?:diploma|dipl[oô]me)$/u,
  ],
  "iu",
);
const LOWER_CASE_WORDS = new Set(["bed", "ba", "nd", "master", "masters", "promotion"]);

/** A qualification of the applicant, not a class to be taught, a scheme for graduates, or holders who are turned away. */
function isHeld(form: string, text: string, { start, end }: TextRange): boolean {
  const [before, after] = [text.slice(Math.max(0, start - 40), start), text.slice(end, end + 50)];
  if (TURNED_AWAY.test(after)) return false;
  const whole = form + after;
  if (withoutMicrosoft(whole) !== whole) return false;
  if (
    /^masters?(?: (?:in|of|en|2))?$/i.test(form) &&
    (PERSON_BEFORE.test(before) || PERSON_BEHIND.test(after))
  )
    return false;
  if (/^(?:waec|wassce|neco|ssce|gce|nabteb)$/i.test(form) && TAUGHT.test(before)) return false;
  if (!/^graduates?$/i.test(form)) return true;
  return (
    /(?:^|[,(;:]|(?<!\p{L})(?:any|be an?|only)) ?$/iu.test(before) &&
    /^(?: only)?(?:[,.;):]|$)| (?:of|in|from) /iu.test(after)
  );
}
/** "Boarding Master", "Scrum Masters", "Master Carpenter", "Master/Mistress", "Master the tools": whoever does the work, and no degree. */
const PERSON_BEFORE = patternOf(
  String.raw`(?<!\p{L})${sourceOf("boarding, house, hostel, dormitory, station, head, school, form, games, choir, band, quarter, web, scrum, harbou?r, dock, yard, post, pay, task, assistant")}[ -]$`,
  "iu",
);
const PERSON_BEHIND = patternOf(
  String.raw`^(?:\s?(?:\/|&|or|and)\s?(?:mistress|matron)| ${sourceOf("carpenter, builder, mason, craftsman, mariner, teacher, the, our, your, new, tailor, baker, chef, welder, electrician, plumber, technician, trainer, data, plan, file, list, card, class, key")}s?(?!\p{L}))`,
  "iu",
);
const TURNED_AWAY = inOrder(
  [
    /^ ?(?:holders?|graduates?)? ?(?:\p{L}+ ){0,2}/u,
    /(?:wait|not (?:apply|accepted|eligible|considered)|need not)/u,
    /(?!\p{L})/u,
  ],
  "iu",
);
const TAUGHT = inOrder(
  [
    /(?<!\p{L})/u,
    /(?:class(?:es)?|exams?|students?|pupils?|candidates? for|coach\p{L}*|prepar\p{L}*|teach\p{L}*)/u,
    /(?: \p{L}+){0,3} ?\(?(?:\p{Lu}+ ?[,&/] ?)*$/u,
  ],
  "iu",
);

function keyOf(form: string): string {
  return form.toLowerCase().replace(/[\s.’']/g, "");
}
