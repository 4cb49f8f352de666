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

/** The armed and uniformed services by their names. */
export const ARMS =
  /\b(?:Nigerian? )(?:Army|Navy|Air ?Force|Police(?: Force)?|Prisons? Service|Correctional Service|Customs Service|Immigration Service)\b/giu;

/** "MILITARY SERVICE", "Career in the Army": a heading over what was done in such a service. */
export const HEADS_ARMS =
  /(?:\b(?:military|armed forces|army|navy|naval|air ?force|police|paramilitary)\b.*\b(?:service|career|experience|record|appointments?|postings?)\b|\b(?:service|career|years|postings?|appointments?) (?:in|with) the .*(?:army|navy|air ?force|police|military))/iu;
