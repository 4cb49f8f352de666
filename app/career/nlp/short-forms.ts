/** A short form and the words that it stands for: "SAM", "Severe Acute Malnutrition". */
type ShortForm = { short: string; long: string };

/**
 * A function that gives the ways in which a text can be written, itself first: with the short forms that some texts spell out, and the other way round. "Management of SAM"
 * is also "management of Severe Acute Malnutrition" where a resume or an advert has these words. Linear in the texts for each short form.
 */
export function otherWritings(texts: readonly string[]): (text: string) => string[] {
  const shorts = new Set(texts.flatMap(shortsIn));
  const words = texts.map((text) => [...text.matchAll(WORD)].map(([word]) => word));
  const forms = [...shorts].slice(0, MOST_SHORTS).flatMap((short): ShortForm[] => {
    const long = words.map((own) => runFor(short, own)).find((run) => run !== undefined);
    return long === undefined ? [] : [{ short, long }];
  });
  return (text) => {
    const lower = text.toLowerCase();
    const others = forms.flatMap(({ short, long }) => {
      const place = lower.indexOf(long.toLowerCase());
      if (place >= 0) return [text.slice(0, place) + short + text.slice(place + long.length)];
      return shortsIn(text).includes(short) ? [text.replace(short, long)] : [];
    });
    return [text, ...others.slice(0, MOST_OTHERS)];
  };
}

function shortsIn(text: string): string[] {
  return [...text.matchAll(SHORT)].map(([short]) => short);
}

const SHORT = /(?<![\p{L}\d])\p{Lu}{3,6}(?![\p{L}\d])/gu;
const WORD = /\p{L}[\p{L}'’]*/gu;
/** What initials leave out. */
const SMALL = new Set("of and for the in on to a an de du des".split(" "));
const MOST_SHORTS = 60;
const MOST_OTHERS = 3;
/** So few initials are those of any three words by chance, unless these are written as a name. */
const FEW_INITIALS = 3;

/** The words, one after the other, of which a short form has the initials. */
function runFor(short: string, words: string[]): string | undefined {
  for (let start = 0; start < words.length; start++) {
    const run: string[] = [];
    let at = 0;
    for (let next = start; next < words.length && at < short.length; next++) {
      const word = words[next] ?? "";
      const isNext = word.charAt(0).toUpperCase() === short.charAt(at) && word.length > 1;
      if (!isNext && !(at > 0 && SMALL.has(word))) break;
      if (isNext) at++;
      run.push(word);
    }
    const isName = run.every((word) => SMALL.has(word) || /^\p{Lu}\p{Ll}/u.test(word));
    if (at === short.length && (isName || short.length > FEW_INITIALS)) return run.join(" ");
  }
  return undefined;
}
