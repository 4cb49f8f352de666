import { anyOf } from "~/pattern";
import { headingSection } from "../resume/headings";

/**
 * Whether a line is nothing that a letter tells: a work that was published, a heading, why somebody did not work, several details in one line
 * ("NYSC: Katsina, 2015. Languages: English, Yoruba").
 */
export function isUntellable(text: string): boolean {
  return (
    IS_PUBLICATION.test(text) ||
    IS_STORY.test(text) ||
    IS_HEADING.test(text) ||
    HAS_LABELS.test(text) ||
    IS_PRIVATE.test(text) ||
    headsList(text)
  );
}

/** "Project: 24-inch gas pipeline": a name behind its label, and nothing that was done. */
export const IS_LABELLED = /^\p{L}+(?: \p{L}+)?:\s/u;
/** "Preye, E. D. et al. (2021). …": a work that was published is named in the resume. */
const IS_PUBLICATION = /\bet al\b|^(?:\[?\d+[.)\]]? )?\p{Lu}[\p{L}'-]+, (?:\p{Lu}\. ?){1,3}/u;
/** "3.3 Other experience", "In No. 2 above:", "Duties and responsibilities": what stands over other lines. */
const IS_HEADING =
  /^\d+(?:\.\d+)+\.? \p{L}|\babove:?$|:$|^(?:\p{L}+ ){0,2}(?:duties|responsibilities)(?: (?:and|&) \p{L}+)?$/iu;
/** Why somebody did not work is theirs to tell: "I came back because my father was sick". */
const IS_STORY = anyOf(
  [
    /\b(?:was|were|am) not working\b|\b(?:laid off|retrenched|sacked|out of (?:a )?job|no work)\b/, // I was laid off
    /\b(?:sick(?:ness)?|ill(?:ness)?|died|passed away|burial|covid|lockdown)\b.{0,60}\b(?:I|my|so|because)\b/, // sick, so I stayed
    /\b(?:because|since|as) my \p{L}+ (?:was|died|fell)\b/u, // because my father was ill
    /^reasons? (?:for|of) leaving\b/, // Reason for leaving: the family relocated
    /\b(?:company|shop|business|school|and) (?:closed|folded|shut) (?:down|up|in|during|because|due)\b/, // and closed in the lockdown
    /\blost the contract\b|\b(?:drop(?:ped)?|sacked|laid) (?:all of )?us\b/, // company lost the contract
  ],
  "iu",
);
/** "Catholic. Lawn tennis." */
const IS_PRIVATE =
  /^(?:(?:roman )?catholic|christian(?:ity)?|muslim|islam|single|married|widow\p{L}*)(?:$|[.,;])/iu;

/** "SKILL: Excel, Corel Draw": a list of another section that stands among the lines of a post. */
function headsList(text: string): boolean {
  const [, label] = /^(\p{L}[\p{L} &]{2,25}):\s/u.exec(text) ?? [];
  const section = label === undefined ? undefined : headingSection(label);
  return section !== undefined && LISTS.has(section);
}
const LISTS: ReadonlySet<string> = new Set([
  "skills",
  "languages",
  "certificates",
  "referees",
  "personal",
  "oLevels",
]);

/** "NYSC: Katsina, 2015. Languages: English, Yoruba." */
const HAS_LABELS = /(?:^|[.;|] )\p{Lu}\p{L}+(?: \p{L}+)?: .*[.;|] \p{Lu}\p{L}+(?: \p{L}+)?: /u;
