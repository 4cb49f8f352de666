import { anyOf } from "~/pattern";
import type { Profile } from "../profile.schema";
import type { PlannedDetail } from "./letter-plan";

const GIVES_REASON = anyOf(
  [
    /^I (?:want|wish|would like|hope|like|love|enjoy|am drawn|believe|chose|have always)\b/, // I want to build a maternity ward
    /^My (?:aim|goal|dream|wish|passion|reason)\b/, // My aim is to teach where I was taught
  ],
  "i",
);
/** What stands on every resume is no reason. */
const IS_EMPTY = anyOf(
  [
    /\b(?:reputable|challenging|dynamic|organi[sz]ation|establishment|company)\b/, // in a reputable organisation
    /\b(?:career|potentials?|utili[sz]e|my skills|growth|goal[- ]oriented|self[- ]\p{L}+)\b/u, // to utilise my skills
  ],
  "iu",
);
const MOST_WORDS = 40;

/** Why somebody does this work, a sentence of their own summary, for an advert that asks why; undefined where they do not say it. */
export function reasonIn({
  summary,
}: Pick<Profile, "summary">): { text: string; sourceIds: string[] } | undefined {
  return summary
    .flatMap((paragraph, at) =>
      paragraph.split(/(?<=[.!?])\s+/u).map((text) => ({ text, sourceIds: [`summary.${at}`] })),
    )
    .find(
      ({ text }) =>
        GIVES_REASON.test(text) && !IS_EMPTY.test(text) && text.split(/\s+/u).length <= MOST_WORDS,
    );
}

/** Where work is shown: the host of a link, what it is called, and the words that ask for it. Any other address is a portfolio. */
const PAGES = [
  { host: /linkedin\./i, label: "LinkedIn", asked: /\blinkedin\b/i },
  { host: /github\.|gitlab\./i, label: "GitHub", asked: /\bgit(?:hub|lab)\b/i },
  {
    host: /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/i,
    label: "Portfolio",
    asked: anyOf(
      [
        /\b(?:portfolio|samples? of (?:your |past |previous )?work)\b/, // a portfolio
        /\b(?:showreels?|(?:demo|your|no|a|with|and) reel)\b/, // and your reel
        /\b(?:see|show|link to) your work\b/, // show your work
      ],
      "i",
    ),
  },
];

/** The links of somebody that the advert asks for: a portfolio, or a page that it names ("your GitHub"). Each with its label. */
export function askedLinks(advert: string, { basics }: Pick<Profile, "basics">): PlannedDetail[] {
  return basics.links.flatMap((link, at): PlannedDetail[] => {
    const page = PAGES.find(({ host }) => host.test(link));
    return page?.asked.test(advert)
      ? [{ label: page.label, text: link, sourceIds: [`basics.links.${at}`] }]
      : [];
  });
}
