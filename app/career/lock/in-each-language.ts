import type { DocumentLanguage } from "../generated-document";
import { remembered } from "../nlp/fold";

/** A reading of texts in each language, made once for a text: clause, segment and sentence are mostly one, and letters tell the same lines. */
export function inEachLanguage<T extends object>(
  read: (text: string, language: DocumentLanguage) => T,
): (text: string, language: DocumentLanguage) => T {
  const readers = new Map<DocumentLanguage, (text: string) => T>();
  return (text, language) => {
    const reader = readers.get(language) ?? remembered((one) => read(one, language));
    readers.set(language, reader);
    return reader(text);
  };
}
