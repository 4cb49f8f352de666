import { capitalFirst } from "../writer/casing";
import { verbOf } from "../writer/verbs";
import { headOf, isActivity } from "./named-activity";
import { NO_ACTIVITY, VERBS_OF_NOUNS } from "./vocabulary/activities";
import { PREPOSITIONS } from "./vocabulary/prepositions";

type Deed = { text: string; tense: "present" | "past" };

/** What stands between two things of a row, kept by the split. */
const BETWEEN = /(,\s*(?:(?:and|&)\s+)?|\s+(?:and|&)\s+)/u;
/** "Handing over of reports" */
const OF_WHAT = /^(?<noun>\p{L}+)(?<with> (?:up|out|off|over|down|in|on))? of (?<object>\S.*)$/u;
/** Behind these a row may go on about what they govern: "training of farmers on spacing and weeding fields". */
const GOVERNS = /\s(?:on|about|in|by|through|for|from|of)\s/u;

/**
 * "Laying of pipes in 24 flats", "Maintenance and repair of motors", "Cleaning of wards and washing of linen": work that is named by nouns, as the deeds that they name:
 * "Laid pipes in 24 flats". Undefined where it is not certain which words the deeds have for their objects.
 */
export function asNounDeeds(text: string, isInPost: boolean): Deed | undefined {
  // "Payment of school fees by parents": others did it.
  if (/\sby\s/u.test(text)) return undefined;
  const pieces = text.split(BETWEEN);
  const isCurrent = isInPost && !isDone(text);
  const written: string[] = [];
  // Heads that wait for what they are done to: "maintenance" in "maintenance and repair of motors".
  let open = "";
  let object: string | undefined;
  for (let at = 0; at < pieces.length; at += 2) {
    const [between, piece] = [at === 0 ? "" : (pieces[at - 1] ?? ""), pieces[at] ?? ""];
    const { noun = "", with: particle = "", object: done } = OF_WHAT.exec(piece)?.groups ?? {};
    const verb = verbFor(done === undefined ? piece : noun, isCurrent);
    if (done !== undefined && verb !== undefined) {
      written.push(object === undefined ? withLastAnd(open) : open + between, verb, particle, " ");
      written.push(done);
      [open, object] = ["", done];
    } else if (object === undefined) {
      if (verb === undefined || particle !== "") return undefined;
      open += `${verb}${pieces[at + 1] ?? ""}`;
    } else {
      // "… of nurses and care of patients": more work, unless a word before governs it.
      if (!GOVERNS.test(object) && isWork(piece) && !isLike(piece, object)) return undefined;
      written.push(between, piece);
      object += between + piece;
    }
  }
  if (object === undefined || open !== "") return undefined;
  return { text: capitalFirst(written.join("")), tense: isCurrent ? "present" : "past" };
}

/** "Washed, steamed, packed gel": the last of a row that commas alone part follows "and". */
function withLastAnd(open: string): string {
  return / and | & /.test(open) ? open : open.replace(/,\s*$/u, " and ");
}

/** "Training of 45 volunteers", "Construction of two boreholes": so many are done, although the post goes on. */
function isDone(text: string): boolean {
  const { noun = "", object = "" } = OF_WHAT.exec(text)?.groups ?? {};
  return ENDS.has(verbFor(noun, true) ?? "") && COUNT.test(object) && !IS_REPEATED.test(object);
}
const ENDS: ReadonlySet<string> = new Set(
  "train install construct build develop establish design organise procure renovate rehabilitate excavate recruit".split(
    " ",
  ),
);
const NUMBER_WORDS = "two|three|four|five|six|seven|eight|nine|ten|twelve|twenty";
/** What figures before it do not count: "3 phase meters". */
const OF_KIND = "phase|inch|way|day|month|year|storey|hp|kva";
const COUNT = new RegExp(
  `^(?:over |about |more than )?(?:\\d[\\d,]* (?!${OF_KIND})|(?:${NUMBER_WORDS}) )`,
  "iu",
);
const IS_REPEATED = new RegExp(
  `(?:^|\\s)(?:${"every each daily weekly monthly quarterly yearly annually per".replaceAll(" ", "|")}|a (?:day|week|month|year))(?:\\s|$)`,
  "iu",
);

/** "preparing monthly returns", "care of patients", "remittance to FIRS", "recovery": work by itself, which is done to nothing before it. */
function isWork(piece: string): boolean {
  const noun = OF_WHAT.exec(piece)?.groups?.noun;
  const first = verbOf(piece.split(" ")[0] ?? "")?.form;
  return (
    isActivity(headOf(piece)) ||
    first === "gerund" ||
    (noun !== undefined && first === "base" && !NO_ACTIVITY.has(noun))
  );
}

/** "medical report and birth notification": two things of the same kind, of which the verb has both. */
function isLike(piece: string, object: string): boolean {
  const isNoun = (text: string) =>
    /^\S+ \S+$/u.test(text) && verbOf(text.split(" ")[0] ?? "")?.form !== "gerund";
  return isNoun(piece) && !HAS_PREPOSITION.test(object);
}
const HAS_PREPOSITION = new RegExp(`\\s(?:${PREPOSITIONS.join("|")})\\s`, "u");

/** The verb of a noun of work in the tense of the post. */
function verbFor(noun: string, isCurrent: boolean): string | undefined {
  const word = noun.toLowerCase();
  const gerund = verbOf(word);
  const found = gerund?.form === "gerund" ? gerund : verbOf(VERBS_OF_NOUNS.get(word) ?? "");
  if (!found || !found.verb.isOfWork || (found.form !== "gerund" && found.form !== "base")) return undefined;
  return isCurrent ? found.verb.base : found.verb.past;
}
