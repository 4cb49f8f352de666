import type { Period } from "~/career/dates";
import { foldText } from "~/career/nlp/fold";
import { normalizeValue } from "../draft";
import { numbering } from "../headings";
import { isOrganisation, isPlace, isPost } from "../places";
import { SENTENCE } from "../vocabulary/no-names";
import {
  addressWords,
  agent,
  employerLead,
  endLead,
  firmEnd,
  joints,
  likeAgent,
  nameJoins,
  noAgents,
  ownWork,
  placeLead,
  persons,
  studyWords,
  thenWords,
  titleLead,
  workPlace,
} from "../vocabulary/note-words";
import { engagements, verbs } from "../vocabulary/vocabulary";
import { isPlaces } from "../word-classes";
import { noteTime } from "./note-time";

/** A post that a line of a note tells. `end`: where the sentences about it begin in the line. */
export type NotePost = {
  title?: string;
  employer?: string;
  place?: string;
  period: Period;
  /** The words of its time, as they stand. */
  dates: string[];
  /** A word of posts, or what leads to one, says that the title is one. */
  isSure: boolean;
  /** What stands in the head and is none of these. */
  left: string[];
  end: number;
};

type Piece = { text: string; from: number; to: number; isSentence: boolean };

const longestHead = 260;
const longestLine = 1_000;
const mostWordsOfTitle = 10;
const mostWordsOfName = 9;
const mostWordsOfSentence = 7;

/** The post that a line tells with its time: "then Ortese Agro Ventures lafia rd, farm supervisor, june 2019 till aug 2024". */
export function notePost(line: string): NotePost | undefined {
  if (line.length > longestLine) return undefined;
  const text = line.slice(0, longestHead);
  const time = noteTime(text);
  if (!time) return undefined;
  const reader = new PostReader(text, time.spans);
  return reader.read({ ...(time.start && { start: time.start }), ...(time.end && { end: time.end }) });
}

class PostReader {
  private title: string | undefined;
  private employer: string | undefined;
  private place: string | undefined;
  private open: string[] = [];
  /** What is told beside the fields. */
  private readonly told: string[] = [];
  /** A word of posts, or what leads to one, says that the title is one. */
  private isSure = false;
  /** The employer is work of one's own that has no name yet. */
  private isOwn = false;
  /** "(contract staff)" behind the name of the employer is told of the post. */
  private note = "";

  constructor(
    private readonly text: string,
    private readonly spans: readonly { from: number; to: number }[],
  ) {}

  read(period: Period): NotePost | undefined {
    const lastTime = Math.max(...this.spans.map(({ to }) => to));
    let end = lastTime;
    let isOver = false;
    for (const piece of this.pieces()) {
      if (piece.from >= lastTime) {
        const hadHead = this.title !== undefined || this.employer !== undefined;
        isOver ||= piece.isSentence && hadHead;
        if (this.title !== undefined && this.employer !== undefined) {
          if (isOver || this.place !== undefined || !addressWords.test(piece.text)) break;
        }
        if (isOver && !this.goesOn(piece)) break;
        // Behind its time a head goes on with what it still lacks, and with nothing else.
        if (!this.take(piece) && hadHead) break;
      } else this.take(piece);
      end = Math.max(end, piece.to);
    }
    this.settle();
    const { title, employer, place } = this;
    if (title === undefined && employer === undefined) return undefined;
    if (!this.isSure && isStudy(this.text.slice(0, end))) return undefined;
    return {
      ...(title !== undefined && { title: title + this.note }),
      ...(employer !== undefined && { employer }),
      ...(place !== undefined && { place }),
      period,
      dates: this.spans.map(({ from, to }) => this.text.slice(from, to)),
      isSure: this.isSure,
      left: [...this.told, ...this.open.filter((words) => words !== title && words !== employer)],
      end: this.endOf(end),
    };
  }

  /** The stretches between the marks and the times, each with its place. */
  private pieces(): Piece[] {
    const { text, spans } = this;
    const lead =
      (numbering.exec(text) ?? /^\d{1,2}\s+(?=\p{L})(?!(?:month|year|week|day)s?\b)/iu.exec(text))?.[0]
        .length ?? 0;
    const found: Piece[] = [];
    let [from, isSentence, depth] = [lead, true, 0];
    const close = (to: number) => {
      for (const part of partsOf(text.slice(from, to))) {
        const lengthOfSpace = part.text.length - part.text.trimStart().length;
        const start = from + part.at + lengthOfSpace;
        if (/[\p{L}\d]/u.test(part.text))
          found.push({
            text: part.text.trim(),
            from: start,
            to: start + part.text.trim().length,
            isSentence,
          });
        isSentence = false;
      }
    };
    for (const { 0: sign, index } of text.matchAll(
      /[()]|[,;|]\s+|(?<!\b(?:post|position|role|title|rank)):\s+|(?<=[\p{L}\d)]{2})\.\s+|\s+[-–—]+\s+|$/giu,
    )) {
      const span = spans.find((one) => one.from < index + sign.length && index < one.to);
      if (sign === "(") depth += 1;
      else if (sign === ")") depth = Math.max(0, depth - 1);
      if (sign === "(" || sign === ")" || (depth > 0 && sign !== "") || span) continue;
      const isEnd = /^[.:;]/.test(sign) || /[-–—]/.test(sign);
      const inside = spans.find((one) => one.from >= from && one.to <= index);
      if (inside) {
        close(inside.from);
        from = inside.to;
        // Two words of time in one stretch.
        const other = spans.find((one) => one !== inside && one.from >= from && one.to <= index);
        if (other) {
          close(other.from);
          from = other.to;
        }
      }
      close(index);
      from = index + sign.length;
      isSentence = isEnd && !/[-–—]/.test(sign);
    }
    return found;
  }

  /** A sentence behind the time that is what the head still lacks: "… from 2015 to 2018. poultry attendant". */
  private goesOn({ text }: Piece): boolean {
    if (text.split(/\s+/).length > mostWordsOfSentence) return false;
    if (this.title === undefined && (titleLead.test(text) || isTitle(text))) return true;
    return this.employer === undefined && this.title !== undefined && isName(text) && !isTitle(text);
  }

  /** Gives a piece to the field that it is. */
  private take({ text }: Piece): boolean {
    const bare = this.withoutNote(text.replace(thenWords, ""));
    if (bare === "" || endLead.test(bare)) return true;
    return this.takeOwn(bare) || this.takeLed(bare) || this.takeBare(bare);
  }

  /** "my own shop SunnyOne Fabrication": work of one's own has its name behind it, if it has one. */
  private takeOwn(text: string): boolean {
    const own = ownWork.exec(text);
    if (!own || this.employer !== undefined) return false;
    const rest = normalizeValue(text.slice(own[0].length)).replace(/^(?:called|named)\s+/iu, "");
    if (/^\p{Lu}/u.test(rest)) return this.setName(rest);
    if (/^free ?lance/iu.test(text) && isTitle(text)) return this.setTitle(text);
    this.employer = own.groups?.["own"];
    this.isOwn = true;
    if (rest !== "") this.place = rest.replace(placeLead, "");
    return true;
  }

  /** What words that lead to it say it is. */
  private takeLed(text: string): boolean {
    const led = titleLead.exec(text)?.[0];
    if (led !== undefined && this.title === undefined) {
      const title = text.slice(led.length);
      const isPlain = !/^i\s/iu.test(led) || isPost(title) || isAgent(title);
      if (isPlain && this.setTitle(title)) return true;
    }
    const at = employerLead.exec(text)?.[0];
    if (at === undefined || this.employer !== undefined) return false;
    const name = text.slice(at.length).replace(thenWords, "");
    const isAt = /\b(?:with|at|for|under|in|to)\s+$/iu.test(at) || /^\p{Lu}/u.test(name);
    if (isAt && isName(name)) return this.setName(name);
    // "i learn work", "learn mason work": what leads to the name that follows, and may tell what was learned.
    if (isPost(name) && !/^(?:i\s+)?learn/iu.test(at)) return false;
    if (name !== "" && text.split(/\s+/).length > 2) this.told.push(text);
    return true;
  }

  private takeBare(text: string): boolean {
    if (this.title === undefined && this.employer === undefined) {
      const [title, name] = titleAndName(text) ?? [];
      if (title !== undefined && name !== undefined) return this.setTitle(title) && this.setName(name);
    }
    if (this.title === undefined && (isTitle(text) || isAgent(text)) && !isFirm(text))
      return this.setTitle(text);
    const isNamed = this.employer === undefined || (this.isOwn && /^\p{Lu}/u.test(text));
    if (isNamed && isName(text)) {
      if (this.isOwn) this.place = undefined;
      this.isOwn = false;
      return this.setName(text);
    }
    if (this.employer !== undefined && this.place === undefined && isPlaceLike(text)) {
      this.place = text.replace(placeLead, "");
      return true;
    }
    this.open.push(text);
    return false;
  }

  /** "yandev (contract staff)": how the post was held stands behind it. */
  private withoutNote(text: string): string {
    const [whole = "", words = ""] = /\s*\(([^()]{2,40})\)$/u.exec(text) ?? [];
    if (whole === "" || !engagements.has(foldText(words)) || isTitle(text.slice(0, -whole.length)))
      return text;
    this.note = ` (${words})`;
    return text.slice(0, -whole.length);
  }

  private setTitle(words: string): boolean {
    const title = normalizeValue(words).replace(/\s+(?:for|at|with|in|of|to|from)$/iu, "");
    if (title === "" || title.split(/\s+/).length > mostWordsOfTitle) return false;
    this.title = title;
    this.isSure = isPost(title.replace(/\s*\([^()]*\)/gu, ""));
    return true;
  }

  private setName(words: string): boolean {
    const { name, place } = nameAndPlace(words);
    if (name === "" || name.split(/\s+/).length > mostWordsOfName) return false;
    this.employer = name;
    if (place !== "" && this.place === undefined) this.place = place;
    return true;
  }

  /** Beside an employer the words that are left tell the post ("peeling and grading"), beside a post they tell the employer. */
  private settle(): void {
    const [words] = this.open;
    if (words === undefined) return;
    const count = words.split(/\s+/).length;
    const isShort = count <= 5 && !/\d/.test(words) && !isSentence(words);
    if (this.title === undefined && this.employer !== undefined && isShort && count < 5) {
      if (/ing(?:\s|$)/iu.test(words) || this.place !== undefined) this.title = words;
    } else if (this.title !== undefined && this.employer === undefined && isShort && count > 1) {
      if (!/ing$/iu.test(words) && !isPlaces(foldText(words).split(/[\s,]+/))) this.setName(words);
    }
    this.takePlaceAsTitle();
  }

  /** "TecFix Mobile: phone repairer": what was taken for a place beside an employer without a post. */
  private takePlaceAsTitle(): void {
    const { place } = this;
    if (this.title !== undefined || place === undefined || !isLikeAgent(place)) return;
    this.title = place;
    this.place = undefined;
  }

  /** Where the line goes on: behind the marks of the head. */
  private endOf(end: number): number {
    return end + (/^[\s.,:;)–—-]*/u.exec(this.text.slice(end))?.[0].length ?? 0);
  }
}

function partsOf(text: string): { text: string; at: number }[] {
  const parts: { text: string; at: number }[] = [];
  let at = 0;
  for (const part of text.split(joints)) {
    const from = text.indexOf(part, at);
    parts.push({ text: part, at: from });
    at = from + part.length;
  }
  return parts;
}

function isTitle(written: string): boolean {
  const text = written.replace(/\s*\([^()]*\)/gu, "");
  const words = text.split(/\s+/);
  const [first = ""] = foldText(text).split(/\s+/);
  return words.length <= mostWordsOfTitle && isPost(text) && !verbs.has(first) && !isSentence(text);
}

/** "laundry girl": few words of which the last is of somebody at work. */
function isAgent(text: string): boolean {
  return text.split(/\s+/).length <= 4 && !/\s\p{Lu}/u.test(text) && agent.test(text) && !isSentence(text);
}

function isLikeAgent(text: string): boolean {
  const words = foldText(text).split(/\s+/);
  const isSmall = words.length <= 3 && !/\p{Lu}/u.test(text) && likeAgent.test(text);
  return isSmall && !noAgents.has(words.at(-1) ?? "") && !isPlaces(words) && !isSentence(text);
}

/** "receptionist home of comfort lodge", "nurse at mma eno clinic", "mama bisi buka cook assistant": a post and where it was, without a mark between them. */
function titleAndName(text: string): [string, string] | undefined {
  const words = text.split(/\s+/);
  if (words.length > mostWordsOfTitle + mostWordsOfName || isSentence(text)) return undefined;
  const isLarge = /\p{Lu}/u.test(text);
  const part = (from: number, to?: number) => words.slice(from, to).join(" ");
  const endsInTitle = (to: number) =>
    isPost(words[to - 1] ?? "") || isPost(part(Math.max(0, to - 2), to)) || agent.test(words[to - 1] ?? "");
  for (let at = Math.min(words.length - 1, 6); at > 0; at--) {
    const name = part(at).replace(/^(?:at|with|for|under|in|from|of)\s+/iu, "");
    const isLed = name !== part(at);
    const title = part(0, at);
    // Among words in capitals a post stands in small letters.
    const isSmall = !/\p{Lu}/u.test(isLarge && !isLed ? title : title.slice(1));
    const isWhole = isSmall && endsInTitle(at) && (isTitle(title) || isAgent(title));
    if (isWhole && name.includes(" ") && isName(name) && (isLed || !isPost(name)) && !firmEndsIn(title))
      return [title, name];
  }
  for (let at = 2; at < words.length; at++) {
    const [name, title] = [part(0, at), part(at)];
    if (
      words.length - at <= 3 &&
      !/\p{Lu}/u.test(title) &&
      endsInTitle(words.length) &&
      isTitle(title) &&
      isName(name) &&
      !isPost(name)
    )
      return [title, name];
  }
  return undefined;
}

const firmEndsIn = (text: string) => text.search(firmEnd) >= 0;

function isSentence(text: string): boolean {
  return SENTENCE.test(text) || /^(?:i|we|they|he|she|na|no|am|dey|dem)\s/iu.test(text);
}

/** "Coast Guard Security Ltd" has the word of a post and of a firm. */
function isFirm(text: string): boolean {
  return (
    isOrganisation(text) && (/\p{Lu}\p{L}+\s+(?:\S+\s+)*\p{Lu}/u.test(text) || text.search(firmEnd) >= 0)
  );
}

/** The name of an employer: a word of firms, or words in capitals among small ones. */
function isName(text: string): boolean {
  const words = text.split(/\s+/);
  if (words.length > mostWordsOfName + 3 || isSentence(text)) return false;
  // "nursery", "store": alone the word of a firm names none.
  if (words.length < 2 && !/^\p{Lu}/u.test(text)) return false;
  if (isPlaces(foldText(text).split(/[\s,]+/))) return false;
  return (
    isOrganisation(text) ||
    workPlace.test(text) ||
    persons.test(text) ||
    /^["“]?\p{Lu}[\p{L}'’&-]+(?:\s+\S+)*\s+\p{Lu}/u.test(text)
  );
}

function isPlaceLike(text: string): boolean {
  const words = text.split(/\s+/);
  return (
    words.length <= 4 && !isSentence(text) && (isPlace(text) || !isPost(text)) && !/ing(?:\s|$)/iu.test(text)
  );
}

/** What tells of a study, and of no post. */
export function isStudy(text: string): boolean {
  return studyWords.test(text);
}

/** "Rahama Bread and Confectionery katsina": the words in small letters behind a name are where it is. */
export function nameAndPlace(words: string): { name: string; place: string } {
  const [, quoted] = /["“]([^"“”]{3,60})["”]/u.exec(words) ?? [];
  const text = quoted ?? normalizeValue(words);
  const [, before = text, behind = ""] = /^(.+?)\s+(?:for|in|at|on)\s+(\p{Ll}.*)$/u.exec(text) ?? [];
  const parts = before.split(/\s+/);
  const isLarge = (word = "") => /^["“(]?\p{Lu}/u.test(word) || isOrganisation(word) || workPlace.test(word);
  let end = parts.length;
  if (parts.filter(isLarge).length > 0)
    while (end > 1 && !isLarge(parts[end - 1]) && !nameJoins.has(parts[end - 1] ?? "")) end -= 1;
  else {
    const last = [...before.matchAll(firmEnd)].at(-1);
    const head = last ? before.slice(0, last.index + last[0].length) : before;
    end = head.split(/\s+/).length;
  }
  const place = [...parts.slice(end), ...(behind === "" ? [] : [behind])].join(" ");
  return { name: parts.slice(0, end).join(" "), place };
}
