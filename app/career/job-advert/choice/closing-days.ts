import { daysIn } from "../dates-in-text";
import type { Sentence } from "../sentence";
import type { Model } from "~/career/crf/crf";
import type { TextRange } from "../job-advert";
import { anyOf } from "../patterns";
import { type Choice, likeliest, weighed } from "./choice";

/** Every day that the advert names, as what may be the last one to apply. */
export function closingDays(sentences: readonly Sentence[], today: string): Choice[] {
  const named = sentences.flatMap(({ text }, sentence) =>
    daysIn(text, today)
      .filter(({ form }) => form !== "period" || ENDS.test(text))
      .map((day) => ({ ...day, sentence })),
  );
  const latest = named.reduce((last, { date }) => (date > last ? date : last), "");
  return named.slice(0, MAX_CHOICES).map(({ date, form, sentence, start, end }) => ({
    value: date,
    sentence,
    range: { start, end },
    own: [
      `form=${form}`,
      `ahead=${form}/${aheadOf(date, today)}`,
      `latest=${date === latest}`,
      `again=${named.filter((other) => other.date === date).length > 1}`,
    ],
  }));
}

/** "The process takes 3 weeks": a time from today ends only where a sentence speaks of sending or of an end. */
const ENDS = anyOf(
  [
    /(?<!\p{L})(?:appl|submi|forward|send|sent|reach|recei|bewerb|candidat)/u, // "Applicants have 2 weeks"
    /(?<!\p{L})(?:clos|dead ?line|expir|end|open|within|délai|frist)/u, // "closes in 2 weeks"
    /(?<!\p{L})(?:publi|advert|date|notice|post(?:ed|ing)|duration)/u, // "2 weeks from this publication"
  ],
  "iu",
);

const MAX_CHOICES = 60;

function aheadOf(date: string, today: string): string {
  const days = (Date.parse(date) - Date.parse(today)) / 86_400_000;
  return days < 0 ? "past" : days <= 2 ? "now" : days <= 10 ? "soon" : days <= 45 ? "month" : "far";
}

/** The day that most likely is the last one to apply, with its place in the text. */
export function likelyClosingDay(
  model: Model,
  sentences: readonly Sentence[],
  today: string,
): (TextRange & { date: string }) | undefined {
  const found = likeliest(weighed(model, "closes", closingDays(sentences, today), sentences), LEAST);
  if (!found || found.value < today) return undefined;
  const { start } = sentences[found.sentence] ?? { start: 0 };
  return { date: found.value, start: start + found.range.start, end: start + found.range.end };
}
const LEAST = 0.4;
