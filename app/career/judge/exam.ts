import { z } from "zod";
import { CHANGES, type Change, type SentencesToJudge } from "./judgement";
import accountant from "./exam/accountant.json";
import carerDe from "./exam/carer-de.json";
import cook from "./exam/cook.json";
import developer from "./exam/developer.json";
import driver from "./exam/driver.json";
import electricianDe from "./exam/electrician-de.json";
import logisticsFr from "./exam/logistics-fr.json";
import nurse from "./exam/nurse.json";
import receptionFr from "./exam/reception-fr.json";
import sales from "./exam/sales.json";
import siteEngineer from "./exam/site-engineer.json";
import teacher from "./exam/teacher.json";

/** One true and one false sentence about the same facts; the false one makes one change. */
const Pair = z.strictObject({
  change: z.enum(CHANGES),
  facts: z.array(z.string().min(1)).min(1),
  supported: z.string().min(1),
  unsupported: z.string().min(1),
});
const ExamFile = z.strictObject({
  trade: z.string(),
  language: z.enum(["en", "fr", "de"]),
  pairs: z.array(Pair).min(1),
});

/** A sentence of the exam with its right answer; `change` is that of its pair. */
export type ExamSentence = {
  id: string;
  text: string;
  facts: string[];
  isSupported: boolean;
  change: Change;
};
type ExamPaper = { language: SentencesToJudge["language"]; sentences: ExamSentence[] };

const MAX_PAPER = 24;

/** The public exam: its files as stored. */
export function readExamFiles() {
  return [
    accountant,
    nurse,
    teacher,
    siteEngineer,
    sales,
    driver,
    cook,
    developer,
    logisticsFr,
    receptionFr,
    electricianDe,
    carerDe,
  ].map((file) => ExamFile.parse(file));
}

/**
 * The exam in papers: as many sentences as a letter and a resume have, of one language, one call each. The two
 * sentences of a pair never stand in one paper, so that neither gives the other away.
 */
export function listExamPapers(): ExamPaper[] {
  const files = readExamFiles();
  return [...new Set(files.map(({ language }) => language))].flatMap((language) => {
    const pairs = files.filter((file) => file.language === language).flatMap(examPairsOf);
    const halves = [0, 1].map((half) =>
      pairs.map(({ supported, unsupported }, n) => ((n + half) % 2 === 0 ? supported : unsupported)),
    );
    return halves.flatMap((half) => papersOf(half)).map((sentences) => ({ language, sentences }));
  });
}

function examPairsOf({ trade, pairs }: z.infer<typeof ExamFile>) {
  return pairs.map(({ facts, change, supported, unsupported }, n) => {
    const id = `${trade} ${n + 1}`;
    return {
      supported: { id: `${id} a`, text: supported, facts, isSupported: true, change },
      unsupported: { id: `${id} b`, text: unsupported, facts, isSupported: false, change },
    };
  });
}

// A fixed order that has nothing to do with the answers: by length.
function papersOf(sentences: ExamSentence[]): ExamSentence[][] {
  const count = Math.ceil(sentences.length / MAX_PAPER);
  const ordered = sentences.toSorted((a, b) => a.text.length - b.text.length);
  return Array.from({ length: count }, (_, paper) => ordered.filter((_one, n) => n % count === paper));
}
