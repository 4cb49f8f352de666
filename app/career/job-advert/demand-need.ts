import type { Need, TextRange } from "./job-advert";
import { anyOf, inOrder, patternOf, sourceOf } from "./patterns";
import type { Sentence } from "./sentence";
import { STRICT, WISH } from "./vocabulary/demand-words";

/** So sure of a wish, the tagger knows a word of wishing that no list has. */
const SURE_WISH = 0.8;
/** Below it what stands in a list of wishes is one. */
const SURE_MUST = 0.6;

type Given = { text: string; sentence: Sentence };

/**
 * Whether a stretch is a must, and where it ends without the words that say so: "Forklift licence is an added advantage" is a wish. What
 * stands right behind a demand decides before the tagger does; under "Requirements" only words of wishing make a wish.
 */
export function needOf(
  stretch: TextRange & { of: Need; confidence: number },
  { text, sentence }: Given,
): { need: Need; end: number } {
  const own = text.slice(stretch.start, stretch.end);
  const tail = WISHED_AT_END.exec(own)?.[0].length ?? 0;
  const rest = text.slice(stretch.end, sentence.end);
  const isGoverned =
    (tail > 0 && tail < own.length) ||
    WISHED_BEHIND.test(rest) ||
    IF_YOU_HAVE.test(sentence.text) ||
    WISHED_LIST.test(sentence.text);
  const isAmongWishes =
    sentence.section === "wish" &&
    sentence.isBullet &&
    stretch.confidence < SURE_MUST &&
    !STRICT.test(sentence.text);
  if (isGoverned || isAmongWishes) return { need: "wish", end: stretch.end - (tail < own.length ? tail : 0) };
  const isMust = sentence.section === "must" && !WISH.test(sentence.text);
  return { need: isMust && stretch.confidence < SURE_WISH ? "must" : stretch.of, end: stretch.end };
}

const IS = /(?:is|are|would be|will be|shall be|may be|as|na|=|being|but)/u;
const HOW = patternOf(
  String.raw`(?:${sourceOf("an?, the, strong, strongly, highly, added, additional, big, great, distinct, huge, clear, major, real, further, definite, also")} )*`,
  "u",
);
const WISHED = anyOf(
  [
    inOrder([IS, / /u, HOW, /(?:advantage|plus|asset|bonus)(?!\p{L})/u], "u"),
    inOrder([IS, / /u, HOW, /(?:desired|desirable|preferred)(?!\p{L})/u], "u"),
    inOrder(
      [
        /(?:an? (?:strong |added |additional |big )?|added |additional )/u,
        /(?:advantage|plus|asset|bonus)(?!\p{L})/u,
      ],
      "u",
    ),
    /(?:strongly |highly )?(?:preferred|desirable|desired)(?=$|[.,;)])/u,
    /(?:would|will) be (?:\p{L}+ )?(?:lovely|great|nice|good|helpful|useful|ideal|awesome)(?=$|[.,;)!])/u,
    /(?<=: ?|, |[–-] )(?:nice|lovely|bonus|optional|plus|nice to have)(?=$|[.,;)!])/u,
    /(?:is |are |but )?(?:not compulsory|not mandatory|not a must|optional)(?!\p{L})/u,
  ],
  "u",
);
const WISHED_AT_END = inOrder([/[,:]?(?: [–-])? /u, WISHED, /[.!]?$/u], "iu");
/** At most two words, no "and" and no comma, stand between. */
const WISHED_BEHIND = inOrder(
  [
    /^(?: ?\([^()]{1,60}\))?(?: (?!(?:and|or|but|is|are|with)(?!\p{L}))[\p{L}'/-]+){0,2}/u,
    /[,:]?(?: [–-])? /u,
    WISHED,
  ],
  "iu",
);
/** "City & Guilds, Trade Test I, OND is advantage": names alone are wished for together, degrees before them are not. */
const NAME = String.raw`(?:\p{Lu}[\p{L}&+./'-]*|&|\d+)`;
const ITEM = String.raw`(?!(?:Must|English|\p{Lu}?\.?Sc|[NS]?[HO]?ND|\p{Lu}\.?(?:Eng|Tech|Ed|A))(?!\p{L}))\p{Lu}[\p{L}&+./'-]*(?: ${NAME}){0,3}`;
const WISHED_LIST = inOrder(
  [
    patternOf(`^(?:${ITEM}, ){1,4}`, "u"),
    /\p{Lu}[\p{L}&+./'-]*(?: [\p{L}&+./'-]+){0,2}/u,
    /,? /u,
    WISHED,
    /[.!]?$/u,
  ],
  "u",
);
/** "Those who can speak Hausa, or know small repairs, have an advantage": all of the sentence. */
const IF_YOU_HAVE = inOrder(
  [
    /^(?:\p{L}+ )?(?:those|persons?|people|candidates|applicants|anyone|somebody|someone|whoever) /u,
    /(?:who|that|wey|with|having) /u,
    /.{3,200}(?<!\p{L})(?:have|has|get|gets|given|at|stand|stands|is|are)(?: an?| the| some| first)*/u,
    /(?: added| strong| better| clear)? (?:advantage|edge|preference|priority|preferred)(?!\p{L})/u,
  ],
  "iu",
);
