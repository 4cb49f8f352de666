import { findPeriods, type Period } from "../dates";
import type { Draft } from "./draft";
import type { DocumentText } from "./document-text";
import { groupByParagraph, type Field } from "./field";
import { hasMoreWords } from "./stated/more-words";
import { usualPost } from "./stated/usual-post";
import type { Time } from "./stated/sentence-facts";
import { type StatedPost, statedPosts } from "./stated/stated-posts";
import { partHeading } from "./part-headings";
import { plainSentences } from "./prose-lines";
import type { Label } from "./tagger/labels";
import { statedCue } from "./vocabulary/stated";

/** The post stated before, at whose employer the next one may have been held, and which may end later. */
type LastPost = { employer?: Field; dates?: Field; hasTitle: boolean; isStated: boolean };

/**
 * "In 2018 I moved to Protea Hotel as front desk officer and stayed till 2021.": sentences under a heading of work that tell of posts. What they
 * state plainly becomes fields of a head, and what else they say stays a line.
 */
export function withStatedPosts(
  draft: Draft,
  { paragraphs }: DocumentText,
  fields: readonly Field[],
): Field[] {
  let last: LastPost | undefined;
  return [...groupByParagraph(fields)].flatMap(([place, here]) => {
    const paragraph = paragraphs[place];
    const [first] = here;
    const isOpen =
      first &&
      !isWholePost(here) &&
      paragraph &&
      !paragraph.cell &&
      paragraph.text.length <= longest &&
      !leadsDuties(paragraph.text);
    if (!isOpen) {
      last = lastPostOf(here, last);
      return here;
    }
    const text = paragraph.listLevel === undefined ? withPronoun(paragraph.text) : paragraph.text;
    const stated = statedCue.test(text) ? statedIn(draft, first, text, last) : undefined;
    last = stated ? stated.last : lastPostOf(here, last);
    return stated?.fields ?? here;
  });
}

/** "Duties as Director: I was secretary to the committee": what was done in a post states no other. */
function leadsDuties(text: string): boolean {
  return partHeading(/^[^:]{3,80}(?=:\s)/u.exec(text)?.[0] ?? "") !== undefined;
}

/** "Joined Zaria Ginnery in 2018 as Store Clerk, promoted to Supervisor in 2021": many leave out who did. */
function withPronoun(text: string): string {
  const [verb = ""] = WITHOUT_PRONOUN.exec(text) ?? [];
  if (verb === "" || !/\sas\s/i.test(text) || !/(?:19|20)\d{2}/.test(text)) return text;
  const isWork = /^worked$/i.test(verb);
  // "Worked with donors in 2019 as team lead" may be a line of a post; what has two ends is one.
  if (isWork && !findPeriods(text).some(({ start, end }) => start !== undefined && end !== undefined))
    return text;
  const spoken = `I ${isWork || /^joined$/i.test(verb) ? "" : "was "}${verb.toLowerCase()}`;
  return `${spoken}${text.slice(verb.length)}`.replace(
    /, (?:and )?(?:later |then )?(?=(?:promoted|upgraded|elevated|redesignated|converted) (?:to|as) )/giu,
    " and was ",
  );
}
const WITHOUT_PRONOUN = /^(?:joined|employed|engaged|recruited|hired|worked)(?=\s)/iu;

/** A whole post that was read from its line before. */
function isWholePost(fields: readonly Field[]): boolean {
  const has = (label: Label) => fields.some((field) => field.label === label);
  // The words of a note say whose post it is.
  if (fields[0]?.opens && has("employer") && has("dates")) return true;
  return fields[0]?.opens === true && has("title") && has("employer");
}

/** An employer in a line of another form is the last one, too. */
function lastPostOf(fields: readonly Field[], last: LastPost | undefined): LastPost | undefined {
  const employer = fields.find(
    (field) => field.label === "employer" && field.probability("employer") >= sureOf,
  );
  const hasTitle = fields.some(({ label }) => label === "title");
  const dates = fields.find(({ label }) => label === "dates");
  if (employer) return { employer, hasTitle, isStated: false, ...(dates && { dates }) };
  return last && hasTitle ? { ...last, hasTitle } : last;
}

// What is longer is no line of a resume, and may not hold the reader.
const longest = 1_500;
const sureOf = 0.7;

const plainVerb = /\s(?:is|was|were)\s/iu;
const sentenceEnd = /(?<=\p{L}{2}\.|\d\.|\)\.|;)\s+(?=\p{Lu}|i\s)/u;

function statedIn(
  draft: Draft,
  first: Field,
  text: string,
  before: LastPost | undefined,
): { fields: Field[]; last: LastPost | undefined } | undefined {
  const sentences = plainSentences(text, sentenceEnd);
  // "Halogen Security. Guard. 2015–2019. I kept the gate.": a head, and what was done.
  if (!statedCue.test(sentences[0] ?? "") && !plainVerb.test(sentences[0] ?? "")) return undefined;
  const found: Field[] = [];
  const claimed: string[] = [];
  const addLine = (sentence: string) =>
    found.push(fieldOf(first, "line", sentence.replace(/[.;\s]+$/, ""), found.length));
  let last = before;
  // "My first madam is Mrs. Udoh. I was house help there.": an employer whose post follows.
  let waiting: { employer: string; sentence: string } | undefined;
  for (const sentence of sentences) {
    const isBare = waiting !== undefined || (last?.employer !== undefined && !last.hasTitle);
    const stated = statedPosts(sentence, isBare ? "employer" : last?.employer && "post");
    const posts = stated?.posts ?? [];
    const isVague = posts.every(({ employer, isSame }) => employer === undefined && !isSame);
    const usual = isVague && !found.some(({ label }) => label === "line") ? usualPost(sentence) : undefined;
    const plain = posts.length === 0 || usual?.employer ? usual : undefined;
    for (const post of plain ? [plain] : posts) {
      const isOfWaiting = waiting !== undefined && !post.employer;
      if (waiting && !isOfWaiting) addLine(waiting.sentence);
      if (waiting && isOfWaiting) claimed.push(waiting.sentence);
      const whole = waiting && isOfWaiting ? { ...post, employer: waiting.employer, isSame: false } : post;
      waiting = undefined;
      // "They took me as motor mechanic." below or behind the employer. What has a time of its own beside that of the employer is another post.
      const hasOwnTime = last?.dates !== undefined && (whole.period.start ?? whole.period.end) !== undefined;
      const isOfLast = !whole.employer && last !== undefined && !last.hasTitle && !hasOwnTime;
      const shared = whole.isSame && !isOfLast ? last?.employer : undefined;
      const own = fieldsOfPost(first, whole, found.length, shared);
      const [opener] = own;
      if (opener && !isOfLast && opener !== shared) opener.opens = true;
      found.push(...own);
      last = lastOf(own, last, isOfLast);
    }
    if (stated?.employer !== undefined && !plain && !hasMoreWords(sentence, stated)) {
      if (waiting) addLine(waiting.sentence);
      waiting = { employer: stated.employer, sentence };
      continue;
    }
    const isEnd =
      last?.isStated === true &&
      ((stated?.end !== undefined && endAt(first, last, stated.end, found)) ||
        (stated?.time !== undefined &&
          !hasMoreWords(sentence, stated) &&
          addTime(first, last, stated.time, found)));
    const isWhole =
      isEnd || (stated && posts.length > 0 ? !hasMoreWords(sentence, stated) : plain?.isAll === true);
    if (isWhole) claimed.push(sentence);
    else addLine(sentence);
  }
  if (waiting) addLine(waiting.sentence);
  if (found.every(({ label }) => label === "line") && claimed.length === 0) return undefined;
  for (const sentence of claimed) draft.useRewritten(first.paragraph, sentence);
  return { fields: found, last };
}

function lastOf(own: readonly Field[], last: LastPost | undefined, isOfLast: boolean): LastPost {
  const of = (label: Label) => own.find((one) => one.label === label);
  const employer = of("employer") ?? last?.employer;
  const dates = of("dates") ?? (isOfLast ? last?.dates : undefined);
  return {
    ...(employer && { employer }),
    ...(dates && { dates }),
    hasTitle: of("title") !== undefined,
    isStated: true,
  };
}

/** "I left in May 2017.": when the post stated before ended. */
function endAt(first: Field, last: LastPost, end: string, found: Field[]): boolean {
  const period = last.dates?.segments[0]?.period;
  if (!last.dates) {
    last.dates = fieldOf(first, "dates", end, found.length, { end });
    found.push(last.dates);
    return true;
  }
  if (!period || (period.start && period.end)) return false;
  if (!period.start) period.start = period.end;
  period.end = end;
  return true;
}

/** "That was 2010 to 2012.": the time of the post stated before. */
function addTime(first: Field, last: LastPost, { text, period }: Time, found: Field[]): boolean {
  if (last.dates || !last.hasTitle) return false;
  last.dates = fieldOf(first, "dates", text, found.length, { ...period });
  found.push(last.dates);
  return true;
}

function fieldsOfPost(
  first: Field,
  { title, employer, place, period, dates }: StatedPost,
  from: number,
  shared: Field | undefined,
): Field[] {
  const found: Field[] = [];
  const add = (label: Label, text: string, own?: Period) =>
    found.push(fieldOf(first, label, text, from + found.length, own));
  if (title !== undefined) add("title", title);
  if (employer !== undefined) add("employer", employer);
  else if (shared) found.push(shared);
  if (place !== undefined) add("place", place);
  if (period.start ?? period.end) add("dates", dates.join(" – "), period);
  return found;
}

function fieldOf(first: Field, label: Label, text: string, index: number, period?: Period): Field {
  const [segment] = first.segments;
  return {
    label,
    text,
    paragraph: first.paragraph,
    segments: segment
      ? [
          {
            ...segment,
            text,
            index,
            before: index === 0 ? "start" : "join",
            ...(period && { period, atom: "dates" }),
          },
        ]
      : [],
    probability: (...labels) => (labels.includes(label) ? 0.85 : 0),
  };
}
