import { leadingVerb, type Verb, type VerbForm, verbOf } from "./verbs";
import { lowerFirst } from "./casing";

/**
 * The first verb and those joined to it in the wanted form; undefined when a later word might or might not be a verb. `isDeed` says it of words
 * that are nouns as well ("wash the pond and change water"), by what stands from them on.
 */
export function conjugate(
  text: string,
  first: Verb,
  form: VerbForm,
  wanted: VerbForm,
  isDeed: (rest: string) => boolean = () => false,
): string | undefined {
  const tokens = text.split(" ");
  const turned: string[] = [];
  let hasLooseItem = false; // "write notes, mark scripts and keep …": an item no table knows stands before a later verb
  let isInChain = true; // still among the verbs at the start: "receive, record and file …"
  for (const [index, token] of tokens.entries()) {
    const word = /^[\p{L}-]+/u.exec(token)?.[0] ?? "";
    const found = index === 0 ? { verb: first, form } : verbOf(word);
    const previous = tokens[index - 1] ?? "";
    const isJoined = index === 0 || /^(?:and|or|&|then|to)$/i.test(previous) || previous.endsWith(",");
    const mayBeVerb = found?.form === form && isJoined && !/^to$/i.test(previous);
    // "load and unload, change tyre, greasing": the last of a row of deeds, by itself.
    if (found?.form === "gerund" && form !== "gerund" && isLastOfRow(tokens, index)) {
      turned.push(found.verb[wanted] + token.slice(word.length));
      continue;
    }
    if (!mayBeVerb) {
      if (!/^(?:and|or|&|then)$/i.test(word || token)) isInChain = false;
      if (previous.endsWith(",") && index > 0) hasLooseItem = true;
      turned.push(index === 0 ? lowerFirst(token) : token);
      continue;
    }
    // "Sits on the committee and reports adverse reactions", but "keeps records and reports for the board".
    const hasThing = /^[\p{Ll}\d]/u.test(tokens[index + 1] ?? "") && !ENDS_NOUN.test(tokens[index + 1] ?? "");
    const isThirdToo =
      form === "third" && (hasThing || leadingVerb(tokens.slice(index).join(" ")) !== undefined);
    const isSurelyVerb =
      index === 0 ||
      isInChain ||
      isThirdToo ||
      // "Sterilise bottles, wash clothes, pick the boy from school": the sure verb behind it says what it is.
      (form === "base" &&
        (HAS_OBJECT.test(tokens[index + 1] ?? "") ||
          // "Rewind alternators, change AVR": a short form in capitals is a thing.
          /^\p{Lu}{2,}(?!\p{Ll})/u.test(tokens[index + 1] ?? "") ||
          isFollowedByVerb(tokens, index) ||
          isBesideVerb(tokens, index) ||
          isDeed(tokens.slice(index).join(" ")))) ||
      (!found.verb.isNounToo && form !== "gerund");
    if (!isSurelyVerb && form !== "gerund" && leadingVerb(tokens.slice(index).join(" ")) === undefined) {
      turned.push(token);
      continue;
    }
    if (!isSurelyVerb || hasLooseItem) return undefined;
    turned.push(found.verb[wanted] + token.slice(word.length));
  }
  return turned.join(" ");
}

function isLastOfRow(tokens: string[], index: number): boolean {
  return index > 0 && index === tokens.length - 1 && (tokens[index - 1] ?? "").endsWith(",");
}

const ENDS_NOUN = new RegExp(
  `^(?:${"and or of for in on at to with by from as every each daily weekly monthly quarterly yearly are is were was".replaceAll(" ", "|")})$`,
);
const HAS_OBJECT = /^(?:the|an?|them|it|all|any|every|each|new|my|our|his|her|their)$/i;

/** Whether an object follows, and behind it a joined verb in its base form that is no noun there. */
function isFollowedByVerb(tokens: string[], index: number): boolean {
  if (/^(?:and|or|&|,)?$/.test(tokens[index + 1] ?? "") || /,$/.test(tokens[index] ?? "")) return false;
  return tokens.some((token, at) => {
    const isJoined =
      at > index + 1 && (/,$/.test(tokens[at - 1] ?? "") || /^(?:and|&)$/.test(tokens[at - 1] ?? ""));
    return (
      isJoined && verbOf(token)?.form === "base" && leadingVerb(tokens.slice(at).join(" ")) !== undefined
    );
  });
}

/** "strip and fertilise eggs": the sure verb beside it says what it is. */
function isBesideVerb(tokens: string[], index: number): boolean {
  if (!/^(?:and|&)$/.test(tokens[index + 1] ?? "")) return false;
  const beside = leadingVerb(tokens.slice(index + 2).join(" "));
  return beside?.form === "base" && !beside.verb.isNounToo;
}
