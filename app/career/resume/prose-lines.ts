import type { DocumentText } from "./document-text";
import type { Field } from "./field";

/**
 * The duties of a post that are told in prose, one line a sentence: each is a fact of its own, and a letter takes one. What hangs on the
 * sentence before it ("This led to …") stays with it. Items of a list stay whole, also where only the lines part them.
 */
export function withSentences(
  { paragraphs }: Pick<DocumentText, "paragraphs">,
  fields: readonly Field[],
): Field[] {
  const items = itemsWithoutMarks(fields);
  return fields.flatMap((field): Field[] => {
    const isMarked = paragraphs[field.paragraph]?.listLevel !== undefined;
    const isProse = field.label === "line" && !isMarked && !items.has(field);
    if (!isProse) return [field];
    return sentencesOf(field.text).map((text) => ({ ...field, text }));
  });
}

/** Of several lines right below each other most are one sentence: each line is an item, and one that needs two sentences stays whole, too. */
function itemsWithoutMarks(fields: readonly Field[]): ReadonlySet<Field> {
  const items = new Set<Field>();
  let run: Field[] = [];
  const close = () => {
    const single = run.filter(({ text }) => sentencesOf(text).length === 1);
    const isList = run.length >= FEWEST_ITEMS && single.length * 3 >= run.length * 2;
    for (const field of isList ? run : [])
      if (sentencesOf(field.text).length <= MOST_SENTENCES) items.add(field);
    run = [];
  };
  for (const field of fields) {
    if (field.label !== "line" || run.at(-1)?.paragraph !== field.paragraph - 1) close();
    if (field.label === "line") run.push(field);
  }
  close();
  return items;
}
const FEWEST_ITEMS = 4;
const MOST_SENTENCES = 2;

// "of maize. I keep", "by 30 %. Mortality"; not "Govt. Secondary", "St. Luke's", "approx. 30".
const SENTENCE_END = /(?<=(?:\p{L}{3}|\d|[%)])[.!?])\s+(?=\p{Lu}|\d)/u;
const SHORTENED = new RegExp(
  `(?:^|[\\s(])(?:${[
    "govt|engr|prof|barr|capt|surv|pharm|evang|dept|asst|mrs|rev|hon|gen|col|sgt|alh|bro|arc|pst",
    "st|messrs|hajj|hosp|univ|poly|sec|pry|sch|ltd|inc|plc|approx|incl|nos|tel|ext|viz|jan|feb|mar|apr|aug|sept?|oct|nov|dec",
  ].join("|")})\\.$`,
  "iu",
);
const HANGING =
  /^(?:this|that|these|those|it|its|they|them|their|which|he|she|his|her|also|then|so|thus|hence|therefore|because|however|there|both|such)\b/iu;
const FEWEST_LETTERS = 15;

/** A text cut at its full stops, but not behind "Govt." and the like. */
export function plainSentences(text: string, end = SENTENCE_END): string[] {
  const sentences: string[] = [];
  for (const piece of text.split(end)) {
    const last = sentences.at(-1);
    if (last !== undefined && SHORTENED.test(last)) sentences[sentences.length - 1] = `${last} ${piece}`;
    else sentences.push(piece);
  }
  return sentences;
}

/** The sentences of a text, in order; together they are the text. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const piece of plainSentences(text)) {
    const last = sentences.at(-1);
    const goesOn =
      last !== undefined &&
      (HANGING.test(piece) || piece.length < FEWEST_LETTERS || last.length < FEWEST_LETTERS);
    if (goesOn) sentences[sentences.length - 1] = `${last} ${piece}`;
    else sentences.push(piece);
  }
  return sentences;
}
