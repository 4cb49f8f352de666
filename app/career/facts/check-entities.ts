import { abbreviates } from "./abbreviations";
import { isTwinAcronym } from "./acronyms";
import { isCognate } from "./cognates";
import { germanNames } from "./german-names";
import { findNames } from "./lexicon";
import { isDenied } from "./check-names";
import { checkWorkplaces } from "./check-workplaces";
import { foldText, plainText, wordRun } from "~/career/nlp/fold";
import { languageOf } from "~/career/nlp/language";
import type { Part } from "./claims";
import type { Facts, ReadLine } from "./prepare";
import { strangePlace } from "./nigerian-places";
import { isTranslated } from "./study-words";
import { PERIOD_NOUNS } from "./units";
import type { Violation } from "./violation";

/** Capitalised names that neither the resume nor (where it may be quoted) the advert knows; and an employer named for another job's work. */
export function checkEntities(part: Part, cited: ReadLine[], facts: Facts): Violation[] {
  return [...unknownNames(part, facts), ...checkWorkplaces(part, cited, facts)];
}

function unknownNames(part: Part, facts: Facts): Violation[] {
  const german = facts.context.language === "de";
  const tokens = tokensOf(part.text);
  const capitals = tokens.filter((token) => /^\p{Lu}{2}/u.test(token.word)).length;
  if (tokens.length > 3 && capitals > tokens.length * 0.7) return []; // a line in capitals: its case says nothing
  const reading: Reading = {
    part,
    facts,
    german,
    excused: wordsOfKnownNames(part.text, facts),
    isForeign: languageOf(part.text, facts.context.language) !== facts.resumeLanguage,
  };
  const violations: Violation[] = [];
  for (const run of capitalRuns(tokens, german)) {
    const unknown = run.filter((token) => !isKnown(token.word, reading, token.isPlaced));
    const found = run.map((token) => token.word).join(" ");
    if (isPhraseOfResume(found, facts) || (unknown.length === 0 && !isNewOrganisation(run, part, facts)))
      continue;
    violations.push({ code: "entity_unknown", found, explain: `${found} is not in your resume.` });
  }
  const named = german ? germanNames(part.text).filter((name) => isStrange(name, reading)) : [];
  const sought = german ? wordsSoughtByAdvert(tokens, reading) : [];
  const place =
    german && !part.isAddress
      ? strangePlace(part.text, [facts.known.run, wordRun(facts.context.company)])
      : undefined;
  if (place !== undefined) sought.push(place);
  return [
    ...violations,
    ...[...named, ...sought].map((found): Violation => ({
      code: "entity_unknown",
      found,
      explain: `${found} is not in your resume.`,
    })),
  ];
}

/** A part of a sentence with what is needed to judge its words. */
type Reading = { part: Part; facts: Facts; german: boolean; excused: Set<string>; isForeign: boolean };
type Token = { word: string; starts: boolean; joined: boolean; isPlaced: boolean };

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let starts = true;
  let joined = false;
  for (const match of plainText(text).matchAll(
    /([\p{L}\p{N}][\p{L}\p{N}'&+#-]*(?:\.(?=[\p{L}\p{N}])[\p{L}\p{N}]+)*)|([^\p{L}\p{N}]+)/gu,
  )) {
    if (match[1]) {
      const last = tokens.at(-1);
      tokens.push({
        isPlaced: last?.starts === true && joined && PLACES.test(last.word),
        word: match[1].replace(/'s?$/, "").replace(/^(?:l|d|j|qu|n|s|c|m)'/i, ""),
        starts,
        joined,
      });
      starts = false;
      joined = true;
    } else {
      const gap = match[2] ?? "";
      if (/[.!?:]["')]?\s/.test(gap) && !ABBREVIATION.test(tokens.at(-1)?.word ?? "")) starts = true;
      if (!/^[ ]$|^ & $/.test(gap)) joined = false;
    }
  }
  return tokens;
}
const PLACES = /^(?:en|chez|bei|at|with|con|avec|para|pour)$/i;
const ABBREVIATION =
  /^(?:ltd|plc|inc|b\.?sc|m\.?sc|ph\.?d|mr|mrs|ms|dr|prof|no|st|engr|nig|co|dept|govt|univ|[a-z])$/i;

/** Runs of capitalised words. A first word counts only as an acronym or inside a longer name; German nouns do not count, acronyms do. */
function capitalRuns(tokens: Token[], german: boolean): Token[][] {
  const runs: Token[][] = [];
  let open: Token[] = [];
  for (const token of tokens) {
    const isName = german
      ? token.word.split("-").some((piece) => GERMAN_NAME.test(piece))
      : /^\p{Lu}/u.test(token.word) || /^\p{Ll}+\p{Lu}/u.test(token.word);
    const counts =
      isName &&
      (german || !token.starts || /^\p{Lu}{2,}$/u.test(token.word) || /\p{Ll}\p{Lu}/u.test(token.word));
    if (!counts || !token.joined) {
      if (open.length > 0) runs.push(open);
      open = [];
    }
    if (counts) open.push(token);
  }
  return open.length > 0 ? [...runs, open] : runs;
}

/** "Calabar Teaching Hospital": each word is known, but the resume has no such hospital. */
function isNewOrganisation(run: Token[], part: Part, facts: Facts): boolean {
  const words = run
    .map((token) => foldText(token.word))
    .filter((word) => !STOP_CAPITALS.has(word) || LEGAL_FORMS.has(word));
  if (
    part.isAddress ||
    words.length < 2 ||
    A_STAGE.test(part.text) ||
    !words.some((word) => ORGANISATIONS.has(word)) ||
    (facts.context.document !== "resume" && words.every((word) => facts.companyWords.has(word)))
  )
    return false;
  return !facts.known.run.includes(` ${words.filter((word) => !LEGAL_FORMS.has(word)).join(" ")} `);
}
/** "The CIPM Foundation examination" is a stage and no charity. */
const A_STAGE =
  /Foundation (?:exam|stage|level|course|certificate|diploma|year|part)|(?:examen|niveau|level|nivel|stage|Prüfung|Stufe) Foundation/;
const ORGANISATIONS = new Set(
  "bank hospital clinic university polytechnic college school academy ministry institute hotel restaurant company group holdings foundation ventures industries consulting agency commission council".split(
    " ",
  ),
);
const LEGAL_FORMS = new Set(["ltd", "limited", "plc", "inc", "llc", "gmbh", "nigeria", "nig"]);

/** A German pair of nouns or a noun after "bei" of which some word is nobody's. */
function isStrange(name: string, reading: Reading): boolean {
  if (isPhraseOfResume(name, reading.facts)) return false;
  const words = name.split(/ (?:& )?/);
  const strange = words.filter((word) => !isKnown(word, reading) && !isPhraseOfResume(word, reading.facts));
  const isNew =
    words.length > 1 && ORGANISATIONS.has(foldText(words.at(-1) ?? "")) && !reading.part.isAddress;
  if (isNew && !words.every((word) => reading.facts.companyWords.has(foldText(word)))) return true;
  // "Zertifikat Microsoft Power BI": a common noun before a name that is the person's.
  return strange.length > 0 && !(words.length > 1 && strange.length === 1 && strange[0] === words[0]);
}

/** In a German sentence, a name of an advert in another language: "Kahoot" is no German noun. */
function wordsSoughtByAdvert(tokens: Token[], reading: Reading): string[] {
  const { part, facts } = reading;
  if (part.isAddress || facts.advert.language === "de") return [];
  return tokens
    .flatMap(({ word }) => word.split("-"))
    .filter((word) => {
      const folded = foldText(word);
      return (
        /^\p{Lu}\p{L}{3,}/u.test(word) &&
        facts.advert.names.has(folded) &&
        !facts.known.words.has(folded) &&
        !isKnown(word, reading)
      );
    });
}

function isKnown(word: string, reading: Reading, isPlaced = false): boolean {
  const { part, facts, german, excused, isForeign } = reading;
  const folded = foldText(word);
  const pieces = folded.split(/[^\p{L}\p{N}+#]+/u).filter((piece) => piece !== "");
  if (/^(?:N[\d.,]+(?:k|m|bn?)?|NGN|USD|GBP|EUR|GHS|CFA|US)$/i.test(word)) return true; // an amount, which is checked as one
  if (/^[ABDE]$/.test(word) || (word === "C" && /\bB\b/.test(part.text))) return true; // "hepatitis B and C", a grade: no name
  if (
    isForeign &&
    isTwinAcronym(folded.split("-")[0] ?? "", part.isAddress ? facts.advert.words : facts.known.words)
  )
    return true;
  if (/^\p{Lu}{2,}s$/u.test(word) && facts.known.words.has(folded.slice(0, -1))) return true;
  if (/^\p{Lu}{2,}$/u.test(word) && facts.known.words.has(`${folded}s`)) return true;
  if (/^[QTH][1-4]$/.test(word)) return true; // a quarter or half, which is checked as one
  if (isForeign && isTranslated(word, facts.known.words)) return true;
  if (german && word.includes("-"))
    return word.split("-").every((piece) => !GERMAN_NAME.test(piece) || isKnown(piece, reading));
  if (pieces.every((piece) => STOP_CAPITALS.has(piece) || excused.has(piece))) return true;
  if (pieces.every((piece) => facts.known.capitals.has(piece) || /^\d+$/.test(piece))) return true;
  if (pieces.length > 1 && facts.known.words.has(pieces.join(""))) return true;
  if (facts.context.document !== "resume" && pieces.every((piece) => facts.companyWords.has(piece)))
    return true;
  if (facts.ownPhrases.some((name) => abbreviates(word, name))) return true;
  if (part.isAddress && pieces.every((piece) => facts.advert.words.has(piece))) return true;
  // "HealthPlus": no language writes a common word so.
  return (
    isForeign &&
    !/\p{Ll}\p{Lu}/u.test(word) &&
    pieces.every((piece) => isCognate(piece, facts.known.words, isPlaced))
  );
}

const GERMAN_NAME = /^\p{Lu}{2,}s?$|^\p{Lu}?\p{Ll}+\p{Lu}/u;

/** "Accounts Payable" in capitals, where the resume says "accounts payable". */
function isPhraseOfResume(text: string, facts: Facts): boolean {
  return facts.known.run.includes(wordRun(text));
}

/** The words of names that were already found to be the person's, in any spelling ("Microsoft Excel" for Excel), and of the target title. */
function wordsOfKnownNames(text: string, facts: Facts): Set<string> {
  const names = findNames(text, false).filter(
    (name) => facts.known.groups.has(name.group) || name.kind === "field" || isDenied(name, text),
  );
  return new Set([
    ...names.flatMap((name) => name.words),
    ...wordsOfHonours(text, facts),
    ...(facts.targetRun.length > 2 && wordRun(text).includes(facts.targetRun)
      ? facts.targetRun.trim().split(" ")
      : []),
  ]);
}

/** "Agente del Mes", where the resume has "… of the Month": a title translated in capitals. */
function wordsOfHonours(text: string, facts: Facts): string[] {
  if (languageOf(text, facts.context.language) === facts.resumeLanguage) return [];
  return [...plainText(text).matchAll(HONOUR)].flatMap(([, title = "", period = ""]) => {
    const time = period.toLowerCase();
    const noun = PERIOD_NOUNS.get(time) ?? PERIOD_NOUNS.get(time.replace(/(?:es|s)$/, ""));
    return noun !== undefined && facts.known.run.includes(` of the ${noun} `)
      ? [title.toLowerCase(), time]
      : [];
  });
}
const HONOUR = /(\p{Lu}\p{L}+) (?:del |de la |du |de l'|des )(\p{Lu}\p{L}+)/gu;

const STOP_CAPITALS = new Set(
  `i i'm i've a an the monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december
  dear sir ma madam sirs hiring manager human resources hr cv resume team department ltd limited plc inc nig nigeria nigerian nigerians africa african mr mrs ms dr
  engr yours faithfully sincerely application post position role your you my we our it they he she this that in at with for and or of to as on by from
  je j'ai le la les un une de du et ich sie ihr ihre ihnen yo usted ustedes el los las etat etats estado estados afrique ouest nord sud norte oeste occidental madame monsieur senor senora internet universite universidad universitat licence master bachelor`.split(
    /\s+/,
  ),
);
