import { matchesIn } from "~/pattern";
import type { Model } from "~/career/crf/crf";
import { foldText } from "~/career/nlp/fold";
import { hasCompanyForm, PLACES } from "../company-name";
import { patternOf } from "../patterns";
import type { Sentence } from "../sentence";
import { inFull, SURE, titleByForms, withField } from "../title";
import { isBareRank } from "../title-field";
import { isPossibleTitle } from "../title-possible";
import type { Candidate, Source } from "../title-source";
import { titleIn } from "../title-text";
import { isTitleWord } from "../vocabulary/title-words";
import { type Choice, likeliest, weighed } from "./choice";

const MAX_CHOICES = 40;
const MOST_SENTENCES = 40;
const MOST_RUNS = 8;

const WORD = String.raw`\p{Lu}[\p{L}'’–-]*`;
/** Words with capitals: where a title may begin. */
const RUN = patternOf(
  String.raw`(?<![\p{L}\d@.'’-])(?:\d\p{Lu} )?${WORD}(?:(?: (?:of|and|for|the|in|to) | & | ?\/ ?| )${WORD}){0,7}`,
  "gu",
);

type Placed = Candidate & { sentence: number; start: number; end: number };

/** Every title that an advert holds, each once, where it stands first. */
export function titleChoices(source: Source): {
  choices: Choice[];
  read: string | undefined;
  candidates: Candidate[];
} {
  const { read, candidates } = titleByForms(source);
  const { sentences } = source;
  const folded = foldText(sentences.map(({ text }) => text).join("\n"));
  const placed = [...candidates.flatMap((own) => placeOf(own, sentences)), ...runsIn(source)];
  const byTitle = new Map<string, Placed[]>();
  for (const one of placed) {
    const key = foldText(one.title);
    byTitle.set(key, [...(byTitle.get(key) ?? []), one]);
  }
  const titles = [...byTitle.keys()];
  const tagged = source.named
    .filter(({ of }) => of === "title")
    .map(({ text, confidence }) => ({ text: foldText(text), confidence }));
  const surest = Math.max(0, ...tagged.map(({ confidence }) => confidence));
  const choices = [...byTitle].slice(0, MAX_CHOICES).map(([key, all], index) => {
    const first = all.reduce((a, b) => (b.weight > a.weight ? b : a));
    const { title, sentence, start, end } = first;
    const line = sentences[sentence];
    const words = title.split(/[ /]+/);
    const bare = key.replace(/ \(.*$|,.*$| [–-] .*$/u, "");
    const before = line?.text.slice(Math.max(0, start - 40), start) ?? "";
    const behind = line?.text.slice(end, end + 40) ?? "";
    const count = folded.split(bare).length - 1;
    const byTagger = Math.max(
      0,
      ...tagged.filter(({ text }) => isMostOf(text, bare)).map(({ confidence }) => confidence),
    );
    return {
      value: title,
      sentence,
      range: { start, end },
      own: [
        ...[...new Set(all.map(({ from }) => from))].map((from) => `from=${from}`),
        `tagger=${Math.ceil(5 * byTagger)}`,
        `tagger-best=${byTagger > 0 && byTagger === surest}`,
        `tagger-other=${surest > 0.5 && byTagger < surest / 2}`,
        `sources=${Math.min(4, new Set(all.map(({ from }) => from)).size)}`,
        `words=${Math.min(words.length, 6)}`,
        `last=${foldText(words.at(-1) ?? "")}`,
        `first=${foldText(words[0] ?? "")}`,
        `knows-last=${isTitleWord(words.at(-1) ?? "")}`,
        `shouted=${isShouted(line?.text.slice(start, end) ?? "")}`,
        `whole=${line !== undefined && end - start >= 0.7 * line.text.length}`,
        `place=${words.filter((word) => PLACES.has(word.toLowerCase())).length > 0}`,
        `again=${Math.min(4, count)}`,
        `in-subject=${sentences.some((own) => OF_SUBJECT.test(own.text) && foldText(own.text).includes(bare))}`,
        `in-bracket=${/\([^)]*$/u.test(before)}`,
        `of-name=${hasCompanyForm(`${title}${/^ \p{Lu}[\p{L}]*/u.exec(behind)?.[0] ?? ""}`)}`,
        `reports=${/(?:report\p{L}* (?:directly )?to|under|supervis\p{L}*|our|your|to|by) (?:the |our |an? )?$/iu.test(before)}`,
        `counted=${/(?:\d{1,2}|two|three|four|five|six|ten|an?)\)? $/iu.test(before)}`,
        `numbered=${/(?:post|position|\d|\([a-h]\))\s?[\d:.)]+\s*$/iu.test(before)}`,
        `part=${titles.some((other) => other !== key && other.includes(bare))}`,
        `holds=${titles.some((other) => other !== key && key.includes(other))}`,
        `tail=${bare !== key}`,
        `nth=${Math.min(index, 5)}`,
      ],
    };
  });
  return { choices, read, candidates };
}

/**
 * The post that the advert is for: of all its titles the likeliest, else the one of the surest place. Undefined where nothing holds
 * one: no title is better than a wrong one at the head of a letter.
 */
export function likelyTitle(model: Model, source: Source): string | undefined {
  const { choices, read: byForms, candidates } = titleChoices(source);
  const sure = candidates.find(({ weight }) => weight >= SURE)?.title;
  if (sure !== undefined) return sure;
  const held = choices.filter(
    ({ sentence, range }) => !GOES.test(source.sentences[sentence]?.text.slice(0, range.start) ?? ""),
  );
  const isLeft =
    choices.some(({ value }) => value === byForms) && !held.some(({ value }) => value === byForms);
  const read = isLeft ? undefined : byForms;
  const all = weighed(model, "title", held, source.sentences);
  const likely = all.filter(
    (one) => one.likely >= LEAST && (source.language === "en" || !isAnywhere(one.own)),
  );
  // A headline that is a title and nothing else is beaten by no post that the text names besides.
  const headline = likely.find(({ value, own }) => value === read && isHeadline(own));
  const best = likeliest(likely, LEAST);
  // Of two that are as likely the first: "COOKS (12) & PORTERS".
  const first = likely.find((one) => best !== undefined && best.likely - one.likely < AS_LIKELY);
  const title = (headline ?? first)?.value ?? read;
  const isRank = title !== undefined && isBareRank(title);
  const named = isRank ? candidates.find(namesWork)?.title : undefined;
  return title && inFull(withField(named ?? title, candidates), candidates);
}
/** A sure place names a post, and no rank alone. */
const namesWork = ({ title, weight }: Candidate) => weight >= LEAST_SURE && !isBareRank(title);
const LEAST_SURE = 4;
const LEAST = 0.35;
const AS_LIKELY = 0.02;
/** "our retiring head technician": who goes, not who is sought. */
const GOES = /(?<!\p{L})(?:retiring|outgoing|departing|former|late) $/iu;

/** No form of words says that a title stands there: words with capitals in the midst of a text. */
function isAnywhere(own: readonly string[]): boolean {
  return own.includes("from=anywhere") && own.includes("sources=1");
}

function isHeadline(own: readonly string[]): boolean {
  return own.includes("from=headline") && own.includes("whole=true");
}

/** "lead truck mechanic" and "truck mechanic" name one post; "chef" and "chef de partie" may not. */
function isMostOf(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long.includes(short) && short.length >= LEAST_SHARE * long.length;
}
const LEAST_SHARE = 0.6;

const OF_SUBJECT = /(?<!\p{L})(?:subject|caption|title (?:of )?(?:the|your) (?:mail|e-?mail))(?!\p{L})/iu;

function isShouted(text: string): boolean {
  return text === text.toUpperCase() && /\p{Lu}{3}/u.test(text);
}

/** Where a title stands that was found by its form: at the first words that it was made of. */
function placeOf(own: Candidate, sentences: readonly Sentence[]): Placed[] {
  const key = foldText(own.title).split(/[ /(,]/)[0] ?? "";
  const rest =
    foldText(own.title)
      .split(/[ /(,]+/)[1]
      ?.slice(0, 4) ?? "";
  for (const [sentence, { text }] of sentences.entries()) {
    const folded = text.toLowerCase();
    for (let at = folded.indexOf(key); at >= 0; at = folded.indexOf(key, at + 1))
      if (folded.slice(at + key.length, at + key.length + 8).includes(rest))
        return [{ ...own, sentence, start: at, end: Math.min(text.length, at + own.title.length) }];
  }
  return [{ ...own, sentence: 0, start: 0, end: 0 }];
}

/** Titles with which a run of words with capitals begins, wherever it stands. */
function runsIn(source: Source): Placed[] {
  const { sentences, language } = source;
  return sentences.slice(0, MOST_SENTENCES).flatMap(({ text, section, isBullet }, sentence) => {
    if (section === "benefits" || section === "must" || section === "wish") return [];
    const own = text.slice(0, 300);
    return matchesIn(own, RUN)
      .slice(0, MOST_RUNS)
      .flatMap((run): Placed[] => {
        const title = titleIn(own.slice(run.index), language);
        if (!title || !isPossibleTitle(title, source)) return [];
        const end = Math.min(own.length, run.index + title.length);
        // "• Coating inspector: FROSIO Level 2" says of what the paper must be.
        if (isBullet && run.index === 0 && own[end] === ":") return [];
        return [{ title, weight: 0, from: "anywhere", sentence, start: run.index, end }];
      });
  });
}
