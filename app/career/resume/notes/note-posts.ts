import type { Period } from "~/career/dates";
import { foldText } from "~/career/nlp/fold";
import { normalizeValue } from "../draft";
import { isPost } from "../places";
import {
  addressWords,
  employerLead,
  endLead,
  ownWork,
  placeLead,
  thenWords,
  titleLead,
} from "../vocabulary/note-words";
import { engagements } from "../vocabulary/vocabulary";
import { isPlaces } from "../word-classes";
import {
  isAgent,
  isFirm,
  isLikeAgent,
  isName,
  isPlaceLike,
  isSentence,
  isStudy,
  isTitle,
  mostWordsOfName,
  mostWordsOfTitle,
  nameAndPlace,
  titleAndName,
} from "./note-names";
import { type Piece, piecesOf } from "./note-pieces";
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

const longestHead = 260;
const longestLine = 1_000;
const mostWordsOfSentence = 7;

/** The post that a line tells with its time: "then Ortese Agro Ventures lafia rd, farm supervisor, june 2019 till aug 2024". */
export function notePost(line: string): NotePost | undefined {
  if (line.length > longestLine) return undefined;
  const text = line.slice(0, longestHead);
  const time = noteTime(text);
  if (!time) return undefined;
  const reader = new PostReader(text, time.stretches);
  return reader.read({ ...(time.start && { start: time.start }), ...(time.end && { end: time.end }) });
}

class PostReader {
  private title: string | undefined;
  private employer: string | undefined;
  private place: string | undefined;
  private open: string[] = [];
  /** What is told beside the fields. */
  private readonly beside: string[] = [];
  /** A word of posts, or what leads to one, says that the title is one. */
  private isSure = false;
  /** The employer is work of one's own that has no name yet. */
  private isOwn = false;
  /** "(contract staff)" behind the name of the employer is told of the post. */
  private note = "";

  constructor(
    private readonly text: string,
    private readonly stretches: readonly { from: number; to: number }[],
  ) {}

  read(period: Period): NotePost | undefined {
    const lastTime = Math.max(...this.stretches.map(({ to }) => to));
    let end = lastTime;
    let isOver = false;
    for (const piece of piecesOf(this.text, this.stretches)) {
      if (piece.from >= lastTime) {
        const hadHead = this.title !== undefined || this.employer !== undefined;
        isOver ||= piece.isSentence && hadHead;
        if (this.title !== undefined && this.employer !== undefined) {
          if (isOver || this.place !== undefined || !addressWords.test(piece.text)) break;
        }
        if (isOver && !this.goesOn(piece)) break;
        // Behind its time a head goes on with what it still lacks, and with nothing else.
        if (!this.assign(piece) && hadHead) break;
      } else this.assign(piece);
      end = Math.max(end, piece.to);
    }
    this.complete();
    const { title, employer, place } = this;
    if (title === undefined && employer === undefined) return undefined;
    if (!this.isSure && isStudy(this.text.slice(0, end))) return undefined;
    return {
      ...(title !== undefined && { title: title + this.note }),
      ...(employer !== undefined && { employer }),
      ...(place !== undefined && { place }),
      period,
      dates: this.stretches.map(({ from, to }) => this.text.slice(from, to)),
      isSure: this.isSure,
      left: [...this.beside, ...this.open.filter((words) => words !== title && words !== employer)],
      end: this.endOf(end),
    };
  }

  /** A sentence behind the time that is what the head still lacks: "… from 2015 to 2018. poultry attendant". */
  private goesOn({ text }: Piece): boolean {
    if (text.split(/\s+/).length > mostWordsOfSentence) return false;
    if (this.title === undefined && (titleLead.test(text) || isTitle(text))) return true;
    return this.employer === undefined && this.title !== undefined && isName(text) && !isTitle(text);
  }

  /** Gives a piece to the field that it is. */
  private assign({ text }: Piece): boolean {
    const bare = this.withoutNote(text.replace(thenWords, ""));
    if (bare === "" || endLead.test(bare)) return true;
    return this.assignOwn(bare) || this.assignLed(bare) || this.assignBare(bare);
  }

  /** "my own shop SunnyOne Fabrication": work of one's own has its name behind it, if it has one. */
  private assignOwn(text: string): boolean {
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
  private assignLed(text: string): boolean {
    const led = titleLead.exec(text)?.[0];
    if (led !== undefined && this.title === undefined) {
      const title = text.slice(led.length);
      const isPlain = !/^i\s/iu.test(led) || isPost(title) || isAgent(title);
      if (isPlain && this.setTitle(title)) return true;
    }
    const at = employerLead.exec(text)?.[0];
    if (at === undefined || this.employer !== undefined) return false;
    const name = text.slice(at.length).replace(thenWords, "");
    const isAt = /\b(?:with|at|for|from|under|in|to)\s+$/iu.test(at) || /^\p{Lu}/u.test(name);
    if (isAt && isName(name)) return this.setName(name);
    // "i learn work", "learn mason work": what leads to the name that follows, and may tell what was learned.
    if (isPost(name) && !/^(?:i\s+)?learn/iu.test(at)) return false;
    if (name !== "" && text.split(/\s+/).length > 2) this.beside.push(text);
    return true;
  }

  private assignBare(text: string): boolean {
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
  private complete(): void {
    this.nameAndAgent();
    const [words] = this.open;
    if (words === undefined) return;
    const count = words.split(/\s+/).length;
    const isShort = count <= 5 && !/\d/.test(words) && !isSentence(words);
    if (this.title === undefined && this.employer !== undefined && isShort && count < 5) {
      if (/ing(?:\s|$)/iu.test(words) || this.place !== undefined) this.title = words;
    } else if (this.title !== undefined && this.employer === undefined && isShort && count > 1) {
      if (!/ing$/iu.test(words) && !isPlaces(foldText(words).split(/[\s,]+/))) this.setName(words);
    }
    this.placeAsTitle();
  }

  /** "Bata village kano, machine man": a name in capitals beside what may be somebody at work, and nothing else. */
  private nameAndAgent(): void {
    const [name, title, ...more] = this.open;
    if (this.title !== undefined || this.employer !== undefined || more.length > 0) return;
    if (name === undefined || title === undefined || !isLikeAgent(title) || !/^\p{Lu}\p{Ll}+\s/u.test(name))
      return;
    if (isSentence(name) || name.split(/\s+/).length > mostWordsOfName) return;
    this.employer = name;
    this.title = title;
  }

  /** "TecFix Mobile: phone repairer": what was taken for a place beside an employer without a post. */
  private placeAsTitle(): void {
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
