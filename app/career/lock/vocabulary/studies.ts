// Studies in the words of letters, folded, in the four document languages.

/** Levels of degrees: the short forms without dots, and the words for the level ("a master's degree"). */
/** `inStudies`: a short form that means the degree only in a study, "MS", where "MS Word" is none. */
export const LEVELS: readonly { level: string; codes: string[]; inStudies?: string; phrases: string[] }[] = [
  {
    level: "bachelor",
    codes: list("bsc ba beng btech bed bsced llb bl bpharm bnsc bagric bba barch mbbs bds dvm bmls"),
    phrases: phrases(
      "licence en, une licence de, bachelor, bachelors, bachelor s, bachelorstudium, bachelorabschluss, licenciatura",
    ),
  },
  {
    level: "master",
    codes: list("msc ma mba mph llm meng med mphil mpa mtech mils"),
    inStudies: "ms",
    phrases: phrases(
      "masters, master s, master degree, master of, masters degree, masterstudium, masterabschluss, maestria, master en, un master, einen master",
    ),
  },
  { level: "diploma", codes: list("nd ond hnd nce pgd pgde"), phrases: [] },
  {
    level: "doctor",
    codes: list("phd dphil dsc"),
    phrases: phrases(
      "doctorate, doctoral degree, doctor of, doctor in, doctor by, medical doctor, doctorado, doctorat, doktor, promotion in, promoviert, doktortitel",
    ),
  },
];

/** Classes of degree and diploma; "second" is one of which the half is not said. The longest phrase decides. */
export const CLASSES: readonly { name: string; phrases: string[] }[] = [
  {
    name: "first",
    phrases: phrases(
      "first class, 1st class, is a first, was a first, a first in, a first from, with a first, a first at, a first degree class, primera clase, premiere classe, erste klasse",
    ),
  },
  {
    name: "upper",
    phrases: phrases(
      "second class upper, second class honours upper, second class honors upper, 2nd class upper, second upper, upper second, second class upper division, segunda clase superior, segunda clase alta, deuxieme classe superieure, seconde classe superieure, second class honours upper division",
    ),
  },
  {
    name: "lower",
    phrases: phrases(
      "second class lower, second class honours lower, second class honors lower, 2nd class lower, second lower, lower second, second class lower division, segunda clase inferior, segunda clase baja, deuxieme classe inferieure, seconde classe inferieure, second class honours lower division",
    ),
  },
  {
    name: "second",
    phrases: phrases("second class, 2nd class, segunda clase, deuxieme classe, zweite klasse"),
  },
  {
    name: "third",
    phrases: phrases("third class, 3rd class, tercera clase, troisieme classe, dritte klasse"),
  },
  { name: "summa", phrases: phrases("summa cum laude") },
  { name: "magna", phrases: phrases("magna cum laude") },
  { name: "laude", phrases: phrases("cum laude") },
  { name: "upper credit", phrases: phrases("upper credit") },
  { name: "lower credit", phrases: phrases("lower credit") },
  {
    name: "distinction",
    phrases: phrases(
      "distinction, with distinction, with a distinction, con distincion, avec distinction, mit auszeichnung",
    ),
  },
];

/** Grades of studies, in words that also say other things: only beside another one of the cited study. */
export const GRADES: readonly { name: string; phrases: string[] }[] = [
  "satisfactory, satisfactorily, sufficient, befriedigend, aprobado, assez bien",
  "good, bien, gut, notable",
  "very good, tres bien, sehr gut",
  "excellent, outstanding, sobresaliente, ausgezeichnet",
  "pass",
  "merit",
  "credit",
].map((row) => ({ name: row, phrases: phrases(row) }));

/** Beginnings of words and phrases that say a study, a paper or the service is still open. */
export const UNFINISHED = starts(
  `in view, in progress, ongoing, under way, underway, on the way, on its way, on my way, defer, discontinu, suspended, on hold, withdrew, dropped out, left in, i left, left my, modules of, of the modules,
  broke off, broken off, broke it off, break off, gave up, gave it up, given up, give up, abandon, cut short, cut it short, did not finish, did not complete, never finished, never completed, postpone, put off, putting off, pushed back, moved to 20, shelved, on ice, has to wait, in my diary, i ll, is planned, are planned, planning to, due in, due next, lies ahead, ahead of me, not complete, incomplete, unfinished, halfway,
  interrupt, begins, begin in, beginning in, follows in, follows next, follow in, to follow, comes in, comes next, is next, exam is, exam on, exam comes, exam will, exam to, resit, re sit, retake, try again, studying, student, study for, reading for, pursuing, part time, first year, second year, third year, final year, (?:first|last|final|closing) (?:few )?(?:months|weeks|semester|term|stage|part|module|paper|stretch|lap|exam), current, working toward, working on, work toward, towards, toward,
  in the middle of, midway, waiting for, wait for, awaiting, am doing, i m doing, did not pass, didn t pass, not pass, not passed, not sat, yet to, stands between, stand between, separate, is left, are left, missing, lacking, outstanding, away from, at work on, on course for, one step, short of,
  is fixed for, are fixed for, being assess, being mark, being review, being process, being examin, under review, under assess, under consideration, application for, application has, one more paper, one more module, one more exam, one more level, first of (?:\\d|two|three|four|five|six)(?= ), have applied for,
  preparing, began, begun, started, start, expected, await, booked, defend, not yet, not finished, unfinished, still, remain, left to, to come, partly, part of, to be completed,
  enrol, candidate, trainee, training, at present, at the moment, (?:i am|i m) (?!hold|hav|be|bring|offer|apply|writ|look|send)[a-z]+ing , serving, until, when i finish, passed the practical, is set for, takes me, halfway,
  moitie, me reste, me restent, il reste, me falta, me faltan, mir fehl, zur halfte, la mitad, en cours, en curso, prevu, previst, je prepare, je vise, vise a, j etudie, etudiant, commence, interrompu, suspendu, pas encore, reporte, inscrit, actuellement,
  estudio, estudiando, estudiante, cursando, curso un, curso el, empece, comence, aplaz, interrumpid, todavia, aun, actualmente, pendiente, prepar,
  laufend, studiere, derzeit, zurzeit, begonnen, begann, noch, ruht, unterbroch, abgebroch, voraussichtlich, angemeldet, strebe, vorbereit, teilgenommen, module von, der module,
  arbeite an, arbeite auf, arbeite ich, in bearbeitung, warte auf, beantragt, en tramite, en attente, j attend, a la espera, espero, solicitad, demande, in arbeit, zweiten jahr, ersten jahr, dritten jahr, deuxieme annee, premiere annee, derniere annee, je travaille, travaille a`,
);

/** Words that say so only where nothing beside them claims that it is held: "I quit my HND" and "I hold an HND and quit smoking". */
export const PERHAPS_UNFINISHED = words(
  "half, halfway, quit, stopped, failed, planned, next, will, sit, sits, sitting, i read, i applied, have applied, application to, application is",
);

/** Words that claim that a study or a paper is held; "I will complete" claims nothing. */
export const CLAIMED_HELD = new RegExp(
  ` (?<! (?:not|never|will|to|ll|yet) )(?<! (?:will|to|not) \\p{L}+ )(?:${phrases(
    "hold, holds, holder, holding, held, have an?, have my, have the, has an?, earned, obtained, completed, finished, certified, qualified, awarded, graduated, licensed, passed, possess, gained, achieved, received, bring, with an?, with my",
  ).join("|")}) `,
  "u",
);

/** Words that say one is free of the service. */
export const EXEMPT = starts("exempt, befrei, dispens, exent, exclu, excused");

/** Words in names of schools and papers that say nothing about which one it is. */
export const COMMON_IN_NAMES = new Set(
  `university polytechnic college institute school national federal state nigeria nigerian certificate certified certification diploma course degree training professional level part
  open and the of for in on member membership association council board limited ltd plc company group services international general`.split(
    /\s+/,
  ),
);

function list(text: string): string[] {
  return text.split(" ");
}

function phrases(text: string): string[] {
  return text.split(",").map((phrase) => phrase.trim().replace(/\s+/g, " "));
}

function starts(text: string): RegExp {
  return new RegExp(` (?:${phrases(text).join("|")})`);
}

function words(text: string): RegExp {
  return new RegExp(` (?:${phrases(text).join("|")})(?= )`, "u");
}
