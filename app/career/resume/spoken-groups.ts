import { isLanguage, type Spoken } from "./spoken";

const PART = /^(?<names>[\p{L}' ,&/’-]{2,60}?)\s*[:–—]\s*(?<level>\p{L}[^:]{1,60})$/u;
const NAME = /^\p{Lu}[\p{L}'’-]{1,20}(?: (?:English|Arabic))?$/u;

/**
 * "English and French: fluent. Pidgin: mother tongue with Meta. Efik: greetings only.": how well several languages are known, each sentence with its
 * own words for it; undefined where a sentence names something else.
 */
export function spokenGroups(text: string): Spoken[] | undefined {
  const parts = text.replace(/[.\s]+$/u, "").split(/[.;]\s+(?=\p{Lu})/u);
  const groups = parts.map(groupOf);
  return parts.length > 1 && groups.every((group) => group !== undefined) ? groups.flat() : undefined;
}

function groupOf(part: string): Spoken[] | undefined {
  const { names = "", level = "" } = PART.exec(part)?.groups ?? {};
  const [, fluency = level, more] =
    /^(.+?) (?:with|together with|along with|and) (\p{Lu}\p{L}+)$/u.exec(level) ?? [];
  const named = [...names.split(/\s*[,&/]\s*|\s+and\s+/u), ...(more === undefined ? [] : [more])];
  const isOfLanguages = named.some(isLanguage) && named.every((name) => NAME.test(name));
  return isOfLanguages ? named.map((language) => ({ language, fluency })) : undefined;
}
