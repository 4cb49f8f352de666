import type { Period } from "~/career/dates";
import { hasTitle } from "../narrative-posts";
import { atNewEmployer, atSameEmployer, beginWords, endWords, untilNow } from "../vocabulary/stated";
import { type Name, type Time, type SentenceFact, sentenceFacts } from "./sentence-facts";

/** A post that a sentence tells. `isSame`: at the employer of the post stated before. */
export type StatedPost = {
  title?: string;
  employer?: string;
  place?: string;
  period: Period;
  /** The words of its time, as they stand. */
  dates: string[];
  isSame: boolean;
};
/** What a sentence tells: posts, or of the post stated before it when it was or ended, or an employer alone. */
export type Stated = {
  posts: StatedPost[];
  facts: SentenceFact[];
  end?: string;
  time?: Time;
  employer?: string;
};
/** What was stated before a sentence: a post, or an employer whose post is not stated yet. */
export type StatedBefore = "post" | "employer" | undefined;

type Open = {
  title?: Name;
  employer?: Name;
  place?: Name;
  times: { words: string; period: Period }[];
  isSame: boolean;
};

/** How sure a title must be that has no word of posts. */
const SURE = 0.8;

const FEWEST_WORDS = 4;
const MOST_WORDS = 80;

/** The posts that one sentence tells, in its order. */
export function statedPosts(sentence: string, before: StatedBefore): Stated | undefined {
  const words = sentence.split(/\s+/).length;
  if (words < FEWEST_WORDS || words > MOST_WORDS) return undefined;
  return new SentenceReader(sentence, sentenceFacts(sentence), before).read();
}

class SentenceReader {
  private readonly open: Open[] = [];
  /** A time that stands before what it is of. */
  private pending: Time | undefined;
  private end: string | undefined;

  constructor(
    private readonly sentence: string,
    private readonly facts: readonly SentenceFact[],
    private readonly before: StatedBefore,
  ) {}

  read(): Stated | undefined {
    const { facts } = this;
    for (const [at, fact] of facts.entries()) {
      const before = facts[at - 1];
      const between = this.sentence.slice(before?.to ?? 0, fact.from);
      if (fact.kind === "period") this.addTime(fact, between, facts.slice(at + 1));
      else if (fact.kind === "place") this.addPlace(fact, between, before);
      else if (fact.kind === "title") this.addTitle(fact, between, before);
      // "with X and Y": nobody says which time was whose.
      else if (isJoin(between) && before?.kind === "employer") return undefined;
      else this.addEmployer(fact);
    }
    const last = this.open.at(-1);
    if (this.pending && last && last.times.length === 0) last.times.push(this.timeOf(this.pending));
    const posts = this.open.filter(isPost).map((post) => postOf(post, this.sentence));
    const [only] = this.open;
    if (posts.length === 0 && this.open.length === 1 && only?.employer && !only.title)
      return { posts, facts: [...facts], employer: only.employer.text };
    if (posts.length < this.open.length) return undefined;
    if (posts.length > 0) return { posts, facts: [...facts] };
    if (this.end !== undefined) return { posts, facts: [...facts], end: this.end };
    return this.pending ? { posts, facts: [...facts], time: this.pending } : undefined;
  }

  private begin(isSame: boolean): Open {
    const post: Open = { times: this.pending ? [this.timeOf(this.pending)] : [], isSame };
    this.pending = undefined;
    this.open.push(post);
    return post;
  }

  private addEmployer(fact: Name): void {
    const last = this.open.at(-1);
    const isNext = last?.employer !== undefined || (last !== undefined && this.isBehindTime(last));
    const post = last && !isNext ? last : this.begin(false);
    post.employer = fact;
    post.isSame = false;
  }

  private addTitle(fact: Name, between: string, before: SentenceFact | undefined): void {
    const last = this.open.at(-1);
    if (last?.title && isJoin(between) && before?.kind === "title") {
      last.title = { ...last.title, to: fact.to, text: this.sentence.slice(last.title.from, fact.to) };
      return;
    }
    const isNext = last !== undefined && (last.title !== undefined || this.isBehindTime(last));
    const isSame = isNext || (!last && this.isAtLast(fact));
    const post = last && !isNext ? last : this.begin(isSame);
    post.title = fact;
  }

  private addPlace(fact: Name, between: string, before: SentenceFact | undefined): void {
    const last = this.open.at(-1);
    if (!last?.employer || last.employer !== before || !/^[\s,]*(?:(?:in|at)\s)?\s*$/i.test(between)) return;
    // A town without a mark before it belongs to the name.
    if (between.trim() !== "") last.place = fact;
    else last.employer = { ...last.employer, to: fact.to, text: `${last.employer.text} ${fact.text}` };
  }

  private addTime(fact: Time, between: string, next: readonly SentenceFact[]): void {
    const last = this.open.at(-1);
    const { end } = fact.period;
    if ((endWords.test(between) || /^(?:until|till|to)\b/i.test(fact.text)) && !fact.isRange && end) {
      if (last) endAt(last, end, fact.text);
      else this.end = end;
    } else if (last === undefined || last.times.length > 0 || this.leads(fact, next)) this.pending = fact;
    else last.times.push(this.timeOf(fact));
  }

  private isBehindTime({ times }: Open): boolean {
    return times.length > 0 && this.pending !== undefined;
  }

  /** "I was promoted to …", "Here I was …": a post at the last employer. */
  private isAtLast({ to }: Name): boolean {
    if (this.before !== "post") return this.before === "employer";
    return atSameEmployer.test(this.sentence.slice(0, to)) || this.isSameInWords();
  }

  /** "In 2019 I was usher in the same hotel": no other name stands in the sentence. */
  private isSameInWords(): boolean {
    if (atNewEmployer.test(this.sentence) || !atSameEmployer.test(this.sentence)) return false;
    const rest = this.facts.reduce(
      (left, { from, to }) => left.slice(0, from) + " ".repeat(to - from) + left.slice(to),
      this.sentence,
    );
    return !/(?<=\S\s+)(?!I\b)\p{Lu}\p{L}/u.test(rest);
  }

  /** "…, and in 2021 I was made auditor". */
  private leads({ from, to }: Time, next: readonly SentenceFact[]): boolean {
    return (
      clauseStart.test(this.sentence.slice(0, from)) &&
      /^\s*,?\s*(?:i|they|he|she|we|dem|my)\s/iu.test(this.sentence.slice(to)) &&
      next.some(({ kind }) => kind === "title" || kind === "employer")
    );
  }

  /** A single date is when a post began where a verb or "still" says so. */
  private timeOf({ period, isRange, from, to, text }: Time): Open["times"][number] {
    const { start, end } = period;
    const isNow = untilNow.test(this.sentence);
    const own = (found: Period) => ({ words: text, period: found });
    if (isRange) return own(start && !end && isNow ? { start, end: "present" } : { ...period });
    if (end === undefined || end === "present") return own({ ...period });
    const times = this.facts.filter(({ kind }) => kind === "period");
    if (times.length === 1 && isNow) return own({ start: end, end: "present" });
    const before = times.findLast((time) => time.to <= from)?.to ?? 0;
    const behind = times.find((time) => time.from >= to)?.from ?? this.sentence.length;
    return own(beginWords.test(this.sentence.slice(before, behind)) ? { start: end } : { end });
  }
}

/** "cleaner and pool boy": nothing but a joint stands between two names. */
const isJoin = (between: string) => /^\s*(?:,|and|&|\/|,\s*and)?\s*$/iu.test(between);

const clauseStart =
  /(?:^|[,;:.]|\band|\bthen|\bso|\bbut)\s*(?:and\s+|then\s+)?(?:in|from|since|by|on|around|early|late|about)?\s*$/iu;

function endAt({ times }: Open, end: string, words: string): void {
  const time = times.at(-1);
  if (!time) times.push({ words, period: { end } });
  else {
    time.period.start ??= time.period.end;
    time.period.end = end;
    time.words = `${time.words} – ${words}`;
  }
}

function isPost({ title, employer, times, isSame }: Open): boolean {
  if (title && title.sure < SURE && !hasTitle(title.text)) return false;
  if (employer) return title !== undefined || times.length > 0;
  return title !== undefined && (times.length > 0 || isSame);
}

function postOf({ title, employer, place, times, isSame }: Open, sentence: string): StatedPost {
  const [first] = times;
  const isNow = first === undefined && untilNow.test(sentence);
  return {
    ...(title && { title: title.text }),
    ...(employer && { employer: employer.text }),
    ...(place && { place: place.text }),
    period: first?.period ?? (isNow ? { end: "present" } : {}),
    dates: times.map(({ words }) => words),
    isSame,
  };
}
