import { anyOf } from "~/pattern";
import { isBlank, type Profile } from "../profile.schema";
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

const ASKS_WORK_SAMPLES = /\b(?:portfolio|samples? of (?:your |past |previous )?work|showreel|demo reel)\b/i;
/** Where work is shown, by the host of a link. */
const HOSTS: readonly [RegExp, string][] = [
  [/linkedin\./i, "LinkedIn"],
  [/github\.|gitlab\./i, "GitHub"],
];

/** The links of somebody that the advert asks for: a portfolio, or a page that it names ("your GitHub"). Each with its label. */
export function askedLinks(advert: string, { basics }: Pick<Profile, "basics">): PlannedDetail[] {
  return basics.links.flatMap((link, at): PlannedDetail[] => {
    const host = HOSTS.find(([pattern]) => pattern.test(link))?.[1];
    const isAsked =
      host === undefined
        ? ASKS_WORK_SAMPLES.test(advert) && IS_ADDRESS.test(link)
        : new RegExp(`\\b${host}\\b`, "i").test(advert);
    return isAsked && !isBlank(link)
      ? [{ topic: "detail", label: host ?? "Portfolio", text: link, sourceIds: [`basics.links.${at}`] }]
      : [];
  });
}
const IS_ADDRESS = /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/;
