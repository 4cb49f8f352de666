import { chosenPost, howToApplyToAny } from "~/career/job-advert/for-post";
import type { Demand, HowToApply, JobAdvert, Rule } from "~/career/job-advert/job-advert";
import { givesOrdersToMachines } from "~/career/job-advert/orders-to-machines";
import { fillSlots, type Applicant } from "~/career/send-kit";
import type { Fit } from "~/career/matching/fit";
import type { Question } from "~/career/matching/questions";
import { formatDay, toLagosDay, type DateStyle } from "~/time";

/** What an advert asks, as a page shows it. */
export type AdvertView = {
  language: JobAdvert["language"];
  /** The posts of an advert with several, and whether one of them was chosen. */
  posts: string[];
  isPostChosen: boolean;
  demands: DemandView[];
  rules: RuleView[];
  howToApply: ApplyLine[];
  warnings: string[];
  givesOrdersToMachines: boolean;
  /** `post`: of several posts, of which none was chosen, the nearest to the person; it stands first. */
  fit?: { score: number; questions: Question[]; post?: string };
};

/** A demand in the advert's words; with a profile, whether a line of it proves the demand, and which. `isByModel`: an AI provider found it. */
export type DemandView = {
  text: string;
  isMust: boolean;
  /** What one would do there, in the words of the advert. */
  isTask?: true;
  isByModel?: true;
  isMet?: boolean;
  proof?: string;
  /** Of one that no line proves: the line that may. */
  nearest?: string;
};
/** A rule in the advert's words; with a profile, whether it is met, and why. */
export type RuleView = { text: string; state?: "met" | "unmet" | "unknown"; why?: string };
/** One thing to do: its label, the text, and the address of a link. */
export type ApplyLine = { label: string; text: string; href?: string };

/** The reading of an advert for a page. Demands that are rules stand among the rules. */
export function viewAdvert(
  { advert, fit }: { advert: JobAdvert; fit?: Fit },
  style: DateStyle,
  applicant: Applicant = { name: "", phone: "", location: "" },
): AdvertView {
  const { language, posts, warnings, text } = advert;
  const isPostChosen = chosenPost(advert) !== undefined;
  // What one of several posts asks is asked of nobody before it was chosen.
  const isAsked = (one: { posts?: string[] }) => posts.length < 2 || isPostChosen || one.posts === undefined;
  const demands = advert.demands.filter(isAsked);
  const rules = advert.rules.filter(isAsked);
  const ofRule = (start: number, end: number) => rules.some((rule) => rule.start < end && start < rule.end);
  const shown = demands.filter(({ start, end }) => !ofRule(start, end));
  return {
    language,
    posts: posts.toSorted((one, other) => Number(other === fit?.post) - Number(one === fit?.post)),
    isPostChosen,
    demands: shown.map((demand) => {
      const ofDemand = (one: { demand: Demand }) =>
        one.demand.start === demand.start && one.demand.text === demand.text;
      const found = fit?.met.find(ofDemand);
      const near = fit?.near.find(ofDemand);
      return {
        text: demand.text,
        isMust: demand.need === "must",
        ...(demand.kind === "duty" && { isTask: true }),
        ...(demand.source === "model" && { isByModel: true }),
        ...(fit && { isMet: found !== undefined }),
        ...(found && { proof: found.fact.text }),
        ...(near && { nearest: near.fact.text }),
      };
    }),
    rules: rules.flatMap((rule) => viewRule(rule, text, style, fit) ?? []).toSorted(byUrgency),
    howToApply: viewHowToApply(
      fillHowToApply({ ...advert, howToApply: howToApplyToAny(advert) }, applicant),
      style,
    ),
    warnings: warnings.map((warning) => warning.text),
    givesOrdersToMachines: givesOrdersToMachines(text),
    ...(fit && {
      fit: { score: fit.score, questions: fit.questions, ...(fit.post !== undefined && { post: fit.post }) },
    }),
  };
}

// What shuts a person out comes first, then what nobody knows.
function byUrgency(one: RuleView, other: RuleView): number {
  const placeOf = ({ state }: RuleView) => ["unmet", "unknown", "met"].indexOf(state ?? "met");
  return placeOf(one) - placeOf(other);
}

/** The closing day stands under how to apply. It is a rule only for whoever is late. */
function viewRule(rule: Rule, advert: string, style: DateStyle, fit: Fit | undefined): RuleView | undefined {
  const text = advert.slice(rule.start, rule.end);
  const checked = fit?.rules.find((one) => one.rule.start === rule.start && one.rule.kind === rule.kind);
  if (rule.kind !== "closes") return { text, ...(checked && { state: checked.state, why: checked.why }) };
  if (checked ? checked.state !== "unmet" : rule.date >= toLagosDay(new Date())) return undefined;
  return { text: "Closing day", state: "unmet", why: `It closed on ${formatAdvertDay(rule.date, style)}.` };
}

// "{surname}" is how the reader writes down that an advert wants a name there.
function fillHowToApply({ howToApply, title = "" }: JobAdvert, applicant: Applicant) {
  const fill = (asked: string) => fillSlots(asked, { ...applicant, title }).text;
  const { subject, fileName } = howToApply;
  const filled = {
    ...howToApply,
    ...(subject !== undefined && { subject: fill(subject) }),
    ...(fileName !== undefined && { fileName: fill(fileName) }),
  };
  return { howToApply: filled };
}

/** How to apply, in the order in which it is done. `mailUrl` opens the mail; without it the link has the subject alone. */
export function viewHowToApply(
  { howToApply }: Pick<JobAdvert, "howToApply">,
  style: DateStyle,
  mailUrl?: string,
): ApplyLine[] {
  const { email, url, phone, subject, reference, addressee, attachments } = howToApply;
  const { oneFile, fileFormat, fileName, closes, through, addressLines = [] } = howToApply;
  const query = subject === undefined ? "" : `?subject=${encodeURIComponent(subject)}`;
  const files = [
    attachments.join(", "),
    oneFile ? "all in one file" : "",
    fileFormat === undefined ? "" : `as ${fileFormat}`,
  ].filter(Boolean);
  const lines: (ApplyLine | undefined)[] = [
    email === undefined
      ? undefined
      : { label: "Send to", text: email, href: mailUrl ?? `mailto:${email}${query}` },
    url === undefined ? undefined : { label: "Apply at", text: url, ...linkTo(url) },
    phone === undefined ? undefined : { label: "Phone", text: phone },
    ...viewVisit(howToApply, style),
    subject === undefined ? undefined : { label: "Subject", text: subject },
    reference === undefined ? undefined : { label: "Reference", text: reference },
    addressee === undefined
      ? undefined
      : { label: "Addressed to", text: [addressee, ...addressLines].join(", ") },
    through === undefined ? undefined : { label: "Through", text: `${through.office} (${through.of})` },
    files.length === 0
      ? undefined
      : { label: email === undefined ? "Papers" : "Attach", text: files.join(", ") },
    fileName === undefined ? undefined : { label: "Name the file", text: fileName },
    closes === undefined ? undefined : { label: "Closes", text: formatAdvertDay(closes, style) },
  ];
  return lines.flatMap((line) => line ?? []);
}

/** Where to come, when, and with what; without days or hours the place is as the advert writes it. */
function viewVisit({ walkIn, visit }: HowToApply, style: DateStyle): ApplyLine[] {
  const { place, dates = [], weekdays = [], from, until, bring = [] } = visit ?? {};
  const days = [...dates.map((day) => formatAdvertDay(day, style)), ...weekdays.map(capitalized)].join(", ");
  const hours = [from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(" ");
  const when = [days, hours].filter(Boolean).join(", ");
  const where = when === "" ? walkIn : place;
  return [
    ...(where === undefined ? [] : [{ label: "Go to", text: where }]),
    ...(when === "" ? [] : [{ label: "When", text: when }]),
    ...(bring.length === 0 ? [] : [{ label: "Bring", text: bring.join(", ") }]),
  ];
}

const capitalized = (day: string) => day.charAt(0).toUpperCase() + day.slice(1);

/** The address of a page as adverts write it, with or without "https://". Of other kinds of addresses there is no link. */
function linkTo(url: string): { href?: string } {
  const href = /^[a-z][a-z\d+.-]*:/i.test(url) ? url : `https://${url}`;
  return URL.canParse(href) && /^https?:$/.test(new URL(href).protocol) ? { href } : {};
}

/** A day of an advert ("2026-12-12") as the person reads dates. */
function formatAdvertDay(day: string, { language }: DateStyle): string {
  return formatDay(new Date(`${day}T00:00:00Z`), { timezone: "UTC", language }).text;
}
