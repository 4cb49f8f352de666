import { anyOf } from "~/pattern";
import { isOwnWork } from "../writer/roles";

const TITLE =
  /(?:Mr|Mrs|Miss|Ms|Dr|Prof|Engr|Arc\.|Barr|Hon\.|Chief|Alhaji|Alh|Hajiya|Otunba|Madam|Pastor|Rev)/;
/** "Mr & Mrs Okafor" */
const IS_PERSON = new RegExp(`^${TITLE.source}\\.? (?:(?:&|and) (?:Mrs|Dr)\\.? )?\\p{Lu}`, "u");

const IS_FIRM = anyOf(
  [
    /\b(?:ltd|limited|plc|company|nig|enterprises?|ventures|global|services)\b/, // Arc. Lighting Ltd
    /\b(?:restaurants?|kitchen|foods?|stores?|furniture|salon|fashion|school|hospital|clinic|hotel)\b/, // Madam Koi Restaurant
  ],
  "i",
);

/** Whether an employer is a person: nobody works "at Mrs Okafor", and "Mama Nse Provisions" is a shop. */
export function isPerson(employer: string): boolean {
  return IS_PERSON.test(employer) && !IS_FIRM.test(employer);
}

/** The word before an employer. */
export function before(employer: string): "at" | "for" | "in" {
  if (isOwnWork(employer)) return "in";
  return isPerson(employer) ? "for" : "at";
}

/** "at the University of Jos", "for Mrs Okafor" */
export function atPlace(employer: string): string {
  return `${before(employer)} ${withArticle(employer)}`;
}

// "University of Jos", "Ministry of Health" and "Nigerian Army" take an article, "Covenant University" and "Yaba College" do not.
const KIND =
  /^(?:university|polytechnic|college|institute|school|academy|ministry|department|office|embassy|bureau)$/i;
const BEFORE_KIND = /^(?:the|federal|state|open|national|technical)$/i;
const OF_THE_NATION =
  /^(?:nigerian? (?:army|navy|air force|police|ports|customs|immigration|railway|bar)|central bank)\b/i;

/** A name with "the" where English has it; who is "Self Employed" works in "my own business". */
export function withArticle(name: string): string {
  if (isOwnWork(name)) return "my own business";
  const words = name.replace(/,.*$/, "").split(" ");
  const at = words.findIndex((word) => !BEFORE_KIND.test(word));
  const isNamedByKind = KIND.test(words[at] ?? "") && (words[at + 1] === "of" || words[0] === "The");
  return isNamedByKind || OF_THE_NATION.test(name) ? `the ${name.replace(/^the /i, "")}` : name;
}
