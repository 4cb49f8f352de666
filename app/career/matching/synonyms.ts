import { stem } from "~/career/nlp/stem";
import { TOOL_KINDS } from "./vocabulary/tool-kinds";

/**
 * Words and short forms that stand for each other in adverts and resumes, by the first of each row. Phrases are
 * folded: lower case, no accents.
 */
const ROWS: readonly string[] = [
  "value added tax = vat",
  "withholding tax = wht",
  "company income tax = cit",
  "human resources = hr, human resource, personnel, human capital, people operations",
  "monitoring evaluation = m e, meal, mel, mne",
  "receptionist = front desk, front office, guest service, reception, guest relations",
  "driver = chauffeur, driving, fahrer, conducteur",
  "teacher = teaching, educator, tutor, lecturer, instructor, taught, enseignant, lehrer",
  "chef = cook, cooking, kitchen, cuisinier, koch, culinary",
  "accountant = accounting, accountancy, accounts, comptable, comptabilite, bookkeeping, buchhalter, buchhaltung, bursar",
  "nurse = registered nurse, rn, rm, midwife, matron, rn rm, nursing, infirmier, infirmiere, pflegefachkraft, pflege, krankenschwester, pfleger",
  "seller = sales, selling, marketing, marketer, sales executive, relationship officer, relationship manager, account officer, salesgirl, business development, vente, verkauf, deposit mobilisation",
  "developer = programmer, software engineer, software, backend, entwickler, developpeur, web developer",
  "tailor = sewing, machine operator, machinist, industrial sewing machine, seamstress, fashion designer, garment, dressmaker, couture, sew",
  "guard = security, security officer, sicherheitsdienst",
  "technician = maintenance, electrician, technique, techniker, fitter",
  "civil engineer = structural engineer, site engineer, resident engineer, road construction",
  "rider = dispatch, courier, delivery",
  "warehouse = store keeper, storekeeper, inventory, stock, logistics, lager, depot",
  "customer service = customer care, call centre, call center, contact centre, customer experience, help desk, customer support",
  "lawyer = counsel, legal, solicitor, barrister, law, jurist",
  "farm = agriculture, agric, agricultural, agronomy, extension, livestock, poultry",
  "pharmacist = pharmacy, pharmaceutical",
  "secretary = executive assistant, personal assistant, administrative assistant, admin officer, office assistant",
  "auditor = audit, auditing",
  "spreadsheet = excel, google sheets, microsoft excel, ms excel",
  "office software = microsoft office, ms office, word processing, google docs, microsoft office suite",
  "ms word = microsoft word",
  "powerpoint = power point, ms powerpoint, microsoft powerpoint",
  "power bi = powerbi",
  "basic life support = bls, life support",
  "advanced life support = acls, advanced cardiac life support",
  "human resource information system = hris, seamlesshr, sage hr, bamboohr, workday, hr software",
  "statutory remittance = pension, nsitf, itf, paye, statutory deduction",
  "node = node js, nodejs",
  "postgres = postgresql",
  "management accounts = final accounts, financial statements, financial reports, financial reporting",
  "tax returns = firs, lirs, paye, nrs",
  "bill of quantities = boq, valuation, interim valuation",
  "point of sale = pos",
  "driver licence = drivers licence, driving licence, class e licence, permis de conduire, fuhrerschein",
  "maternity = labour ward, midwifery, antenatal, deliveries",
  "banking = bank, microfinance, teller",
  "english = anglais, englisch",
  "french = francais, franzosisch",
  "german = deutsch, allemand",
  "ican = aca, institute of chartered accountants of nigeria, chartered accountant",
  "nmcn = nursing and midwifery council of nigeria",
  "trcn = teachers registration council of nigeria",
  "coren = council for the regulation of engineering in nigeria",
  "cipm = acipm, chartered institute of personnel management",
  "bl = nigerian law school, called to bar, called to the bar, nigerian bar",
];

const CANONICAL = new Map<string, string>(
  ROWS.flatMap((row) => {
    const [name = "", others = ""] = row.split(" = ");
    const key = nameOf(name);
    return [name, ...others.split(", ")].map((phrase) => [keyOf(phrase), key] as const);
  }),
);

/** The kinds that each tool is of, by the common name of the tool: Stata is a statistical package. */
const KINDS = new Map<string, string[]>();
for (const row of TOOL_KINDS) {
  const [kind = "", tools = ""] = row.split(" = ");
  const [first = "", ...others] = kind.split(", ");
  const name = CANONICAL.get(keyOf(first)) ?? nameOf(first);
  for (const phrase of [first, ...others])
    if (!CANONICAL.has(keyOf(phrase))) CANONICAL.set(keyOf(phrase), name);
  for (const tool of tools.split(", ")) {
    const own = CANONICAL.get(keyOf(tool)) ?? nameOf(tool);
    CANONICAL.set(keyOf(tool), own);
    if (own !== name) KINDS.set(own, [...(KINDS.get(own) ?? []), name]);
  }
}
const MAX_PHRASE = Math.max(...[...CANONICAL.keys()].map((key) => key.split(" ").length));

function keyOf(phrase: string): string {
  return phrase.split(" ").map(stem).join(" ");
}

/** Stems in order, with each known phrase replaced by its common name; the stems of a phrase stay beside it. */
export function withSynonyms(stems: string[]): Set<string> {
  const found = new Set(stems);
  for (let at = 0; at < stems.length; at += 1)
    for (let length = Math.min(MAX_PHRASE, stems.length - at); length > 0; length -= 1) {
      const name = CANONICAL.get(stems.slice(at, at + length).join(" "));
      if (name)
        for (const one of [name, ...(IMPLIED.get(name) ?? []), ...(KINDS.get(name) ?? [])]) found.add(one);
    }
  return found;
}

/** Who has the one has the others: somebody who uses Excel can use a computer. */
const IMPLIED = new Map(
  Object.entries({
    spreadsheet: ["office software", "computer"],
    "ms word": ["office software", "computer"],
    powerpoint: ["office software", "computer"],
    "office software": ["computer"],
  }).map(([name, others]) => [nameOf(name), others.map(nameOf)] as const),
);

function nameOf(phrase: string): string {
  return keyOf(phrase).replaceAll(" ", "_");
}

/** The concepts of a text: for each stem the name it shares with its synonyms, where it has one. */
export function conceptsOf(stems: string[]): string[] {
  const concepts: string[] = [];
  for (let at = 0; at < stems.length;) {
    let taken = 1;
    let name: string | undefined;
    for (
      let length = Math.min(MAX_PHRASE, stems.length - at);
      length > 0 && name === undefined;
      length -= 1
    ) {
      name = CANONICAL.get(stems.slice(at, at + length).join(" "));
      if (name !== undefined) taken = length;
    }
    concepts.push(name ?? stems[at] ?? "");
    at += taken;
  }
  return [...new Set(concepts)];
}

/** The kinds of tools that a text names tools of: "Stata" a statistical package. A kind itself is none. */
export function toolKindsOf(stems: string[]): string[] {
  return conceptsOf(stems).flatMap((concept) => KINDS.get(concept) ?? []);
}
