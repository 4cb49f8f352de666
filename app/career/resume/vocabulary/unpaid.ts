import { anyOf } from "~/pattern";

/** Words of a post that is held for nothing. Who leads volunteers may be paid. */
export const UNPAID_POST = anyOf(
  [
    /^(?:unpaid|voluntary|volunteer)(?![\p{L}-])(?!.*\b(?:coordinator|co-ordinator|manager|supervisor|officer|director|lead)\b)/u, // Volunteer cook
    /\((?:[^()]{0,30}\b)?(?:unpaid|voluntary|volunteer)\b[^()]{0,30}\)/, // Kitchen coordinator (unpaid)
    /\s[–-]\s?(?:unpaid|voluntary|volunteer)$|,\s?(?:unpaid|voluntary|volunteer)$/, // Secretary, voluntary
  ],
  "iu",
);

/** What lay people do in a congregation. */
export const LAY_OFFICE = anyOf(
  [
    /^(?:(?:head|senior|chief|lead|assistant|asst\.?|former|deputy) )?(?:chorister|usher|choir ?(?:master|mistress|member|leader|director)?|choral leader)s?$/, // Choir mistress
    /^(?:(?:children['’]?s |junior )?sunday[- ]school|children['’]?s church|bible study|house fellowship|cell|youth|prayer|men['’]?s|women['’]?s|protocol|welfare|evangelism|sanctuary)(?:[- ](?:\p{L}+ )?(?:teacher|superintendent|leader|head|president|secretary|treasurer|member|coordinator|worker|unit|department))$/u, // Sunday school teacher
    /^(?:altar server|lector|lay reader|church warden|sidesman|prayer warrior|worship leader|elder|deacon(?:ess)?)$/, // Altar server
  ],
  "iu",
);

/** Words of the name of a congregation. */
export const CONGREGATION =
  /\b(?:church(?:es)?|assembl(?:y|ies)|parish|chapel|cathedral|mosque|masjid|fellowship|diocese|ministr(?:y|ies)|gospel|r\.?c\.?c\.?g|ecwa|temple|tabernacle|evangelical|catholic|anglican|methodist|baptist|pentecostal|deeper life|winners)\b/iu;
