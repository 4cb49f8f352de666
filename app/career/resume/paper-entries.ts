import { foldText } from "../nlp/fold";
import { clustersOf } from "../nlp/word-clusters";
import type { Clause } from "./paper-clauses";
import { hasPaperNoun, isBranch, isLetters, startsWithBody } from "./paper-words";
import { isOrganisation, isPlace, isPlaceShape } from "./places";
import { nigerianStates } from "./vocabulary/vocabulary";

/** A paper as it was written: the stretches of each of its parts, in order. */
export type WrittenPaper = {
  name: Clause[];
  body: Clause[];
  date?: Clause;
  notes: Clause[];
  /** A second date, which is none of the paper's. */
  left: Clause[];
};

/** One line, or one row of a table. `isSetLike`: set like the line before it. */
export type PaperLine = { clauses: Clause[]; isItem: boolean; isSetLike: boolean };

/** The papers that some lines name. A line that only adds what the paper above it lacks belongs to that. */
export function papersIn(lines: readonly PaperLine[]): WrittenPaper[] {
  const papers: WrittenPaper[] = [];
  const datesLead = isDateAlone(lines[0]);
  let early: Clause | undefined;
  for (const line of lines) {
    const above = papers.at(-1);
    const [first, ...more] = papersOfLine(line.clauses);
    if (!first) continue;
    if (first.name.length === 0) {
      if (datesLead && first.date) early = first.date;
      else if (above) addRest(above, first);
      else if (first.notes.length > 0) papers.push({ ...first, name: first.notes, notes: [] });
      else early = first.date;
    } else if (above && !line.isItem && isBodyOf(first, above, line)) addBody(above, first);
    else {
      papers.push({ ...first, ...(!first.date && early && { date: early }) });
      early = undefined;
    }
    papers.push(...more);
  }
  return papers;
}

/**
 * "Trade Test Grade III (2012), II (2014), I (2017) – Auto Electrical Works": grades alone behind a paper in a grade are papers of its name, and what stands
 * behind the last one is of all of them.
 */
function withSeries(papers: readonly WrittenPaper[]): WrittenPaper[] {
  const whole: WrittenPaper[] = [];
  let series: { lead: string; papers: WrittenPaper[] } | undefined;
  for (const paper of papers) {
    const [name, ...others] = paper.name;
    const isGrade = name !== undefined && others.length === 0 && GRADE_ALONE.test(name.text);
    if (series && name && isGrade) {
      const own = {
        ...paper,
        name: [{ ...name, text: `${series.lead}${bareGrade(name.text)}`, own: name.text }],
      };
      series.papers.push(own);
      whole.push(own);
      continue;
    }
    if (series && series.papers.length > 1 && name && !paper.date && MARKS_OF_ALL.has(name.mark)) {
      for (const one of series.papers) {
        one.name.push(...paper.name);
        one.body.push(...paper.body);
        one.notes.push(...paper.notes);
      }
      series = undefined;
      continue;
    }
    const lead = name && others.length === 0 ? LEAD_OF_GRADE.exec(name.text)?.[1] : undefined;
    whole.push(paper);
    series = lead === undefined ? undefined : { lead, papers: [paper] };
  }
  return whole;
}
const GRADE = String.raw`(?:[IVX]{1,4}|[1-9])`;
const WORD_OF_GRADE = String.raw`(?:grade|level|class|part|stage|phase|step)s?`;
const GRADE_ALONE = new RegExp(`^(?:${WORD_OF_GRADE}\\s+)?${GRADE}$`, "iu");
const LEAD_OF_GRADE = new RegExp(`^(.*\\p{L}\\s+)${GRADE}$`, "iu");
const bareGrade = (text: string) => text.replace(new RegExp(`^${WORD_OF_GRADE}\\s+`, "iu"), "");
const MARKS_OF_ALL: ReadonlySet<string> = new Set(["dash", "comma", "bracket", "colon", "end"]);

function isDateAlone(line: PaperLine | undefined): boolean {
  return line?.clauses.length === 1 && line.clauses[0]?.kind === "date";
}

function addRest(paper: WrittenPaper, { date, notes, left }: WrittenPaper): void {
  paper.notes.push(...notes);
  if (date && !paper.date) paper.date = date;
  else if (date) paper.left.push(date);
  paper.left.push(...left);
}

/** "Google, 2022" under "Digital Marketing": a body under a paper that has none, in another look or with the date. */
function isBodyOf(
  { name, date, body }: WrittenPaper,
  above: WrittenPaper,
  { isSetLike }: PaperLine,
): boolean {
  const [own, ...others] = name;
  if (!own || others.length > 0 || body.length > 0) return false;
  const isOpen = above.body.length === 0 && above.name[0]?.kind === "name";
  const bringsDate = date !== undefined && !above.date;
  // "Humentum / 2019" in small letters below "FMD Pro Level 1": a few words that nobody knows bring the date of what stands in another look above.
  const isFew =
    own.kind === "name" && own.text.split(/\s+/u).length <= MOST_OF_BODY && !hasPaperNoun(own.text);
  return isOpen && (own.kind === "body" ? !isSetLike || bringsDate : isFew && !isSetLike && bringsDate);
}
const MOST_OF_BODY = 3;

function addBody(above: WrittenPaper, { name, date, notes, left }: WrittenPaper): void {
  above.body.push(...name.map((own) => ({ ...own, text: own.text.replace(/[\s/|–-]+$/u, "") })));
  addRest(above, { name: [], body: [], date, notes, left });
}

/** Cuts one line into its papers: "ICAN (2019), ACCA part II, Nigeria Institute of Management - Associate, 2017". */
function papersOfLine(clauses: readonly Clause[]): WrittenPaper[] {
  const papers: WrittenPaper[] = [newPaper()];
  const dates = clauses.filter(({ kind }) => kind === "date").length;
  for (const [at, clause] of clauses.entries()) {
    const last = papers.at(-1) ?? newPaper();
    const isNext = last.name.length > 0 && opens(last, clause, clauses[at + 1], dates > 1);
    if (isNext) papers.push(newPaper());
    add(papers.at(-1) ?? last, clause);
  }
  return withSeries(papers);
}

function newPaper(): WrittenPaper {
  return { name: [], body: [], notes: [], left: [] };
}

function opens(paper: WrittenPaper, clause: Clause, next: Clause | undefined, isList: boolean): boolean {
  const isNamed = clause.kind === "name" || clause.kind === "body";
  const [firstName] = paper.name;
  const isDateFirst = paper.date !== undefined && firstName !== undefined && isBefore(paper.date, firstName);
  if (clause.mark === "under" && clause.kind === "name") return true;
  if (clause.mark === "stop") return isNamed && /^[\p{Lu}\d]/u.test(clause.text);
  if (clause.kind === "date") return isDateFirst && isList;
  if (paper.date && !isDateFirst && isNamed && clause.mark !== "bracket")
    return clause.kind === "name" || paper.body.length > 0 || firstName?.kind === "body";
  if (clause.mark !== "comma") return false;
  // "Driver's licence class E, FRSC defensive driving (2020)".
  const isSecond =
    clause.kind === "name" && startsWithBody(clause.text) && hasPaperNoun(firstName?.text ?? "");
  return isSecond || (clause.kind === "body" && next?.kind === "grade" && isList);
}

function isBefore(one: Clause, other: Clause): boolean {
  return one.at < other.at;
}

function add(paper: WrittenPaper, clause: Clause): void {
  const [first] = paper.name;
  switch (clause.kind) {
    case "date":
      if (paper.date) paper.left.push(clause);
      else paper.date = clause;
      return;
    case "note":
      paper.notes.push(clause);
      return;
    case "body": {
      const isGrade = first !== undefined && paper.name.every(({ kind }) => kind === "grade");
      const isOfBody = paper.name.at(-1)?.kind === "body" && paper.body.length === 0 && isBranch(clause.text);
      const isPartOfName = (isGrade && clause.mark !== "cell") || first?.kind === "body" || isOfBody;
      if (!first || isPartOfName) paper.name.push(clause);
      else paper.body.push(clause);
      return;
    }
    default: {
      // "Udemy | Excel for Bankers": the body stands before the paper.
      const isBodyFirst = first?.kind === "body" && paper.name.length === 1 && paper.body.length === 0;
      const isCellFirst = clause.mark === "cell" && paper.body.length === 0 && isGiverCell(paper, clause);
      if ((isBodyFirst && leading.has(clause.mark)) || isCellFirst) {
        paper.body = paper.name;
        paper.name = [clause];
      } else if (isTownOf(paper, clause)) paper.body.push(clause);
      else paper.name.push(clause);
    }
  }
}

/** "Federal Ministry of Labour, Uyo" beside "Trade Test Grade I": the whole cell is who gave the paper. */
function isGiverCell({ name: [first, ...others] }: WrittenPaper, { text }: Clause): boolean {
  const isOfCell = others.every(({ mark }) => mark !== "cell" && mark !== "line");
  const isGiver = first?.kind === "body" || (first?.kind === "name" && isOrganisation(first.text));
  return isOfCell && isGiver && hasPaperNoun(text) && !hasPaperNoun(first.text);
}

/** "Petroleum Training Institute, Effurun": a word or two behind the comma of a body are where it is, whichever town that is. */
function isTownOf({ body }: WrittenPaper, { text, mark, at }: Clause): boolean {
  const last = body.at(-1);
  if (!last) return false;
  const isNext = mark === "comma" && at === last.at + 1 && !last.text.includes(",");
  return (
    isPlace(text) || (isNext && /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u.test(text) && isTown(text))
  );
}

const isTown = (text: string) =>
  isPlaceShape(text) && !hasPaperNoun(text) && !isLetters(text) && !isKnown(text);
/** "Leadership", "Safety": a word that is used otherwise than the names of towns is none. */
const isKnown = (text: string) =>
  text.split(" ").some((word) => {
    const groups = clustersOf(foldText(word));
    return groups !== undefined && !townGroups().has(groups.fine);
  });

let groupsOfTowns: ReadonlySet<number> | undefined;
/** The groups of like use in which the places of the vocabulary are. */
function townGroups(): ReadonlySet<number> {
  groupsOfTowns ??= new Set([...nigerianStates].flatMap((state) => clustersOf(state)?.fine ?? []));
  return groupsOfTowns;
}

const leading: ReadonlySet<string> = new Set(["dash", "bar", "tab", "colon", "cell"]);
