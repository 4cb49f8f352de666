import type { Demand, DemandKind } from "~/career/job-advert/job-advert";

const MAX_QUESTIONS = 3;

/** What to ask about musts that nothing answers: skills and tools first, then duties. */
export function questionsFor(missing: Demand[]): string[] {
  return missing
    .filter(({ need, kind }) => need === "must" && ASKED.includes(kind))
    .toSorted((a, b) => ASKED.indexOf(a.kind) - ASKED.indexOf(b.kind))
    .slice(0, MAX_QUESTIONS)
    .map(
      ({ kind, text }) =>
        `${LEADS[kind] ?? "Have you done this"}: “${text}”? ${FOLLOWS[kind] ?? "Where, and how often?"}`,
    );
}

const ASKED: DemandKind[] = ["certificate", "tool", "skill", "language", "duty"];
const LEADS: Partial<Record<DemandKind, string>> = {
  certificate: "Do you have this",
  tool: "Have you worked with this",
  language: "Do you speak this",
};
const FOLLOWS: Partial<Record<DemandKind, string>> = {
  certificate: "Since when?",
  tool: "Where, and for what?",
  language: "How well?",
};
