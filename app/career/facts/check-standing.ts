import { isWished } from "./claims";
import { wordRun } from "~/career/nlp/fold";
import type { Facts, ReadLine } from "./prepare";
import { NEGATORS, STATUS_WORDS } from "./status-words";
import type { Violation } from "./violation";

/** How somebody is employed ("full-time", "salaried"), and what became of a prize: a part-time post is no full-time one, a nomination no prize. */
export function checkStanding(text: string, cited: ReadLine[], facts: Facts): Violation[] {
  const run = wordRun(text);
  return [
    ...checkTerms(run, text, cited),
    ...checkFinished(run, cited, facts),
    ...checkPrizes(run, cited, facts),
    ...checkPlaces(run, cited),
  ];
}

function checkTerms(run: string, text: string, cited: ReadLine[]): Violation[] {
  if (isWished(text)) return [];
  const titles = cited.filter((line) => line.isFact && /^(?:work|siwes|volunteer|nysc)\b/.test(line.entry));
  return OPPOSITES.flatMap(({ said, held }): Violation[] => {
    const found = said.exec(run);
    if (!found || held.test(run) || NEGATORS.test(run.slice(0, found.index + 1)) || titles.length === 0)
      return [];
    if (!titles.every((line) => held.test(line.run)) || cited.some((line) => said.test(line.run))) return [];
    return [
      {
        code: "status_dropped",
        found: found[0].trim(),
        explain: `Your resume says "${held.exec(titles[0]?.run ?? "")?.[0].trim() ?? ""}".`,
      },
    ];
  });
}

const PART_TIME =
  / (?:part time|half time|tiempo parcial|media jornada|jornada parcial|temps partiel|mi temps|teilzeit\S*|halbtags) /;
const UNPAID =
  / (?:unpaid|unsalaried|volunteer|voluntary|no remunerad[oa]s?|sin (?:sueldo|remuneracion)|non (?:remuneree?s?|payee?s?)|benevole|unbezahlt\S*|ehrenamtlich\S*) /;
const TEMPORARY =
  / (?:temporary|contract|casual|locum|fixed term|temporal|eventual|interim|temporaire|cdd|befristet\S*|aushilfe\S*|interimist\S*) /;
const OPPOSITES = [
  {
    said: / (?:full time|tiempo completo|jornada completa|temps plein|plein temps|vollzeit\S*|ganztags) /,
    held: PART_TIME,
  },
  {
    said: / (?:salaried|paid (?:post|position|job|role|staff|employee|intern|internship|work)|on the payroll|asalariad[oa]|(?<!no )remunerad[oa]s?|en nomina|contratad[oa]|salarie[es]?|(?<!non )remuneree?s?|festangestellt\S*|angestellt\S*|bezahlte[nrsm]?) /,
    held: UNPAID,
  },
  {
    said: / (?:permanent|permanently employed|indefinid[oa]|fij[oa]|en plantilla|cdi|permanente?s?|unbefristet\S*|festanstellung|festangestellt\S*|titulaire du poste) /,
    held: TEMPORARY,
  },
];

/** "Licenciada en …", where the study still goes on. */
function checkFinished(run: string, cited: ReadLine[], facts: Facts): Violation[] {
  const found = GRADUATED.exec(run);
  const studies = cited.filter((line) => /^(?:education|certificates)/.test(line.entry));
  if (
    studies.length > 0 &&
    studies.every((line) => NOT_STARTED.test(line.run)) &&
    UNDER_WAY.test(run) &&
    !NOT_STARTED.test(run)
  ) {
    return [
      {
        code: "status_dropped",
        found: UNDER_WAY.exec(run)?.[0].trim() ?? "",
        explain: "Your resume says that this has not begun.",
      },
    ];
  }
  if (
    !found ||
    studies.length === 0 ||
    STATUS_WORDS.test(run) ||
    NEGATORS.test(run.slice(0, found.index + 1))
  )
    return [];
  const unfinished = (line: ReadLine) =>
    UNFINISHED.test(line.run) ||
    (line.entry.startsWith("education") &&
      isOpen(
        facts.context.profile?.education[Number(line.entry.split(".")[1])]?.endDate,
        facts.context.today,
      ));
  return studies.every(unfinished)
    ? [
        {
          code: "status_dropped",
          found: found[0].trim(),
          explain: "Your resume does not say that this is finished.",
        },
      ]
    : [];
}
const UNFINISHED =
  / (?:in view|in progress|ongoing|on going|not (?:yet )?(?:finished|completed|started|done|begun)|expected|pending|awaiting|unfinished|incomplete|dropped out|withdrawn|deferred|yet to|admission offered) /;
const NOT_STARTED =
  / (?:not (?:yet )?(?:started|begun)|yet to (?:start|begin)|admission|admitted|offered|offer|deferred|will (?:start|begin)|noch nicht|zulassung|studienplatz|zugelassen|admis(?:e|ion)?|admitid[oa]|plaza|aun no|todavia no|pas encore) /;
const UNDER_WAY =
  / (?:am studying|studying|currently|enrolled|student|pursuing|am doing|am taking|estudio|curso|cursando|estudiando|estudiante|prepare|etudie|etudiante?|suis|studiere|absolviere|mache|studentin?|belege) /;
const GRADUATED =
  / (?:completed|finished|concluded|j ai (?:deja )?(?:acheve|valide|termine|complete|reussi|obtenu)|(?:complete|termine|acabe|aprobe|conclui|finalice)|(?:habe|hatte) ich (?:\S+ ){0,4}?(?:abgeschlossen|bestanden|absolviert|beendet)|(?:abgeschlossen|beendet) habe|schloss ich|graduated|graduate of|(?:soy|como) (?:licenciad[oa]|graduad[oa]|titulad[oa]|diplomad[oa]|ingenier[oa])|me (?:licencie|gradue|titule|diplome)|licenciad[oa] en|(?:je suis|suis) (?:diplomee?|titulaire|licenciee?)|diplomee? (?:de|en)|obtenu (?:mon|ma|un|une|le|la)|absolvent(?:in)?|absolviert|abgeschlossen(?:es|e|en|em)? studium|studium abgeschlossen) /;

function isOpen(endDate: string | undefined, today: string): boolean {
  return endDate === "present" || (endDate !== undefined && endDate > today.slice(0, endDate.length));
}

/** "Won", where the award's own line stops at the short list. */
function checkPrizes(run: string, cited: ReadLine[], facts: Facts): Violation[] {
  const found = WON.exec(run);
  const lines = facts.all
    .filter((line) => line.entry.startsWith("awards") || cited.includes(line))
    .filter((line) => SHORT_OF_IT.test(line.run));
  if (!found || lines.length === 0 || NEGATORS.test(run.slice(0, found.index + 1)) || ALMOST.test(run))
    return [];
  const named = lines.some((line) => cited.some((one) => one.entry === line.entry));
  const elsewhere = facts.all.some(
    (line) => WON.test(line.run) || (line.entry.startsWith("awards") && !SHORT_OF_IT.test(line.run)),
  );
  return named &&
    !cited.some((line) => WON.test(line.run) && !SHORT_OF_IT.test(line.run)) &&
    (!elsewhere || cited.every((line) => !WON.test(line.run)))
    ? [{ code: "escalation", found: found[0].trim(), explain: "Your resume does not say that you won it." }]
    : [];
}
/** "Best", where the award says "second best". */
function checkPlaces(run: string, cited: ReadLine[]): Violation[] {
  const found = FIRST.exec(run.replace(NEXT_BEST, " "));
  const own = cited.filter((line) => NEXT_BEST.test(line.run));
  return found && own.length > 0 && cited.every((line) => !FIRST.test(line.run.replace(NEXT_BEST, " ")))
    ? [
        {
          code: "escalation",
          found: found[0].trim(),
          explain: "Your resume does not say that you came first.",
        },
      ]
    : [];
}
const NEXT_BEST =
  / (?:(?:second|third|fourth|segund[oa]|tercer[oa]?|deuxieme|troisieme|seconde?) (?:best|mejor|meilleure?|place|prize)|zweitbeste[rn]?|drittbeste[rn]?|runner up)(?= )/;
const FIRST =
  / (?:best|winner|first (?:place|prize)|mejor|primer (?:puesto|premio|lugar)|meilleure?s?|premiere? (?:place|prix)|beste[rn]?|ersten? (?:platz|preis)) /;
const SHORT_OF_IT =
  / (?:shortlist\w*|short list\w*|nominated|nominee|nomination|finalist\w*|runner up|runners up|longlist\w*|semi finalist\w*) /;
const WON =
  / (?:won|win|wins|winning|winner|winners|awarded|gane|gano|gan(?:aron|amos|ado|adora?)|me llev(?:e|o)|obtuv(?:e|o) el premio|premiad[oa]s?|galardonad[oa]s?|remport\w*|gagn(?:e|ee|ant)|laureate?|primee?s?|recompensee?s?|decroche\w*|gewann|gewonnen|gewinner(?:in)?|preistrager(?:in)?|ausgezeichnet\w*|pramiert\w*|erhielt (?:\S+ ){0,3}preis) /;
const ALMOST =
  / (?:nearly|almost|narrowly|hope|hoped|casi|estuve a punto|presque|failli|faillit|fast|beinahe) /;
