/** What a body holds for everybody makes nobody its member: "What Manufacturers Should Know – CITN Ota District". */
const EVENTS =
  "seminar workshop training course conference webinar mcpe cpd district faculty lecture symposium";
const IS_EVENT = new RegExp(`(?<!\\p{L})(?:${EVENTS.replaceAll(" ", "|")}|should know)(?!\\p{L})`, "iu");
const IS_MEMBER = /(?<!\p{L})(?:associate|fellow|member(?:ship)?|chartered|licentiate|registered)(?!\p{L})/iu;

/** "Fellow, Faculty of Surgery" */
const BEGINS_AS_MEMBER = new RegExp(`^(?:an? )?${IS_MEMBER.source}`, "iu");

/** Whether a paper is of a course or a meeting of a body, which makes nobody its member. */
export function isOfEvent(name: string): boolean {
  return IS_EVENT.test(name) && !BEGINS_AS_MEMBER.test(name);
}

/** Whether words name a membership: "Associate, Chartered Institute of Taxation of Nigeria". */
export function namesMembership(text: string): boolean {
  return IS_MEMBER.test(text);
}
