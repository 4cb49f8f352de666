import type { AdvertLanguage } from "./job-advert";
import { anyOf, inOrder } from "./patterns";
import { plainTitle, titleOf } from "./post-title";

/**
 * The posts of one sentence that calls for people: "needs a nanny and two cooks", "Hiring: Welders (3) and a Clerk". Two names stand for two posts where each is
 * counted, has its article or is of many; "a Potter & Glazer" is one person.
 */
export function postsInCall(
  text: string,
  language: AdvertLanguage,
): { posts: string[]; before: string } | undefined {
  const call = CALL.exec(text);
  if (!call) return undefined;
  const bare = text
    .slice(call.index + call[0].length)
    .replace(/ ?\([^()]*\)/gu, (own) => (/^ ?\(\d+\)$/.test(own) ? " x2" : ""));
  const list = bare.split(END)[0] ?? "";
  const items = list
    .split(LIST_JOINT)
    .map((item) => item.trim())
    .filter(Boolean);
  if (items.length < 2 || items.length > MAX_ITEMS || items.some((item) => NO_POST.test(item)))
    return undefined;
  const titles = items.map((item) => {
    const bareItem = item.replace(NUMBER, "").replace(/ x2$/u, "");
    return titleOf(bareItem, false, language) ?? (items.length > 2 ? plainTitle(bareItem) : undefined);
  });
  const unknown = items.filter((item) => titleOf(item.replace(NUMBER, ""), false, language) === undefined);
  const known = titles.filter((title) => title !== undefined);
  if (known.length < items.length || unknown.length > 1) return undefined;
  const isEach = items
    .slice(1)
    .every((item) => NUMBER.test(item) || / x2$/u.test(item) || /[^s]s$/iu.test(item));
  // "Team Lead, Dispatch Riders" is one of them with their field.
  if (items.length === 2 && !(isEach && JOINT.test(list))) return undefined;
  const posts = [...new Set(known)];
  return posts.length > 1 ? { posts, before: text.slice(0, call.index) } : undefined;
}

const JOINT = / (?:and|&|plus|\+) /iu;
const LIST_JOINT = /,? (?:and|&|plus|\+) |, ?/iu;

/** "sales girls and boys" are one post, and "an officer's assistant" is named by another one. */
const NO_POST = /^(?:\d+ )?(?:boys?|girls?|men|women|lad(?:y|ies)|males?|females?)(?: x2)?$|['’]s /iu;
const MAX_ITEMS = 10;
const CALL = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /(?:urgently )?needs?|seeks?|hiring|recruiting|looking for|in need of|in search of|wants?|requires?/u,
        /(?:open|available|vacant) (?:roles?|positions?|posts?)|vacanc(?:y|ies) for|openings? for/u,
        /needed(?: at once| urgently| asap| now)?(?=:)/u,
        /(?:posts|positions|vacancies|roles) of(?: the)?/u,
      ],
      "u",
    ),
    /(?:\s?:| the following:?| for)?(?: urgently)? /u,
  ],
  "iu",
);
const NUMBER = /^(?:an?|one|two|three|four|five|six|ten|some|\d{1,3})(?: \(\d{1,3}\))? /iu;
const END = anyOf(
  [/[.!?;:\n]|\s[-–—]\s/u, / (?:for|at|in|with|who|to|on|that|as|within|across)(?!\p{L})/u],
  "iu",
);
