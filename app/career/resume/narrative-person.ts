import { foldText } from "../nlp/fold";
import { splitItems } from "./build-lists";
import type { DocumentText } from "./document-text";
import { type Draft, normalizeValue } from "./draft";
import { addLine, type Clause, connector, contactLead, hasMore, parsedPhone } from "./narrative-clauses";
import { hasTitle } from "./narrative-posts";
import { isNameShape, phoneOf, writtenName } from "./person";
import { emailPattern, phonePattern } from "./segment-atoms";
import {
  ageClause,
  languageClause,
  nameClause,
  placeClause,
  refereeClause,
  skillClause,
} from "./vocabulary/narrative";
import { isPlaces } from "./word-classes";

/** Takes the first mail address and phone number of the text, and the words that lead to them. */
export function readContacts(draft: Draft, { paragraphs }: DocumentText): void {
  const { basics } = draft.profile;
  paragraphs.forEach(({ text }, paragraph) => {
    for (const [words] of [...text.matchAll(contactLead), ...text.matchAll(connector)])
      draft.useRewritten(paragraph, words);
    const [email] = text.match(emailPattern) ?? [];
    if (email && !basics.email) {
      basics.email = email.replace(/\s/g, "");
      draft.use(paragraph, email);
      draft.fact("basics.email", paragraph, 1);
    }
    const phone = (text.match(phonePattern) ?? []).find(parsedPhone);
    if (phone && !basics.phone) {
      basics.phone = phoneOf(phone);
      draft.usePhone(paragraph, phone);
      draft.fact("basics.phone", paragraph, 1);
    }
  });
}

/** "My name is …". `readRest` reads what else the clause says. */
export function readName(
  draft: Draft,
  { paragraph, text }: Clause,
  readRest: (draft: Draft, clause: Clause) => void,
): boolean {
  const [whole, words = ""] = nameClause.exec(text) ?? [];
  const name = writtenName(words);
  if (whole === undefined || draft.profile.basics.name || !isNameShape(name)) return false;
  draft.profile.basics.name = name;
  draft.use(paragraph, words);
  draft.fact("basics.name", paragraph, 0.8);
  const rest = text.slice(0, text.indexOf(whole)) + text.slice(text.indexOf(whole) + whole.length);
  if (hasMore(rest)) readRest(draft, { paragraph, text: rest.trim() });
  draft.useRewritten(paragraph, whole.slice(0, whole.length - words.length));
  return true;
}

/** "I sabi cooking, selling, cleaning". */
export function readSkillList(draft: Draft, { paragraph, text }: Clause): boolean {
  const list = skillClause.exec(text.replace(/\.$/, ""))?.groups?.["list"] ?? "";
  const keywords = splitItems(list.replace(/\s+(?:and|&)\s+/gi, ", "));
  if (keywords.length < 2 || keywords.some((one) => one.split(" ").length > 4)) return false;
  draft.fact(`skills.${draft.profile.skills.length}`, paragraph, 0.8);
  draft.profile.skills.push({ keywords });
  draft.useRewritten(paragraph, text);
  return true;
}

/** "I am 34 years old". */
export function readAge(draft: Draft, { paragraph, text }: Clause): boolean {
  const [whole, value = ""] = ageClause.exec(text) ?? [];
  if (whole === undefined) return false;
  draft.profile.personal.push({ label: "Age", value });
  draft.useRewritten(paragraph, whole);
  const rest = text.replace(whole, " ");
  if (!readHome(draft, { paragraph, text: rest }) && hasMore(rest)) addLine(draft, { paragraph, text: rest });
  return true;
}

/** "You can call Mrs Ade, my former boss, on 0802 … or Pastor Bello 0815 …": who is asked about the person. */
export function readReferee(draft: Draft, { paragraph, text }: Clause): boolean {
  const people = refereeClause.exec(text)?.groups?.["people"];
  if (people === undefined) return false;
  const found = people.split(/(?<=\d)\s*(?:,|\bor\b|\band\b|;)\s*/i).map((part) => {
    const [phone = ""] = (part.match(phonePattern) ?? []).filter(parsedPhone);
    const words = normalizeValue(part.replace(phone, " ").replace(/[\s,:]*\b(?:on|at|with)?[\s,:.]*$/i, ""));
    const [, name = words, position = ""] =
      /^((?:\p{Lu}[\p{L}.'’-]*\s+){1,4}\p{Lu}[\p{L}.'’-]*),?\s+(\p{Ll}.*)$/u.exec(words) ?? [];
    return { name, position, phone };
  });
  if (
    found.some(({ name, phone }) => phone === "" || !/^\p{Lu}[\p{L}.'’-]*(?: [\p{L}.'’-]+){1,5}$/u.test(name))
  )
    return false;
  const referees = (draft.profile.referees ??= { onRequest: false, list: [] });
  for (const { name, position, phone } of found) {
    referees.list.push({
      name,
      ...(position && { position: position.replace(/^my (?:former )?/i, "") }),
      phone,
    });
    draft.usePhone(paragraph, phone);
    draft.fact(`referees.list.${referees.list.length - 1}.name`, paragraph, 0.8);
  }
  draft.useRewritten(paragraph, text);
  return true;
}

/** The short lines over the sentences: the name, then what the person is. */
export function readHeadLines(draft: Draft, { paragraphs }: DocumentText): number {
  const { basics } = draft.profile;
  let read = 0;
  for (const { text } of paragraphs.slice(0, 2)) {
    if (/[.!?,]$|\bi\b/i.test(text)) break;
    if (read === 0 && isNameShape(text)) basics.name = writtenName(text);
    else if (read === 1 && text.length <= 80 && hasTitle(text)) basics.label = normalizeValue(text);
    else break;
    draft.use(read, text);
    draft.fact(read === 0 ? "basics.name" : "basics.label", read, 0.8);
    read += 1;
  }
  return read;
}

/** "I speak Hausa, English and small Fulfulde". */
export function readSpoken(draft: Draft, { paragraph, text }: Clause): boolean {
  const list = languageClause.exec(text)?.groups?.list;
  if (list === undefined) return false;
  for (const language of splitItems(list.replace(/\s+(?:and|&)\s+/gi, ", ")).slice(0, 12)) {
    draft.profile.languages.push({ language: language.slice(0, 100) });
    draft.fact(`languages.${draft.profile.languages.length - 1}`, paragraph, 0.8);
  }
  draft.useRewritten(paragraph, text);
  return true;
}

/** "I live in Sapele". */
export function readHome(draft: Draft, { paragraph, text }: Clause): boolean {
  const found = placeClause.exec(text);
  const place = normalizeValue(found?.groups?.place ?? "");
  const words = foldText(place).split(/[\s,]+/);
  const isKnown = place !== "" && (isPlaces(words) || (place.includes(",") && isPlaces(words.slice(-1))));
  if (!found || !isKnown || draft.profile.basics.location) return false;
  const rest = text.replace(found[0], " ");
  draft.profile.basics.location = place;
  draft.useRewritten(paragraph, found[0].slice(0, found[0].length - place.length));
  draft.use(paragraph, place);
  draft.fact("basics.location", paragraph, 0.8);
  if (hasMore(rest)) addLine(draft, { paragraph, text: rest.trim() });
  return true;
}
