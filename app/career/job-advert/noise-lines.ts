import { anyOf, inOrder, listOf } from "./patterns";

/** Whether a line is no part of the advert: how it was passed on, or what a site of jobs sets around it. */
export function isNoise(line: string): boolean {
  return NOISE.some((pattern) => pattern.test(line)) || isToolbar(line);
}

const NOISE = [
  /^forwarded( many times)?( as received)?[\s:.!]*$/i,
  /^(please |pls |kindly )?(share|forward|repost|rebroadcast|broadcast)\b[^@\d]{0,40}$/i,
  /^(copied|as received|fw|fwd)[\s:.!]*$/i,
  inOrder(
    [
      /^(join|follow) (our|us|my|this)\b.{0,80}/,
      /(group|channel|page|telegram|whatsapp|instagram|twitter|facebook).{0,80}$/,
    ],
    "i",
  ),
  /^<?(image|video|document|media) omitted>?$/i,
  /^[^\p{L}\p{N}]+$/u,
  // "Home > Jobs > Logistics > Lagos"
  /^home(?: ?[>/»›|·] ?[^>/»›|·@]{1,30}){1,6}$/iu,
  // "You are here: Home / FMCG jobs / …", "Jobs in Nigeria › Oil & Gas › Rivers State"
  /^you are here(?!\p{L})/iu,
  /^(?=[^»›]*jobs?(?!\p{L}))[^»›@.]{2,40}(?: ?[»›] ?[^»›@.]{2,60}){2,6}$/iu,
  /^(?:[\p{L} ]{2,20} ?[»›] ?)(?=jobs?(?!\p{L}))[^»›@.]{2,40}(?: ?[»›] ?[^»›@.]{2,60}){1,6}$/iu,
  // Offers of the site: "Get free CV review here!", "Aptitude test past questions PDF"
  inOrder(
    [
      /^[^\p{L}]*(?:build|get|create|download|make|order)(?: (?:a|an|your|our|free|professional|now)){0,3}/u,
      / (?:cv|resume)s?(?: (?:review|template|for free|here|now|writing|done)){1,3}(?!\p{L})[^@]{0,40}$/u,
    ],
    "iu",
  ),
  /^[^\p{L}]*(?:\p{L}+ ){0,7}past questions(?!\p{L})[^@]{0,40}$/iu,
  // "Posted by Admin | 14 May 2025 | 213 comments | Share on: Facebook Twitter"
  /^posted by [^|@]{2,40}\|[^@]{0,80}\d (?:comments?|views?|likes?|shares?)(?!\p{L})[^@]{0,80}$/iu,
  // "Posted 3 days ago · 412 views", "Updated: November 20, 2026 | Viewed 1,930 times"
  inOrder(
    [
      /^(?!.*(?:dead ?line|clos(?:es|ing)))(?:posted|published|updated|viewed)(?!\p{L})[^@]{0,50}/u,
      /(?:\d (?:views?|applicants?|applications|times|likes)|views? ?:? ?\d[\d,]*)(?!\p{L})[^@]{0,30}$/u,
    ],
    "iu",
  ),
  // "View all 56 comments", "87 likes · 41 comments · 19 shares"
  inOrder(
    [
      /^(?=.{1,80}$)(?=.*(?:comment|like|share|repost)s?(?!\p{L}))(?:view all )?/u,
      /(?:\d[\d,.]*k?(?: [a-z]+)?[ ·•|,]*){1,5}$/u,
    ],
    "iu",
  ),
  inOrder(
    [
      /^[→»>*· ]*/u,
      anyOf(
        [
          /(?:sign up for|subscribe (?:to|for)|get) (?:free |our |daily |the )*(?:job )?(?:alerts?|newsletter|app)/u,
          /(?:be the first|log ?in|login) to (?:comment|apply|save)|leave a comment|rate this (?:company|job)/u,
        ],
        "u",
      ),
      /(?!\p{L})[^@]{0,80}$/u,
    ],
    "iu",
  ),
];

/** "Share on Facebook Tweet WhatsApp Copy link", "Save · Share · Report": nothing but buttons. */
function isToolbar(line: string): boolean {
  if (line.length > 120) return false;
  const words = line.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  return words.length > 1 && words.every((word) => BUTTONS.has(word)) && words.some((word) => SURE.has(word));
}
const SURE = new Set(listOf("share, tweet, like, pin, save, menu"));
const BUTTONS = new Set(
  listOf(
    "share, tweet, like, pin, save, menu, this, job, jobs, it, on, via, with, to, a, friend, friends, post, sign, in, log, login, facebook, twitter, x, whatsapp, telegram, linkedin, instagram, pinterest, e-mail, email, mail, print, copy, link, report, more, follow, us, and, or",
  ),
);

/** The lines with whoever put the advert on a network named as such: below "Ada Bello • 2nd" stands her own post, which is left out. */
export function withPosterNamed(lines: readonly string[]): readonly string[] {
  const at = lines.slice(0, MOST_BEFORE_POSTER).findIndex((line) => POSTER.test(line));
  const below = lines[at + 1] ?? "";
  if (at < 0) return lines;
  const own = (lines[at] ?? "").replace(/ • .*$/u, "");
  const rest = lines.slice(POSTED.test(below) ? at + 1 : at + 2);
  return [...lines.slice(0, at), `Posted by: ${own}`, ...rest];
}
const MOST_BEFORE_POSTER = 4;
const POSTER = /^\p{Lu}[^•@]{2,60} • (?:1st|2nd|3rd\+?|following)$/iu;
const POSTED = /^\d{1,2} ?(?:h|d|w|mo|min|hr|hours?|days?|weeks?)\b/iu;

/** The lines before what a site of jobs lists below an advert: other posts, hints and offers of its own. */
export function withoutFooter(lines: readonly string[]): readonly string[] {
  const at = lines.findIndex((line, index) => index > 2 && FOOTER.test(line));
  // What tells how to apply belongs to the advert, wherever it stands.
  return at < 0 || lines.slice(at).some((line) => APPLIES.test(line)) ? lines : lines.slice(0, at);
}
const FOOTER = inOrder(
  [
    /^[^\p{L}]*/u,
    anyOf(
      [
        /(?:related|similar|recommended|latest|more) (?:jobs|vacancies|posts)|people also (?:viewed|applied)/u,
        /you (?:may|might) also like|jobs you (?:may|might) like|see also ?:|tags ?:(?=.*jobs)/u,
        /related ?:(?=.{10,200}$)/u, // Related: How to write a CV
        /other (?:positions|vacancies|openings|jobs) ?:(?=[^|]{4,80} \|)/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);
const APPLIES = /@[\w-]+\.\w|(?<!\d)(?:\+?234|0)[789][01]\d{8}|(?<!\p{L})how to apply(?!\p{L})/iu;
