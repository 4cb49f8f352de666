// npm run bench:advert-fields: how often title, employer, addressee, subject, reference, ways to apply, closing day, papers, visit and what the letter must say are right, on all labelled adverts that lie open. With -- --list every miss is printed; --ids=second- counts the adverts whose names begin so; -- --with=FOLDER adds a folder of adverts, each a folder with advert.txt and advert.json.
import type { JobAdvert } from "~/career/job-advert/job-advert";
import { readAdvert } from "~/career/job-advert/read-advert";
import { demandScore, emptyScore, type Score } from "./score";
import { barely, labelledSets, type LabelledFields } from "./labelled-fields";
import { isPerson, isSameName, isSameSubject, isSameTitle, papersOf, saysAll } from "./same-field";
import { share } from "../share";

const others = process.argv.filter((one) => one.startsWith("--with=")).map((one) => one.slice(7));
const only = process.argv.find((one) => one.startsWith("--only="))?.slice(7);
const ids = process.argv.find((one) => one.startsWith("--ids="))?.slice(6) ?? "";
const mayList = process.argv.includes("--list");
const FIELDS = [
  "title",
  "company",
  "location",
  "addressee",
  "subject",
  "reference",
  "email",
  "url",
  "phone",
  "closes",
  "papers",
  "visit",
  "mention",
  "must",
  "wish",
] as const;
type Field = (typeof FIELDS)[number];

const sets = [...labelledSets(others)].filter(([name]) => !only || name.includes(only));
const scores = sets.map(([name, adverts]) => ({ name, scores: scoresOf(adverts) }));
console.info(
  `| Field |${scores.map(({ name }) => ` ${name.split("/").slice(-2).join("/")}: right, found |`).join("")}`,
);
console.info(`| --- |${" --- |".repeat(scores.length)}`);
for (const field of FIELDS)
  console.info(
    `| ${field} |${scores
      .map(({ scores: own }) => {
        const { right, expected, found } = own[field];
        return ` ${share(right, expected)}, ${share(right, found)} |`;
      })
      .join("")}`,
  );

function scoresOf(adverts: readonly LabelledFields[]): Record<Field, Score> {
  const sums = Object.fromEntries(FIELDS.map((field) => [field, emptyScore()])) as Record<Field, Score>;
  for (const labelled of adverts.filter(({ id }) => id.startsWith(ids))) {
    const read = readAdvert(labelled.text, { today: labelled.today });
    for (const [field, own] of Object.entries(scoresOfOne(labelled, read))) {
      const sum = sums[field as Field];
      sum.right += own.right;
      sum.expected += own.expected;
      sum.found += own.found;
      if (mayList && (own.right < own.expected || own.right < own.found))
        console.info(`${labelled.id} ${field}: ${own.missed.join(" ;; ")} ≠ ${own.wrong.join(" ;; ")}`);
    }
  }
  return sums;
}

function scoresOfOne(labelled: LabelledFields, read: JobAdvert): Record<Field, Score> {
  const { howToApply: wanted } = labelled;
  const { howToApply: found } = read;
  const digits = (number?: string | null) => number?.replace(/\D/g, "").replace(/^234/, "0");
  return {
    title: titleScore(labelled, read),
    company: one(labelled.company, read.company, isSameName),
    addressee: one(wanted.addressee, found.addressee, isPerson),
    subject: one(wanted.subject, found.subject, isSameSubject),
    reference: one(wanted.reference, found.reference, (a, b) => barely(a) === barely(b)),
    email: one(wanted.email, found.email, (a, b) => a === b),
    url: one(wanted.url, found.url, (a, b) => a === b),
    phone: one(digits(wanted.phone), digits(found.phone), (a, b) => a === b),
    closes: one(wanted.closes, found.closes, (a, b) => a === b),
    papers: many(
      papersOf(wanted.attachments),
      papersOf(found.attachments),
      (a, b) => a === b || a.endsWith(` ${b}`) || b.endsWith(` ${a}`),
    ),
    visit: one(wanted.visit, found.visit?.place ?? found.walkIn, isSameName),
    mention: mentionScore(labelled, read),
    location:
      labelled.location === undefined ? emptyScore() : one(labelled.location, read.location, isSameName),
    must: labelled.demands ? demandScore("must", labelled.demands, read.demands) : emptyScore(),
    wish: labelled.demands ? demandScore("wish", labelled.demands, read.demands) : emptyScore(),
  };
}

/** Of several posts the labelled one must be among those that are offered. */
function titleScore({ title, posts }: LabelledFields, read: JobAdvert): Score {
  const offered = read.posts.length > 1 ? read.posts : [read.title ?? ""].filter(Boolean);
  const wanted = title ?? posts[0];
  const right = offered.find((own) => wanted && isSameTitle(wanted, own));
  return one(wanted, right ?? offered.join("; "), isSameTitle);
}

function mentionScore({ mention }: LabelledFields, read: JobAdvert): Score {
  const statements = read.howToApply.statements ?? [];
  if (mention === undefined) return emptyScore();
  if (typeof mention === "string")
    return {
      ...one(mention, statements.map(({ text }) => text).join(" / "), saysAll),
      wrong: [statements.map(({ kind, text }) => `${kind}: ${text}`).join(" / ")],
    };
  return many(
    mention.map(({ kind, text }) => `${kind ?? ""}: ${text}`),
    statements.map(({ kind, text }) => `${kind}: ${text}`),
    (a, b) => {
      const [kind, ...words] = a.split(": ");
      return (
        (kind === "" || b.startsWith(`${kind}: `)) &&
        saysAll(words.join(": "), b.split(": ").slice(1).join(": "))
      );
    },
  );
}

function one(
  wanted: string | null | undefined,
  found: string | null | undefined,
  isSame: (wanted: string, found: string) => boolean,
): Score {
  return many(wanted ? [wanted] : [], found ? [found] : [], isSame);
}

function many(wanted: string[], found: string[], isSame: (wanted: string, found: string) => boolean): Score {
  const left = [...found];
  const missed = wanted.filter((own) => {
    const at = left.findIndex((other) => isSame(own, other));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return {
    right: wanted.length - missed.length,
    expected: wanted.length,
    found: found.length,
    missed,
    wrong: left,
  };
}
