import { findPeriods } from "../dates";
import type { Profile } from "../profile.schema";
import { withoutAssignmentLeads } from "./assignments";
import { datesOf, value } from "./entry-values";
import { type Draft, normalizeValue, pieces } from "./draft";
import { entriesOf } from "./entries";
import type { Entry } from "./entry";
import { workGrammar } from "./grammars";
import type { Field } from "./field";
import { foldText } from "../nlp/fold";
import { isOrganisation, isPlaceShape, isPost, isState } from "./places";
import { serviceName, statusPhrases, statusWords, type ServiceStatus } from "./vocabulary/service";

type Nysc = NonNullable<Profile["nysc"]>;

/** National service is one: the post where it was served, and how it ended. */
export function readNysc(draft: Draft, fields: readonly Field[]): Field[] {
  const { entries, before } = entriesOf(
    withoutAssignmentLeads(draft, fields)
      .flatMap((field) => withoutService(draft, field))
      .flatMap(postApart),
    workGrammar,
  );
  const nysc: Nysc = draft.profile.nysc ?? { highlights: [] };
  draft.profile.nysc = nysc;
  for (const entry of entries) readPost(draft, entry, nysc);
  for (const { text, paragraph } of [...before, ...entries.flatMap(({ lines }) => lines)]) {
    const status = statusOf(text);
    nysc.status ??= status;
    const period = findPeriods(text)[0];
    const words = period ? text.slice(0, period.index) + text.slice(period.index + period.length) : text;
    if (
      status !== undefined &&
      (wholeStatus(words) === nysc.status || isDischargeAlone(words, nysc.status))
    ) {
      if (period && !nysc.startDate && !nysc.endDate)
        Object.assign(nysc, {
          ...(period.start && { startDate: period.start }),
          ...(period.end && { endDate: period.end }),
        });
      draft.useRewritten(paragraph, text);
      continue;
    }
    const hadState = nysc.state;
    completeService(nysc, text);
    if (nysc.state !== hadState && nysc.state === normalizeValue(text)) {
      draft.use(paragraph, text);
      continue;
    }
    nysc.highlights.push(...pieces(text, 1000));
    draft.use(paragraph, text);
  }
  if (!nysc.status && nysc.endDate === "present") nysc.status = "serving";
  return [];
}

/** "NYSC, Plateau State Internal Revenue Service": behind the name of the service stands where it was served. */
function withoutService(draft: Draft, field: Field): Field[] {
  if (serviceName.test(field.text)) {
    draft.useRewritten(field.paragraph, field.text);
    return [];
  }
  if (isDischarge(field)) return [{ ...field, label: "line" }];
  const [lead, post = ""] = /^n\.?y\.?s\.?c\.?\s*[,:–-]\s*(.+)$/iu.exec(field.text) ?? [];
  if (lead === undefined || field.label !== "employer") return [field];
  draft.useRewritten(field.paragraph, "NYSC");
  return [{ ...field, text: post, probability: () => 0.8 }];
}

/** "NYSC Discharge Certificate", "Exempted": how the service ended, whatever the field was taken for. */
function isDischarge({ text, label }: Field): boolean {
  const words = foldText(text).replace(/^n\.?y\.?s\.?c\.?[\s:,–-]*/, "");
  return (
    label !== "dates" &&
    label !== "place" &&
    (wholeStatus(words) !== undefined ||
      /^(?:certificate of )?(?:discharged?|exemption|exempted|exclusion|national service)(?: certificate| letter)?(?: no\.?.*)?$/.test(
        words,
      ))
  );
}

/** "NYSC Discharge Certificate", "Discharge certificate obtained": no more than that the service is done. */
function isDischargeAlone(text: string, status: ServiceStatus | undefined): boolean {
  const words = foldText(text).replace(/^n\.?y\.?s\.?c\.?[\s:,–-]*|[\s.,;:|()–—-]+$/g, "");
  return (
    status === "discharged" &&
    /^(?:certificate of )?(?:discharged?|national service)(?: certificate| letter)?(?: (?:obtained|received|issued|available|collected))?$/.test(
      words,
    )
  );
}

function readPost(draft: Draft, entry: Entry, nysc: Nysc): void {
  const title = entry.slots.get("title");
  const status = title && wholeStatus(title.text);
  if (status) {
    nysc.status ??= status;
    draft.useRewritten(title.field.paragraph, title.text);
  } else {
    const post = value(draft, entry, "title", "nysc.highlights", "title");
    if (post) nysc.highlights.push(post);
  }
  const ppa = value(draft, entry, "employer", "nysc.ppa", "employer");
  if (ppa && !nysc.ppa) nysc.ppa = ppa;
  else if (ppa) nysc.highlights.push(ppa);
  const place = entry.slots.get("place");
  if (place && value(draft, entry, "place", "nysc.state", "line")) {
    const { town, state } = placesOf(place.field);
    if (town !== "") nysc.ppa = nysc.ppa ? `${nysc.ppa}, ${town}` : town;
    if (state !== "" && !nysc.state) nysc.state = state;
    else if (state !== "") nysc.highlights.push(state);
  }
  if (!nysc.startDate && !nysc.endDate) Object.assign(nysc, datesOf(draft, entry, "nysc"));
  for (const field of entry.left) readLeft(draft, field, nysc);
}

/** "Gusau" and behind it the school: who stands behind a town is where the service was. */
function readLeft(draft: Draft, { label, text, paragraph }: Field, nysc: Nysc): void {
  if (label !== "employer" || !nysc.ppa || !isPlaceShape(nysc.ppa) || isOrganisation(nysc.ppa)) return;
  nysc.ppa = `${normalizeValue(text)}, ${nysc.ppa}`;
  draft.use(paragraph, text);
}

/** "(class teacher, Community School)": what somebody was there, and where. */
function postApart(field: Field): Field[] {
  const [, post = "", name = ""] = /^([^,]{3,60}),\s+(.+)$/u.exec(field.text) ?? [];
  const isOne = field.label === "employer" || field.label === "other" || field.label === "line";
  if (!isOne || !isPost(post) || isPost(name) || !isOrganisation(name)) return [field];
  const part = (label: "title" | "employer", text: string): Field => ({
    ...field,
    label,
    text,
    probability: (...labels) => (labels.includes(label) ? 0.85 : 0),
  });
  return [part("title", post), part("employer", name)];
}

/** "Akure | Ondo State", "Kontagora, Niger State": the town behind a comma belongs to the post, the state is one by name or stands apart. */
function placesOf({ segments }: Field): { town: string; state: string } {
  const at = segments.findIndex(
    ({ text, before }, place) =>
      isState(text) || (place > 0 ? before !== "comma" : before === "bar" || before === "tab"),
  );
  const text = (some: typeof segments) => some.map((segment) => segment.text).join(", ");
  return at < 0
    ? { town: text(segments), state: "" }
    : { town: text(segments.slice(0, at)), state: text(segments.slice(at)) };
}

/** "Discharged in Gombe State, 2016": the state and the year inside a line. */
function completeService(nysc: Nysc, text: string): void {
  const parts = text.split(/[,;:(){}\t]|\s(?:in|at|[–-])\s/).map(normalizeValue);
  nysc.state ??= parts.find(isState);
  if (nysc.startDate || nysc.endDate) return;
  const [period] = findPeriods(text);
  if (period?.start) nysc.startDate = period.start;
  if (period?.end) nysc.endDate = period.end;
}

/** The status that a text tells and nothing besides. */
function wholeStatus(text: string): ServiceStatus | undefined {
  return statusWords.get(foldText(text).replace(/[\s.,;:|()–—-]+$/, ""));
}

/** How the year of national service ended, by its usual words. */
export function statusOf(text: string): ServiceStatus | undefined {
  return wholeStatus(text) ?? statusPhrases.find(([, phrase]) => phrase.test(text))?.[0];
}
