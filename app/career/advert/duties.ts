import type { AdvertLine } from "./sections";
import { splitSentences } from "./clean";

const MOST = 12;

/** Sentences that say what is to be done, in the advert's order. */
export function findDuties(lines: AdvertLine[]): string[] {
  const marked = lines.filter(({ section, isHeading }) => section === "duties" && !isHeading);
  const unmarked = lines.filter(
    ({ section, isHeading }) => (section === "lead" || section === "about") && !isHeading,
  );
  const inSection = marked.flatMap(({ text }) => sentences(withoutLabel(text)));
  const spoken = unmarked
    .flatMap(({ text }) => sentences(text))
    .filter((sentence) => SPEAKS_OF_WORK.test(sentence));
  return [...inSection, ...spoken]
    .filter((sentence) => sentence.split(" ").length >= 3 && !NOT_WORK.test(sentence))
    .slice(0, MOST);
}

/** Sentences in which the employer says what it is. */
export function findAbout(lines: AdvertLine[], company: string): string[] {
  const isNamed = (text: string) => company !== "" && text.toLowerCase().includes(company.toLowerCase());
  return lines
    .filter(
      ({ section, isHeading, isBoilerplate }) =>
        (section === "about" || section === "lead") && !isHeading && !isBoilerplate,
    )
    .flatMap(({ text, section }) =>
      sentences(text).filter(
        (sentence) =>
          section === "about" ||
          isNamed(sentence) ||
          /^(?:we are|our (?:company|client|organi[sz]ation|school|hospital) is)\b/i.test(sentence),
      ),
    )
    .filter(
      (sentence) =>
        / (?:is|are) (?:an?|the|one of) /.test(` ${sentence} `) &&
        !/\b(?:hiring|recruiting|looking for|seeking|vacan)/i.test(sentence),
    )
    .slice(0, 4);
}

const SPEAKS_OF_WORK =
  /\b(?:will (?:be (?:responsible|in charge)|[a-z]+)|you'll|responsible for|duties include|to (?:manage|handle|drive|teach|sell|prepare|supervise|assist|support|oversee|maintain|keep|lead|run|clean|cook|serve|take|develop|build|coordinate))\b/i;
const NOT_WORK =
  /\bcloses? \d|\b(?:will be (?:contacted|shortlisted|paid|considered|given|an advantage|added)|apply|send your|interested|candidates? must|salary|deadline|you will need|will not be|will have)\b/i;

function withoutLabel(text: string): string {
  return text.replace(
    /^(?:key |main |job )?(?:responsibilit(?:y|ies)|duties|tasks?|role|job (?:description|summary|purpose)|missions?)\s*:\s*/i,
    "",
  );
}

function sentences(text: string): string[] {
  return splitSentences(text)
    .map((sentence) => sentence.replace(/[.;!:,]+$/, "").trim())
    .filter(Boolean);
}
