import { closingDateIn } from "./closing-date";
import { anyOf, inOrder } from "./patterns";
import type { Section, Sentence } from "./sentence";
import { withoutStartOfWork } from "./start-of-work";

/** The last day to apply, with its place in the text. */
export function closingDate(
  given: Sentence[],
  {
    today,
    published,
    isAboutApplying,
    isSent,
  }: {
    today: string;
    published?: string | undefined;
    isAboutApplying: (sentence: Sentence) => boolean;
    isSent: boolean;
  },
) {
  const sentences = withoutStartOfWork(given);
  const closing = sentences.filter(
    ({ isHeading, text, label }, index) =>
      !isHeading &&
      !isOfWork(given[index], isAboutApplying) &&
      !isOfAnswer(text) &&
      !(isSent && isOfChoosing(text)) &&
      (isLabelled(label) ||
        CLOSES.test(text) ||
        RELATIVE.test(text) ||
        isUnderHeading(sentences[index - 1], text)),
  );
  // A label says it before a sentence does.
  const labelledFirst = closing.toSorted((a, b) => Number(isLabelled(b.label)) - Number(isLabelled(a.label)));
  for (const sentence of labelledFirst) {
    const found = newestDay(sentence.text, { today, published });
    // "on or before 1st January, 2024" is a day of something else.
    if (found && found.date >= today) return dateIn(sentence, found);
  }
  // "… by Tuesday, 1 December", without a word that closes.
  for (const sentence of sentences.filter((one) => mayClose(one, isAboutApplying))) {
    const found = closingDateIn(sentence.text, { today, hasLabel: false, published });
    // "by Friday", "within 12 months" close only where the sentence speaks of applying: a task or a paper may be due then, too.
    const words = found ? sentence.text.slice(found.start, found.end) : "";
    if ((!/\d/.test(words) || IS_TIME.test(words)) && !isAboutApplying(sentence)) continue;
    if (found) return dateIn(sentence, found);
  }
  return interviewDate(
    sentences.filter(({ text }) => !isSent || WALK_IN.test(text)),
    today,
  );
}

const IS_TIME = /^(?:within|in the next|dans les|innerhalb von)(?!\p{L})/iu;

/** The day that a sentence closes on: of "extended from 20 November to 5 December" the later one. */
function newestDay(
  text: string,
  { today, published }: { today: string; published: string | undefined },
): ReturnType<typeof closingDateIn> {
  const found = closingDateIn(text, { today, hasLabel: true, published });
  if (!found || !EXTENDED.test(text)) return found;
  const later = closingDateIn(text.slice(found.end), { today, hasLabel: true });
  if (!later || later.date < found.date) return found;
  return { date: later.date, start: found.end + later.start, end: found.end + later.end };
}
const EXTENDED = /(?<!\p{L})(?:extended|extension|shifted|moved|postponed)(?!\p{L})/iu;

/** The last day to apply where it has passed: only a word that names it says so, since other days of an advert lie in the past, too. */
export function pastClosingDate(sentences: Sentence[], today: string) {
  for (const sentence of sentences.filter(({ isHeading }) => !isHeading)) {
    const cue = CLOSED.exec(sentence.text);
    if (!cue && !isLabelled(sentence.label)) continue;
    const at = cue?.index ?? 0;
    const found = closingDateIn(sentence.text.slice(at, at + 80), { today, hasLabel: true });
    if (found && found.date < today)
      return dateIn(sentence, { ...found, start: at + found.start, end: at + found.end });
  }
  return undefined;
}
const CLOSED = anyOf(
  [
    /(?<!\p{L})(?:dead ?lines?|closing (?:date|day)|last (?:date|day) (?:to apply|for applications?))(?!\p{L})/u,
    /(?<!\p{L})(?:(?:applications?|portal|entr(?:y|ies)|advert|it) (?:will )?close[sd]?|^closes)(?!\p{L})/u,
    /(?<!\p{L})(?:bewerbungs(?:schluss|frist)|einsendeschluss|date limite)(?!\p{L})/u,
  ],
  "iu",
);

/** Where papers are sent, a day on which those who were chosen meet closes nothing: "Interviews hold on 8 December". */
const WALK_IN = /(?<!\p{L})(?:walk[- ]?in|come (?:see|with|along|to|and)|bring)(?!\p{L})/iu;

/** "Review of applications starts on 7 December", "A test holds on Saturday": a day of choosing among those who applied. */
export function isOfChoosing(text: string): boolean {
  return CHOOSES.test(text) && !WALK_IN.test(text) && !CLOSES.test(text.replace(OPEN_ENDED, ""));
}
/** "The post stays open until it is filled": that is no day. */
const OPEN_ENDED = /(?<!\p{L})open until (?:(?:it|they|the \p{L}+) (?:is|are) )?filled/iu;
const CHOOSES = anyOf(
  [
    /(?<!\p{L})(?:interviews?|(?:written |aptitude )?tests?|tested|assessments?)(?!\p{L})/u,
    /(?<!\p{L})(?:reviews?|screening|shortlist(?:ing|ed)?|selection)(?!\p{L})/u,
  ],
  "iu",
);

/** "Training: two weeks": how long something lasts, unless a day to apply by stands behind it. */
export function lasts({ label, text }: Sentence): boolean {
  return LASTS.test(`${label ?? ""}: ${text}`) && !(OF_APPLYING.test(text) && DAY.test(text));
}
const OF_APPLYING =
  /(?<!\p{L})(?:appl(?:y|ications?)|dead ?line|clos(?:es?|ing)|submit|submissions?)(?!\p{L})/iu;
const DAY = /\d{1,2}[/.-]\d|\d(?:st|nd|rd|th)?(?: of)? \p{Lu}\p{Ll}{2}|\p{Lu}\p{Ll}{2,} \d{1,2}(?!\p{L})/u;
const LASTS =
  /^(?:: )?(?:\p{L}+ )?(?:training|contract|probation|duration|internship|length|leave)(?: period)?\s?:/iu;

/** "Close corrective actions within ten days": the end of a task, or of an office in December. */
function isOfWork(sentence: Sentence | undefined, isAboutApplying: (sentence: Sentence) => boolean): boolean {
  return (
    sentence !== undefined &&
    (NOT_OF_END.has(sentence.section) || (sentence.isBullet && ASKING.has(sentence.section))) &&
    !isLabelled(sentence.label) &&
    !isAboutApplying(sentence)
  );
}

const NOT_OF_END = new Set<Section>(["duties", "benefits", "about"]);
/** "NYSC to be completed not later than 31 March": what is asked by a day closes nothing. */
const ASKING = new Set<Section>(["must", "wish"]);

/** A short line below "Application Closing Date". */
function isUnderHeading(before: Sentence | undefined, text: string): boolean {
  return (
    before?.isHeading === true &&
    text.length < 60 &&
    /(?:clos\p{L}+|deadline|date)(?!\p{L})/iu.test(before.text)
  );
}

function mayClose(sentence: Sentence, isAboutApplying: (sentence: Sentence) => boolean): boolean {
  const { isHeading, section, text } = sentence;
  if (
    isHeading ||
    isOfAnswer(text) ||
    /(?<!\p{L})(?:graduat|experience|project|contract from|exempt(?:ed|ion) from|aged|promotion to)\p{L}*/iu.test(
      text,
    )
  )
    return false;
  return section === "head" || section === "apply" || BARE_END.test(text) || isAboutApplying(sentence);
}

/** "We answer everyone within three weeks": a day by which the employer does something. */
export function isOfAnswer(text: string): boolean {
  // "We will reply only those we pick, deadline is 4/12": the day is that of the deadline.
  return ANSWERS.test(text) && !/dead ?line|clos(?:e|ing)|(?:no|not) later|on or before/iu.test(text);
}
const MAY = /(?:(?:will|shall|aim to|try to|usually|do|does|did|have|has|not|don['’]t|haven['’]t) ){0,3}/u;
const ANSWERS = anyOf(
  [
    inOrder([
      /(?<!\p{L})(?:we|you) /u,
      MAY,
      /(?:answer|reply|respond|get back|call|contact|write back|hear|heard)(?!\p{L})(?! for)/u,
    ]),
    // "Candidates contact hr@firm.ng before 20 December" tells them what to do by that day.
    inOrder([
      /(?<!\p{L})(?:who|they|applicants?|candidates?) /u,
      anyOf([
        inOrder([MAY, /(?:hear|heard)/u]),
        /(?:(?:will|shall|do|does|did|have|has) )?(?:not|don['’]t|haven['’]t) (?:answer|reply|respond|get back)/u,
      ]),
      /(?!\p{L})(?! for)/u,
    ]),
  ],
  "iu",
);

// "Till 10th Dec." as a sentence of its own, wherever it stands.
const BARE_END = /^(?:(?:valid|open) )?(?:till|until|ends?|before|b4|not later than|latest)(?!\p{L})/iu;

function dateIn(sentence: Sentence, found: NonNullable<ReturnType<typeof closingDateIn>>) {
  return { date: found.date, start: sentence.start + found.start, end: sentence.start + found.end };
}

function isLabelled(label = ""): boolean {
  return /dead ?line|clos(?:ing(?! time)|es)|submission|date limite|bewerbungs(?:schluss|frist)/.test(label);
}

const RELATIVE = inOrder(
  [
    /(?<!\p{L})(?:days?|weeks?|months?|semaines?|wochen) (?:from|of|after|à compter|ab) /u,
    anyOf(
      [
        // "valid six months from mob date" is the time of a paper.
        inOrder([
          /(?:(?:the|its|our|first|day|date|of|this|your|an?) ){0,4}/u,
          /(?:today|this|publication|notice|advert|date)(?!\p{L})/u,
        ]),
        // "two weeks from 26th November"
        /\d{1,2}(?:st|nd|rd|th)? \p{L}{3}/u,
      ],
      "u",
    ),
  ],
  "iu",
);
const CLOSES = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /dead ?line|clos(?:es|ing(?! (?:time|hours?|deals|sales))|e|ed)(?! (?:by |at )?\d{1,2}(?:[:.]\d\d)? ?[ap]m)/u,
        /not later than|no later than/u,
        /on or before|latest/u,
        /last (?:day|date)|not after|(?:accepted|received|opened) after|avant/u,
        /ends|expires?|shuts|submission|entries|(?:applications?|cvs?)(?: \p{L}+)? after/u,
        /applications? (?:end|received)|date limite|avant le|au plus tard|bewerbungsschluss/u,
        anyOf(
          [
            /bewerbungsfrist|spätestens|stops?(?= on| by| receiving)|shut|cut[- ]?off|clôture/u,
            /dernier délai|einsendeschluss/u,
          ],
          "u",
        ),
        /(?:form|portal|entry|e) (?:dey |go )?close|we close|window/u,
        /(?:applications?|entries|submissions?) (?:\p{L}+ ){0,4}(?:until|till|up to)|open (?:up to|until|till)/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);

const MEETS = inOrder(
  [
    /(?<!\p{L})/u,
    /(?:interviews?|walk[- ]?in|screening|accreditation|auditions?|come (?:see|with|along|to)|test|report)/u,
    /(?!\p{L})/u,
  ],
  "iu",
);

// "Interview starts Monday" says nothing of its last day.
const BEGINS = inOrder(
  [
    /(?:interviews?|screening|tests?) (?:\p{L}+ ){0,2}(?:starts?|begins?)(?!\p{L})/u,
    /(?!.*(?<!\p{L})(?:to|till|until|ends?)(?!\p{L}))/u,
  ],
  "iu",
);

/** "Test holds every Wednesday": there is a next time. */
const AGAIN = /(?<!\p{L})(?:every|each) (?:mon|tues|wednes|thurs|fri|satur|week)day(?!\p{L})/iu;

/** The last day of a walk-in interview closes the post, too. */
function interviewDate(sentences: Sentence[], today: string) {
  for (const sentence of sentences) {
    const isNoEnd = BEGINS.test(sentence.text) || AGAIN.test(sentence.text);
    if (sentence.isHeading || !MEETS.test(sentence.text) || isNoEnd) continue;
    let last: ReturnType<typeof closingDateIn>;
    // "Interview is tomorrow" says when one of many meets, not until when one may apply.
    if (!/\d{1,2}|first|last/.test(sentence.text.replace(/\d{1,2}(?:[:.]\d{2})? ?(?:am|pm|noon)/gi, "")))
      continue;
    for (let at = 0; at < sentence.text.length;) {
      const found = closingDateIn(sentence.text.slice(at), { today, hasLabel: true });
      if (!found) break;
      last = { ...found, start: found.start + at, end: found.end + at };
      at += found.end;
    }
    if (last) return dateIn(sentence, last);
  }
  return undefined;
}
