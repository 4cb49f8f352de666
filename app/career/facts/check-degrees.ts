import { findNames } from "./lexicon"
import { wordRun } from "./normalise"
import type { Facts, ReadLine } from "./prepare"
import { NEGATORS } from "./status-words"
import type { Violation } from "./violation"

/** "A Master's degree", where the resume has a B.A.: a degree may be told by another name, but not by a higher one. */
export function checkDegrees(text: string, cited: ReadLine[], facts: Facts): Violation[] {
  const run = wordRun(text)
  const said = DEGREE_PHRASES.find(({ words }) => words.test(run))
  if (!said || DENIED_OR_WISHED.test(run)) return []
  const found = said.words.exec(run)?.[0].trim() ?? ""
  // "Lectured master's students" is told of others.
  if (cited.some((line) => /\.highlights\./.test(line.id) && levelOf(line.text) >= said.level)) return []
  const held = Math.max(0, ...facts.all.filter(({ id }) => !/^(?:work|siwes|volunteer)\./.test(id)).map((line) => levelOf(line.text)))
  return said.level <= held ? [] : [{ code: "escalation", found, explain: `Your resume does not have a degree as high as "${found}".` }]
}

/** How high the degrees in a person's own line are: 1 for an ND, 2 for an HND, 3 bachelor, 4 postgraduate diploma, 5 master, 6 doctor. */
function levelOf(text: string): number {
  const run = wordRun(text)
  const named = findNames(text, true).map(({ group }) => LEVELS.get(group) ?? 0)
  return Math.max(0, ...named, ...OWN_WORDS.map(({ words, level }) => (words.test(run) ? level : 0)))
}

const LEVELS = new Map<string, number>(
  ([["nd", 1], ["nce", 1], ["hnd", 2], ["b sc", 3], ["b a", 3], ["b eng", 3], ["b tech", 3], ["b ed", 3], ["ll b", 3], ["mbbs", 3], ["b pharm", 3], ["pgd", 4], ["m sc", 5], ["m a", 5], ["m eng", 5], ["m ed", 5], ["mba", 5], ["mph", 5], ["ll m", 5], ["ph d", 6]] as const),
)

const DEGREE_PHRASES = [
  { level: 6, words: / (?:doctorate|doctoral degree|doctor of (?!ceremonies)\S+|doctorado|doctor[a]? en|doctorat|doctorante?|docteure? (?:en|es)|doktor(?:grad|titel|wurde)|promoviert\w*|promovierte|dissertation verteidigt) / },
  {
    level: 5,
    words: / (?:master s|masters? degree|masters? (?:in|of (?:science|arts|laws?|education|engineering|business|public|philosophy))|(?:an?|my|un|mi|mon|einen|meinen|den|ein|mein|el|le|du|d un) master (?!data\b|plan\b|key\b)(?:s\b)?|masterabschluss|masterstudium|mastergrad|masterstudiengang|maestria|magister|(?:une|ma|la|d une|de) maitrise (?:en|es)|titulaire d une maitrise|diplome de maitrise|mastere|diplom (?:in|als|der|im)|diplom(?:ingenieur|kauf|okonom|betriebs|informatik|chemik|biolog|physik)\S*|postgraduate degree|posgrado|graduate school) /,
  },
  { level: 3, words: / (?:bachelors?|bachelor s|bachelorabschluss|bachelorstudium|licenciatura|licenciad[oa]|licencie[e]? en|licence (?:en|de|es|d)|university degree|titulo universitario|diplome universitaire|universitatsabschluss|hochschulabschluss) / },
]

/** A person's own line may say it more shortly. */
const OWN_WORDS = [
  { level: 6, words: / (?:doctor of \S+|doctorate|doctoral|d phil|pharm ?d|doctorat|doctorado|promotion) / },
  { level: 5, words: / (?:masters?|magister|maestria|maitrise|msc|m phil|mphil|llm|diplom) / },
  { level: 4, words: / (?:postgraduate|post graduate) / },
  { level: 3, words: / (?:bachelors?|degree|licence|licenciatura|b agric|b n sc|bnsc|b s|bs|dvm|bds|b ?mls|b nsc|bpharm|honours|second class|first class|third class) / },
  { level: 5, words: / (?:diploma|hnd|nd|ond) (?=.*\bdiplom\b)/ },
]

const DENIED_OR_WISHED = new RegExp(`${NEGATORS.source}| (?:hope|plan|would like|want|intend|aspire|espero|quisiera|me gustaria|souhaite|j aimerais|mochte|plane|strebe)(?= )`)
