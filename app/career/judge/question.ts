import { CONTROLS } from "./controls";
import { INSTRUCTIONS } from "./instructions";
import type { CitedSentence, SentencesToJudge } from "./judgement";

/** A sentence of the question under the id that the model sees. `expected` is set for a control sentence. */
export type AskedSentence = { key: string; sentence: CitedSentence; expected?: boolean };

/** One question to the judge. `maxTokens` caps the answer. Sentences that did not fit are not in `asked`. */
export type JudgeQuestion = { system: string; user: string; maxTokens: number; asked: AskedSentence[] };

const MAX_SENTENCES = 80;
const MAX_CHARACTERS = 24_000; // some 6,000 tokens
const ANSWER_TOKENS = { base: 150, perSentence: 40 };

/**
 * Asks about the sentences of one or more documents, with two control sentences among them. The sentences and
 * facts stand in JSON only, so no text of theirs can end its place.
 */
export function askJudge({ sentences, language }: SentencesToJudge): JudgeQuestion {
  const asked = withControls(fitting(sentences), language);
  const items = asked.map(({ key, sentence: { facts, text } }) => ({ id: key, facts, sentence: text }));
  return {
    system: INSTRUCTIONS,
    user: JSON.stringify({ task: "judge", language, sentences: items }),
    maxTokens: ANSWER_TOKENS.base + ANSWER_TOKENS.perSentence * asked.length,
    asked,
  };
}

function fitting(sentences: CitedSentence[]): CitedSentence[] {
  let left = MAX_CHARACTERS;
  return sentences.slice(0, MAX_SENTENCES).filter(({ text, facts }) => {
    left -= text.length + facts.join("").length;
    return left >= 0;
  });
}

// Places and wording of the controls follow from the text, so that the same question is asked again the same way.
function withControls(sentences: CitedSentence[], language: SentencesToJudge["language"]): AskedSentence[] {
  const seed = hashText(sentences.map(({ text }) => text).join("\n"));
  const { facts, supported, unsupported } = CONTROLS[language][seed % 2 === 0 ? 0 : 1];
  const list: Omit<AskedSentence, "key">[] = sentences.map((sentence) => ({ sentence }));
  const insert = (place: number, text: string, expected: boolean) =>
    list.splice(place, 0, { sentence: { id: "", text, facts }, expected });
  insert((seed >>> 1) % (list.length + 1), unsupported, false);
  insert((seed >>> 9) % (list.length + 1), supported, true);
  return list.map((one, n) => ({ ...one, key: `s${n + 1}` }));
}

// FNV-1a, 32 bits.
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
