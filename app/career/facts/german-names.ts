import { foldText, wordsOf } from "~/career/nlp/fold";
import { NUMBER_WORDS } from "./number-words";

/**
 * In German every noun has a capital, so a capital says little. What still says "name": two nouns side by side that no amount or month
 * explains ("Kestrel Holdings"), and a noun straight after "bei" that is no plural and no common word ("bei Shell").
 */
export function germanNames(text: string): string[] {
  const names: string[] = [];
  let open: string[] = [];
  let afterNumber = false;
  const close = () => {
    if (open.length > 1) names.push(open.join(" "));
    open = [];
  };
  let before = "";
  for (const token of text.split(/(\s+|[^\p{L}\p{N}&'-]+)/u)) {
    if (/^ ?$|^ & $/.test(token)) continue;
    const isNoun = /^\p{Lu}\p{Ll}+/u.test(token) && before !== "" && !PRONOUN.test(token);
    const folded = foldText(token);
    if (/^[bB]ei$/.test(before) && /^\p{Lu}\p{Ll}+$/u.test(token) && !isCommon(token)) names.push(token);
    if (isNoun && !afterNumber && !BEFORE_A_NOUN.has(folded) && !NUMBERS.has(folded)) open.push(token);
    else close();
    before = /^[\p{L}\p{N}&]/u.test(token) ? token : "";
    afterNumber = /^\d/.test(token) || NUMBERS.has(folded);
  }
  close();
  return names;
}

function isCommon(noun: string): boolean {
  const word = wordsOf(noun)[0] ?? "";
  return (
    /(?:ung|heit|keit|schaft|tion|tat|en|ern|eln|nis|ment|ik|beit)$/.test(word) || COMMON_AFTER_BEI.has(word)
  );
}

const COMMON_AFTER_BEI = new Set(
  "bedarf abschluss kauf verkauf einsatz aufbau umzug wechsel import export ausfall verlust projektende tageslicht nacht regen fieber wetter feuer dauer".split(
    " ",
  ),
);
const PRONOUN = /^(?:Sie|Ihr|Ihre[nrsm]?|Ihnen)$/;
const NUMBERS = new Set([
  ...NUMBER_WORDS.de.small.keys(),
  ...NUMBER_WORDS.de.scales.keys(),
  "mio",
  "mrd",
  "prozent",
  "naira",
  "dollar",
  "euro",
  "pfund",
]);
/** Nouns that stand before another noun without a comma or article: months, parts of the year, titles, kinds. */
const BEFORE_A_NOUN = new Set(
  `monat monaten woche tag tage tagen jahr jahre stunde quartal januar februar marz april mai juni juli august september oktober november dezember ende anfang mitte herr frau dr prof bachelor master bereich bereiche bereichen fach thema abteilung klasse sprache sprachen
  programm programme programmen software system systeme stadt staat bundesstaat projekt modul kurs studiengang stufe level note art team rolle position stelle stellung firma methode raum region provinz anteil typ zertifikat titel abschluss diplom ausbildung universitat hochschule schule werkzeug tool`.split(
    /\s+/,
  ),
);
