import { cleanLine, NyscStatus, type Profile } from "~/career/profile.schema";
import { entryChoice, findChosen } from "~/career/profile/entry-choice";
import { toProfile, valueAt, withValue } from "~/career/resume/profile-values";
import { withTerm } from "~/career/letter-answers/state-term";
import { meaningStems } from "./candidate-facts";
import { finishedStudyAt, type Question } from "./questions";
import { withReadiness } from "./readiness";
import { conceptsOf } from "./synonyms";

/** The person's own words or choice, and the entry in which they did it (`entryChoice`), if any. */
export type QuestionAnswer = { value: string; place: string };

const MAX_LINE = 1000;

/**
 * A profile with the answer to a question as one more fact, in the section where such facts belong; undefined where the
 * answer says nothing that can stand there. A line that does not name what was asked for gets it as its opening, so that
 * everybody who reads the line knows what it is about.
 */
export function withAnswer(
  profile: Profile,
  question: Question,
  answer: QuestionAnswer,
): Profile | undefined {
  const value = cleanLine(answer.value).slice(0, MAX_LINE);
  const changed = structuredClone(profile);
  switch (question.kind) {
    case "birth": {
      if (!isBirthday(value)) return undefined;
      changed.personal = changed.personal.filter(({ label }) => !/birth|\bdob\b/i.test(label));
      changed.personal.push({ label: "Date of birth", value });
      break;
    }
    case "nysc": {
      const status = NyscStatus.safeParse(value);
      if (!status.success) return undefined;
      changed.nysc = { highlights: [], ...changed.nysc, status: status.data };
      break;
    }
    case "degree":
      if (!question.options?.includes(value)) return undefined;
      changed.education.push({ studyType: value, highlights: [] });
      break;
    case "class": {
      const study = changed.education[finishedStudyAt(profile)];
      if (!study || !question.options?.includes(value)) return undefined;
      study.score = [value, study.score].filter(Boolean).join(", ").slice(0, 200);
      break;
    }
    case "residence":
      if (value === "") return undefined;
      changed.basics.location = value.slice(0, 200);
      break;
    case "body":
    case "licence":
    case "certificate": {
      const { options = [question.about] } = question;
      if (!options.includes(value)) return undefined;
      changed.certificates.push({ name: value.slice(0, 200) });
      break;
    }
    case "language":
      if (value === "") return undefined;
      changed.languages.push({ language: value.slice(0, 100) });
      break;
    case "readiness":
      return question.options?.includes(value) ? toProfile(withReadiness(profile, value)) : undefined;
    case "pay":
    case "notice":
    case "start":
    case "guarantors": {
      const stated = withTerm(profile, question.kind, value);
      return stated === profile ? undefined : stated;
    }
    case "tool":
    case "skill":
    case "duty":
      return withExperience(profile, question, { value, place: answer.place });
  }
  return toProfile(changed);
}

// A line under the job where it was done; without a job a skill, which needs no more than its name.
function withExperience(
  profile: Profile,
  { about, kind }: Question,
  { value, place }: QuestionAnswer,
): Profile | undefined {
  const chosen = findChosen(profile, place);
  const lines = valueAt(profile, `${chosen}.highlights`);
  if (place !== "" && !Array.isArray(lines)) return undefined;
  if (value === "" && kind === "duty") return undefined;
  const text = value === "" ? cleanLine(about) : namingIt(about, value);
  if (Array.isArray(lines)) return withValue(profile, `${chosen}.highlights.${lines.length}`, text);
  const changed = structuredClone(profile);
  const unnamed = changed.skills.find(({ name }) => name === undefined);
  const keyword = text.slice(0, 200);
  if (unnamed) unnamed.keywords.push(keyword);
  else changed.skills.push({ keywords: [keyword] });
  return toProfile(changed);
}

function namingIt(about: string, line: string): string {
  const words = new Set(conceptsOf(meaningStems(line)));
  const isNamed = conceptsOf(meaningStems(about)).every((concept) => words.has(concept));
  return isNamed ? line : `${about}: ${line}`.slice(0, MAX_LINE);
}

function isBirthday(value: string): boolean {
  const year = Number(/^(\d{4})-\d{2}-\d{2}$/.exec(value)?.[1]);
  return year >= 1920 && !Number.isNaN(Date.parse(value));
}

/** The entries under which a line of experience can stand. */
export function placesOf(profile: Profile): { value: string; label: string }[] {
  return (["work", "siwes", "volunteer"] as const).flatMap((section) =>
    profile[section].map((entry, index) => ({
      value: entryChoice(profile, section, index),
      label: [
        entry.position,
        "name" in entry ? entry.name : "organization" in entry ? entry.organization : "",
      ]
        .filter(Boolean)
        .join(", "),
    })),
  );
}
