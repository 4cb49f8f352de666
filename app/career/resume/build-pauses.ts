import { type Draft, normalizeValue, sureEnough } from "./draft";
import type { Entry, Slot } from "./entry";
import { isOrganisation, isPost } from "./places";
import { PAUSE } from "./vocabulary/pauses";

const HEADING = "Career break";

/** "Career Break, full-time parenting, 2019 – 2021" among posts is a time between them: told as what it is. False for a post. */
export function readPause(draft: Draft, entry: Entry, over?: Entry): boolean {
  const named = namesOf(entry, over);
  const surely = named.filter(({ confidence }) => confidence >= sureEnough);
  // "NB: from September 2018 to January 2020 I was at home": what may be a name is none where the words behind it tell of a pause.
  const names = surely.length > 0 || !leadsWithPause(entry) ? named : surely;
  const together = { text: names.map(({ text }) => text).join(" ") };
  // "2015 – 2016" beside "At home (raising children)": only the first words say what the time was.
  const signs = names.length > 0 ? [together, ...names] : [...entry.left, ...entry.lines].slice(0, 1);
  if (!signs.some(isPause)) return false;
  if (names.some((name) => !isPause(name) && (isPost(name.text) || isOrganisation(name.text)))) return false;
  const own = [...entry.slots].filter(([slot]) => slot === "title" || !isOfOther(entry, over));
  const left = entry.left.filter(({ label }) => label !== "label");
  const heads = [...own.map(([, { field }]) => field), ...left];
  const fields = [...heads, ...entry.dates].sort(
    (one, other) =>
      one.paragraph - other.paragraph || (one.segments[0]?.from ?? 0) - (other.segments[0]?.from ?? 0),
  );
  for (const { paragraph, text } of [...fields, ...entry.lines]) draft.use(paragraph, text);
  const had = draft.profile.custom.find(({ heading }) => heading === HEADING);
  const lines = [
    { text: fields.map(({ text }) => normalizeValue(text)).join(", "), bullet: false },
    ...entry.lines.map(({ text }) => ({ text: normalizeValue(text), bullet: true })),
  ];
  if (had) had.lines.push(...lines);
  else draft.profile.custom.push({ heading: HEADING, lines });
  return true;
}

const isPause = ({ text }: Pick<Slot, "text">) => PAUSE.test(text.trim().replace(/^\(/u, ""));
const leadsWithPause = ({ lines }: Entry) => lines.slice(0, 1).some(isPause);

/** An employer that stands over other posts, or is that of the post before, is none of a time between them. */
function isOfOther({ slots, isShared }: Entry, over: Entry | undefined): boolean {
  const employer = slots.get("employer")?.field;
  return isShared === true || (employer !== undefined && over?.slots.get("employer")?.field === employer);
}

function namesOf(entry: Entry, over: Entry | undefined): Slot[] {
  const { slots } = entry;
  return (["title", "employer"] as const)
    .filter((slot) => slot === "title" || !isOfOther(entry, over))
    .flatMap((slot) => slots.get(slot) ?? [])
    .sort(
      ({ field: one }, { field: other }) =>
        one.paragraph - other.paragraph || (one.segments[0]?.from ?? 0) - (other.segments[0]?.from ?? 0),
    );
}
