import { leadingVerb, verbOf } from "~/career/writer/verbs";
import { capitalFirst } from "../writer/casing";
import { conjugate } from "../writer/conjugate";

type VerbLine = { text: string; tense?: "present" | "past" };

/**
 * The lines of one post, each with the tense of the verb that it begins with: "Keep the store" of a post that ended
 * becomes "Kept the store". No tense where the verb is not certain; the line then stands as the person wrote it.
 */
export function toVerbLines(lines: string[], isCurrent: boolean): VerbLine[] {
  const sure = lines.filter((line) => isDeed(leadingVerb(line)));
  const areDeeds = sure.length >= 2 && sure.length * 2 >= lines.length;
  return lines.map((line) => toVerbLine(line, { isCurrent, areDeeds }));
}

function toVerbLine(
  text: string,
  { isCurrent, areDeeds }: { isCurrent: boolean; areDeeds: boolean },
): VerbLine {
  const found = leadingVerb(text) ?? verbInCompany(text, areDeeds);
  if (!found || !isDeed(found)) return { text };
  const wanted = isCurrent && found.form === "base" ? "base" : "past";
  const written = wanted === found.form ? text : conjugate(text, found.verb, found.form, wanted);
  return written === undefined
    ? { text }
    : { text: capitalFirst(written), tense: wanted === "base" ? "present" : "past" };
}

type Found = ReturnType<typeof verbOf>;

function isDeed(found: Found): boolean {
  return found?.form === "base" || found?.form === "past";
}

/**
 * A word that is a noun as well is a verb before a short form in capitals ("File VAT"), with a sure verb joined
 * ("Order stock and keep"), and among lines that all begin with verbs where it takes an object: "Wire motor starters"
 * and "Care for patients" do, "Stock control" does not.
 */
function verbInCompany(text: string, areDeeds: boolean): Found {
  const [first = "", next = "", third = ""] = text.split(" ");
  const found = verbOf(first);
  if (found?.form !== "base") return undefined;
  const joined = /(?:,| and) (\p{Ll}+)/u.exec(text)?.[1];
  const other = joined === undefined ? undefined : verbOf(joined);
  const isSure = /^\p{Lu}{2,}(?!\p{Ll})/u.test(next) || (other?.form === "base" && !other.verb.isNounToo);
  const hasObject =
    /^(?:for|with|to|after)$/.test(next) || (isPlural(third) && !/^(?:of|and|in|on)$/.test(next));
  return isSure || (areDeeds && hasObject) ? found : undefined;
}

function isPlural(word: string): boolean {
  return /^\p{Ll}{3,}s[.,;]?$/u.test(word) && !/(?:ss|sis|us)$/.test(word);
}
