import { normalizeValue, type Draft } from "./draft";
import type { Entry, Slot } from "./entry";
import { isOrganisation, isPost } from "./places";
import { PAUSE } from "./vocabulary/pauses";

const HEADING = "Career break";

/** "Career Break, full-time parenting, 2019 – 2021" among posts is a time between them: told as what it is. False for a post. */
export function readPause(draft: Draft, entry: Entry): boolean {
  const names = namesOf(entry);
  const isPause = ({ text }: Pick<Slot, "text">) => PAUSE.test(text.trim().replace(/^\(/u, ""));
  const together = { text: names.map(({ text }) => text).join(" ") };
  // "2015 – 2016" beside "At home (raising children)": only the first words say what the time was.
  const signs = names.length > 0 ? [together, ...names] : [...entry.left, ...entry.lines].slice(0, 1);
  if (!signs.some(isPause)) return false;
  if (names.some((name) => !isPause(name) && (isPost(name.text) || isOrganisation(name.text)))) return false;
  const own = [...entry.slots].filter(([slot]) => slot === "title" || !entry.isShared);
  const heads = [...own.map(([, { field }]) => field), ...entry.left];
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

/** An employer that stands over other posts is none of a time between them. */
function namesOf({ slots, isShared }: Entry): Slot[] {
  return (["title", "employer"] as const)
    .filter((slot) => slot === "title" || !isShared)
    .flatMap((slot) => slots.get(slot) ?? [])
    .sort(
      ({ field: one }, { field: other }) =>
        one.paragraph - other.paragraph || (one.segments[0]?.from ?? 0) - (other.segments[0]?.from ?? 0),
    );
}
