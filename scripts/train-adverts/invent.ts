import type { Need } from "~/career/job-advert/job-advert";
import { mulberry32 } from "../training/train-crf";
import type { MarkedAdvert } from "./labels";
import { CORPORATE } from "./corporate-phrases";
import { PHRASES as SHORT, WORDS } from "./phrases";
import { TRADES, type Trade } from "./trades";

const PHRASES: Readonly<Record<string, readonly string[]>> = { ...SHORT, ...CORPORATE };

type Writer = {
  random: () => number;
  trade: Trade;
  company: string;
  title: string;
  /** Words that were used already: an advert does not ask for the same thing twice. */
  used: Set<string>;
};

/** An invented advert with its marks. The same number always gives the same advert. */
export function inventAdvert(number: number): MarkedAdvert {
  const random = mulberry32(number * 7919 + 13);
  const trade = pick(random, TRADES);
  const title = pick(random, trade.titles);
  const company = [pick(random, WORDS["companyFirst"] ?? []), pick(random, WORDS["companyLast"] ?? [])]
    .join(" ")
    .trim();
  const writer: Writer = { random, trade, company, title, used: new Set() };
  const kind = random();
  const make =
    kind < 0.35
      ? paragraph
      : kind < 0.63
        ? bullets
        : kind < 0.72
          ? notice
          : kind < 0.79
            ? fraud
            : kind < 0.88
              ? abroad
              : kind < 0.98
                ? posting
                : teaser;
  return withMarks(make(writer), { title, company });
}

/** A message: a few sentences one after the other, with or without lines. */
function paragraph(writer: Writer): string {
  const { random } = writer;
  const middle = [
    ...many(writer, "asks", 1 + count(random, 3)),
    ...many(writer, "wishes", random() < 0.65 ? 1 + count(random, 2) : 0),
    ...many(writer, "duties", random() < 0.45 ? 1 : 0),
    ...many(writer, "negatives", random() < 0.35 ? 1 : 0),
    ...many(writer, "offers", count(random, 3)),
    ...many(writer, "presents", count(random, 2)),
    ...many(writer, "noise", count(random, 3)),
  ];
  const sentences = [
    ...many(writer, "opens", 1),
    ...(random() < 0.7 ? shuffled(random, middle) : middle),
    ...many(writer, "instructs", 1 + count(random, 3)),
  ];
  const style = random();
  if (style < 0.65) return sentences.join(" ");
  if (style < 0.85) return sentences.join("\n");
  return sentences.join(" ").replace(/\.(?= |$)/g, "");
}

/** Headings with lists under them. */
function bullets(writer: Writer): string {
  const { random } = writer;
  const mark = pick(random, ["- ", "• ", "* ", "", "✅ ", "1. "]);
  const listed = (name: string, items: number) =>
    many(writer, name, items).map((item, at) => (mark === "1. " ? `${at + 1}. ${item}` : mark + item));
  const musts = [...many(writer, "headMust", 1), ...listed("bulletMust", 3 + count(random, 4))];
  const parts = [
    [...many(writer, "headAbout", 1), ...many(writer, "presents", 2), ...many(writer, "noise", 1)],
    [...many(writer, "headDuty", 1), ...listed("bulletDuty", 2 + count(random, 4))],
    [...musts, ...(random() < 0.3 ? listed("bulletWish", 1).map((line) => `${line} (preferred)`) : [])],
    [...many(writer, "headWish", 1), ...listed("bulletWish", 1 + count(random, 3))],
    [...many(writer, "headOffer", 1), ...listed("bulletOffer", 2 + count(random, 2))],
  ].filter((_, at) => at === 2 || random() < 0.55);
  return [
    ...many(writer, "opens", 1),
    ...parts.flatMap((part) => (random() < 0.5 ? ["", ...part] : part)),
    "",
    ...(random() < 0.5 ? many(writer, "headApply", 1) : []),
    ...many(writer, "instructs", 1 + count(random, 2)),
  ].join("\n");
}

/** A notice in long sentences, as newspapers and boards print it. */
function notice(writer: Writer): string {
  const { random } = writer;
  const sentences = [
    "Applications are invited from suitably qualified persons for the post of [T {Title}] at [C {Company}].",
    "The candidate should possess {degree} ({class}) with {years}, and be {age}.",
    "He or she shall [m duty {verb}] and [m duty {verb}].",
    "In addition, {item} and {item} are required.",
    "Registration with the body, that is [m certificate {paper}], is compulsory.",
    "The salary is as obtainable in the public service.",
    "Ten copies of the application with credentials should be sent under sealed cover to the Registrar.",
    "Candidates are to give the names of three referees.",
    "Applicants who are {trait} and {trait} stand a better chance.",
  ].map((sentence) => expand(sentence, writer));
  const [first = "", ...others] = sentences;
  const some = others.filter(() => random() < 0.75);
  return [
    random() < 0.5 ? expand("[C {COMPANY}]", writer) : "",
    first,
    ...some,
    ...many(writer, "noise", 1),
    ...many(writer, "instructs", 1),
  ]
    .filter(Boolean)
    .join(random() < 0.6 ? " " : "\n");
}

/** A long posting of a company's own page or a job board: itself, the role, tasks, needs, benefits, in parts of which some are left out. */
function posting(writer: Writer): string {
  const { random } = writer;
  const mark = pick(random, ["- ", "• ", "* ", "", "", "· "]);
  const listed = (name: string, items: number) => many(writer, name, items).map((item) => mark + item);
  const prose = (name: string, items: number) => many(writer, name, items).join(" ");
  const isHeaded = random() < 0.8;
  const head = (name: string) => (isHeaded ? many(writer, name, 1) : []);
  const parts = [
    many(writer, "facts", count(random, 4)),
    [...head("headCompany"), prose("about", 2 + count(random, 4))],
    [...head("headRole"), prose("roleAbout", 1 + count(random, 3))],
    [...head("headTasks"), ...listed("tasks", 3 + count(random, 8))],
    [...head("headNeeds"), ...listed("needs", 4 + count(random, 6))],
    [...head("headExtra"), ...listed("extras", 1 + count(random, 3))],
    [...head("headBenefits"), ...listed("benefits", 2 + count(random, 5))],
    [prose("diversity", 1 + count(random, 4))],
  ].filter((_, at) => at === 2 || at === 4 || random() < 0.8);
  const gap = random() < 0.7 ? "\n\n" : "\n";
  return [
    ...(random() < 0.6
      ? [
          expand(
            pick(random, ["[T {Title}]", "[T {Title}] – {place}", "[T {Title}] at [C {Company}]"]),
            writer,
          ),
        ]
      : []),
    ...parts.filter((part) => part.length > 0).map((part) => part.join("\n")),
    ...many(writer, "instructs", count(random, 2)),
  ].join(gap);
}

/** One or two sentences, as lists of jobs show them. */
function teaser(writer: Writer): string {
  return [
    ...(writer.random() < 0.7 ? [expand("[T {Title}]", writer)] : []),
    ...many(writer, "teaser", 1 + count(writer.random, 2)),
  ].join("\n");
}

function fraud(writer: Writer): string {
  const { random } = writer;
  return shuffled(random, [
    ...many(writer, "opens", 1),
    ...many(writer, "frauds", 2 + count(random, 2)),
    ...many(writer, "noise", 1),
    ...many(writer, "asks", 1),
    ...many(writer, "negatives", 1),
    ...many(writer, "offers", 1),
    ...many(writer, "instructs", 1),
  ]).join(random() < 0.6 ? " " : "\n");
}

/** In French or German. */
function abroad(writer: Writer): string {
  const { random } = writer;
  const language = random() < 0.55 ? "french" : "german";
  writer.title = pick(random, WORDS[language === "french" ? "titreFr" : "titelDe"] ?? []);
  const [first, ...others] = many(writer, language, 7 + count(random, 4));
  return [first, ...others].join(random() < 0.6 ? " " : "\n");
}

function many(writer: Writer, name: string, times: number): string[] {
  const rows = [...(PHRASES[name] ?? [])];
  return Array.from({ length: times }, () => {
    const at = Math.floor(writer.random() * rows.length);
    const [row = ""] = rows.splice(at, 1);
    return expand(row, writer);
  }).filter((text) => text !== "");
}

/** Fills the braces of a row, again and again until none is left. */
function expand(row: string, writer: Writer): string {
  let text = row;
  for (let round = 0; round < 6 && text.includes("{"); round += 1)
    text = text.replace(/\{(\w+)\}/g, (_, name: string) => fill(name, writer));
  return text;
}

function fill(name: string, writer: Writer): string {
  const { random, trade, title, company } = writer;
  const from = Math.floor(random() * 8) + 18;
  const values: Record<string, () => string> = {
    n: () => String(1 + count(random, 7)),
    n2: () => String(8 + count(random, 5)),
    words: () => pick(random, ["two", "three", "four", "five", "six", "ten"]),
    a: () => String(from),
    b: () => String(from + 6 + count(random, 20)),
    pay: () => String(40 + 10 * count(random, 30)),
    title: () => title,
    Title: () => (random() < 0.15 ? title.toLowerCase() : title),
    titreFr: () => title,
    TitreFr: () => title,
    TitelDe: () => title,
    TITLE: () => title.toUpperCase(),
    Company: () => company,
    COMPANY: () => company.toUpperCase(),
    noun: () => fresh(writer, trade.nouns, true),
    Noun: () => capital(fresh(writer, trade.nouns, true)),
    verb: () => fresh(writer, trade.verbs),
    Verb: () => capital(fresh(writer, trade.verbs)),
    ing: () => `[m duty ${gerund(fresh(writer, trade.verbs))}]`,
    ingbare: () => gerund(fresh(writer, trade.verbs)),
    Ingbare: () => capital(gerund(fresh(writer, trade.verbs))),
    Ing: () => capital(gerund(fresh(writer, trade.verbs))),
    tool: () => fresh(writer, trade.tools, true),
    paper: () => fresh(writer, trade.papers),
    field: () => pick(random, trade.fields),
    mail: () =>
      `${pick(random, ["jobs", "hr", "careers", "people"])}@${domain(company)}.${pick(random, ["com", "ng", "org", "com.ng"])}`,
    domain: () => domain(company),
    phone: () => `080${String(10_000_000 + Math.floor(random() * 89_999_999))}`,
    day: () => pick(random, WORDS["days"] ?? []),
    VilleFr: () => pick(random, WORDS["villeFr"] ?? []),
    StadtDe: () => pick(random, WORDS["stadtDe"] ?? []),
    // Within a mark the bare name of a place, else a whole phrase.
    place: () => pick(random, WORDS["placeName"] ?? []),
    PLACE: () => pick(random, WORDS["placeName"] ?? []).toUpperCase(),
    language: () => pick(random, WORDS["language"] ?? []),
  };
  const value = values[name];
  if (value) return value();
  return pick(random, WORDS[name] ?? PHRASES[name] ?? [""]);
}

const SYLLABLES =
  "ba,cor,dex,fi,gro,hal,in,jo,kra,lum,mo,ne,op,pra,qui,ro,sta,tu,ver,wi,xan,yo,zeb,ter,scope".split(",");

/** A word that nobody knows: the place where it stands has to tell what it is. */
function nonce(random: () => number): string {
  const length = 2 + count(random, 2);
  const word = Array.from({ length }, () => pick(random, SYLLABLES)).join("");
  return random() < 0.4 ? capital(word) : word;
}

/** One of the words that this advert has not used, or one that nobody knows. */
function fresh({ random, used }: Writer, words: readonly string[], mayBeNonce = false): string {
  if (mayBeNonce && random() < 0.25) return nonce(random);
  const left = words.filter((word) => !used.has(word));
  const word = pick(random, left.length > 0 ? left : words);
  used.add(word);
  return word;
}

function domain(company: string): string {
  return company.toLowerCase().replace(/[^a-z]/g, "");
}

/** "keep bin cards" → "keeping bin cards". */
function gerund(task: string): string {
  const [verb = "", ...rest] = task.split(" ");
  const stem = /[^aeiou][aeiou][bdgmnprt]$/.test(verb) && verb.length < 5 ? verb + verb.slice(-1) : verb;
  return [`${stem.replace(/(?<!e)e$/, "")}ing`, ...rest].join(" ");
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function pick<Item>(random: () => number, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("Nothing to choose from.");
  return item;
}

function count(random: () => number, below: number): number {
  return Math.floor(random() * below);
}

function shuffled<Item>(random: () => number, items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

const NEEDS: Record<string, Need> = { m: "must", w: "wish" };

/** The text without its marks, and what they marked. */
function withMarks(marked: string, { title, company }: { title: string; company: string }): MarkedAdvert {
  const demands: MarkedAdvert["demands"] = [];
  let hasTitle = false;
  let hasCompany = false;
  const text = marked.replace(
    /\[(?:([mw]) (\w+)|([TC])) ([^[\]]*)\]/g,
    (_, need: string | undefined, kind: string | undefined, name: string | undefined, quote: string) => {
      if (need && kind) demands.push({ quote: quote.trim(), need: NEEDS[need] ?? "must", kind });
      if (name === "T") hasTitle = true;
      if (name === "C") hasCompany = true;
      return quote;
    },
  );
  return {
    text,
    today: "2026-11-16",
    title: hasTitle ? title : null,
    company: hasCompany ? company : null,
    demands,
  };
}
