import type { Sentence } from "~/career/generated-document";
import { leadingVerb } from "~/career/advert/verbs";
import { calmName } from "./casing";
import type { Clause } from "./clause";
import type { Evidence } from "./evidence";
import type { Role } from "./roles";
import { sentenceOf, withArticle, withThe } from "./wording";

export type Draft = Omit<Sentence, "paragraph">;
/** Chooses one phrasing; while `avoidI` holds, none that starts with "I". */
export type Pick = (key: string, options: readonly [string, ...string[]]) => string;

const LONGEST_JOINT = 32;

/** The sentences about one role: its first names post and place unless the reader knows them, the next ones follow on. */
export function roleSentences(
  role: Role,
  evidence: Evidence[],
  given: { isKnown: boolean; position: number; pick: Pick },
): Draft[] {
  return joinClauses(evidence).map(({ clause, ids }, index) => {
    const opening =
      index === 0 && !given.isKnown
        ? introduce(role, clause, given)
        : continueRole(role, clause, index, given);
    return { text: sentenceOf(opening), kind: "claim", sourceIds: [role.id, ...ids] };
  });
}

type Joint = { clause: Clause; ids: string[] };

// Two short statements of one post read as one sentence; three in a row would be a list.
function joinClauses(evidence: Evidence[]): Joint[] {
  const joints: Joint[] = [];
  for (const { clause, id } of evidence) {
    const last = joints.at(-1);
    if (
      last?.ids.length === 1 &&
      last.clause.lead === clause.lead &&
      last.clause.words + clause.words <= LONGEST_JOINT &&
      clause.lead !== "task" &&
      isSameTense(last.clause, clause)
    ) {
      joints[joints.length - 1] = {
        clause: {
          ...clause,
          text: joinTexts(last.clause, clause),
          words: last.clause.words + clause.words + 1,
        },
        ids: [...last.ids, id],
      };
    } else {
      joints.push({ clause, ids: [id] });
    }
  }
  return joints;
}

function isSameTense(a: Clause, b: Clause): boolean {
  if (/^have /.test(a.text) && /^have /.test(b.text)) return true;
  const isToBe = (clause: Clause) => /^(?:am|was|have|had) /.test(clause.text);
  const isPresent = (clause: Clause) => leadingVerb(clause.text)?.form === "base";
  return !isToBe(a) && !isToBe(b) && isPresent(a) === isPresent(b);
}

function joinTexts(a: Clause, b: Clause): string {
  const isBusy = /,| and /.test(a.text);
  if (a.lead === "work") return isBusy ? `${a.text}, as well as ${b.text}` : `${a.text} and ${b.text}`;
  const second = /^have /.test(a.text) ? b.text.replace(/^have /, "") : b.text;
  return isBusy ? `${a.text}, and ${second}` : `${a.text} and ${second}`;
}

function introduce(role: Role, clause: Clause, { position, pick }: { position: number; pick: Pick }): string {
  const where = post(role);
  const before = position > 0 && role.kind === "work" && !role.isCurrent ? earlier(position, pick) : "";
  if (clause.lead === "work")
    return `${before ? `${before}my` : "my"} work ${where.replace(/^during/, "during")} ${role.isCurrent ? "includes" : "included"} ${clause.text}`;
  const predicate =
    clause.lead === "task"
      ? `my task ${role.isCurrent ? "is" : "was"} to ${clause.text}`
      : `I ${clause.text}`;
  return `${before ? before + where : where}, ${predicate}`;
}

function earlier(position: number, pick: Pick): string {
  return position === 1 ? pick("before", ["Before that, ", "Earlier, "]) : "Earlier still, ";
}

function continueRole(role: Role, clause: Clause, index: number, { pick }: { pick: Pick }): string {
  const also = index === 0 ? "" : "also ";
  if (clause.lead === "work")
    return `my work there ${also}${role.isCurrent ? "includes" : "included"} ${clause.text}`;
  if (clause.lead === "task")
    return index === 0
      ? `my task there ${role.isCurrent ? "is" : "was"} to ${clause.text}`
      : `another of my tasks there ${role.isCurrent ? "is" : "was"} to ${clause.text}`;
  const predicate = /^(?:am|was|have|had) /.test(clause.text)
    ? clause.text.replace(" ", ` ${also}`)
    : also + clause.text;
  if (index === 0)
    return role.isCurrent
      ? pick(`first ${role.id}`, [`In this post, I ${predicate}`, `In my present post, I ${predicate}`])
      : `In that post, I ${predicate}`;
  if (index % 2 === 1) return pick(`next ${role.id}`, [`I ${predicate}`, `There I ${predicate}`]);
  const plain = predicate.replace("also ", "");
  return index === 2
    ? pick(`then ${role.id}`, [`In addition, I ${plain}`, `Besides this, I ${plain}`])
    : `Apart from that, I ${plain}`;
}

/** "as Senior Accountant at Kola Mills Limited", "during my NYSC service at the Ministry of Finance". */
export function post(role: Role): string {
  const title = role.title && calmName(role.title);
  const place = role.place && withThe(calmName(role.place));
  switch (role.kind) {
    case "nysc":
      return `during my NYSC service${place ? ` at ${place}` : ""}`;
    case "projects":
      return `in my project “${title ?? ""}”`;
    case "volunteer":
      return title
        ? `as ${withArticle(title)}${place ? ` with ${place}` : ""}`
        : `as a volunteer${place ? ` with ${place}` : ""}`;
    case "siwes":
      return title
        ? `as ${withArticle(title)}${place ? ` at ${place}` : ""}`
        : `during my placement${place ? ` at ${place}` : ""}`;
    case "work":
      if (!title) return place ? `at ${place}` : "in my work";
      return `as ${named(title)}${place ? ` at ${place}` : ""}`;
  }
}

/** A title as it stands after "as": "Senior Accountant", but "a Driver", "an Intern Nurse". */
export function named(title: string): string {
  // One of a kind: "as Head of Accounts", "as Branch Manager"; of the others there are many: "as an Accounts Officer".
  const isOnly =
    /\b(?:manager|head|chief|director|controller|principal|registrar|president|chairman|bursar|matron|secretary)\b/i.test(
      title,
    ) && title.includes(" ");
  return isOnly ? title : withArticle(title);
}
