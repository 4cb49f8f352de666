import { parsePhoneNumberFromString } from "libphonenumber-js";
import { findPhones, formatPhone } from "../phone";
import { type Draft, normalizeValue } from "./draft";
import type { Field } from "./field";
import { headingSection } from "./headings";
import { partNameTitles } from "./name-titles";
import { addressEnd, relocates } from "./vocabulary/addresses";
import { nameLead, notInNames } from "./vocabulary/person-names";
import { foldText } from "../nlp/fold";
import { titles, places } from "./vocabulary/vocabulary";

/** A number in international form, "+234 803 123 4567"; without a country code it is a Nigerian one if it can be. */
export function phoneOf(text: string): string {
  // "0803 555 0177 0708 555 0124": of several in one line the first, also where the line is cut within the second.
  const [first] = findPhones(text);
  if (first && digitsIn(text) > digitsIn(first.raw)) return first.phone;
  const parsed = parsePhoneNumberFromString(text, "NG");
  const nigerian = formatPhone(text);
  if (nigerian.startsWith("+234")) return nigerian;
  return parsed?.isValid() ? parsed.formatInternational() : normalizeValue(text);
}

const digitsIn = (text: string) => text.replace(/\D/g, "").length;

/** A date of birth has figures, too. */
function isNumber(text: string): boolean {
  return digitsIn(text) >= 7 && !/^\d{1,2}([/.-])\d{1,2}\1\d{4}$/.test(text.trim());
}

/** The person's name, headline and ways to reach them, from the head, a side column or the personal details. */
export function readPerson(draft: Draft, fields: readonly Field[]): Field[] {
  const { basics, personal } = draft.profile;
  return fields.filter((field) => {
    const { label, text, paragraph } = field;
    const confidence = field.probability(label);
    const set = (path: string, value: string) => {
      if (label === "phone") draft.usePhone(paragraph, text);
      else draft.use(paragraph, text);
      draft.fact(path, paragraph, confidence);
      return value;
    };
    const more = (name: string) => {
      const value = normalizeValue(label === "phone" ? phoneOf(text) : text);
      if (value.length > 300) return true;
      const isKnown = [basics.name, basics.email, basics.phone, basics.location, basics.label].some(
        (had) => had === value,
      );
      if (!isKnown) personal.push({ label: name, value });
      if (label === "phone") draft.usePhone(paragraph, text);
      else if (isKnown) draft.useRewritten(paragraph, text);
      else draft.use(paragraph, text);
      return false;
    };
    switch (label) {
      case "email":
        if (!text.includes("@") || text.length > 200) return true;
        if (basics.email) return more("Email");
        basics.email = set("basics.email", text.replace(/\s/g, ""));
        return false;
      case "phone":
        if (!isNumber(text) || text.length > 100) return true;
        if (basics.phone) return more("Phone");
        basics.phone = set("basics.phone", phoneOf(text));
        for (const { phone } of findPhones(text).slice(1)) personal.push({ label: "Phone", value: phone });
        return false;
      case "link":
        if (text.length > 300) return true;
        basics.links.push(
          set(
            `basics.links.${basics.links.length}`,
            normalizeValue(text).replace(/^in\//iu, "linkedin.com/in/"),
          ),
        );
        return false;
      case "place": {
        const address = text.replace(relocates, "").replace(addressEnd, "");
        if (!/\p{L}{2}/u.test(address)) return true;
        if (basics.location) return more("Address");
        const value = draft.placeField(field, address, confidence, { path: "basics.location", kind: "line" });
        if (value === undefined) return true;
        basics.location = value;
        const terms = relocates.exec(text)?.groups?.terms;
        if (terms !== undefined) {
          personal.push({ label: "Terms", value: normalizeValue(terms) });
          draft.use(paragraph, terms);
        }
        return false;
      }
      case "headline": {
        if (basics.label) return true;
        const value = draft.placeField(field, text, confidence, { path: "basics.label", kind: "title" });
        if (value) basics.label = value;
        return value === undefined;
      }
      default:
        return true;
    }
  });
}

/** True for words that may be a person's name: two to five, letters only, no heading, no place, no job title. */
export function isNameShape(text: string): boolean {
  const words = partNameTitles(text.replace(nameLead, ""))
    .name.replace(/\([^()]*\)/g, " ")
    .replace(/[,."“”]/g, " ")
    .trim()
    .split(/\s+/);
  if (words.length < 2 || words.length > 6 || /[\d@:|/]/.test(text)) return false;
  const folded = words.map(foldText);
  return (
    words.every((word) => /^[\p{L}\p{M}'’-]+$/u.test(word)) &&
    // "C.V." is what the paper is.
    words.some((word) => word.length > 2) &&
    headingSection(text) === undefined &&
    !folded.some((word) => titles.has(word) || notInNames.has(word)) &&
    !folded.every((word) => places.has(word)) &&
    !places.has(folded.join(" "))
  );
}

/** True for what is no name for sure: a heading, a post, words of sentences. A name may be one word alone, and "Coach" may stand before one. */
export function isNoName(text: string): boolean {
  const all = foldText(partNameTitles(text.replace(nameLead, "")).name).split(/[\s,.]+/);
  const words = all.length > 1 ? all.slice(1) : all;
  return headingSection(text) !== undefined || words.some((word) => titles.has(word) || notInNames.has(word));
}

/** A name in small letters alone gets its capitals. */
export function writtenName(text: string): string {
  const name = normalizeValue(normalizeValue(text).replace(nameLead, "")).replace(/(?<=\p{L}{3})\.$/u, "");
  return name === name.toLowerCase()
    ? name.replace(
        /(^|[\s'-])(\p{Ll})/gu,
        (_, before: string, letter: string) => before + letter.toUpperCase(),
      )
    : name;
}
