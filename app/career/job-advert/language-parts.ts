import { patternOf, sourceOf } from "./patterns";
import type { Sentence } from "./sentence";
import type { StatementList } from "./statement-lists";

/** "One closing sentence is to be written in French": a part of the letter that is wanted in another language, as the whole sentence asks for it. */
export function languagePart({ text, start }: Pick<Sentence, "text" | "start">): StatementList | undefined {
  const whole = text.replace(/[\s.;!]+$/u, "");
  if (!asksOtherLanguage(whole) || whole.split(" ").length > MOST_WORDS) return undefined;
  const range = { start, end: start + whole.length };
  return { asked: [{ kind: "other", text: whole, ...range }], covers: range };
}
const MOST_WORDS = 30;

/** Whether words ask for a part of what is written in a language beside that of the letter. */
export function asksOtherLanguage(text: string): boolean {
  return PART_IN_LANGUAGE.test(text) && !OF_WORK.test(text);
}
const LANGUAGE = sourceOf(
  "French, Hausa, Igbo, Yoruba, Arabic, Ajami, (?:Nigerian )?Pidgin, Fulfulde, Kanuri, Tiv, Nupe, Efik, Ibibio, Ijaw, Edo, Urhobo, Idoma, Igala, German, Spanish, Portuguese, Italian, Chinese, Mandarin, Swahili, français, anglais, your (?:own )?(?:mother tongue|local language|native language)",
);
const PART = sourceOf(
  "sentences?, lines?, paragraphs?, (?:answer|réponse)(?: (?:\\d|one|two|three))?, half, version, translation, words, summary, greeting, phrases?",
);
const WRITTEN = sourceOf(
  "written, write, add, include, answer, repeat, répéter, give, put, end, close, open",
);
const PART_IN_LANGUAGE = patternOf(
  String.raw`(?<!\p{L})(?:${PART}(?!\p{L})[^.;]{0,50}? (?:in|en) (?:the )?${LANGUAGE}|${WRITTEN} (?:it |this |them )?(?:again |also |once )?(?:in|en) ${LANGUAGE})(?!\p{L})`,
  "iu",
);
const OF_WORK = /(?<!\p{L})(?:speak|speaks|spoken|fluent|fluency|interview|test|taught|teach)(?!\p{L})/iu;
