import { isAboutFirm } from "./about-firm";
import { asksSomething, isNotAsked, isOpenQuestion, type Stated } from "./asks-something";
import { isBoardField, withoutSummary } from "./board-fields";
import { withWholeEdges } from "./demand-edges";
import { needOf } from "./demand-need";
import { joinedDemands } from "./joined-demands";
import { letterheadEnd } from "./letterhead";
import { asksInPosting, isLongPosting } from "./long-posting";
import { kindsOf } from "./tagger/demand-kinds";
import type { AdvertModels } from "./tagger/advert-model";
import type { RuledSentence } from "./tagger/features";
import type { Stretch, TaggedAdvert } from "./tagger/tag-advert";
import { type FoundRule, placeOf } from "./found-rule";
import { type Asked, eachByPosts } from "./asked-by-posts";
import type { Demand, Need, PostStretch, Rule, TextRange } from "./job-advert";
import { overlaps } from "./patterns";
import { withoutRepeatedRules } from "./repeated-rules";
import { rulesOfKinds } from "./rules-of-kinds";
import type { Sentence } from "./sentence";
import { isOfSomeApplicants } from "./some-applicants";
import { askingBrackets, type DemandStretch, untaggedBullets } from "./untagged";
import { WISH } from "./vocabulary/demand-words";
import { wholeStretches } from "./whole-demands";

type Sourced = { stretch: Stretch & { of: Need }; sentence: Sentence; found: FoundRule[] };

type Advert = {
  text: string;
  sentences: readonly RuledSentence[];
  tagged: TaggedAdvert;
  stated: Stated;
  /** What it says of some of its posts only. */
  stretches: readonly PostStretch[];
};

/** The demands that the tagger found, and the rules among them. Rules that are only wished for make no rule. */
export function readDemands(
  { text, sentences: all, tagged, stated, stretches: ofPosts }: Advert,
  models: AdvertModels,
): Asked {
  const sentences = withoutSummary(all);
  const isPosting = isLongPosting(text);
  const letterhead = letterheadEnd(sentences.map(({ sentence }) => sentence));
  const sure = tagged.stretches.filter(isDemand).filter((one) => tagged.demandIn(one).any >= LEAST_DEMAND);
  const cut = [...sure, ...untaggedBullets(sentences, sure), ...askingBrackets(sentences, sure)].flatMap(
    (stretch) => cutBetweenRules(stretch, sentences[stretch.sentence], text),
  );
  const whole = wholeStretches(joinedDemands(cut, sentences, text), sentences, text);
  const stretches = withEdges(whole, sentences, text);
  const sourced = stretches.flatMap((stretch): Sourced[] => {
    const own = sentences[stretch.sentence];
    return own &&
      !own.isSummary &&
      (!isPosting || asksInPosting(own, tagged.demandIn(stretch).any)) &&
      asksSomething(stretch, { text, sentence: own.sentence, stated, letterhead })
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
    const { need: of, end: last } = needOf(stretch, { text, sentence });
    const closed = start + withinBrackets(text.slice(start, last)).length;
    const end = closed - stopAtEnd(text.slice(start, closed));
    const guessed = kinds[index] ?? "skill";
    // What somebody must know or use is no trait of theirs.
    const kind = guessed === "trait" && known.test(text.slice(start, end)) ? "skill" : guessed;
    const options = found.find(({ demand }) => demand?.options && demand.kind === kind)?.demand?.options;
    return { text: text.slice(start, end), start, end, need: of, kind, ...(options && { options }) };
  });
  const among = (need: Need, rule: TextRange) =>
    demands.some((own) => own.need === need && overlaps(own, rule));
  const asked = sentences.flatMap((own) =>
    rulesOf(own, tagged, text).filter(
      (rule) =>
        (!among("wish", rule) || among("must", rule)) &&
        !isOpenQuestion(rule, stated.howToApply) &&
        !isOfSomeApplicants(rule, own.sentence) &&
        !isAboutFirm(rule, own.sentence, stated.company),
    ),
  );
  return eachByPosts({ demands, rules: asked }, ofPosts, (part) => {
    const rules = withoutRepeatedRules(part.rules);
    return {
      demands: withoutRepeats(part.demands),
      rules: [...rules, ...rulesOfKinds(part.demands, rules)],
    };
  });
}

const known = /\b(?:know|knows|knowledge|use|using|experienced? (?:in|with)|familiar|proficien\p{L}+)\b/iu;

/** "valid licence) – Oak Ltd" of the bracket "(must have a valid licence)": what stands behind it is no part of it. */
function withinBrackets(words: string): string {
  const [open, close] = [words.indexOf("("), words.indexOf(")")];
  return close > 0 && (open < 0 || open > close) ? words.slice(0, close).trimEnd() : words;
}

/** Letters of the mark that ends a sentence and no abbreviation: "ICAN.", but not "B.Sc.". */
function stopAtEnd(words: string): number {
  return /(?<!\.\p{L}{1,4})[.;,:]+$/u.exec(words)?.[0].length ?? 0;
}

/** Each stretch with whole edges, as far as its neighbours let it. */
function withEdges(
  stretches: readonly DemandStretch[],
  sentences: readonly RuledSentence[],
  text: string,
): DemandStretch[] {
  let after = 0;
  return stretches.map((stretch, at) => {
    const own = sentences[stretch.sentence];
    if (!own) return stretch;
    const rules = own.found.flatMap((rule) => (rule.demand ? [inText(rule, own.sentence)] : []));
    const before = stretches[at + 1]?.start ?? own.sentence.end;
    const whole = withWholeEdges(stretch, { text, sentence: own.sentence, after, before, rules });
    after = whole.end;
    return whole;
  });
}

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
function rulesOf({ sentence, found }: RuledSentence, tagged: TaggedAdvert, text: string): Rule[] {
  return found.flatMap((one) => {
    const { rule } = one;
    if (!rule) return [];
    const { any, must } = tagged.demandIn(inText(one, sentence));
    const isAsked =
      must >= LEAST_MUST && must >= any / 2 && !isNotAsked(inText(one, sentence), text, sentence);
    // "needs two female tailors" presents the post, and is a rule, too.
    const isOfPost =
      rule.kind === "gender" && sentence.section !== "wish" && !WISH.test(clauseAround(sentence.text, rule));
    return isAsked || isOfPost || isBoardField(sentence)
      ? [{ ...rule, start: sentence.start + rule.start, end: sentence.start + rule.end }]
      : [];
  });
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
