import { leadingVerb, verbOf } from "~/career/advert/verbs";
import { capitalFirst } from "../writer/casing";
import { conjugate } from "../writer/conjugate";

type Deed = { text: string; tense?: "present" | "past" };

/**
 * The lines of one post, each with the tense of the verb that it begins with: "Keep the store" of a post that ended
 * becomes "Kept the store". No tense where the verb is not certain; the line then stands as the person wrote it.
 */
export function tellDeeds(lines: string[], isCurrent: boolean): Deed[] {
  const sure = lines.filter((line) => isDeed(leadingVerb(line)));
  const areDeeds = sure.length >= 2 && sure.length * 2 >= lines.length;
  return lines.map((line) => tellDeed(line, { isCurrent, areDeeds }));
}

function tellDeed(text: string, { isCurrent, areDeeds }: { isCurrent: boolean; areDeeds: boolean }): Deed {
  const found = leadingVerb(text) ?? verbInCompany(text, areDeeds);
  if (!found || !isDeed(found)) return { text };
  const wanted = isCurrent && found.form === "base" ? "base" : "past";
  const told = wanted === found.form ? text : conjugate(text, found.verb, found.form, wanted);
  return told === undefined
    ? { text }
    : { text: capitalFirst(told), tense: wanted === "base" ? "present" : "past" };
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
  const takesObject = /^(?:for|with|to)$/.test(next) || (isPlural(third) && !/^(?:of|and|in|on)$/.test(next));
  return isSure || (areDeeds && takesObject) ? found : undefined;
}

function isPlural(word: string): boolean {
  return /^\p{Ll}{3,}s[.,;]?$/u.test(word) && !/(?:ss|sis|us)$/.test(word);
}
