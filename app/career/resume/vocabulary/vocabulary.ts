import { foldText } from "~/career/nlp/fold";
import { branches as branchWords, partEndings as partWords } from "./branches";
import { honorifics as addressForms, titlesInBrackets } from "./honorifics";
import { unitWords } from "./units";
import {
  bodies,
  degreesOfOneSubject,
  degreesShort,
  degreeWords,
  schoolCertificates,
  tradePapers,
} from "./degrees";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { languageLevels, languageNames } from "./languages";
import {
  abbreviations as abbreviationWords,
  engagementWords,
  membershipGrades as membershipWords,
  postNominals as postNominalWords,
  serviceWords,
} from "./notes";
import { genericSchool } from "./schools";
import { nigerianPlaces, states, worldPlaces } from "./places";
import { sections, type LabelKind, type Section, type Vocabulary } from "./vocabulary-types";

const list = (text: string) =>
  text
    .split(/,\s*/)
    .map(foldText)
    .filter((word) => word !== "");

const all = [en, fr, de, es];
const setOf = (pick: (words: Vocabulary) => string) => new Set(all.flatMap((words) => list(pick(words))));

export const titles = setOf(({ titles }) => titles);
export const organisations = setOf(({ organisations }) => organisations);
export const schools = setOf(({ schools }) => schools);
export const verbs = setOf(({ verbs }) => verbs);
export const grades = setOf(({ grades }) => grades);
export const headingFiller = setOf(({ headingFiller }) => headingFiller);
export const places = new Set([...list(states), ...list(nigerianPlaces), ...list(worldPlaces)]);
export const nigerianStates = new Set(list(states));
export const branches = new Set(list(branchWords));
export const partEndings = new Set(list(partWords));
export const honorifics = new Set(list(addressForms));
export const languages = new Set(list(languageNames));
export const levels = new Set(list(languageLevels));
export const shortDegrees = new Set(list(degreesShort));
export const longDegrees = new Set(list(degreeWords));
export const schoolPapers = new Set(list(schoolCertificates));
export const units = new Set(list(unitWords));
export const subjectDegrees = new Set(list(degreesOfOneSubject));
export const genericSchoolWords = new Set(list(genericSchool));
export const engagements = new Set(list(engagementWords));
export const services = new Set(list(serviceWords));
export const bracketTitles = new Set(list(titlesInBrackets));
export const postNominals = new Set(list(postNominalWords));
export const membershipGrades = new Set(list(membershipWords));
export const abbreviations = new Set(list(abbreviationWords));
export const tradeQualifications = list(tradePapers);
export const certifiers = new Set(list(bodies));

/** Heading word → the section that it names. The first language that has the word decides. */
export const headingWords: ReadonlyMap<string, Section> = new Map(
  all
    .flatMap(({ headings }) =>
      sections.flatMap((section) =>
        list(headings[section] ?? "").map((word): [string, Section] => [word, section]),
      ),
    )
    .reverse(),
);

/** What heads a section only where nothing stands beside it. */
export const headingsAlone: ReadonlyMap<string, Section> = new Map([
  ["professional", "certificates"],
  ["papers", "certificates"],
  ["my papers", "certificates"],
  ["journey", "work"],
  ["my journey", "work"],
  ["career journey", "work"],
  ["my career journey", "work"],
  ["professional body", "certificates"],
  ["professional bodies", "certificates"],
  ["computer", "skills"],
  ["computing", "skills"],
  ["study", "education"],
  ["studies", "education"],
  ["sch", "education"],
  ["schs", "education"],
  ["schl", "education"],
  ["skul", "education"],
  ["skool", "education"],
  ["career break", "custom"],
  ["career breaks", "custom"],
]);

/** Label → what stands behind it. */
export const labelWords: ReadonlyMap<string, LabelKind> = new Map(
  all
    .flatMap(({ labels }) =>
      Object.entries(labels).flatMap(([kind, words]) =>
        list(words).map((word): [string, LabelKind] => [word, labelKind(kind)]),
      ),
    )
    .reverse(),
);

function labelKind(kind: string): LabelKind {
  const kinds: readonly LabelKind[] = [
    "name",
    "employer",
    "title",
    "dates",
    "place",
    "phone",
    "email",
    "link",
    "school",
    "degree",
    "area",
    "grade",
    "personal",
    "lines",
    "language",
    "skill",
    "issuer",
    "about",
    "reason",
    "unused",
  ];
  return kinds.find((known) => known === kind) ?? "lines";
}
