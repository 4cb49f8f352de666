import type { JobAdvert } from "~/career/job-advert/job-advert";
import { advertSentences } from "~/career/job-advert/advert-sentences";
import { stem } from "~/career/nlp/stem";
import { termsOf } from "~/career/nlp/relatedness";
import { wordsOf } from "~/career/nlp/fold";
import { standingOfPaper } from "~/career/profile/standing";
import type { Profile } from "~/career/profile.schema";
import { EVERY_PAPER } from "./every-paper";
import { isHeld, meaningStems } from "./candidate-facts";
import { isLacking } from "./lacking";
import { isQuality } from "./qualities";
import { conceptsOf, toolKindsOf, withSynonyms } from "./synonyms";

/** So much of the words of a skill, the rare ones counting most, stand in one sentence that asks for something. */
const MOST_OF_SKILL = 0.7;
const MOST_OF_PAPER = 0.5;
/** A common word alone ("service", "training") names no paper. */
const TELLING = 0.75;

type AskingSentence = {
  stems: ReadonlySet<string>;
  /** With those of the title: "Power BI Data Analyst" is a paper for a data analyst who shall know Power BI. */
  stemsOfPost: ReadonlySet<string>;
  joined: ReadonlySet<string>;
  concepts: ReadonlySet<string>;
  capitals: ReadonlySet<string>;
};

/**
 * What the advert names of the person's skills and certificates, wherever in a sentence that asks for something: "Good hands on Perkins and Deep Sea
 * controllers" names two skills, also where it is read as one demand. Their ids among the source lines, in the order of the advert. It decides what is
 * told, and proves nothing.
 */
export function namedInAdvert(
  { text, demands, title = "" }: Pick<JobAdvert, "text" | "demands" | "title">,
  profile: Profile,
): string[] {
  const asked = demands.filter(({ kind }) => kind !== "trait").map((one) => one.text);
  const sentences = advertSentences({ text })
    .filter((sentence) => asked.some((one) => sentence.includes(one)))
    .map((sentence) => termsOfSentence(sentence, title));
  const find = (id: string, isNamed: (sentence: AskingSentence) => boolean) => {
    const at = sentences.findIndex(isNamed);
    return at < 0 ? [] : [{ id, at }];
  };
  return [
    ...profile.skills.flatMap(({ keywords }, group) =>
      keywords.flatMap((keyword, place) =>
        isLacking(keyword) || isQuality({ text: keyword, kind: "skill" })
          ? []
          : find(`skills.${group}.keywords.${place}`, namesSkill(keyword)),
      ),
    ),
    ...profile.certificates.flatMap((paper, at) =>
      isHeld(paper) || isUnderWay(paper)
        ? find(
            `certificates.${at}`,
            namesPaper(paper.issuer ? `${paper.name} (${paper.issuer})` : paper.name),
          )
        : [],
    ),
  ]
    .toSorted((one, other) => one.at - other.at)
    .map(({ id }) => id);
}

/** "MCP, level I, level II booked" is told where MCP is asked for, with how far it has come. */
function isUnderWay(paper: Profile["certificates"][number]): boolean {
  const standing = standingOfPaper(paper);
  return standing === "in_view" || standing === "in_progress" || standing === "part_passed";
}

function termsOfSentence(sentence: string, title: string): AskingSentence {
  const stems = wordsOf(sentence).map(stem);
  return {
    stems: new Set(stems),
    stemsOfPost: new Set([...stems, ...wordsOf(title).map(stem)]),
    joined: termsOf(sentence).joined,
    concepts: withSynonyms(meaningStems(sentence)),
    capitals: new Set(shortFormsIn(sentence)),
  };
}

function namesSkill(keyword: string): (sentence: AskingSentence) => boolean {
  const share = shareOf(keyword);
  const concepts = conceptsOf(meaningStems(keyword));
  // "A statistical package" names Stata.
  const kinds = toolKindsOf(meaningStems(keyword));
  return (sentence) =>
    share(sentence).share >= MOST_OF_SKILL ||
    kinds.some((kind) => sentence.concepts.has(kind)) ||
    (concepts.length > 0 && concepts.every((concept) => sentence.concepts.has(concept)));
}

function namesPaper(name: string): (sentence: AskingSentence) => boolean {
  // "First Aid (Red Cross)" is asked for without its issuer.
  const shares = [...new Set([name, name.replace(/\s*\([^()]*\)/g, "")])].map((one) =>
    shareOf(one, { skip: EVERY_PAPER, isOfPost: true }),
  );
  const capitals = shortFormsIn(name).filter((short) => !ON_ANY_PAPER.has(short));
  return (sentence) =>
    capitals.some((short) => sentence.capitals.has(short)) ||
    shares.some((shareIn) => {
      const { share, count, weight } = shareIn(sentence);
      return share >= MOST_OF_PAPER && (count > 1 || weight >= TELLING);
    });
}

/** "CPIM", "EmONC", "DHIS2": names that cannot be anything else. */
function shortFormsIn(text: string): string[] {
  return text.match(/(?<![\p{L}\d])(?=\p{L}*\p{Lu}\p{L}*\p{Lu})[\p{L}\d+]{3,8}(?![\p{L}\d])/gu) ?? [];
}
const ON_ANY_PAPER = new Set(["NYSC", "WAEC", "NECO", "HND", "OND", "NCE", "PLC", "LTD", "USA", "NGO"]);

function shareOf(
  text: string,
  { skip, isOfPost = false }: { skip?: ReadonlySet<string>; isOfPost?: boolean } = {},
): (sentence: AskingSentence) => { share: number; count: number; weight: number } {
  const { terms } = termsOf(text, skip);
  const all = terms.reduce((sum, { weight }) => sum + weight, 0);
  return ({ stems, stemsOfPost, joined }) => {
    const own = terms.filter((term) => stems.has(term.stem) || joined.has(term.stem));
    const found =
      isOfPost && own.length > 0
        ? terms.filter((term) => own.includes(term) || stemsOfPost.has(term.stem))
        : own;
    const sum = found.reduce((part, { weight }) => part + weight, 0);
    return {
      share: all === 0 ? 0 : sum / all,
      count: found.length,
      weight: Math.sqrt(Math.max(0, ...found.map(({ weight }) => weight))),
    };
  };
}
