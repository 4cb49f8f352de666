// npm run bench:adverts -- --posts: the posts of tests/fixtures/adverts-posts and the lines that speak of each. With -- --list every miss is printed; -- --aside counts the part set aside and lists nothing of it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { cleanAdvert } from "~/career/job-advert/clean-text";
import { readAdvert } from "~/career/job-advert/read-advert";
import type { PostStretch } from "~/career/job-advert/job-advert";
import { foldText } from "~/career/nlp/fold";
import { isSameTitle } from "./same-field";
import { share } from "../share";

const TODAY = "2026-11-29";
const FOLDER = join("tests", "fixtures", "adverts-posts");
const Labelled = z.object({
  posts: z.array(z.object({ title: z.string(), lines: z.array(z.number()) })),
  all: z.array(z.number()),
});
type Labelled = z.infer<typeof Labelled>;

const part = process.argv.includes("--aside") ? "aside" : "open";
const mayList = process.argv.includes("--list") && part === "open";
const sums = {
  found: 0,
  offered: 0,
  alike: 0,
  read: 0,
  placed: 0,
  lines: 0,
  other: 0,
  own: 0,
  single: 0,
  singles: 0,
};

for (const file of readdirSync(join(FOLDER, part)).filter((name) => name.endsWith(".json"))) {
  const labelled = Labelled.parse(JSON.parse(readFileSync(join(FOLDER, part, file), "utf8")));
  count(file, labelled, readFileSync(join(FOLDER, part, file.replace(/json$/, "txt")), "utf8"));
}
console.info(`| ${part} | Adverts of several posts |
| --- | --- |
| posts found, with the same title | ${share(sums.found, sums.offered)} |
| posts found, also in a short form or another spelling | ${share(sums.alike, sums.offered)} |
| posts read that are offered, in whatever form | ${share(sums.alike, sums.read)} |
| lines rightly placed | ${share(sums.placed, sums.lines)} |
| lines of a post that count for another one | ${share(sums.other, sums.own)} |
| adverts of one post read as such | ${share(sums.single, sums.singles)} |`);

function count(file: string, { posts, all }: Labelled, pasted: string): void {
  const read = readAdvert(pasted, { today: TODAY });
  if (posts.length === 1) {
    sums.singles += 1;
    sums.single += Number(read.posts.length < 2);
    if (read.posts.length > 1) list(file, `one post read as ${read.posts.join(", ")}`);
    return;
  }
  const titles = posts.map(({ title }) => title);
  const missed = titles.filter((title) => !read.posts.some((own) => foldText(own) === foldText(title)));
  const wrong = read.posts.filter((own) => !titles.some((title) => foldText(own) === foldText(title)));
  sums.offered += titles.length;
  sums.found += titles.length - missed.length;
  sums.read += read.posts.length;
  sums.alike += pairs(titles, read.posts).size;
  if (missed.length + wrong.length > 0) list(file, `missed ${missed.join(", ")} | read ${wrong.join(", ")}`);
  const labelOf = allPairs(titles, read.posts);
  const stretches = read.stretches ?? [];
  for (const [at, range] of rangesOf(pasted, read.text)) {
    const wanted = posts.filter(({ lines }) => lines.includes(at)).map(({ title }) => title);
    const owners = ownersOf(range, stretches, titles.length).map((own) => labelOf.get(own) ?? `“${own}”`);
    const isRight = same(wanted.length === titles.length ? [] : wanted, owners);
    // What is of all counts for each.
    const counted = owners.length === 0 ? titles : owners;
    const isOther = wanted.length > 0 && counted.some((own) => !wanted.includes(own));
    sums.lines += 1;
    sums.placed += Number(isRight);
    sums.own += Number(wanted.length > 0);
    sums.other += Number(isOther);
    if (!isRight) list(file, `line ${at} is of ${nameAll(wanted)}, read as of ${nameAll(owners)}`);
  }
  if (all.length === 0) throw new Error(`${file} has no line for all`);
}

/** Each read title with the labelled one that it is, by its letters or with another form of it. */
function pairs(titles: string[], posts: string[]): Map<string, string> {
  const paired = new Map<string, string>();
  const isFree = (title: string) => ![...paired.values()].includes(title);
  for (const isSame of [(a: string, b: string) => foldText(a) === foldText(b), isSameTitle, sharesWord])
    for (const own of posts.filter((one) => !paired.has(one))) {
      const title = titles.find((one) => isFree(one) && isSame(one, own));
      if (title !== undefined) paired.set(own, title);
    }
  return paired;
}

/** The same, with those that are left over in their order where they are as many. */
function allPairs(titles: string[], posts: string[]): Map<string, string> {
  const paired = pairs(titles, posts);
  const left = titles.filter((title) => ![...paired.values()].includes(title));
  const own = posts.filter((one) => !paired.has(one));
  if (own.length === left.length) for (const [at, title] of left.entries()) paired.set(own[at] ?? "", title);
  return paired;
}

function sharesWord(one: string, other: string): boolean {
  const words = foldText(other).split(/[^\p{L}]+/u);
  return foldText(one)
    .split(/[^\p{L}]+/u)
    .some((word) => word.length > 3 && words.includes(word));
}

/** The number of each line that is not empty, with its place in the cleaned text. */
function rangesOf(pasted: string, text: string): [number, { start: number; end: number }][] {
  let from = 0;
  return pasted.split("\n").flatMap((line, index) => {
    const pieces = cleanAdvert(line).text;
    if (pieces === "") return [];
    const first = pieces.split("\n")[0] ?? "";
    const start = text.indexOf(first, from);
    if (start < 0) return [];
    from = start + first.length;
    return [[index + 1, { start, end: from }]];
  });
}

/** The posts that own a line or a sentence in it; none where all of them do. */
function ownersOf(range: { start: number; end: number }, stretches: PostStretch[], count: number): string[] {
  const owners = stretches
    .filter(({ start, end }) => start < range.end && range.start < end)
    .flatMap(({ posts }) => posts);
  const own = [...new Set(owners)];
  return own.length >= count ? [] : own;
}

function same(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((title) => other.includes(title));
}

function nameAll(titles: string[]): string {
  return titles.join(" + ") || "all";
}

function list(file: string, what: string): void {
  if (mayList) console.info(`${file.slice(0, 2)} ${what}`);
}
