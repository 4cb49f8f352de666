import { findNames, type FoundName } from "./lexicon";
import { maskNames } from "./masks";
import { contentStems, sharesStem } from "~/career/nlp/stem";
import { languageOf } from "~/career/nlp/language";
import { plainText, wordRun } from "~/career/nlp/fold";
import type { Facts, ReadText } from "./prepare";
import { NEGATORS } from "./status-words";
import { speaksOfApplying, type Part } from "./claims";
import type { Violation } from "./violation";

/** Tools, certificates, degrees, bodies and employers named in a part of a sentence: each must be the person's, or quoted from the advert. */
export function checkNames(part: Part, cited: ReadText[], facts: Facts): Violation[] {
  const text = withoutTarget(part.text, facts);
  const language = languageOf(part.text, facts.context.language);
  const names = findNames(text, false);
  const wrong = names.filter(
    (name) => !isAllowed(name, part, text, cited, facts, language === facts.resumeLanguage),
  );
  return [
    ...wrong.map((name) => violationFor(name, facts)),
    ...checkDigitNames(text, part, facts),
    ...checkAdvertTerms(text, part, names, facts, language === facts.resumeLanguage),
  ];
}

/** The target title may be named where the sentence speaks of applying. */
export function withoutTarget(text: string, facts: Facts): string {
  const title = plainText(facts.context.targetTitle);
  if (title === "" || !speaksOfApplying(text)) return text;
  const at = plainText(text).toLowerCase().indexOf(title.toLowerCase());
  return at < 0 ? text : `${plainText(text).slice(0, at)} ${plainText(text).slice(at + title.length)}`;
}

function isAllowed(
  name: FoundName,
  part: Part,
  text: string,
  cited: ReadText[],
  facts: Facts,
  sameLanguage: boolean,
): boolean {
  if (facts.known.groups.has(name.group)) return true;
  const run = ` ${name.words.join(" ")} `;
  if (facts.known.run.includes(run)) return true;
  const inAdvert = facts.advert.groups.has(name.group) || facts.advert.run.includes(run);
  if (part.isAddress && inAdvert) return true;
  if (name.kind === "employer" || name.words.every((word) => facts.companyWords.has(word))) {
    if (facts.context.document !== "resume" && name.words.every((word) => facts.companyWords.has(word)))
      return true;
  }
  // "Taught SQL" for "gave SQL lessons": a verb of the past says how it was told, not a field.
  if (
    name.kind === "field" &&
    name.words.length === 1 &&
    /(?:ed|taught|sold|led|built|wrote)$/.test(name.words[0] ?? "")
  )
    return true;
  if (name.kind === "field" && name.words.length === 1 && isFormOfKnown(name.words[0] ?? "", facts))
    return true;
  if (name.kind === "field")
    return (
      !sameLanguage ||
      [...cited, ...facts.all].some((line) => name.stems.every((stem) => sharesStem(line.stems, stem)))
    );
  return isDenied(name, text);
}

/** "Filing" where the resume says "filed": too short for a common stem. */
function isFormOfKnown(word: string, facts: Facts): boolean {
  const base = word.replace(/ing$/, "");
  return (
    base !== word &&
    base.length > 2 &&
    ["", "e", "ed", "d", "s", "es"].some((ending) => facts.known.words.has(`${base}${ending}`))
  );
}

/** "I have not used SAP" claims nothing. */
export function isDenied(name: FoundName, text: string): boolean {
  const run = wordRun(text);
  const at = run.indexOf(` ${name.words.join(" ")} `);
  const clause = ` ${
    run
      .slice(0, Math.max(0, at))
      .split(/ (?:but|and|while|pero|mais|aber|und) /)
      .at(-1)
      ?.trim() ?? ""
  } `;
  if (
    at >= 0 &&
    name.kind !== "employer" &&
    DENIED_AFTER.test(run.slice(at + name.words.join(" ").length + 1))
  )
    return true;
  if (
    !NEGATORS.test(clause) ||
    / not only /.test(clause) ||
    isAppended(name, text) ||
    isInstrument(clause, run.slice(at + name.words.join(" ").length + 1))
  )
    return false;
  // "At no extra cost …, using SAP" denies the cost, not SAP: a bare "no" or "without" reaches a few words, a denied verb further.
  const reach = clause
    .slice(clause.search(LAST_NEGATOR))
    .replace(DENIED_VERB, " verb ")
    .trim()
    .split(" ")
    .filter(
      (word) =>
        !findNames(word, true).some((known) => known.kind === "name") && word !== "and" && word !== "or",
    );
  return reach.length <= (reach[0] === "verb" || DENIED_VERB.test(clause) ? 9 : 4);
}

/** "What I cannot solve with Trello" denies the solving and not Trello; "have not worked with Trello" denies Trello. */
function isInstrument(clause: string, after: string): boolean {
  const before = clause.slice(clause.search(LAST_NEGATOR));
  const [, between = ""] = WITH_TOOL.exec(before) ?? [];
  return (
    WITH_TOOL.test(before) &&
    !USES.test(between) &&
    !(/^ \S+(?: \S+)? ?$/.test(between) && USED_AFTER.test(after))
  );
}
const WITH_TOOL =
  /^( .*?)(?:with|using|through|via|by means of|con|mediante|usando|avec|a l aide de|mit|mithilfe von|per) (?:the |el |la |le |l |dem |der )?$/;
const USES =
  / (?:work\w*|deal\w*|experience\w*|familiar\w*|conversant|acquainted|skill\w*|train\w*|trabaj\w*|experiencia|familiariz\w*|travaill\w*|formee?|familier\w*|familiarisee?|erfahrung\w*|vertraut|gearbeitet|arbeite|arbeitete|anything|much|contact|contacto|hands on) $|^ (?:not|never|without|no|nunca|sin|sans|jamais|nicht|nie|ohne|kein\w*|niemals) $/;
const USED_AFTER = /^ (?:gearbeitet|arbeite|arbeitete|vertraut|umgegangen|befasst)(?= )/;
/** "…, using SAP": what is hung on with a comma is not what was denied. */
function isAppended(name: FoundName, text: string): boolean {
  const at = plainText(text).toLowerCase().indexOf(name.text.toLowerCase());
  return (
    at > 0 && /,\s+(?:using|through|via|con|avec|mit|und zwar mit)\s+$/i.test(plainText(text).slice(0, at))
  );
}

const DENIED_VERB =
  / (?:not|never|don t|didn t|haven t|hasn t|cannot|can t|isn t|yet to|nicht|nie|niemals|pas|jamais|nunca|no (?=he|tengo|conozco|domino|manejo|uso|soy)) /;
const LAST_NEGATOR = new RegExp(`${NEGATORS.source}(?!.*${NEGATORS.source})`);

const DENIED_AFTER = /^ (?:which |that |and |but )?i (?:have not|haven t|do not|don t|am not|cannot) /;

function violationFor(name: FoundName, facts: Facts): Violation {
  const inAdvert = facts.advert.groups.has(name.group);
  if (name.kind === "employer")
    return { code: "entity_unknown", found: name.text, explain: `${name.text} is not in your resume.` };
  if (name.kind === "class")
    return { code: "escalation", found: name.text, explain: `Your resume does not say "${name.text}".` };
  return inAdvert
    ? {
        code: "skill_from_advert",
        found: name.text,
        explain: `${name.text} is asked for in the advert but is not in your resume.`,
      }
    : { code: "skill_unknown", found: name.text, explain: `${name.text} is not in your resume.` };
}

/** Names that hold digits (Sage 50, IFRS 9) must stand in the resume in the same form. */
function checkDigitNames(text: string, part: Part, facts: Facts): Violation[] {
  const own = facts.ownNames ? plainText(text).replace(facts.ownNames, " ") : plainText(text);
  return maskNames(own).names.flatMap((name): Violation[] => {
    const run = wordRun(name);
    if (
      CLASS_OR_PLAIN.test(name) ||
      facts.known.run.includes(run) ||
      (part.isAddress && facts.advert.run.includes(run))
    )
      return [];
    return [
      {
        code: facts.advert.run.includes(run) ? "skill_from_advert" : "skill_unknown",
        found: name,
        explain: `${name} is not in your resume.`,
      },
    ];
  });
}
const CLASS_OR_PLAIN = /^(?:2[:.][12]|m[23]|km[23]|(?:first|second|third)[ -]class)$/i;

/** Anything the advert asks for, in or out of the lexicon, may not become the person's by a sentence. */
function checkAdvertTerms(
  text: string,
  part: Part,
  names: FoundName[],
  facts: Facts,
  sameLanguage: boolean,
): Violation[] {
  if (part.isAddress) return [];
  const run = wordRun(text);
  const stems = new Set(contentStems(text));
  return facts.advert.terms.flatMap((term): Violation[] => {
    if (!run.includes(term.run) && !(term.stems.length > 1 && term.stems.every((stem) => stems.has(stem))))
      return [];
    if (
      names.some((name) => ` ${name.words.join(" ")} `.includes(term.run)) ||
      facts.known.run.includes(term.run)
    )
      return [];
    if (!sameLanguage && term.kind === "noun") return [];
    if (term.stems.every((stem) => facts.all.some((line) => sharesStem(line.stems, stem)))) return [];
    if (
      isDenied(
        {
          words: term.run.trim().split(" "),
          group: "",
          kind: "name",
          text: term.text,
          at: 0,
          stems: term.stems,
        },
        text,
      )
    )
      return [];
    return [
      {
        code: "skill_from_advert",
        found: term.text,
        explain: `${term.text} is asked for in the advert but is not in your resume.`,
      },
    ];
  });
}
