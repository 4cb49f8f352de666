import { isBlank } from "~/career/profile.schema";
import type { Sentence } from "~/career/generated-document";
import { clichesIn } from "~/career/nlp/cliches";
import { maskNames } from "./masks";
import { plainText, wordRun, wordsOf } from "~/career/nlp/fold";
import { contactKey, type Facts, type ReadLine } from "./prepare";
import type { Violation } from "./violation";

/** What no sentence of ours may hold, whatever it says: gaps, chatter, mark-up, strange contacts, the advert's own words at length. */
export function checkStyle(sentence: Sentence, cited: ReadLine[], facts: Facts): Violation[] {
  const text = plainText(sentence.text);
  return [
    ...first(MARKUP, sentence.text, "markup", "Only plain words may stand here."),
    ...first(
      PLACEHOLDERS,
      isBlank(text) ? text.replace(/_{4,} \([^)]*\)/g, " ") : text,
      "placeholder",
      "This is a gap or a remark, not a sentence of yours.",
    ),
    ...checkContacts(text, facts),
    ...checkLength(sentence, cited, facts),
    ...checkCopied(text, facts),
    ...checkCliches(text, facts),
  ];
}

const MARKUP = [
  /```/,
  /<\/?[a-z!][^>]*>/i,
  /&(?:lt|gt|amp|nbsp|#\d+);/i,
  /\*\*|__(?=\p{L})/u,
  /^\s*\d+\.\s/,
  /(?:^|[.!?]\s)\s*(?:#{1,6}|[-*•])\s/,
  /\[[^\]]{0,200}\]\([^)]*\)/,
  /`[^`]+`/,
  /javascript:/i,
  /\{\s*"/,
  /[\u{e0000}-\u{e007f}\u202a-\u202e\u2066-\u2069]/u,
];
const PLACEHOLDERS = [
  /\{\{[^}]*\}?\}?|\{[^}]*\}|<[A-Z_ ]+>/,
  /\[[^\]]*\]?/,
  /\b(?:your name|company name|name of company|job title here|insert [a-z ]+ here|lorem ipsum|tbd|xx+%?|n\/a)\b/i,
  /\bas an? (?:ai|language model|artificial intelligence|(?:helpful|virtual|digital|ai) assistant)\b|\blanguage model\b/i,
  /^(?:sure|certainly|of course|absolutely|okay|ok)[,!.]/i,
  /^here (?:is|are|'s)\b|^here you go|^below is|\bas (?:you )?requested\b|\bi (?:cannot|can't|am unable to) (?:help|assist|comply|write|fulfil)/i,
  /\b(?:the candidate|candidate has|the applicant|the user|system prompt|previous instructions|ignore (?:all|the|any|previous)|this resume|source ?ids?|json)\b/i,
  /^[¡¿ ]*(?:claro|por supuesto|desde luego|vale|bien sur|certainement|volontiers|d'accord|klar|gerne|selbstverstandlich|naturlich|sicher) ?[,!.]/i,
  /\b(?:modelo de lenguaje|modele de langage|sprachmodell|ki-modell)\b/i,
  /\b(?:(?:est[ae]|el|la|cette|ce|le|dies(?:e[rn]?)|der|die) (?:candidat[ao]?|candidate|bewerber(?:in)?|kandidat(?:in)?) (?:tiene|es|ha|cuenta|a|est|possede|hat|ist|verfugt)|recom(?:iendo|mande) a? ?(?:est[ae]|cette|ce) candidat\w*|empfehle ich dies\w+)\b/i,
  /\b(?:(?:todas )?las instrucciones (?:anteriores|previas)|les instructions (?:precedentes|anterieures)|(?:vorherigen|bisherigen|obigen) anweisungen)\b/i,
  /\b(?:la carta|la lettre|das anschreiben) (?:a continuacion|ci-dessous|unten|abajo)\b/i,
  /\b(?:en tant qu'ia|como (?:una )?ia|als ki\b|voici (?:la|le|votre)|aqui (?:tiene|esta) (?:la|el|su)|hier ist (?:das|der|ihr))/i,
];

function first(
  patterns: RegExp[],
  text: string,
  code: "markup" | "placeholder",
  explain: string,
): Violation[] {
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found) return [{ code, found: found[0].trim(), explain }];
  }
  return [];
}

function checkContacts(text: string, facts: Facts): Violation[] {
  return maskNames(text).contacts.flatMap((contact): Violation[] => {
    if (facts.contacts.has(contactKey(contact)) || facts.known.run.includes(wordRun(contact))) return [];
    return [{ code: "contact_leak", found: contact, explain: `${contact} is not one of your contacts.` }];
  });
}

function checkLength(sentence: Sentence, cited: ReadLine[], facts: Facts): Violation[] {
  const count = wordsOf(sentence.text).length;
  const source = cited
    .filter((line) => !line.isFact || sentence.sourceIds.includes(line.id))
    .reduce((sum, line) => sum + wordsOf(line.text).length, 0);
  const isBullet =
    facts.context.document === "resume" &&
    sentence.kind === "claim" &&
    !sentence.sourceIds.some((id) => !/\.highlights\./.test(id));
  // A letter's sentence adds where and when; a bullet stays near the line it is drawn from.
  const most = isBullet ? Math.max(source * 1.8, source + 6) : 70;
  if (count > 0 && count <= most && sentence.text.length <= 700) return [];
  return [
    {
      code: "length",
      found: `${count} words`,
      explain: count === 0 ? "There is no text." : `Your own line has ${source} words.`,
    },
  ];
}

function checkCopied(text: string, facts: Facts): Violation[] {
  if (facts.advert.runsOfTwelve.size === 0) return [];
  const words = wordsOf(text);
  for (let at = 0; at + 12 <= words.length; at += 1) {
    const run = words.slice(at, at + 12).join(" ");
    if (facts.advert.runsOfTwelve.has(run) && !facts.known.run.includes(` ${run} `))
      return [{ code: "copied_run", found: run, explain: "Twelve words in a row are the advert's own." }];
  }
  return [];
}

function checkCliches(text: string, facts: Facts): Violation[] {
  const found = clichesIn(text).find(
    (cliche) => !facts.known.run.includes(` ${cliche} `) && !facts.advert.run.includes(` ${cliche} `),
  );
  return found
    ? [{ code: "cliche", found, explain: `"${found}" says little; plain words read better.` }]
    : [];
}
