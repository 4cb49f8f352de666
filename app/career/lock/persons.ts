import vocabulary from "./vocabulary/subjects.json";

/** Whether a folded word is one for a person or a body: "nurses", "committee", "surveyor". */
export function isPerson(word: string): boolean {
  return PEOPLE.test(word) || (word.length > 4 && BY_ENDING.test(word) && !THINGS.test(word));
}
const PEOPLE = new RegExp(`^(?:${vocabulary.people.join("|")})$`, "u");
const THINGS = new RegExp(`^(?:${vocabulary.things.join("|")})$`, "u");
const BY_ENDING = new RegExp(`^\\p{L}{3,20}${vocabulary.endings}$`, "u");
