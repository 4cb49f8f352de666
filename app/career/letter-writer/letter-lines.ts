import type { Profile } from "../profile.schema";
import { contentStems } from "../nlp/stem";
import { isWorkExperience, monthsOfExperience } from "../tenure";
import { rolesOf } from "../writer/roles";
import { aboutOneself } from "./about-oneself";
import type { AnsweredDemand } from "./answered-demand";
import { isAward, planAwards } from "./awards";
import { answersOfLines, type AnsweringLine } from "./choose-lines";
import type { LetterPlan } from "./letter-plan";
import type { LineContext } from "./line-signs";
import type { LetterPlanInput } from "./plan-input";
import { isStub, withoutRepeats } from "./stub-lines";
import { paragraphOf } from "./summary-lines";
import type { TellableLine } from "./tellable-line";
import { listTellableLines, rankTellableLines } from "./tellable-lines";

/** What a letter may tell of a person: who they are (`about`), honours, all lines, and those of work with what they answer (`answering`) of what is asked, musts first. */
type LetterLines = {
  about: LetterPlan["about"];
  awards: LetterPlan["awards"];
  lines: TellableLine[];
  asked: AnsweredDemand[];
  answering: AnsweringLine[];
  /** What the worth of the lines is measured by. */
  context: LineContext;
};

/** The lines of a profile (calmProfile) that a letter may tell. */
export function letterLines(profile: Profile, input: LetterPlanInput): LetterLines {
  const { today, title, subject } = input;
  const awards = planAwards(profile);
  const awardIds = new Set(awards.flatMap(({ sourceIds }) => sourceIds));
  // Of a line of several sentences only the honour stands apart.
  const isNamedAward = ({ id, text }: TellableLine) => awardIds.has(id) && isAward(text);
  const about = aboutOneself(profile, {
    subject: `${title} ${subject}`,
    months: monthsOfExperience(profile.work.filter(isWorkExperience), today),
  });
  // Who the person is stands in the first paragraph, and in no other.
  const lines = rankTellableLines(listTellableLines(profile), subject).filter(
    ({ id, text }) => !(about?.sourceIds.includes(paragraphOf(id)) && isSameSentence(about.text, text)),
  );
  const asked = mustsFirst(input.demands);
  const answering = answersOfLines(
    asked,
    withoutRepeats(
      lines.filter(
        (line) =>
          !line.isSkill &&
          !isPaper(line.id) &&
          !isStub(line) &&
          !isNamedAward(line) &&
          !awards.some(({ text }) => isSameSentence(text, line.text)) &&
          !(line.id.startsWith("awards.") && awardIds.has(line.id)),
      ),
    ),
  );
  const fieldWork = input.fieldWork ?? [];
  const context = { title, subject, roles: rolesOf(profile), fieldWork, today };
  return { about, awards, lines, asked, answering, context };
}

/** Whether a line says nothing beside a sentence. */
function isSameSentence(sentence: string, line: string): boolean {
  const words = new Set(contentStems(sentence));
  return contentStems(line).every((stem) => words.has(stem));
}

/** Studies and certificates have sentences of their own. */
function isPaper(id: string): boolean {
  return /^(?:certificates|education)\.\d+$/.test(id);
}

function mustsFirst(demands: AnsweredDemand[]): AnsweredDemand[] {
  return demands.toSorted((a, b) => Number(a.need === "wish") - Number(b.need === "wish"));
}
