/** "Une cinquantaine de stagiaires" is about fifty, "una veintena" about twenty: said as such, for the number words to read. Takes plain text. */
export function foldApproximate(text: string): string {
  return text.replace(APPROXIMATE, (_whole: string, word: string) => `${ABOUT.test(word) ? "environ" : "unos"} ${VALUES.get(word.toLowerCase()) ?? ""} `)
}

const VALUES = new Map([
  ["dizaine", 10], ["douzaine", 12], ["vingtaine", 20], ["trentaine", 30], ["quarantaine", 40], ["cinquantaine", 50], ["soixantaine", 60], ["centaine", 100],
  ["decena", 10], ["veintena", 20], ["treintena", 30], ["cuarentena", 40], ["cincuentena", 50], ["centenar", 100],
])
const ABOUT = /aine$/i
const APPROXIMATE = new RegExp(`(?<!\\p{L})(?:une |una |un |quelque )(${[...VALUES.keys()].join("|")})(?!\\p{L})(?: (?:de |d'|du |des ))?`, "giu")
