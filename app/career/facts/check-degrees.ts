import { findNames } from "./lexicon";
import { wordRun } from "~/career/nlp/fold";
import type { Facts, ReadLine } from "./prepare";
import { NEGATORS } from "./status-words";
import type { Violation } from "./violation";

/** "A Master's degree", where the resume has a B.A.: a degree may be told by another name, but not by a higher one. */
export function checkDegrees(text: string, cited: ReadLine[], facts: Facts): Violation[] {
  const run = wordRun(text);
  const said = DEGREE_PHRASES.find(({ words }) => words.test(run));
  const match = said?.words.exec(run);
  if (!said || !match || isDeniedOrWished(run, match)) return [];
  // "Lectured master's students" is told of others.
  if (cited.some((line) => /\.highlights\./.test(line.id) && levelOf(line.text) >= said.level)) return [];
  const own = facts.all.filter(({ id }) => !/^(?:work|siwes|volunteer)\./.test(id));
  // A diploma is a "Diplom" to who translates it.
  if (/^ diplom /.test(match[0]) && own.some((line) => / (?:diploma|hnd|nd|ond) /.test(line.run))) return [];
  const held = Math.max(0, ...own.map((line) => levelOf(line.text)));
  return said.level <= held
    ? []
    : [
        {
          code: "escalation",
          found: match[0].trim(),
          explain: `Your resume does not have a degree as high as "${match[0].trim()}".`,
        },
      ];
}

/** How high the degrees in a person's own line are: 1 for an ND, 2 for an HND, 3 bachelor, 4 postgraduate diploma, 5 master, 6 doctor. */
function levelOf(text: string): number {
  const run = wordRun(text);
  const named = findNames(text, true).map(({ group }) => LEVELS.get(group) ?? 0);
  return Math.max(0, ...named, ...OWN_WORDS.map(({ words, level }) => (words.test(run) ? level : 0)));
}

const LEVELS = new Map<string, number>([
  ["nd", 1],
  ["nce", 1],
  ["hnd", 2],
  ["b sc", 3],
  ["b a", 3],
  ["b eng", 3],
  ["b tech", 3],
  ["b ed", 3],
  ["ll b", 3],
  ["mbbs", 3],
  ["b pharm", 3],
  ["pgd", 4],
  ["m sc", 5],
  ["m a", 5],
  ["m eng", 5],
  ["m ed", 5],
  ["mba", 5],
  ["mph", 5],
  ["ll m", 5],
  ["ph d", 6],
]);

/** A person's own line may say it more shortly. */
const OWN_WORDS = [
  { level: 6, words: / (?:doctor of \S+|doctorate|doctoral|d phil|pharm ?d|doctorat|doctorado) / },
  { level: 5, words: / (?:masters?|magister|maestria|maitrise|msc|m phil|mphil|llm|mpa|diplom) / },
  { level: 4, words: / (?:postgraduate|post graduate) / },
  {
    level: 3,
    words:
      / (?:bachelors?|degree|licence|licenciatura|b agric|b n sc|bnsc|b s|bs|dvm|bds|b ?mls|b nsc|bpharm|honours|second class|first class|third class) /,
  },
];

// "A master baker" has no degree: what follows says what is meant.
const OF_A_MASTER =
  "(?= (?:in|of(?! ceremonies)|en|de|d|es|an|at|from|program\\w*|der|im|por|gemacht|abgeschlossen|erworben) | $)";
const DEGREE_PHRASES = [
  {
    level: 6,
    words:
      / (?:doctorate|doctoral degree|doctor of \S+|doctorado|doctora? en|doctorat|doctorante?|docteure? (?:en|es)|doktor(?:grad|titel|wurde)|promoviert\w*) /,
  },
  {
    level: 5,
    words: new RegExp(
      ` (?:master s(?! data)|masters? degree|masters in|(?:an?|my|un|mi|mon|einen|meinen|den|ein|mein|el|le|du) master${OF_A_MASTER}|master (?:of (?:science|arts|laws?|education|engineering|business|public|philosophy)|in)|masterabschluss|masterstudium|mastergrad|masterstudiengang|maestria|magister|(?:une|ma|la) maitrise(?= (?:en|es) (?!place ))|titulaire d une maitrise|diplome de maitrise|mastere|diplom (?:in|als|der|im)|diplom(?:ingenieur|kauf|okonom|betriebs|informatik|chemik|biolog|physik)\\S*|postgraduate degree|posgrado|graduate school) `,
    ),
  },
  {
    level: 3,
    words:
      / (?:bachelors?|bachelorabschluss|bachelorstudium|licenciatura|licenciad[oa] en|licenciee? en|licence (?:en|es)|titulaire d une licence|university degree|titulo universitario|diplome universitaire|universitatsabschluss) /,
  },
];

/** A denial or a plan reaches what stands just behind it. */
function isDeniedOrWished(run: string, { index, 0: found }: RegExpExecArray): boolean {
  const near = ` ${run
    .slice(0, index + 1)
    .trim()
    .split(" ")
    .slice(-6)
    .join(" ")} `;
  return (
    NEGATORS.test(near) ||
    PLANS.test(near) ||
    (/ (?:mochte|plane|will) /.test(near) &&
      / (?:machen|beginnen|absolvieren|anstreben|erwerben) /.test(run.slice(index + found.length - 1)))
  );
}
const PLANS =
  / (?:hope|plan|would like|want|intend|aspire|espero|quisiera|gustaria|souhaite|aimerais) (?:\S+ )?(?:do|study|studying|pursue|begin|start|earn|obtain|take|hacer|cursar|empezar|obtener|faire|preparer|suivre|commencer|obtenir) /;
