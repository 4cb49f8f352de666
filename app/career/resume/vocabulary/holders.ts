import { anyOf } from "~/pattern";

/** Employers that hold others: who served there served at one of their ministries, schools or commands. */
export const HOLDERS = anyOf(
  [
    /\b(?:civil|public|teaching|unified) service\b/, // Benue State Civil Service
    /\bservice commission\b/, // Local Government Service Commission
    /\b(?:state|federal|local) government(?: service)?$/, // Kano State Government
    /\b(?:management|service|education) board$/, // Hospitals Management Board
    /\b(?:army|navy|air force|police force|prisons? service|correctional service|customs service|immigration service)\b/, // Nigerian Army
  ],
  "i",
);

/** What kind of place an employer is, in the bracket behind its name. */
export const KIND_OF_PLACE =
  /^(?:(?:day|boarding|mixed|private|public|mission|catholic|anglican|islamic|primary|secondary|retail|wholesale|family|local|foreign|indigenous)(?:[ ,/&-]+(?:and )?|$)){1,3}(?:school|college|clinic|hospital|shop|company|firm)?$/iu;
