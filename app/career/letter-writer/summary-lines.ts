import { anyOf } from "~/pattern";
import type { Profile } from "../profile.schema";
import { calmCapitals } from "../writer/casing";
import { tidyBullet } from "../writer/tidy";
import { leadingVerb } from "../writer/verbs";
import { asState } from "./state-lines";
import { toVerbLines } from "./verb-lines";
import type { VerbLine } from "./verb-line";

/** A sentence of the summary about what the person did: its place ("summary.0.1": the second sentence of the first paragraph) and how a letter prints it. */
export type SummaryLine = VerbLine & { id: string };

/**
 * The sentences of a summary that say what the person did or does: "I have hired 340 people", "Built twelve mini-grids". What everybody writes of
 * themselves, what they hope for and how many years they have worked is no such sentence.
 */
export function listSummaryLines({ summary }: Pick<Profile, "summary">): SummaryLine[] {
  return summary.flatMap((paragraph, at) =>
    paragraph.split(SENTENCE_END).flatMap((sentence, n) => {
      if (sentence.length > LONGEST) return [];
      const text = tidyBullet(calmCapitals(sentence.trim()), true);
      const words = text.split(/\s+/u).length;
      if (words < FEWEST_WORDS || words > MOST_WORDS || IS_NO_DEED.test(text)) return [];
      const id = `summary.${at}.${n}`;
      const isDeed = /^I \p{Ll}/u.test(sentence.trim()) || leadingVerb(text)?.form === "past";
      // "Zero fatal accident in my fleet since 2020", "Deposit book of ₦1.94bn": beside deeds only figures speak; nobody "handles" being skilled.
      const record = isDeed ? undefined : asRecord(text);
      if (record) return [{ ...record, id }];
      if (!isDeed) return [];
      const [line] = toVerbLines([text], true);
      return line?.tense && line.duty === undefined && SHOWS_MORE.test(line.text) ? [{ ...line, id }] : [];
    }),
  );
}

/** A figure of work without a verb, as what never happened or as it stands; how long or since when somebody worked is told elsewhere. */
function asRecord(text: string): VerbLine | undefined {
  if (!HAS_DIGIT.test(text) || OF_TIME.test(text)) return undefined;
  const state = asState(text, true);
  if (state) return state.tense === undefined ? undefined : state;
  return leadingVerb(text) === undefined && !HAS_FINITE.test(text) ? { text } : undefined;
}
const HAS_DIGIT = /\d/u;
const OF_TIME =
  /\b(?:years?|yrs|months?)\b|^(?!zero|no )\D*(?:19|20)\d{2}\D*$|\b(?:aged?|born|degree|graduate)\b/iu;
const HAS_FINITE = / (?:I|am|is|are|was|were|has|have|had|can|will) /u;

/** The id of the source line: a summary has one for each paragraph. */
export function paragraphOf(id: string): string {
  return id.replace(/^(summary\.\d+)\.\d+$/, "$1");
}

const FEWEST_WORDS = 5;
const MOST_WORDS = 36;
const LONGEST = 400;
const SENTENCE_END = /(?<=[\p{Ll}\d%)][.!])\s+(?=[\p{Lu}\d])/u;
/** A figure, a name or a tool: more than a good word about oneself. */
const SHOWS_MORE = /\d| \p{Lu}\p{L}|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\b/u;
const IS_NO_DEED = anyOf(
  [
    /\byears?['’]?(?:\s\p{L}+){0,3}\s(?:experience|practice|service|career)\b|\bexperience\b/u, // 8 years of experience
    /\b(?:seek|hop|look|wish|want|aspir|aim|strive|believ|desire|love|enjoy|like|wait)(?:s|ing|e|es|ed)?\b/u, // looking for a role
    /\b(?:passion\w*|hardworking|hard[- ]working|motivated|dedicated|reliable)\b/, // a motivated woman
    /\b(?:self[- ]\p{L}+|team player|growth|potential)\b/u, // a team player
    /\b(?:reputable|challenging|dynamic|career|opportunity|utili[sz]e|contribute|position|objective|goals?)\b/, // to contribute to your growth
    /^(?:am|was) (?:an? |the )?/, // Am a teacher: the posts say it
    /\b(?:full|part)[- ]time\b|^(?:have )?(?:return|stop|left|leave|came back|come back|moved|relocat|retir)/, // returned to full-time work
    /^(?:can|could|will|would|do not|don['’]t|never)\b/, // can work under pressure
  ],
  "iu",
);
