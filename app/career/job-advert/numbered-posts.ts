import type { AdvertLanguage } from "./job-advert";
import { patternOf } from "./patterns";
import { type Post, titleOf } from "./post-title";
import type { Sentence } from "./sentence";
import { inTitleCase } from "./title-print";

const NUMBER = String.raw`(?<number>\d{1,2}|[A-H]|[IVX]{1,4})`;
const NOUN = "(?:post|position|vacancy|role|job|lot)(?: no\\.?)?";
/** "Post 2: Teacher of the Deaf" */
const NUMBERED = patternOf(String.raw`^${NOUN} ?${NUMBER} ?[:.)–—-]+ ?(?<title>\p{Lu}.*)$`, "iu");
/** "Post 2 Details", "For Position B" above what is asked for that post. */
const DETAILS = patternOf(
  String.raw`^(?:for |details of |requirements for )?${NOUN} ?${NUMBER}(?![\p{L}\d])`,
  "iu",
);

/** Posts that the advert numbers, each with the part of the text that speaks of it: "Post 1: Head Cook", and below them "Post 1 Details". */
export function numberedPosts(sentences: readonly Sentence[], language: AdvertLanguage): Post[] {
  const posts = sentences.flatMap(({ text, label, start, end }, index) => {
    const found = NUMBERED.exec(label === undefined ? text : `${label}: ${text}`);
    const { number = "", title = "" } = found?.groups ?? {};
    const own = found && (titleOf(title, true, language) ?? nameOf(title));
    return own ? [{ number: number.toUpperCase(), title: own, start, end, index }] : [];
  });
  if (new Set(posts.map(({ number }) => number)).size < 2) return [];
  return posts.map(({ number, title, start, end, index }) => ({
    title,
    ...(detailsOf(number, sentences.slice(index + 1)) ?? { start, end }),
  }));
}

/** What a numbered line names, whatever its words: up to its first mark. */
function nameOf(text: string): string | undefined {
  const name = (text.split(/ ?[,.;:(]|\s[–—-]\s/u)[0] ?? "").trim();
  return name.split(" ").length <= MAX_WORDS && /\p{L}{3}/u.test(name) ? inTitleCase(name) : undefined;
}
const MAX_WORDS = 6;

/** From the line that names the number again up to the one that names another, or to how to apply. */
function detailsOf(
  number: string,
  sentences: readonly Sentence[],
): { start: number; end: number } | undefined {
  const numberOf = ({ text }: Sentence) => DETAILS.exec(text)?.groups?.number?.toUpperCase();
  const first = sentences.findIndex((own) => !NUMBERED.test(own.text) && numberOf(own) === number);
  const [opens] = sentences.slice(first, first + 1);
  if (first < 0 || !opens) return undefined;
  const behind = sentences.slice(first + 1);
  const next = behind.findIndex(
    (own) => own.section === "apply" || (numberOf(own) !== undefined && numberOf(own) !== number),
  );
  const end = (next < 0 ? behind : behind.slice(0, next)).at(-1)?.end ?? opens.end;
  return { start: opens.start, end };
}
