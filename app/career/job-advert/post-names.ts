import { matchesIn } from "~/pattern";
import { foldText } from "~/career/nlp/fold";
import { inOrder } from "./patterns";
import { initialsOf, writtenOut } from "./title-print";
import {
  BEFORE_POST,
  BEHIND_TITLE,
  NO_NAMES,
  NOUNS_OF_POST,
  NUMBERED_NOUNS,
  OF_POST,
} from "./vocabulary/post-words";

/** The posts that a line begins with, by their places in the list. */
export type NamedPosts = {
  posts: number[];
  /** Whether it is a name with at most a mark, a count or a bracket behind it: "Driver (2):", and not "The driver must …". */
  isName: boolean;
  /** What stands behind the name. */
  rest: string;
  /** Whether that goes on with names of posts: "Teachers: English, Maths". */
  namesOthers: boolean;
};

/** `main`: the words of the title without its brackets and field. */
type Known = {
  title: string;
  words: Set<string>;
  main: Set<string>;
  head: string;
  initials: string;
  mark?: string;
  code?: string;
};
/** `plain` is the word folded, `word` its singular. */
type Token = { plain: string; word: string; end: number };

/** Says which posts of an advert a text names at its beginning, in whatever form. */
export class PostNames {
  readonly #posts: Known[];
  readonly #words: Set<string>;

  constructor(titles: readonly string[]) {
    this.#posts = titles.map(knownBy);
    this.#words = new Set(this.#posts.flatMap(({ words, initials }) => [...words, initials]));
  }

  /** Lets a number, a letter or a code stand for the posts in the line that has it. */
  learn(posts: readonly number[], { mark, code }: { mark?: string; code?: string }): void {
    const isFree = (key: "mark" | "code", value: string) => this.#posts.every((one) => one[key] !== value);
    const [own, ownCode] = [mark && isFree("mark", mark), code && isFree("code", code)];
    for (const post of posts) {
      const known = this.#posts[post];
      if (known && own) known.mark ??= mark;
      if (known && ownCode) known.code ??= code;
    }
  }

  /** Whether posts are grades of one name: "Principal Physiotherapist", "Senior Physiotherapist". */
  areGrades(posts: readonly number[]): boolean {
    const names = posts.map((post) => withoutGrade(this.#posts[post]?.title ?? ""));
    return new Set(names).size === 1;
  }

  /** Where no line gave marks: the first post is number 1. */
  learnOrder(): void {
    if (this.#posts.some(({ mark }) => mark)) return;
    this.#posts.forEach((post, at) => (post.mark = String(at + 1)));
  }

  /** The posts that a text begins with; undefined where it begins with something else. */
  leading(text: string): NamedPosts | undefined {
    const lead = text.slice(0, MAX_LEAD);
    return (
      this.#byCode(lead) ??
      this.#byMark(lead) ??
      this.#byBracket(lead) ??
      this.#byWhole(lead) ??
      this.#byTitle(lead)
    );
  }

  /** "Trade test for electrician & welder": the posts that a text ends with behind "for". */
  trailing(text: string): NamedPosts | undefined {
    const at = text.search(FOR_AT_END);
    if (at <= 0) return undefined;
    const named = this.#byTitle(text.slice(at));
    return named && /^[\s.;)!]*(?:only[\s.;)!]*)?$/iu.test(named.rest) ? named : undefined;
  }

  #byCode(lead: string): NamedPosts | undefined {
    const codes = [
      ...(
        /^\s*(?:for |ref(?:erence)?:? )?(?<codes>[A-Z\d/-]{3,}(?:(?:,| and| &) [A-Z\d/-]{3,})*)/u.exec(lead)
          ?.groups?.codes ?? ""
      ).matchAll(CODE),
    ];
    const posts = codes.map(([code]) => this.#posts.findIndex((post) => post.code === code));
    if (posts.length === 0 || posts.includes(-1)) return undefined;
    const last = codes.at(-1)?.[0] ?? "";
    return named(posts, lead.slice(lead.indexOf(last) + last.length));
  }

  #byMark(lead: string): NamedPosts | undefined {
    const found = MARKED.exec(foldText(lead));
    if (!found?.groups) return undefined;
    const { of, who, noun, marks = "" } = found.groups;
    // "A driver": a letter is a mark where a noun or a bracket says so; "Requirements for 1" has a number.
    const isNumber =
      of !== undefined && /^\d/.test(marks) && /^[\s:.)–—-]*$/.test(lead.slice(found[0].length));
    // "Candidates for D must be …"
    const isOfWhom =
      who !== undefined && / [A-H\d](?=[ ,]|$)/u.test(lead) && MUST.test(lead.slice(found[0].length));
    if (noun === undefined && !marks.includes("(") && !isNumber && !isOfWhom) return undefined;
    const each = marks.match(/[a-z\d]+/gu)?.filter((mark) => mark !== "and") ?? [];
    const posts = each.map((mark) => this.#posts.flatMap((post, at) => (post.mark === mark ? [at] : [])));
    if (posts.length === 0 || posts.some((own) => own.length === 0)) return undefined;
    const rest = lead.slice(found[0].length);
    // "For (C) Senior Physiotherapist": of two grades with one mark the one that follows.
    const isNarrowed = posts.some((own) => own.length > 1);
    const follows = isNarrowed ? this.#byTitle(rest.trimStart()) : undefined;
    return follows?.posts.every((post) => posts.flat().includes(post)) ? follows : named(posts.flat(), rest);
  }

  /** "QUALIFICATIONS (B)": a heading that ends with the letter of a post. */
  #byBracket(lead: string): NamedPosts | undefined {
    const { mark: letter, number } = HEADED_FOR.exec(lead)?.groups ?? {};
    const mark = number ?? letter?.toLowerCase();
    const post = mark === undefined ? -1 : this.#posts.findIndex((one) => one.mark === mark);
    return post < 0 ? undefined : named([post], "");
  }

  /** "Electrical Fitter/Technician" is one post, though a stroke parts it and "technician" is a word of another. */
  #byWhole(lead: string): NamedPosts | undefined {
    const plain = lead.toLowerCase();
    const post = this.#posts.findIndex(
      ({ title }) =>
        title.includes("/") &&
        plain.startsWith(title) &&
        !/^[\p{L}\d/]/u.test(plain.slice(title.length).replace(/^s/u, "")),
    );
    const { title = "" } = this.#posts[post] ?? {};
    return post < 0 ? undefined : named([post], lead.slice(title.length));
  }

  #byTitle(lead: string): NamedPosts | undefined {
    const mark = lead.search(/ ?[:(|,;]| [–-] /u);
    const text = mark < 0 ? writtenOut(lead) : writtenOut(lead.slice(0, mark)) + lead.slice(mark);
    const tokens = tokensOf(text);
    const first = tokens.findIndex(({ plain }) => !SKIPPED.test(plain) && !BEFORE_POST.has(plain));
    if (first < 0) return undefined;
    // "Secondary teachers must …": a word that no title has may stand before the last word of one.
    const isLed = !this.#isOfTitle(tokens[first]);
    const { items, end } = this.#itemsFrom(tokens, isLed ? first + 1 : first);
    const own = items.map((item) => this.#postsOf(item.map(({ word }) => word)));
    const posts = [...new Set(own.flat())];
    if (posts.length === 0 || own.some((of) => of.length === 0)) return undefined;
    const [item = []] = items;
    if (isLed && !posts.every((post) => this.#posts[post]?.head === item.at(-1)?.word)) return undefined;
    const [next, before] = [tokens[end], tokens.slice(0, first)];
    // "The three product roles" are none of the one "Product Designer".
    if (
      posts.length === 1 &&
      before.some(({ plain }) => MANY.test(plain)) &&
      next &&
      NOUNS_OF_POST.has(next.plain)
    )
      return undefined;
    const isWhole = posts.length === 1 && this.#isWhole(posts[0] ?? 0, item);
    const isSpokenOf = isWhole && before.some(({ word }) => NOUNS_OF_POST.has(word));
    if (!isSpokenOf && !mayFollow(next, isWhole)) return undefined;
    const rest = text.slice(tokens[end - 1]?.end ?? 0);
    return {
      ...named(posts, rest),
      namesOthers: tokens.slice(end).filter((one) => this.#isOfTitle(one)).length > 1,
    };
  }

  /** The names from a place on, parted at their joints, and where they end. */
  #itemsFrom(tokens: Token[], from: number): { items: Token[][]; end: number } {
    const items: Token[][] = [[]];
    let end = from;
    for (; end < tokens.length; end += 1) {
      const token = tokens[end] as Token;
      if (this.#isOfTitle(token)) items.at(-1)?.push(token);
      else if (JOINTS.test(token.word) && this.#goesOn(tokens, end)) items.push([]);
      // "Keeper of the Garden"
      else if (
        !SMALL.test(token.word) ||
        !this.#isOfTitle(tokens.slice(end).find(({ word }) => !SMALL.test(word)))
      )
        break;
    }
    return { items: items.filter((item) => item.length > 0), end };
  }

  #isOfTitle(token: Token | undefined): boolean {
    return token !== undefined && this.#words.has(token.word);
  }

  /** Whether behind a joint another name follows. */
  #goesOn(tokens: Token[], at: number): boolean {
    const next = tokens[at + 1];
    return this.#isOfTitle(next?.word === "the" ? tokens[at + 2] : next);
  }

  #isWhole(post: number, item: Token[]): boolean {
    const words = new Set(item.map(({ word }) => word));
    return [...(this.#posts[post]?.main ?? [])].every((word) => words.has(word));
  }

  /** The posts that these words name: the one whose whole title they are, else all that have each of them. */
  #postsOf(words: string[]): number[] {
    if (words.every((word) => NO_NAMES.has(word))) return [];
    const fits = this.#posts.flatMap(({ words: own, initials }, at) =>
      words.every((word) => own.has(word)) || (words.length === 1 && words[0] === initials) ? [at] : [],
    );
    const { size } = new Set(words);
    const whole = fits.filter((at) =>
      [this.#posts[at]?.words.size, this.#posts[at]?.main.size].includes(size),
    );
    return whole.length === 1 ? whole : fits;
  }
}

/** "Senior Physiotherapist" without its grade. */
export const withoutGrade = (title: string) => title.replace(GRADE, "");
const GRADE =
  /^(?:(?:principal|senior|junior|assistant|deputy|chief|higher|trainee|graduate|lead|associate) )+/iu;

const HEADED_FOR = inOrder(
  [
    /^\p{Lu}[^.,;:()]{3,60} \(/u,
    /(?:(?<mark>[A-H])|(?:S\/N|No\.?|[Pp]ost|[Pp]osition|[Ii]tem) ?(?<number>\d{1,2}))\)[\s:.]*(?:$|\p{Lu})/u,
  ],
  "u",
);
const MAX_LEAD = 140;
const SKIPPED = /^(?:\d+|[^a-z\d]+|x|nos?|two|three|four|five|six|ten)$/u;
const MANY = /^(?:[2-9]|\d\d|two|three|four|five|six|ten)$/u;
const JOINTS = /^(?:and|&|,|\/|or)$/u;
const FOR_AT_END = /(?<!\p{L})for (?=[^.,;:]{3,60}[\s.;)!]*$)/iu;
const CODE = /[A-Z]{1,6}(?:[/-][A-Z]{1,6})*[/-]\d{1,4}/gu;
const MARK = String.raw`\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})(?![a-z\d])\)?`;
const MARKED = new RegExp(
  String.raw`^(?:(?:for|under|(?<of>(?:requirements?|qualifications?|duties|details) (?:for|of))|(?<who>(?:candidates?|applicants?|those|persons?) (?:applying )?for)|the) )*(?<noun>(?:${[...NUMBERED_NOUNS].join("|")})(?: no\.?)? ?)?(?<marks>${MARK}(?:(?:,| and| &| \/) ${MARK})*)(?: (?:details?|only))?`,
  "u",
);

const MUST = /^ (?:must|should|shall|will|need|are|only)(?!\p{L})/iu;

/** The code that a line gives for a post: "Data Analyst (Job code KT/02)". */
export function codeIn(text: string): string | undefined {
  return text.match(CODE)?.[0];
}

/** "Position 2: Finance Assistant": the number, and what it stands before. */
export function numberedName(text: string): { mark: string; name: string } | undefined {
  const { mark, name } = NUMBERED_NAME.exec(text)?.groups ?? {};
  return mark && name ? { mark: mark.toLowerCase(), name } : undefined;
}
const NUMBERED_NAME = new RegExp(
  String.raw`^(?:${[...NUMBERED_NOUNS].join("|")})(?: no\.?)? ?(?<mark>\d{1,2}|[A-H]|[IVX]{1,4})(?![\p{L}\d]) ?[:.)–—-]* ?(?<name>.+)$`,
  "iu",
);

function named(posts: number[], rest: string): NamedPosts {
  return { posts: [...new Set(posts)], isName: !IS_SENTENCE.test(rest), rest, namesOthers: false };
}
/** Behind the name goes on a sentence: "The driver must …", "Nursing candidates shall …". */
const IS_SENTENCE = new RegExp(
  String.raw`^[\s,]*(?:(?:${[...NOUNS_OF_POST].join("|")}) )?(?:${[...OF_POST].join("|")})(?![\p{L}-])`,
  "iu",
);

function mayFollow(next: Token | undefined, isWhole: boolean): boolean {
  if (!next) return true;
  const { plain } = next;
  if (/^[^a-z]/u.test(plain) || OF_POST.has(plain) || NOUNS_OF_POST.has(plain)) return true;
  return isWhole && BEHIND_TITLE.has(plain);
}

function knownBy(title: string): Known {
  const main = title.split(/ \(|, | – | - | \/ /u)[0] ?? title;
  const wordsIn = (text: string) =>
    new Set(
      tokensOf(text).flatMap(({ word }) => (/^[a-z][a-z&]/u.test(word) && !SMALL.test(word) ? [word] : [])),
    );
  return {
    title: title.toLowerCase(),
    words: wordsIn(title),
    main: wordsIn(main),
    head: tokensOf(main).at(-1)?.word ?? "",
    // A title of one word has no short form: the "B" of "B.Ed" is no bursar.
    initials: main.includes(" ") ? initialsOf(main).toLowerCase() : "",
  };
}
const SMALL = /^(?:and|of|the|in|for|or|to)$/u;

function tokensOf(text: string): Token[] {
  return [
    ...matchesIn(text, /\p{Lu}{1,2}&\p{Lu}{1,2}(?!\p{L})|\p{L}(?:[\p{L}'’]*\p{L})?|\d+|[^\s\p{L}\d]/gu),
  ].map(({ 0: own, index }) => {
    const plain = foldText(own);
    return { plain, word: singularOf(plain), end: index + own.length };
  });
}

/** "drivers" and "driver" are one; "driver's" is none of them. */
function singularOf(word: string): string {
  if (word.length < 4 || word.includes("'")) return word;
  return word
    .replace(/m[e]n$/u, "man")
    .replace(/ies$/u, "y")
    .replace(/(?<=ss|x|ch|sh)es$/u, "")
    .replace(/(?<=[^su])s$/u, "");
}
