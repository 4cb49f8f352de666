import type { AdvertLanguage } from "./job-advert";
import { degreesIn } from "./named-degrees";
import { patternOf } from "./patterns";
import { SHORT_WORD, titleOf } from "./post-title";
import type { Sentence } from "./sentence";
import { inTitleCase } from "./title-print";

const NUMBER = String.raw`(?<number>\d{1,2}|[A-H]|[IVX]{1,4})`;
const NOUN = "(?:post|position|vacancy|role|job|lot)(?: no\\.?)?";
/** "Post 2: Teacher of the Deaf" */
const NUMBERED = patternOf(String.raw`^${NOUN} ?${NUMBER} ?[:.)–—-]+ ?(?<title>\p{Lu}.*)$`, "iu");
/** Posts that the advert numbers: "Post 1: Head Cook", "Post 2: Teacher of the Deaf". */
export function numberedPosts(sentences: readonly Sentence[], language: AdvertLanguage): string[] {
  const posts = sentences.flatMap(({ text, label }) => {
    const { number = "", title = "" } =
      NUMBERED.exec(label === undefined ? text : `${label}: ${text}`)?.groups ?? {};
    // "Post 3 - SSCE, physically fit" says what post 3 asks.
    const isAsked = degreesIn(title)[0]?.start === 0;
    const own = title && !isAsked && (titleOf(title, true, language) ?? nameOf(title));
    return own ? [{ number: number.toUpperCase(), title: own }] : [];
  });
  return new Set(posts.map(({ number }) => number)).size < 2 ? [] : posts.map(({ title }) => title);
}

/** What a numbered line names, whatever its words: up to its first mark. */
export function nameOf(text: string): string | undefined {
  const name = (text.replace(SHORT_WORD, "$1 ").split(/ ?[,.;:([|]|\s[–—-]\s/u)[0] ?? "").trim();
  return name.split(" ").length <= MAX_WORDS && /\p{L}{3}/u.test(name) ? inTitleCase(name) : undefined;
}
const MAX_WORDS = 6;
