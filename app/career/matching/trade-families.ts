import { stem } from "~/career/nlp/stem";
import { foldText } from "~/career/nlp/fold";

/**
 * Trades whose people change from one to the other: who did one brings half of the next. A title may stand in several
 * families. Phrases are lower case without accents; the first word of a row names the family.
 */
const ROWS: readonly string[] = [
  "finance = accountant, account officer, accounts officer, accounting, bookkeeper, auditor, audit, tax, payroll, bursar, cashier, teller, loan, credit, finance, financial, banking, treasury, comptable, economics, accountancy",
  "customers = receptionist, front desk, front office, customer, call center, call centre, contact centre, waiter, waitress, usher, hostess, steward, cabin crew, attendant, cashier, sales girl, teller, office assistant, personal assistant, secretary, barman, chat support, guest service, typist, nanny, housekeeper",
  "selling = sales, salesman, marketer, marketing, relationship officer, relationship manager, account manager, ambassador, business development, financial advisor, medical rep, estate, merchandiser, key account, supermarket, branch manager, retail, loan officer, brand, commercial, vente",
  "driving = driver, chauffeur, conducteur, fahrer, berufskraftfahrer, truck, rider, dispatch, fleet, haulage, forklift, tractor, transport, courier, kurier",
  "health = nurse, midwife, matron, caregiver, care giver, carer, healthcare assistant, ward assistant, nutrition, pflegefachkraft, nursing officer, infirmiere, public health",
  "technical = technician, electrician, maintenance, mechanic, operator, instrument, generator, fitter, welder, elektroniker, plant, process trainee, machine",
  "engineering = engineer, quantity surveyor, architect, hse, site engineer, construction",
  "software = developer, programmer, software, frontend, backend, it support, data analyst, support engineer, python, entwickler, mobile developer, web developer, computer science",
  "data = data analyst, monitoring, evaluation, statistics, economics, m e, meal, research",
  "field = monitoring, evaluation, m e, meal, community, mobiliser, mobilizer, field monitor, grants, nutrition officer, extension, enumerator, field officer, public health, nurse, midwife",
  "office = hr, human resources, talent acquisition, recruiter, people operations, personnel, secretary, executive assistant, administrative, administration, admin, office manager, recruitment, payroll, personal assistant",
  "teaching = teacher, tutor, lecturer, instructor, educator, enseignant, lehrer, nanny",
  "kitchen = chef, cook, pastry, baker, kitchen, catering, waiter, barman, cuisinier",
  "garment = tailor, fashion, sewing, seamstress, machine operator, garment, couture",
  "guarding = guard, security, gate, driver",
  "farming = farm, agric, agriculture, poultry, extension, tractor, agronomist, agricultural",
  "stores = warehouse, store keeper, storekeeper, inventory, fleet, logistics, tally clerk, magasinier, stock",
];

const FAMILIES: readonly { name: string; phrases: string[] }[] = ROWS.map((row) => {
  const [name = "", phrases = ""] = row.split(" = ");
  return { name, phrases: phrases.split(", ").map((phrase) => ` ${stemmed(phrase)} `) };
});

function stemmed(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .split(" ")
    .map(stem)
    .join(" ");
}

/** Families whose posts have too little in common for the years of one to count for another. */
const LOOSE = new Set(["customers", "guarding", "field", "technical"]);

/** Whether a post is of one of these families, so that its years count for the others. */
export function isOfFamily(families: ReadonlySet<string>, position: string | undefined): boolean {
  return [...familiesOf(position ?? "")].some((family) => families.has(family) && !LOOSE.has(family));
}

/** The families that a title, a post or a course of study belongs to. */
export function familiesOf(text: string): Set<string> {
  const words = ` ${stemmed(text)} `;
  return new Set(
    FAMILIES.filter(({ phrases }) => phrases.some((phrase) => words.includes(phrase))).map(
      ({ name }) => name,
    ),
  );
}
