import type { AdvertLanguage } from "./job-advert";
import { anyOf, inOrder, patternOf } from "./patterns";
import { LIST_LABELS, titleOf } from "./post-title";
import { postsInCall } from "./posts-in-call";
import type { Sentence } from "./sentence";

/** "recruiting for the following: Casual workers, Drivers", "Cooks, waiters needed", "6 tailors and 2 cutters" */
export function listedPosts(sentences: Sentence[], language: AdvertLanguage): string[] {
  for (const { text, section, label } of sentences.slice(0, MAX_OPENING)) {
    if (section !== "head" && section !== "apply") continue;
    const whole = label === undefined ? text : `${label}: ${text}`;
    const called = postsInCall(whole, language);
    if (called && !OF_TEAM.test(called.before)) return called.posts;
    if (OF_TEAM.test(text)) continue;
    const lists = [
      label !== undefined && LIST_LABELS.has(label) ? text : undefined,
      AFTER_CUE.exec(text)?.groups?.list,
      VACANCIES.exec(text)?.groups?.list,
      BEFORE_CUE.exec(text)?.groups?.list,
      COUNTED.exec(text)?.groups?.list,
    ];
    for (const list of lists) {
      const titles = titlesIn(list ?? "", language);
      const posts = titles.filter(
        (title) => !titles.includes(title.replace(/(?:er|r)?ess$/i, "er")) || !/ess$/i.test(title),
      );
      if (posts.length > 1) return posts;
    }
  }
  return [];
}

/** So many sentences from the beginning an advert says whom it seeks. */
const MAX_OPENING = 14;

/** "a team of three physiotherapists and two assistants": who is there already. */
const OF_TEAM = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /teams? of|crew (?:is|are|of)|supervis(?:es?|ing)|coach(?:es|ing)?|leads?|leading|line[- ]manages?|managing/u,
        /mentor(?:s|ing)?|trains?|training|guid(?:es?|ing)|supports?|supporting/u,
        /overs(?:ees?|eeing)|directs?|directing/u,
        /reports? to|reporting to|alongside|work(?:ing)? with|our staff|consists|made up/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);

/** The titles of a list; one short item among them may bear no ending of a title ("Drivers, Security, Cleaners"). */
function titlesIn(list: string, language: AdvertLanguage): string[] {
  const items = (UP_TO_PLACE.exec(list)?.groups?.own ?? list)
    .split(ITEM_MARK)
    .flatMap((item) => item.split(/,|;| and | & |\n/i))
    .map((item) => item.trim())
    .filter(Boolean);
  const titles = items.map((item) => titleOf(item, false, language));
  const known = titles.filter((title) => title !== undefined);
  if (known.length < 2 || known.length < items.length - 1) return [];
  return items.flatMap((item, at) => titles[at] ?? plainItem(item));
}

/** "UPHOLSTERER and SPRAY PAINTER at Oak House, opposite the bank": behind a list without commas its place is none of it. */
const UP_TO_PLACE = /^(?<own>[^,;\n]+?(?: and | & )[^,;\n]+?) (?:at|in|for|with|who|to) /u;

/** "(1) Nurse (2) Cleaner", "a. Nurse b. Cleaner": marks between the items of a line. */
const ITEM_MARK = /(?:^|[\s:;,.])\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})[).] ?(?=\p{Lu})/u;

function plainItem(item: string): string[] {
  return /^\p{Lu}[\p{L}-]+(?: [\p{L}-]+)?$/u.test(item) && !OTHER_ITEM.test(item) ? [item] : [];
}
const OTHER_ITEM = /(?<!\p{L})(?:etc|others?|more|many|plant|office|branch|nationwide|urgently)(?!\p{L})/iu;

const AFTER_CUE = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        // The dash of "posts of MINI-GRID ENGINEER" opens no list.
        inOrder(
          [
            /(?:following|positions?|vacanc(?:y|ies)|posts|roles)(?: \p{L}+){0,3}\s*/u,
            /(?:[:–]|(?<!\p{L})-|-(?!\p{L}))/u,
          ],
          "u",
        ),
        /employs|hiring|recruiting|needs?|looking for/u,
        /applications? (?:\p{L}+ ){0,6}for(?: the)?(?: following)?(?=\s?:)/u,
      ],
      "u",
    ),
    /:?\s*(?<list>[\p{Lu}\d(][^.!?:]{8,200})/u,
  ],
  "u",
);
/** "Vacancy for Welders (4) & Fabricators (2) at Talba Steel" */
const VACANCIES = inOrder(
  [
    /(?<!\p{L})(?:[Vv]acanc(?:y|ies)|VACANC(?:Y|IES)) (?:for|FOR):? /u,
    /(?<list>\p{Lu}[^.!?:\n]{4,160}?)(?= (?:at|in|with|available|exists?)(?!\p{L})|[.!?:]|$)/u,
  ],
  "u",
);
const BEFORE_CUE =
  /^(?<list>\p{Lu}[^.!?:]{8,160}?) (?:are )?(?:urgently )?(?:needed|wanted|required)(?!\p{L})/u;
const COUNT = String.raw`(?:\d{1,2}|one|two|three|four|five|six|ten) [\p{L} -]{4,40}?`;
const COUNTED = patternOf(
  String.raw`(?<!\p{L})(?<list>${COUNT}(?:(?:,| and|, and) ${COUNT}){1,6})(?= for | in | at |[.,:;!(]|$)`,
  "iu",
);
