import { findPhones, formatPhone } from "../phone";
import type { Profile } from "../profile.schema";
import { findPeriods } from "../dates";
import { isLink } from "./entry-forms";
import { endsAsAgent } from "./job-words";
import { isOrganisation, isPlace, isTitle } from "./line-kinds";
import type { ResumeLine } from "./resume-lines";
import { fit, tidy } from "./text-lines";

type Personal = Profile["personal"];
/** What stands above the first heading, or in a section of personal details. */
export type ResumeHead = { basics: Profile["basics"]; personal: Personal; rest: string[] };

/** Reads name, headline and contacts from the lines above the first heading. */
export function readResumeHead(lines: ResumeLine[]): ResumeHead {
  const head = emptyHead();
  for (const { text } of joinSplitName(lines))
    readHeadLine(
      head,
      text
        .replace(/^\(?\d{1,2}[.)]\s+(?=\p{L}[^:]{2,40}:)/u, "")
        .replace(/^my name is ([^.]{4,60})\.\s*/i, "Name: $1\t")
        .replace(/:\t+/g, ": "),
    );
  joinNames(head);
  return head;
}

/** "YEWANDE" above "COKER-BALOGUN": one name, set large on two lines. */
function joinSplitName(lines: ResumeLine[]): ResumeLine[] {
  const [first, second, ...rest] = lines;
  const isOneName = ({ text }: ResumeLine) => /^[\p{Lu}][\p{L}\p{M}'’-]+$/u.test(text) && looksLikeName(text);
  const contacts = lines
    .slice(2, 8)
    .map(({ text }) => text.toLowerCase())
    .join(" ");
  // "Jeremiah Oluwatimilehin", "Ogundele", and jerryogundele@… below
  const isConfirmed =
    first &&
    second &&
    looksLikeName(first.text) &&
    /^\p{Lu}[\p{L}'’-]+$/u.test(second.text) &&
    contacts.includes(second.text.toLowerCase());
  const isSet =
    first &&
    second &&
    isOneName(first) &&
    looksLikeName(second.text) &&
    second.text.split(" ").length <= 2 &&
    !endsAsAgent(second.text);
  const isSplit = first && second && !TITLE_LINE.test(first.text) && (isConfirmed || isSet);
  return isSplit ? [{ ...first, text: `${first.text} ${second.text}` }, ...rest] : lines;
}

/** Reads personal details: labelled lines, of which name, phone, e-mail and address are contacts. */
export function readPersonalLines(lines: ResumeLine[]): ResumeHead {
  const head = emptyHead();
  for (const line of lines) {
    const text = line.text.replace(/\s*:\t+/g, ": ");
    const parts = text.includes("\t") && !/:/.test(text) ? [text.replace(/\t/, ": ")] : text.split("\t");
    for (const part of parts.map((each) => each.replaceAll("\t", " ").replace(/^: /, ""))) {
      const { contacts, left } = takeContacts(head, part);
      const labels = splitLabels(left);
      if (labels.length > 0) for (const label of labels) takeLabel(head, label);
      else if (!contacts && isPlace(left) && head.basics.location === undefined)
        head.basics.location = left.replace(/\.$/, "");
      else if (!contacts && left !== "") head.rest.push(left);
      else if (left !== "" && !BARE_LABEL.test(left)) head.rest.push(left);
    }
  }
  joinNames(head);
  return head;
}

function emptyHead(): ResumeHead {
  return { basics: { links: [] }, personal: [], rest: [] };
}

const TITLE_LINE =
  /^(?:curriculum\s+vitae|c\.?\s?v\.?|r[ée]sum[ée]|bio[- ]?data)(?:\s*\((?:c\.?v\.?)\))?(?:\s+(?:of|for)\b|\s*[:–-]\s*|\s*$)/i;
const BARE_LABEL =
  /^(?:(?:tel|telephone|phone|mobile|gsm|call|cell|text|sms|or|and|whatsapp|e-?mail|address|linkedin|website|portfolio|github|contact)(?:\s*(?:no|nos|number|numbers|address|line)s?)?\.?\s*[:;.–/-]*\s*[,/&|•]*\s*)+$/i;

function readHeadLine(head: ResumeHead, line: string): void {
  const untitled = line.replace(TITLE_LINE, "").trim();
  const [name = "", title = ""] = untitled.split(/\s+[–—-]\s+/);
  const labelBefore = head.basics.label;
  const isNameAndTitle =
    head.basics.name === undefined && title !== "" && looksLikeName(name) && isTitle(title);
  for (const cell of isNameAndTitle
    ? [name, untitled.slice(name.length).replace(/^\s+[–—-]\s+/, "")]
    : untitled.split(/\t|\s+[|•·]\s+/)) {
    const { left } = takeContacts(head, cell);
    if (left === "" || BARE_LABEL.test(left)) continue;
    const labels = splitLabels(left);
    // "Backend Engineer at Moniepoint | Node.js, Go" is one headline.
    const isMore =
      head.basics.label !== undefined &&
      head.basics.label !== labelBefore &&
      head.rest.length === 0 &&
      !isAddress(left) &&
      head.basics.label.length + left.length < 118;
    if (labels.length > 0) for (const label of labels) takeLabel(head, label);
    else if (isMore) head.basics.label = `${head.basics.label}, ${left}`;
    else takePlain(head, left);
  }
}

/** Takes phones, e-mail addresses and links out of a text and gives back what is left of it. */
function takeContacts(head: ResumeHead, text: string): { contacts: boolean; left: string } {
  let left = text;
  let contacts = false;
  const take = (raw: string, keep: () => void) => {
    contacts = true;
    left = left.replace(raw, " ");
    keep();
  };
  for (const [email] of text.matchAll(/(?<![\w.+%'-])[\w.+%'-]{1,64}\s?@\s?[\w-]+(?:\.[\w-]+)+/g))
    take(email, () => takeOne(head, "email", email.replace(/\s/g, "").replace(/^['.-]+/, "")));
  for (const word of left.split(/[\s,;()|]+/).map((each) => each.replace(/[.,;]+$/, "")))
    if (isLink(word)) take(word, () => head.basics.links.push(word));
  for (const { phone, raw } of findPhones(left)) take(raw, () => takeOne(head, "phone", phone));
  const isBarePhone = /^\W*(?:tel|phone|mobile|gsm)[^\d]*([789][01]\d{8})\W*$/i.exec(left)?.[1];
  if (isBarePhone) take(isBarePhone, () => takeOne(head, "phone", formatPhone(isBarePhone)));
  if (!contacts) return { contacts, left: tidy(text) };
  const cleaned = tidy(
    left.replace(
      /\(\s*(?:linkedin|portfolio|github|website|blog|personal|company|mobile|home|work|other)?\s*\)/gi,
      " ",
    ),
  ).replace(
    /(^|[\s,;|/])(?:tel|telephone|phone|mobile|gsm|cell|whatsapp|e-?mail|linkedin|website|portfolio|github)(?:\s*(?:no|nos|number|numbers|address|line)s?)?\.?\s*[:;.–-]*\s*(?=$|[,;|/&\s])/gi,
    "$1",
  );
  return {
    contacts,
    left: tidy(cleaned.replace(/^[\s,;|/&•·–:.-]+|[\s,;|/&•·–:-]+$/g, "").replace(/(?:\s*\.){2,}$/, "")),
  };
}

function takeOne(head: ResumeHead, kind: "phone" | "email", value: string): void {
  if (head.basics[kind] === undefined) head.basics[kind] = value;
  else if (head.basics[kind] !== value)
    head.personal.push({ label: kind === "phone" ? "Other phone" : "Other email", value });
}

type Labelled = { label: string; value: string };

/** "Name: Ada  Sex: Female" → both; a text that does not begin with a label has none. */
function splitLabels(text: string): Labelled[] {
  const starts = [...text.matchAll(LABEL)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    label: tidy(match[1] ?? ""),
  }));
  if (starts.length === 0 && /^[^:]{2,40}:\s*\S/.test(text)) {
    const [label = "", ...value] = text.split(":");
    return [{ label: tidy(label), value: tidy(value.join(":")) }];
  }
  if (starts[0]?.from !== 0) return [];
  return starts.flatMap(({ to, label }, index) => {
    const value = tidy(text.slice(to, starts[index + 1]?.from).replace(/[,;|]\s*$/, ""));
    return value === "" ? [] : [{ label, value }];
  });
}

const LABEL_NAMES =
  "electronic mail|residence|residential address|(?:full |first |last |middle |other )?names?|surname|(?:contact |home |residential |permanent |postal |current )?address|location|date of birth|d\\.?o\\.?b\\.?|birth ?date|place of birth|sex|gender|marital status|status|state of origin|state|nationality|religion|local government(?: area)?|l\\.?g\\.?a\\.?(?: of origin)?|home ?town|age|tribe|languages?(?: spoken)?|phone(?: no\\.?| number)?|tel(?:ephone)?(?: no\\.?)?|e-?mail|genotype|blood group|height|next of kin|no\\.? of children|number of children|nin|passport no\\.?|geo-?political zone";
const LABEL = new RegExp(`(?<![\\p{L}])(${LABEL_NAMES})\\s*(?:[:;]|\\s[–-]\\s)[\\s–:-]*`, "giu");

function takeLabel(head: ResumeHead, { label, value }: Labelled): void {
  const { basics } = head;
  if (/^(full )?names?$/i.test(label) && basics.name === undefined && value.length <= 200)
    basics.name = readName(value);
  else if (/address|^location$|^residence$/i.test(label) && !/e-?mail/i.test(label))
    takeAddress(head, value, label);
  else if (/^(headline|profession|title|current position)$/i.test(label) && basics.label === undefined)
    basics.label = value;
  else
    for (const piece of fit(value, 300))
      head.personal.push({ label: tidy(label).slice(0, 100), value: piece });
}

/** A street address is private: the contact line shows its town and state, the personal details keep the whole. */
function takeAddress(head: ResumeHead, value: string, label: string): void {
  const town = townOf(value);
  const isWhole = town === undefined && value.length <= 200;
  if (head.basics.location === undefined && (town ?? (isWhole ? value : undefined)) !== undefined) {
    head.basics.location = (town ?? value).replace(/\.$/, "");
    if (town === undefined || town === value) return;
  }
  for (const piece of fit(value, 300)) head.personal.push({ label, value: piece });
}

function townOf(address: string): string | undefined {
  const parts = address.replace(/\.$/, "").split(/\s*,\s*/);
  const places: string[] = [];
  while (parts.length > 0 && isPlace(parts.at(-1) ?? "") && places.length < 3)
    places.unshift(parts.pop() ?? "");
  if (places.length > 0) return places.join(", ");
  const last = /\s((?:\p{Lu}[\p{L}-]+\s)?\p{Lu}[\p{L}-]+(?: state)?)$/iu.exec(
    address.replace(/\.$/, ""),
  )?.[1];
  return last && /\d/.test(address) && isPlace(last) ? last : undefined;
}

function takePlain(head: ResumeHead, text: string): void {
  const { basics } = head;
  if (basics.name === undefined && looksLikeName(text)) basics.name = readName(text);
  else if (
    basics.name === undefined &&
    head.rest.length === 0 &&
    looksLikeName(typedUp(text)) &&
    text.split(" ").length >= 2
  )
    basics.name = readName(typedUp(text));
  else if (isAddress(text)) takeAddress(head, text, "Address");
  else if (
    basics.name !== undefined &&
    basics.label === undefined &&
    text.length <= 120 &&
    (!/[.!?]$/.test(text) || /^(?:[\p{L}-]+(?: [\p{L}-]+)?\.\s?){1,4}$/u.test(text)) &&
    text.split(" ").length <= 14 &&
    !/^(?:I|I['’]m|my)\s/i.test(text)
  )
    basics.label = text;
  else head.rest.push(text);
}

/** "blessing eze", typed on a phone → "Blessing Eze". */
function typedUp(text: string): string {
  return /^\p{Ll}{2,}(?: \p{Ll}{2,}){1,3}$/u.test(text)
    ? text.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
    : text;
}

function isAddress(text: string): boolean {
  if (isPlace(text)) return true;
  const isStreet =
    /\b(?:street|str|st|road|rd|avenue|ave|close|crescent|estate|way|lane|drive|layout|quarters|junction|extension|compound|village|bus[- ]?stop|block|flat|plot|house|off|opp|opposite|behind|p\.?\s?o\.?\s?box)\b/i.test(
      text,
    );
  return (
    (isStreet && (/\d/.test(text) || text.includes(","))) ||
    (text.includes(",") && townOf(text) !== undefined && text.length <= 120 && !isTitle(text))
  );
}

function looksLikeName(given: string): boolean {
  const text = given.replace(/(?:,\s*(?:[A-Z][A-Za-z]?[A-Z.]{1,5}|mni|fnim|fca|aca)\.?)+$/u, "");
  const words = text.split(/\s+/);
  if (isPlace(text.split(/\s*,\s*/).at(-1) ?? "") && text.includes(",")) return false;
  if (text.length > 60 || words.length > 7 || /[\d:;@/|?!]/.test(text)) return false;
  const hasLetters = words.every((word) => /^[\p{L}\p{M}.'’,()"“”‘-]+$/u.test(word));
  return (
    hasLetters &&
    /^\p{Lu}/u.test(text) &&
    /\p{L}{2}/u.test(text) &&
    !isPlace(text) &&
    !(
      isTitle(text) &&
      !/^(?:mr|mrs|miss|ms|dr|engr|chief|pastor|alhaji|alhaja|hajia|mallam|chef|nurse|prof|rev|barr|arc|pharm|surv|evang|hon|prince|princess|imam|sir|lady|elder|deacon|deaconess|comrade|coach|apostle|bishop)\b/i.test(
        text,
      )
    ) &&
    !(isOrganisation(text) && words.length > 1) &&
    findPeriods(text).length === 0
  );
}

/** "OKAFOR, Adaeze" → "Adaeze Okafor"; all capitals become a written name; anything else stays. */
export function readName(text: string): string {
  const [, plain = text, honorific] =
    /^(.+?)\s*\((mrs?|miss|ms|dr|engr|chief|alh|alhaji|hajia?|barr|pharm|rev|prof)\.?\)$/i.exec(
      text.trim(),
    ) ?? [];
  if (honorific !== undefined && !new RegExp(`^${honorific}\\b`, "i").test(plain))
    return `${honorific.charAt(0).toUpperCase()}${honorific.slice(1).toLowerCase()}. ${readName(plain)}`;
  const [, shouted, aside] = /^([\p{Lu}\p{M}\s.'’-]{4,}?)\s*(\(.*\p{Ll}.*\))$/u.exec(text.trim()) ?? [];
  if (shouted !== undefined && aside !== undefined) return `${readName(shouted)} ${aside}`;
  const name = tidy(text.replace(/[.,;\s]+$/, ""));
  const [surname = "", given = "", ...more] = name.split(/\s*,\s*/);
  const isTurned =
    more.length === 0 &&
    /^[\p{Lu}\p{M}'’-]{3,}$/u.test(surname) &&
    /^(?:\p{Lu}\p{M}*[\p{L}\p{M}'’.-]*\s?){1,3}$/u.test(given) &&
    !/^(?:[A-Z]\.?){2,5}$/.test(given);
  const ordered = isTurned ? `${given} ${surname}` : name;
  const isShouted = isTurned || ordered === ordered.toUpperCase();
  return isShouted ? ordered.replace(/[\p{L}][\p{L}\p{M}]*/gu, writeWord) : ordered;
}

function writeWord(word: string, index: number, whole: string): string {
  const isPostNominal = /[,(]/.test(
    whole.replace(TITLE_IN_BRACKETS, (title) => title.replace("(", " ")).slice(0, index),
  );
  if (word !== word.toUpperCase() || isPostNominal) return word;
  const lower = word.toLocaleLowerCase("en");
  const [first = ""] = lower;
  return first.toLocaleUpperCase("en") + lower.slice(first.length);
}

// "DR. (MRS.) FOLASADE": what follows is still the name.
const TITLE_IN_BRACKETS = /^[^,(]{0,12}\((?:mrs?|miss|ms|engr|dr|chief|alh|hajia?)\b/i;

/** Surname and other names on lines of their own make one name, given names first. */
function joinNames(head: ResumeHead): void {
  const surname = head.personal.find(({ label }) => /^(surname|last name)$/i.test(label));
  const given = head.personal.find(({ label }) => /^(first names?|other names?)$/i.test(label));
  const middle = head.personal.find(
    ({ label, value }) => /^(middle name|other names?)$/i.test(label) && value !== given?.value,
  );
  if (!surname || !given || head.basics.name !== undefined) return;
  head.basics.name = readName([given.value, ...(middle ? [middle.value] : []), surname.value].join(" "));
  head.personal = head.personal.filter((item) => item !== surname && item !== given && item !== middle);
}
