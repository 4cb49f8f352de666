import { anyOf } from "~/pattern";

/** Words that stand in no person's name, though a line of capitals may have them. */
export const notInNames: ReadonlySet<string> = new Set(
  `about am an and are as at be been below by can do for good have hello hi in is it me my no not of on or our please pls that the these this to was we where who with you your
  afternoon application cover curriculum cv dear details europass evening expected greetings letter life ma madam morning name names page personal private profile resume sir story summary vitae
  whatsapp write month months notice one passport photograph photo retired kind attention best born call contact day degree experience full number objective phone professional reference references referees school skills tel tools work
  la le les der die das und mit el los y et`.split(/\s+/),
);

/** Forms of address that are first names, too: alone before a name they may be either. */
export const addressOrName: ReadonlySet<string> = new Set([
  "justice",
  "bishop",
  "canon",
  "elder",
  "gen",
  "mal",
  "maj",
]);

/** Forms of address beside the short ones, as people write them out before their names. */
export const addressesInFull: ReadonlySet<string> = new Set(
  "venerable pa captain sergeant corporal lieutenant comrade comr sir lady hajiya malam mallama evangelist reverend barrister professor doctor senator hrh hrm cdr wing inspector commandant sister fr".split(
    " ",
  ),
);

/** Labels of names that are somebody else's, or no longer the person's. */
export const otherPersons =
  /\b(?:maiden|stage|pen|nick|former|previous|husband|wife|spouse|father|mother|parent|guardian|kin|sponsor|emergency|contact person|children|supervisor|referee|witness)\b/i;

/** Small words within a name: "Comfort Ezomo née Obi", "Amina el-Kanemi", "Vusi van Wyk". */
export const smallInNames: ReadonlySet<string> = new Set(
  "née nee bin bint ibn ben van von de da del el al".split(" "),
);

/** What leads to a name on its line: "My name is", "FULL NAME -", "Curriculum Vitae of". */
export const nameLead = anyOf(
  [
    /^\s*(?:my\s+)?(?:full\s+)?names?(?:\s+(?:in full|of me))?\s*(?:\([^()]*\))?\s*(?:is|are|na|[:=~._–—-]+)+\s*/u, // "My name is", "Name ......", "NAME ="
    /^\s*(?:candidate|applicant)\s*[:=–—-]\s*/u, // "APPLICANT:"
    /^\s*(?:my\s+)?full\s+names?\s+(?=\p{L})/u, // "FULL NAME ESTHER JOHN"
    /^\s*names?\s+(?=(?:\p{L}[\p{L}'’-]+,?\s+){1,3}\p{L}[\p{L}'’-]+\s*$)/u, // "Name Chiamaka Peace Obi"
    /^\s*(?:i\s+am|i['’]m|i\s+be|this\s+is)\s+/u, // "I am"
    /^\s*(?:(?:the|my|personal|official|brief)\s+){0,2}(?:curriculum vitae|c\.?v\.?|r[ée]sum[ée]|lebenslauf|bio-?data|history|profile)\s*(?:of|for|de|von|:|-|–)\s*/u, // "Curriculum Vitae of"
    /^\s*(?:curriculum vitae|cv|r[ée]sum[ée]|lebenslauf)\s+/u, // "RESUME Ada Obi"
  ],
  "iu",
);

const part = "\\p{Lu}[\\p{L}\\p{M}'’.-]*";
const written = `(?<name>${part}(?:\\s+(?:["“(]\\p{L}+["”)]\\s+)?${part}){1,4})`;

/** Sentences in which somebody says their name, as they write it. */
export const statedNames: readonly RegExp[] = [
  `\\b[Mm]y (?:full )?names? (?:is|are|na) ${written}(?=\\s*(?:$|[.,;(]|\\s(?:\\p{Ll}|I\\b)))`,
  `\\b[Nn]ame of me is ${written}(?=\\s*(?:$|[.,;(]|\\s\\p{Ll}))`,
  `\\b[Ff]ull names?:? ${written}(?=\\s*(?:$|[.,;(]|\\s\\p{Ll}))`,
  `^${written} is my name\\b`,
  `(?:^|\\b(?:[Hh]ello|[Hh]i|[Mm]a|[Ss]ir|[Mm]orning|[Dd]ay)[,.]?\\s+)(?:[Ii] am|[Ii]['’]m|[Tt]his is) ${written}(?=\\s*(?:$|[.,;]|\\s(?:by|from|of|and|i)\\b))`,
  `^${written} was born\\b`,
  `^I, ${written}, (?:hereby|swear|certify|declare|affirm|the undersigned|attest)\\b`,
].map((pattern) => new RegExp(pattern, "u"));
