import { anyOf } from "~/pattern";
import type { Demand } from "../job-advert/job-advert";
import { listed } from "../letter-writer/phrases";
import { foldText } from "../nlp/fold";
import type { Profile } from "../profile.schema";
import { sourceLines } from "../source-lines";
import { lowerFirst } from "../writer/casing";

export type ReadinessKind = "relocation" | "posting" | "travel" | "lodging" | "hours";

/** One thing beside the work itself that somebody agrees to. `detail`: where to ("Kano"), or which hours ("at night"). */
export type Readiness = { kind: ReadinessKind; detail?: string };

/** A line that says or shows what somebody is ready for. `sentence`: how a letter says it, "I am willing to relocate."; none where the line tells of work. */
export type StatedReadiness = { id: string; text: string; sentence?: string; covers: Readiness[] };

/** The labels under which a profile keeps it among the personal details. */
const LABELS: Record<ReadinessKind, string> = {
  relocation: "Relocation",
  posting: "Posting",
  travel: "Travel",
  lodging: "Living on site",
  hours: "Working hours",
};

/** What a demand of an advert wants somebody to be ready for; nothing where it asks for work or a paper. */
export function readinessAsked({ kind, text }: Pick<Demand, "kind" | "text">): Readiness[] {
  return kind === "trait" || kind === "place" ? readinessIn(text) : [];
}

/** What somebody who is ready for all of this would say, without "I am": "ready to work at night and at weekends". */
export function readinessPhrase(asked: Readiness[]): string {
  const details = asked.flatMap(({ detail }) => detail ?? []);
  switch (asked[0]?.kind) {
    case "relocation":
      return ["ready to relocate", ...details.map((place) => `to ${place}`)].join(" ");
    case "posting":
      return "ready to serve anywhere";
    case "travel":
      return "ready to travel";
    case "lodging":
      return "ready to live on site";
    case "hours":
      return `ready to work ${listed(details, "and")}`;
    case undefined:
      return "";
  }
}

/** A profile with one more of its owner's statements (readinessPhrase) among the personal details. */
export function withReadiness(profile: Profile, phrase: string): Profile {
  const [first] = readinessIn(phrase);
  return first
    ? { ...profile, personal: [...profile.personal, { label: LABELS[first.kind], value: phrase }] }
    : profile;
}

/** Whether what somebody states says yes to what is asked. Who is ready to move anywhere is ready to move to Kano. */
export function isReadyFor({ kind, detail }: Readiness, stated: StatedReadiness[]): boolean {
  return stated.some(({ covers }) =>
    covers.some((one) => one.kind === kind && (one.detail === undefined || isSame(one.detail, detail))),
  );
}

function isSame(one: string, other = ""): boolean {
  return foldText(one) === foldText(other);
}

/** What somebody says of themselves in summary, details or notes, and the hours that they worked in a post. */
export function statedReadiness(profile: Profile): StatedReadiness[] {
  return sourceLines(profile).flatMap(({ id, section, text }) => {
    if (OF_ONESELF.has(section))
      return sentencesOf(text, section === "personal").flatMap((sentence) => {
        const covers = readinessIn(sentence);
        return covers.length > 0 ? [{ id, text, sentence, covers }] : [];
      });
    const covers = section === "work" ? readinessIn(text).filter(({ kind }) => kind === "hours") : [];
    return covers.length > 0 ? [{ id, text, covers }] : [];
  });
}
const OF_ONESELF: ReadonlySet<string> = new Set(["summary", "personal", "custom", "skills"]);

/** "Open to relocation; can work shifts" → "I am open to relocation.", "I can work shifts." */
function sentencesOf(text: string, isDetail: boolean): string[] {
  const [, label = "", value = text] = (isDetail && /^([^:]*): (.*)$/u.exec(text)) || [];
  if (IS_YES.test(value) && readinessIn(label).length > 0)
    return [`I am ${readinessPhrase(readinessIn(label).slice(0, 1))}.`];
  return value.split(/(?<=[.!?;])\s+/u).flatMap((sentence) => {
    const { index = -1, groups: { lead = "", rest = "" } = {} } = LEAD.exec(sentence) ?? {};
    if (index < 0 || NOT.test(sentence) || rest.split(/\s+/u).length > MOST_WORDS) return [];
    const words = rest.replace(/[\s.;,!]+$/u, "");
    return [
      /^(?:can|will)$/iu.test(lead)
        ? `I ${lowerFirst(lead)} ${words}.`
        : `I am ${ADJECTIVES[lead.toLowerCase()] ?? lead} ${words}.`,
    ];
  });
}
const MOST_WORDS = 20;
const ADJECTIVES: Record<string, string> = {
  willing: "willing",
  willingness: "willing",
  ready: "ready",
  readiness: "ready",
  open: "open",
  prepared: "prepared",
  available: "available",
  able: "able",
  ability: "able",
  happy: "happy",
};
const IS_YES = /^(?:yes|ok(?:ay)?|sure|possible|agreed)\b/iu;
const NOT = /\b(?:not|no|never|cannot|unable|unless|except|can['’]t|won['’]t)\b/iu;
/** "Willing to relocate", "available for night duty" */
const LEAD = new RegExp(
  `(?<!\\p{L})(?<lead>${[...Object.keys(ADJECTIVES), "can", "will"].join("|")}) ` +
    `(?<rest>(?:to|for|work|travel|relocate|live|stay|move)(?!\\p{L}).*)$`,
  "iu",
);

/** What a text names, whoever says it. */
function readinessIn(text: string): Readiness[] {
  const folded = foldText(text);
  const place = PLACE.exec(text)?.groups?.["place"];
  return [
    ...(RELOCATION.test(folded) ? [{ kind: "relocation" as const, ...(place && { detail: place }) }] : []),
    ...(POSTING.test(folded) ? [{ kind: "posting" as const }] : []),
    ...(TRAVEL.test(folded) ? [{ kind: "travel" as const }] : []),
    ...(LODGING.test(folded) ? [{ kind: "lodging" as const }] : []),
    ...HOURS.filter(([pattern]) => pattern.test(folded)).map(([, detail]) => ({
      kind: "hours" as const,
      detail,
    })),
  ];
}

const RELOCATION = /\brelocat/u;
/** "Relocate to Kano", and not "within Nigeria". */
const PLACE =
  /\brelocat\w+ (?:to|within) (?<place>(?!Nigeria|any)\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,2})/u;
const POSTING = anyOf(
  [
    /\b(?:serve|work|posted|deployed)(?: [a-z]+){0,2} (?:anywhere|any part|any location|any state|any branch)\b/, // serve in any part of the State
  ],
  "u",
);
const TRAVEL = /\btravel(?:l?ing)?\b(?! (?:agenc|agent|industry|experience|management))/u;
const LODGING = anyOf(
  [
    /\blive[ -]?in\b(?! [a-z]+ (?:state|town|city|area))/, // a live-in cook
    /\b(?:live|stay|reside)s? (?:on|at|within) (?:the |our )?(?:site|premises|compound|farm)\b/, // live on site
    /\b(?:live|stay|reside)s? (?:in|at) (?:the |our )?(?:[a-z]+ )?(?:quarters|hostel|school)\b/, // live in the staff quarters
    /\bstay[ -]in\b/, // a stay-in nanny
  ],
  "u",
);
const HOURS: readonly [RegExp, string][] = [
  [/\bnights?\b/u, "at night"],
  [/(?<!\bnight )\bshifts?\b/u, "in shifts"],
  [/\bweekends?\b/u, "at weekends"],
  [/\bsaturdays?\b/u, "on Saturdays"],
  [/\bsundays?\b/u, "on Sundays"],
  [/\bholidays?\b/u, "on public holidays"],
  [/\b(?:odd|irregular|unsocial|unusual|flexible) hours\b/u, "at odd hours"],
  [/\b(?:long|longer|extra|extended|late) hours\b|\bovertime\b/u, "for long hours"],
];
