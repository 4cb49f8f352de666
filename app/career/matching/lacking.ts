import { anyOf } from "~/pattern";

/**
 * Whether a short line names what its writer does not have or cannot do yet: "not yet monogram", "Trade Test 1 I never do", "City & Guilds: no". It is
 * nothing to offer. That no harm was done ("I no get accident") lacks nothing.
 */
export function isLacking(line: string): boolean {
  return line.length <= LONGEST && LACKING.test(line) && !HARM.test(line);
}

/** Letters. Of a longer line the rest may still offer something. */
const LONGEST = 90;

const NOT = "(?:no|never|do not|don['’]t|have not|haven['’]t|did not|didn['’]t)";
const HAVING =
  "(?:do|get|have|hold|own|know|sabi|write|sit|finish|use|done|learn|obtain|take|taken|written|held|renew)";
const DONE = "(?:operated|used|renewed|obtained|finished|completed|written|passed|collected|done|sat)";
/** "Practising certificate no" announces a number. */
const NUMBERED =
  "(?:certificate|cert|registration|reg|licence|license|identity|id|ref|file|serial|phone|matric|folio|s)";
const LACKING = anyOf(
  [
    /^(?:not|no|never|yet to|learning)(?![\p{L}.-])/u, // not yet monogram
    /^i (?:cannot|can not|can't|do not|don't|am (?:still |now )?learning)(?!\p{L})/u, // I cannot weld
    /(?<!\p{L})(?:not?|never) yet(?!\p{L})/u, // NEMSA no yet
    new RegExp(`(?<!\\p{L})i ${NOT} (?:(?:too|really|ever|even|dey) )?${HAVING}(?!\\p{L})`, "u"), // PLC I no too know
    new RegExp(`(?<!\\p{L})(?:have|has) not (?:yet |been )?${DONE}(?!\\p{L})`, "u"), // have not operated it alone
    /(?::|[-–—]| -) ?(?:no|none|nil|n\/a)\.?$/u, // Driving licence: none
    new RegExp(`(?<!${NUMBERED} )(?<=\\p{L} )no$`, "u"), // City n guild no
  ],
  "iu",
);

const HARM = anyOf(
  [
    /(?<!\p{L})(?:accidents?|incidents?|injur(?:y|ies)|lti|theft|damages?)(?!\p{L})/u, // I no get LTI
    /(?<!\p{L})(?:loss(?:es)?|shortages?|errors?|faults?|breakdowns?)(?!\p{L})/u, // never had a shortage
    /(?<!\p{L})(?:complaints?|quer(?:y|ies)|queried|problems?|delays?|penalt(?:y|ies))(?!\p{L})/u, // no query
    /(?<!\p{L})(?:lost|missed|late|failed|absent|defaulted|rejected|returned|stolen)(?!\p{L})/u, // never lost a file
  ],
  "iu",
);
