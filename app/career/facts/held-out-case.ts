import type { GoodCase } from "./good.fixture";

/** What was made false in a held-out sentence. */
export const HELD_OUT_TYPES = [
  "number",
  "unit",
  "moved",
  "employer",
  "skill",
  "certificate",
  "status",
  "degree",
  "escalation",
  "help",
  "negation",
  "date",
  "years",
  "achievement",
  "title",
  "language",
  "cause",
  "scale",
  "praise",
  "contact",
  "merged",
  "currency",
  "points",
  "ranking",
  "team",
  "period",
] as const;
export type HeldOutType = (typeof HELD_OUT_TYPES)[number];
export type HeldOutFalse = [type: HeldOutType, ...GoodCase];
export type HeldOutCases = { good: GoodCase[]; bad: HeldOutFalse[] };

/** One invented person, as the product meets one: the text of a resume, the text of an advert, and sentences written for it in four languages. */
export type HeldOutPerson = {
  trade: string;
  resume: string;
  advert: string;
  target: { jobTitle: string; companyName: string };
  cases: { en: HeldOutCases; es: HeldOutCases; fr: HeldOutCases; de: HeldOutCases };
};

/** Sentences one to a line: `sources | text`. "0.2" is the third bullet of the first job, "e0" a study, "a" an address without a source. */
export function trueLines(text: string): GoodCase[] {
  return text
    .trim()
    .split("\n")
    .map((line) => readCase(line.split(" | ")));
}

/** The same with the type first: `type | sources | text`. */
export function falseLines(text: string): HeldOutFalse[] {
  return text
    .trim()
    .split("\n")
    .map((line) => {
      const [type = "", ...rest] = line.split(" | ");
      const known = HELD_OUT_TYPES.find((name) => name === type.trim());
      if (!known) throw new Error(`no such type: ${line}`);
      return [known, ...readCase(rest)];
    });
}

function readCase([sources = "", ...text]: string[]): GoodCase {
  const ids = sources.trim().split(" ");
  const isAddress = ids.includes("a");
  return [
    text.join(" | ").trim(),
    ids.filter((id) => id !== "a" && id !== "f").map(fullId),
    ids.includes("f") ? "frame" : isAddress ? "address" : "claim",
  ];
}

function fullId(short: string): string {
  const [first = "", second] = short.split(".");
  const section = SECTIONS.get(first.charAt(0));
  if (!section) return `work.${first}.highlights.${second}`;
  if (section === "nysc") return second === undefined ? section : `${section}.highlights.${second}`;
  const entry = `${section}.${first.slice(1)}`;
  return second === undefined ? entry : `${entry}.highlights.${second}`;
}

const SECTIONS = new Map([
  ["w", "work"],
  ["e", "education"],
  ["n", "nysc"],
  ["i", "siwes"],
  ["p", "projects"],
  ["v", "volunteer"],
  ["s", "skills"],
  ["c", "certificates"],
  ["l", "languages"],
  ["y", "summary"],
  ["x", "awards"],
]);
