import type { Tagger } from "~/career/job-advert/job-advert";

/**
 * Loads the part-of-speech tagger. It takes some 20 MB of heap and half a second, so it is loaded late and in a
 * child process.
 */
export async function loadTagger(): Promise<Tagger> {
  const [{ default: createNlp }, { default: model }] = await Promise.all([
    import("wink-nlp"),
    import("wink-eng-lite-web-model"),
  ]);
  const nlp = createNlp(model, ["pos"]);
  const { its } = nlp;
  return (sentence) => {
    if (isUntaggable(sentence)) return [];
    const tokens = nlp.readDoc(sentence).tokens();
    const tags = tokens.out(its.pos);
    return tokens.out().map((text, index) => ({ text, pos: tags[index] ?? "X" }));
  };
}

// The tokenizer takes quadratic time for a word without an end.
function isUntaggable(sentence: string): boolean {
  return /\S{80}/.test(sentence);
}
