import type { Demand } from "~/career/job-advert/job-advert";
import { wordsOf } from "~/career/nlp/fold";

/**
 * What everybody says of themselves and no resume proves. A demand that is nothing but such words is a quality: that no line of
 * a profile shows it says nothing of the person.
 */
const QUALITIES = new Set(
  `communication communicate communicator interpersonal relationship relational people problem solving solver critical thinking thinker analytical diction
  negotiation multitask multitasking multi tasking time management organisation organization organisational organizational organised organized leadership
  decision making listening presentation persuasion persuasive influencing team player teamwork spirit attitude ethic ethics personality character
  creativity creative initiative integrity honesty confidence confident smart neat appearance self motivation motivated starter drive driven results
  result oriented detail attention pressure minimal supervision independently fast quick learner reporting writing verbal oral honest trustworthy punctual hardworking dependable reliable diligent loyal humble obedient`.split(
    /\s+/,
  ),
);
const FILLERS = new Set(
  `good very excellent strong great sound exceptional outstanding superb effective proven high highly positive pleasant skill skills ability abilities able capacity
  competence competencies to for of in and or a an the with under work working both well be have has having must level`.split(
    /\s+/,
  ),
);

/** Whether a demand asks for a quality that a resume cannot prove. */
export function isQuality({ text, kind }: Pick<Demand, "text" | "kind">): boolean {
  if (kind === "trait") return true;
  if (kind !== "skill") return false;
  const words = wordsOf(text);
  return (
    words.some((word) => QUALITIES.has(word)) &&
    words.every((word) => QUALITIES.has(word) || FILLERS.has(word))
  );
}
