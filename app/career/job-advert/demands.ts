import { asksInPosting, isLongPosting } from "./long-posting";
import { kindsOf } from "./tagger/demand-kinds";
import type { AdvertModels } from "./tagger/advert-model";
import type { RuledSentence } from "./tagger/features";
import type { Stretch, TaggedAdvert } from "./tagger/tag-advert";
import { type FoundRule, placeOf } from "./found-rule";
import type { Demand, Need, Rule, TextRange } from "./job-advert";
import { overlaps } from "./patterns";
import { wordsOf } from "~/career/nlp/fold";
import { withoutRepeatedRules } from "./repeated-rules";
import { rulesOfKinds } from "./rules-of-kinds";
import type { Sentence } from "./sentence";
import { type DemandStretch, untaggedBullets } from "./untagged";
import { WISH } from "./vocabulary/demand-words";
import { wholeStretches } from "./whole-demands";

type Sourced = { stretch: Stretch & { of: Need }; sentence: Sentence; found: FoundRule[] };

type Advert = {
  text: string;
  sentences: readonly RuledSentence[];
  tagged: TaggedAdvert;
  /** What the advert says beside its demands: the post, and where to come. */
  stated: { title?: string; walkIn?: string };
};

/** The demands that the tagger found, and the rules among them. Rules that are only wished for make no rule. */
export function readDemands(
  { text, sentences: all, tagged, stated }: Advert,
  models: AdvertModels,
): { demands: Demand[]; rules: Rule[] } {
  const sentences = withoutSummary(all);
  const isPosting = isLongPosting(text);
  const sure = tagged.stretches.filter(isDemand).filter((one) => tagged.demandIn(one).any >= LEAST_DEMAND);
  const cut = [...sure, ...untaggedBullets(sentences, sure)].flatMap((stretch) =>
    cutBetweenRules(stretch, sentences[stretch.sentence], text),
  );
  const stretches = wholeStretches(cut, sentences, text);
  const sourced = stretches.flatMap((stretch): Sourced[] => {
    const own = sentences[stretch.sentence];
    return own &&
      !own.isSummary &&
      (!isPosting || asksInPosting(own, tagged.demandIn(stretch).any)) &&
      asksSomething(text.slice(stretch.start, stretch.end), own.sentence, stated)
      ? [
          {
            stretch,
            sentence: own.sentence,
            found: own.found.filter((rule) => overlaps(inText(rule, own.sentence), stretch)),
          },
        ]
      : [];
  });
  const kinds = kindsOf(
    models.kinds,
    sourced.map((one) => unkind(one, text)),
  );
  const demands = sourced.map(({ stretch, sentence, found }, index): Demand => {
    const { start } = stretch;
    // Under "Requirements" only words of wishing make a wish.
    const isMust = sentence.section === "must" && !WISH.test(sentence.text);
    const of = isMust && stretch.confidence < SURE_WISH ? "must" : stretch.of;
    const end = stretch.end - stopAtEnd(text.slice(start, stretch.end));
    const guessed = kinds[index] ?? "skill";
    // What somebody must know or use is no trait of theirs.
    const kind = guessed === "trait" && known.test(text.slice(start, end)) ? "skill" : guessed;
    const options = found.find(({ demand }) => demand?.options && demand.kind === kind)?.demand?.options;
    return { text: text.slice(start, end), start, end, need: of, kind, ...(options && { options }) };
  });
  const rules = withoutRepeatedRules(rulesOf(sentences, tagged));
  return { demands: withoutRepeats(demands), rules: [...rules, ...rulesOfKinds(demands, rules)] };
}

/** So sure of a wish, the tagger knows a word of wishing that no list has. */
const SURE_WISH = 0.8;

const known = /\b(?:know|knows|knowledge|use|using|experienced? (?:in|with)|familiar|proficien\p{L}+)\b/iu;

/** Letters of the mark that ends a sentence and no abbreviation: "ICAN.", but not "B.Sc.". */
function stopAtEnd(words: string): number {
  return /(?<!\.\p{L}{1,4})[.;,:]+$/u.exec(words)?.[0].length ?? 0;
}

/** Whether the words ask for something that is neither the name of the post, the place to come to nor a payment. */
function asksSomething(words: string, { section }: Sentence, { title, walkIn }: Advert["stated"]): boolean {
  const isIn = (whole = "") => whole.toLowerCase().includes(words.toLowerCase());
  const hasSense = wordsOf(words).some((word) => word.length > 1 && !ASKS_NOTHING.has(word));
  if ((!hasSense && !/\d/.test(words)) || /(?<!\p{L})refund(?:ed|able)(?!\p{L})/iu.test(words)) return false;
  return !(section === "head" && isIn(title)) && !(words.length > 5 && isIn(walkIn));
}

/**
 * Job boards put "Qualification: BA/BSc/HND" and "Experience: 3 years" above the text. Where the text itself asks for the same
 * kind of thing, its words count and not the board's.
 */
function withoutSummary(sentences: readonly RuledSentence[]): (RuledSentence & { isSummary?: true })[] {
  const kinds = (own: RuledSentence) =>
    own.found.flatMap(({ rule, demand }) => rule?.kind ?? demand?.kind ?? []);
  const listed = new Set(
    sentences.filter((own) => own.sentence.section === "must" && !isBoardField(own.sentence)).flatMap(kinds),
  );
  return sentences.map((own) => {
    const isSummary =
      isBoardField(own.sentence) && kinds(own).length > 0 && kinds(own).every((kind) => listed.has(kind));
    return isSummary ? { ...own, found: [], isSummary } : own;
  });
}

function isBoardField({ label, isBullet }: Sentence): boolean {
  return BOARD_FIELDS.has(label ?? "") && !isBullet;
}

const BOARD_FIELDS = new Set([
  "qualification",
  "minimum qualification",
  "experience",
  "years of experience",
  "minimum experience",
  "experience length",
]);

/** Words that only say how much something is asked, or of whom, without saying what. */
const ASKS_NOTHING = new Set(
  `men women male males female females ladies gentlemen and or esp especially essential compulsory required require needed must as there those that any only
  ideally preferably spoken written`.split(/\s+/),
);

/** "OND, 4 years experience": rules of two kinds are two demands. */
function cutBetweenRules(
  stretch: DemandStretch,
  own: RuledSentence | undefined,
  text: string,
): DemandStretch[] {
  if (!own) return [stretch];
  const rules = own.found
    .flatMap((rule) => (rule.demand ? [{ ...inText(rule, own.sentence), kind: rule.demand.kind }] : []))
    .filter((rule) => overlaps(rule, stretch))
    .toSorted((a, b) => a.start - b.start);
  const parts: DemandStretch[] = [];
  let start = stretch.start;
  for (const [at, rule] of rules.entries()) {
    const last = rules[at - 1];
    if (!last || last.kind === rule.kind || last.end > rule.start) continue;
    const between = text.slice(last.end, rule.start);
    // "Registration with the PCN and a current licence": a joint parts two rules as a comma does.
    const joint = between.includes(",") ? between.lastIndexOf(",") : between.search(/ (?:and|&) /u);
    if (joint < 0) continue;
    parts.push({ ...stretch, start, end: last.end + joint });
    start = rule.start;
  }
  return [...parts, { ...stretch, start }];
}

function isDemand(stretch: Stretch): stretch is DemandStretch {
  return stretch.of === "must" || stretch.of === "wish";
}

/** What the model of kinds is asked about a demand. */
export function unkind(
  { stretch, sentence, found }: Omit<Sourced, "stretch"> & { stretch: TextRange },
  text: string,
) {
  return {
    text: text.slice(stretch.start, stretch.end),
    section: sentence.section,
    isBullet: sentence.isBullet,
    before: text.slice(Math.max(sentence.start, stretch.start - 30), stretch.start),
    rules: found.map(({ rule, demand }) => demand?.kind ?? rule?.kind ?? ""),
  };
}

/** The place of a rule in the text of the advert. */
export function inText(rule: FoundRule, { start }: Sentence): TextRange {
  const place = rule.demand ?? placeOf(rule);
  return { start: start + place.start, end: start + place.end };
}

/** A rule counts where its words belong to what is asked, and not to what is only wished for. */
function rulesOf(sentences: readonly RuledSentence[], tagged: TaggedAdvert): Rule[] {
  return sentences.flatMap(({ sentence, found }) =>
    found.flatMap((one) => {
      const { rule } = one;
      if (!rule) return [];
      const { any, must } = tagged.demandIn(inText(one, sentence));
      const isAsked = must >= LEAST_MUST && must >= any / 2;
      // "needs two female tailors" presents the post, and is a rule, too.
      const isOfPost =
        rule.kind === "gender" &&
        sentence.section !== "wish" &&
        !WISH.test(clauseAround(sentence.text, rule));
      return isAsked || isOfPost || isBoardField(sentence)
        ? [{ ...rule, start: sentence.start + rule.start, end: sentence.start + rule.end }]
        : [];
    }),
  );
}
const LEAST_MUST = 0.25;
/** Below it the words of a stretch are more likely no demand at all. */
const LEAST_DEMAND = 0.5;

/** The part of a sentence between two commas or stops in which a rule stands. */
function clauseAround(text: string, { start, end }: TextRange): string {
  const from = Math.max(...[",", ";", "."].map((mark) => text.lastIndexOf(mark, start)), -1) + 1;
  return text.slice(from, end) + (text.slice(end).split(/[,;.]/)[0] ?? "");
}

function withoutRepeats(demands: Demand[]): Demand[] {
  const seen = new Set<string>();
  return demands.filter(({ text }) => {
    const key = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
