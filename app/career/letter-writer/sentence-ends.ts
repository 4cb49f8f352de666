/** Short words before a full stop that ends no sentence, with the months that stand before a figure. */
const SHORTENED =
  "Rev Engr Prof Mrs Messrs Barr Pharm Arc Surv Capt Col Gen Sgt Govt Dept Nig Min Mgt approx incl excl max min avg est Nos nos Vol vol Ref Reg Ext Fig Jan Feb Mar Apr Jun Jul Aug Sep Sept Oct Nov Dec";

/** A full stop behind a word, a figure or a bracket, and none after "Rev." or "Engr.". */
const SENTENCE_END = new RegExp(
  `(?<=\\p{Ll}{2}\\.|\\p{Lu}{3}\\.|[\\p{L}\\d%]\\)\\.|[\\p{L}\\d,.]\\d\\.|\\d ?%\\.|["”’]\\.)(?<!(?<!\\p{L})(?:${SHORTENED.replaceAll(" ", "|")})\\.)\\s+(?=["“‘(]?[\\p{Lu}\\d])`,
  "u",
);

/** "I trained as a geologist, I began in siting": two sentences that a comma joins. */
const SPLICE = /(?<=\p{Ll}{2}|\d|\)), (?=I (?:also )?\p{Ll}{3,} )/u;

/** "Head, Special Collections (2021 till date): I run the section": what stands over a sentence. */
const HEAD = /^[^:]{3,110}: (?=I \p{Ll})/u;

/** The sentences of a line without their full stops. */
export function sentencesOf(text: string): string[] {
  return text
    .split(SENTENCE_END)
    .flatMap((one) => one.split(SPLICE))
    .map((one) => one.replace(HEAD, "").replace(/\.$/, ""));
}
