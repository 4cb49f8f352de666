/** "Une cinquantaine de stagiaires" is about fifty, "una veintena" about twenty: said as such, for the number words to read. Takes plain text. */
export function foldApproximate(text: string): string {
  return foldHalves(text).replace(
    APPROXIMATE,
    (_whole: string, word: string) =>
      `${ABOUT.test(word) ? "environ" : "unos"} ${VALUES.get(word.toLowerCase()) ?? ""} `,
  );
}

/** "A year and a half", "anderthalb Jahre", "half an hour", "half a million": with the half in digits. */
function foldHalves(text: string): string {
  return HALVES.reduce((folded, [pattern, instead]) => folded.replace(pattern, instead), text);
}
const HALVES: [RegExp, string][] = [
  [/\b(?:les deux|los dos|las dos)(?= ?(?:[,.;:]|$|et |y ))/gi, "both"],
  [
    /\b(?:(?:a|one) year and a half|(?:un )?ano y medio|un an et demi|(?:anderthalb|eineinhalb) jahren?)\b/gi,
    "18 months",
  ],
  [/\b(?:half a year|medio ano|(?:ein(?:em)? )?halbe[ns]? jahr)\b/gi, "6 months"],
  [
    /\b(?:an hour and a half|(?:una )?hora y media|une heure et demie|(?:anderthalb|eineinhalb) stunden)\b/gi,
    "90 minutes",
  ],
  [/\b(?:half an hour|media hora|une demi-heure|(?:eine[r]? )?halbe[n]? stunde)\b/gi, "30 minutes"],
  [/\b(?:a quarter of an hour|un cuarto de hora|un quart d'heure|(?:eine )?viertelstunde)\b/gi, "15 minutes"],
  [/\b(?:half a million|medio millon(?: de)?|un demi-million(?: de)?|(?:eine )?halbe million)\b/gi, "500000"],
];

const VALUES = new Map([
  ["dizaine", 10],
  ["douzaine", 12],
  ["vingtaine", 20],
  ["trentaine", 30],
  ["quarantaine", 40],
  ["cinquantaine", 50],
  ["soixantaine", 60],
  ["centaine", 100],
  ["decena", 10],
  ["veintena", 20],
  ["treintena", 30],
  ["cuarentena", 40],
  ["cincuentena", 50],
  ["centenar", 100],
]);
const ABOUT = /aine$/i;
const APPROXIMATE = new RegExp(
  `(?<!\\p{L})(?:une |una |un |quelque )(${[...VALUES.keys()].join("|")})(?!\\p{L})(?: (?:de |d'|du |des ))?`,
  "giu",
);
