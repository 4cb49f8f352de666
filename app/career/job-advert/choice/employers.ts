import { matchesIn } from "~/pattern";
import type { Model } from "~/career/crf/crf";
import { foldText } from "~/career/nlp/fold";
import { isTitleWord } from "../vocabulary/title-words";
import type { Line } from "../clean-text";
import { companyCandidates } from "../company-candidates";
import { bearsName, domainsIn } from "../company-evidence";
import { hasCompanyForm, isName, KNOWN, PLACES, trimmedName } from "../company-name";
import type { NamedStretch } from "../named-stretch";
import { patternOf } from "../patterns";
import { PLACE_NOUNS } from "../vocabulary/company-words";
import type { Sentence } from "../sentence";
import { type Choice, likeliest, weighed } from "./choice";

/** What an advert is read from, with what the tagger and the forms of words take for the employer. */
export type EmployerSource = {
  lines: Line[];
  sentences: Sentence[];
  named: readonly NamedStretch[];
  /** The employer by the forms of words. */
  read: string | undefined;
};

const MAX_CHOICES = 60;
const WORD = String.raw`(?:\p{Lu}|\d+(?=\p{Lu}))[\p{L}\d'’.-]*`;
const RUN = patternOf(
  String.raw`(?<![\p{L}\d@.])${WORD}(?:(?: (?:of|and|for|the|by|de|du|des|la) | & | )${WORD}){0,7}`,
  "gu",
);
const HANDLE = /(?<![\p{L}\d.])@[a-z][\w.]{3,30}(?![\w@])/giu;

type Named = { name: string; sentence: number; start: number; end: number };

/** Every name in an advert that may be the employer's, each once, where it stands first. */
export function employerChoices({ lines, sentences, named, read }: EmployerSource): Choice[] {
  const domains = domainsIn(lines);
  const text = lines.map((line) => line.text).join("\n");
  const folded = foldText(text);
  const placed = bestOf(
    companyCandidates(lines, sentences).map(({ name, weight }) => ({ name: trimmedName(name), weight })),
  );
  const tagged = bestOf(
    named
      .filter(({ of }) => of === "company")
      .map(({ text: name, confidence }) => ({ name: trimmedName(name), weight: confidence })),
  );
  const most = (weights: Map<string, number>) => Math.max(0, ...weights.values());
  const [mostPlaced, mostTagged] = [most(placed), most(tagged)];
  const found = new Map<string, Named>();
  for (const one of [
    ...runsIn(sentences),
    ...wholesIn([...placed.keys(), ...tagged.keys(), ...(read ? [read] : [])], sentences),
  ]) {
    const key = foldText(one.name);
    // "Insurance" ends a name and is none.
    const isFormAlone = hasCompanyForm(one.name) && !one.name.includes(" ");
    const before = sentences[one.sentence]?.text.slice(Math.max(0, one.start - 40), one.start) ?? "";
    const behind = sentences[one.sentence]?.text.slice(one.end, one.end + 40) ?? "";
    const isPlace = (LOCATED.test(before) && !hasCompanyForm(one.name)) || OF_PLACE.test(behind);
    if ((DESCRIBED.test(before) || isPlace) && one.name !== read) continue;
    const isPossible = (isName(one.name) && !isFormAlone) || one.name.startsWith("@") || one.name === read;
    if (!found.has(key) && isPossible) found.set(key, one);
  }
  const names = [...found.keys()];
  return [...found].slice(0, MAX_CHOICES).map(([key, { name, sentence, start, end }]) => {
    const [byForm, byTagger] = [placed.get(name) ?? 0, tagged.get(name) ?? 0];
    const words = name.split(" ");
    const line = sentences[sentence];
    const isRead = read !== undefined && foldText(read) === key;
    const bears = domains.some((domain) => bearsName(domain, name));
    return {
      value: name,
      sentence,
      range: { start, end },
      own: [
        `read=${isRead}`,
        `read-any=${read !== undefined}/${isRead}`,
        `form-weight=${Math.min(5, Math.floor(byForm))}`,
        `form-best=${byForm > 0 && byForm === mostPlaced}`,
        `tagger=${Math.ceil(5 * byTagger)}`,
        `tagger-best=${byTagger > 0 && byTagger === mostTagged}`,
        `tagger-any=${mostTagged > 0}/${byTagger > 0}`,
        `agree=${isRead}/${byTagger > 0.5}/${bears}`,
        `bears=${bears}`,
        `bears-alone=${bears}/${read !== undefined}/${mostTagged > 0.5}`,
        `has-form=${hasCompanyForm(name) && words.length > 1}`,
        `known=${KNOWN.test(name)}`,
        `words=${Math.min(words.length, 6)}`,
        `last=${foldText(words.at(-1) ?? "")}`,
        `first=${foldText(words[0] ?? "")}`,
        `shouted=${name === name.toUpperCase()}`,
        `handle=${name.startsWith("@")}`,
        `place=${words.filter((word) => PLACES.has(word.toLowerCase())).length}/${words.length}`,
        `title=${words.some(isTitleWord)}`,
        `again=${Math.min(4, folded.split(key).length - 1)}`,
        `whole=${line?.text.replace(/[.!:,]+$/u, "") === name}`,
        `part=${names.some((other) => other !== key && other.includes(key))}`,
        `holds=${names.some((other) => other !== key && key.includes(other))}`,
      ],
    };
  });
}

/** The employer that the model finds likeliest, where one is likely enough. */
export function likelyEmployer(model: Model, source: EmployerSource): string | undefined {
  return likeliest(weighed(model, "company", employerChoices(source), source.sentences), LEAST)?.value;
}
const LEAST = 0.4;

/** "a private EYE CLINIC in Benin": an article and what kind it is, before what is then no name. */
const DESCRIBED = /(?:^|[^\p{L}])[Aa]n? (?:\p{Ll}[\p{L}-]* ){1,3}$/u;

/** "a factory located in Agbara axis": where it is, and not who it is. */
const LOCATED =
  /(?<!\p{L})(?:located|situated|sited|based|domiciled|somewhere) (?:in|at|around|along|within)(?: the)? $/iu;
const OF_PLACE = patternOf(
  String.raw`^(?: ?[/&-] ?\p{Lu}\p{L}+)? (?:${[...PLACE_NOUNS].join("|")})(?!\p{L})`,
  "iu",
);

function bestOf(all: readonly { name: string; weight: number }[]): Map<string, number> {
  const best = new Map<string, number>();
  for (const { name, weight } of all) best.set(name, Math.max(best.get(name) ?? 0, weight));
  return best;
}

/** Runs of words with capitals in the sentences where an employer may be named. */
function runsIn(sentences: readonly Sentence[]): Named[] {
  return sentences.flatMap(({ text, section }, sentence) =>
    sentence > 30 && section !== "apply" && section !== "about"
      ? []
      : [...matchesIn(text.slice(0, 400), RUN), ...matchesIn(text.slice(0, 400), HANDLE)]
          .slice(0, 12)
          .flatMap((found) => {
            const name = found[0].startsWith("@") ? found[0].replace(/[._]+$/u, "") : trimmedName(found[0]);
            return name === ""
              ? []
              : [{ name, sentence, start: found.index, end: found.index + found[0].length }];
          }),
  );
}

/** Names that other readers found, where they stand first. */
function wholesIn(names: readonly string[], sentences: readonly Sentence[]): Named[] {
  return names.flatMap((name) => {
    const sentence = sentences.findIndex(({ text }) => text.includes(name));
    const start = sentences[sentence]?.text.indexOf(name) ?? 0;
    return sentence < 0 ? [] : [{ name, sentence, start, end: start + name.length }];
  });
}
