import { anyOf } from "~/pattern";

/** What was done to the person, as resumes write it without "I was". */
export const PASSIVES = new RegExp(
  `^${
    anyOf([
      /(?:re)?(?:posted|deployed|assigned|attached|seconded|transferred|promoted) (?:to|as|by|for|from|into)/, // Posted to Sahad plaza
      /(?:elected|appointed|nominated|selected|chosen) (?:to|as|by|for|from|into)/, // Elected as class representative
      /(?:commended|awarded|rewarded|recogni[sz]ed|honou?red) (?:by|for|as|with)/, // Commended by the matron
      /(?:trained|certified) (?:in|on|by|as) (?!\d)/, // Trained in first aid
      /(?:named|voted|adjudged|rated|crowned) (?:as )?(?:["'“‘]|the |best |most |\p{Lu})/u, // Named best teller
    ]).source
  }`,
  "i",
);

/** Of these nobody is a part. */
const THINGS = "items|goods|money|funds?|work|stock|staff|students|profit";

/** Words that stand before when or where something was. */
export const WHEN_OR_WHERE =
  "As|At|In|On|After|Before|During|Since|While|Within|Under|Through|From|Between|Every|Each";

/** What somebody is like, with what: "Comfortable with branch and credit reviews". */
export const QUALITIES = new RegExp(
  `^(?:(?:very|quite|highly|fully) )?(?:${"comfortable familiar conversant proficient fluent skilled versed knowledgeable good strong".replaceAll(" ", "|")}) (?:with|in|at|on) `,
  "iu",
);

/** What somebody is at work. */
export const STATES = new RegExp(
  `^${
    anyOf([
      /(?:directly |fully |solely )?(?:in charge of|responsible for|accountable for|answerable (?:to|for))/, // In charge of the night shift
      new RegExp(`(?:a )?(?:part|member) of the(?! (?:\\p{L}+ )?(?:${THINGS}))`, "u"), // Part of the audit team
      /(?:actively )?involved in/, // Involved in budget preparation
      /one of (?:the|two|three|four|five|six|\d)/, // One of three signatories
    ]).source
  } `,
  "i",
);

const OWN_SUBJECT = "(?!I\\b)[\\p{Lu}\\d][^.;:]{2,60}? ";

/** A line about a thing that changed or that is measured: "WAEC credit pass rose from 71% to 94%". */
export const OWN_SUBJECT_VERBS = new RegExp(
  `^${OWN_SUBJECT}(?:(?:${
    anyOf([
      /(?:rose|fell|dropped|grew|improved|increased|decreased|doubled|tripled|halved|moved|reduced)/, // rose from 71% to 94%
      /(?:went|came|gone) (?:up|down|from)/, // went from monthly to weekly
    ]).source
  })(?: (?:from|to|by|in|within)|(?<=from))\\b|(?:${
    anyOf([
      /(?:was|were|is|are|stood at|stayed|remained)/, // Repair rate was below 2%
    ]).source
  }) (?:(?:only|below|under|above|over|at|within|about|nearly) )*[₦$€£]?\\d|never \\p{Ll}{3,}(?:ed|t|ll|w) )`,
  "u",
);

/** A line whose subject reached a value: "Lay rate averaged 87%", "Weekly sales hit N2m". */
export const OWN_SUBJECT_VALUES = new RegExp(
  `^(?<thing>[\\p{Lu}\\d][^.;:,]{2,60}?) (?:${
    anyOf([
      /averag(?:ed|es)|total(?:led|s)|reach(?:ed|es)|exceed(?:ed|s)|hits?|cross(?:ed|es)|peaked at|stands? at/, // averaged 87%
    ]).source
  })(?: (?:about|over|almost|nearly|only))? (?=[₦N$€£]?\\d)`,
  "u",
);

/** Verbs of what is done to a thing and never by one: a participle of them behind a noun has lost its "was". */
export const DONE_TO_THINGS: ReadonlySet<string> = new Set(
  `raise cut reduce lower bring keep sell prepare produce build install repair supply deliver recover collect process treat plant disburse screen
  vaccinate register write make record resolve close hold organise launch introduce handle serve inspect test check review audit pay save publish
  pack load ship distribute refer clear complete develop maintain migrate automate digitise upgrade renovate construct fabricate weld print sew
  procure negotiate schedule update verify reconcile file train`
    .split(/\s+/)
    .filter(Boolean),
);

/** What is measured, and changes "from 9 to 2". */
export const MEASURES: ReadonlySet<string> = new Set(
  `rate rates score scores cost costs time times sales revenue income profit turnover loss losses attendance enrolment membership output yield
  mortality complaints errors defects accidents incidents downtime uptime followers subscribers debt arrears variance shrinkage accuracy coverage
  occupancy rejects rejections returns spoilage breakage breakages shortages response resolution retention compliance satisfaction absenteeism backlog waste wastage demurrage consumption temperature customers outlets`
    .split(/\s+/)
    .filter(Boolean),
);
