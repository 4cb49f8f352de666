import { wordsOf } from "~/career/nlp/fold";

/** Acronyms that change with the language: an SME is a PME in French and a KMU in German. Each with what it may stand for, folded. */
const TWINS = [
  "sme smes pme pmes pyme pymes kmu",
  "fbc cbc nfs",
  "hiv vih",
  "aids sida",
  "hr rrhh rh",
  "vat tva iva mwst",
  "ngo ngos ong ongs nro",
  "uk ru",
  "who oms",
  "un onu uno",
  "eu ue",
  "tb tbc",
  "theatre theatres surgery op opsaal",
  "or op",
  "icu uci intensivstation",
  "it ti edv",
  "ceo pdg dg",
  "kpi kpis",
  "bp ta pa",
  "faq faqs",
  "tv tele",
  "pc pcs ordinateur",
  "gp",
  "rdt rdts tdr",
  "dna adn dns",
  "gdp pib bip",
  "atm atms dab gab cajeros geldautomat",
  "sop sops poe pno",
  "ppe epi epis psa",
].map((line) => new Set(line.split(" ")));

/** True when the acronym of a translation is what the resume says by another one. */
export function isTwinAcronym(word: string, knownWords: Set<string>): boolean {
  return TWINS.some((twins) => twins.has(word) && [...twins].some((twin) => knownWords.has(twin)));
}

/** The text with its written-out names put back into the letters the lines have for them: "standard operating procedures" into "SOPs". */
export function foldToAcronyms(text: string, lines: { text: string }[]): string {
  const acronyms = new Set(
    lines.flatMap((line) =>
      [...line.text.matchAll(/(?<![\p{L}\d])(\p{Lu}{3,6})s?(?![\p{L}\d])/gu)].map(
        ([, letters = ""]) => letters,
      ),
    ),
  );
  let folded = text;
  for (const letters of acronyms) {
    if (wordsOf(folded).includes(letters.toLowerCase())) continue;
    const words = [...letters].map((letter) => `${letter}[\\p{L}]+`).join("[ -](?:(?:of|and|the|in|for) )?");
    folded = folded.replace(new RegExp(`(?<![\\p{L}\\d])${words}(?![\\p{L}\\d])`, "iu"), letters);
  }
  return folded;
}
