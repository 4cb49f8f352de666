import type { DocumentLanguage } from "~/career/generated-document";
import type { Facts } from "~/career/facts";
import type { CheckCase } from "./cases";

/** What the generator makes false: one change to a true sentence, at a place and with a value drawn by a seeded generator. */
export const MUTANT_TYPES = [
  "number",
  "swapped",
  "moved",
  "date",
  "unit",
  "currency",
  "employer",
  "skill",
  "title",
  "scale",
  "achievement",
] as const;
export type MutantType = (typeof MUTANT_TYPES)[number];

/** Every change the generator knows, made once to each true claim it can be made to. The same seed gives the same sentences. */
export function mutantsOf(cases: CheckCase[], seed = 20261121): CheckCase[] {
  const draw = drawFrom(seed);
  return cases
    .filter(({ kind }) => kind === "claim")
    .flatMap((one) =>
      MUTANT_TYPES.flatMap((type): CheckCase[] => {
        const text = CHANGES[type](one, draw);
        return text === null || text === one.text ? [] : [{ ...one, type, text }];
      }),
    );
}

type Draw = { below: (limit: number) => number; from: <T>(list: T[]) => T | undefined };
type Change = (one: CheckCase, draw: Draw) => string | null;

const CHANGES: Record<MutantType, Change> = {
  number: (one, draw) =>
    replaceNumber(one, draw, FIGURE, (figure) =>
      draw.from(
        [figure * 10, figure + 1 + draw.below(9), figure * 2, Math.round(figure * 1.5) + 1].filter(
          (value) => !isCited(one, value),
        ),
      ),
    ),
  swapped: ({ text }) => {
    const figures = [...text.matchAll(FIGURE)].filter(([figure]) => !/^(?:19|20)\d{2}$/.test(figure));
    const [first, second] = figures;
    if (!first || !second || first[0] === second[0]) return null;
    return `${text.slice(0, first.index)}${second[0]}${text.slice(first.index + first[0].length, second.index)}${first[0]}${text.slice(second.index + second[0].length)}`;
  },
  moved: (one, draw) => {
    const elsewhere = one.facts.all
      .flatMap((line) => (one.sourceIds.includes(line.id) || line.isFact ? [] : line.quantities))
      .flatMap(({ kind, value }) => (kind === "count" && value > 2 && !isCited(one, value) ? [value] : []));
    return replaceNumber(one, draw, FIGURE, () => draw.from(elsewhere));
  },
  date: (one, draw) =>
    replaceNumber(one, draw, /\b(?:19|20)\d{2}\b/g, (year) =>
      draw.from(
        [year - 1, year - 2, year - 4].filter(
          (value) => !isCited(one, value) && !one.facts.all.some((line) => line.run.includes(` ${value} `)),
        ),
      ),
    ),
  unit: ({ text, language }, draw) => replaceWord(text, UNITS[language], draw),
  currency: ({ text, language }, draw) => replaceWord(text, CURRENCIES[language], draw),
  employer: (one, draw) => `${OPENINGS[one.language](draw.from(STRANGERS) ?? "")}${lowerFirst(one)}`,
  skill: (one, draw) =>
    append(
      one.text,
      USING[one.language](
        draw.from(TOOLS.filter((tool) => !one.facts.known.run.includes(` ${tool.toLowerCase()} `))) ?? "",
      ),
    ),
  title: (one, draw) => `${draw.from(TITLES[one.language]) ?? ""}${lowerFirst(one)}`,
  scale: (one, draw) => append(one.text, draw.from(SCALES[one.language]) ?? ""),
  achievement: (one, draw) => append(one.text, draw.from(ACHIEVEMENTS[one.language]) ?? ""),
};

const FIGURE = /(?<![\p{L}\d.,:/₦$€-])\d{1,3}(?![\d.,:/]\d|\d|[\p{L}:/])/gu;

function replaceNumber(
  { text }: CheckCase,
  draw: Draw,
  pattern: RegExp,
  change: (figure: number) => number | undefined,
): string | null {
  const place = draw.from([...text.matchAll(pattern)]);
  if (!place) return null;
  const value = change(Number(place[0]));
  return value === undefined
    ? null
    : `${text.slice(0, place.index)}${value}${text.slice(place.index + place[0].length)}`;
}

function isCited({ facts, sourceIds }: CheckCase, value: number): boolean {
  return sourceIds.some((id) => facts.lines.get(id)?.quantities.some((quantity) => quantity.value === value));
}

function replaceWord(text: string, pairs: [string, string][], draw: Draw): string | null {
  const pair = draw.from(
    pairs.filter(([from]) => new RegExp(`(?<!\\p{L})${from}(?!\\p{L})`, "u").test(text)),
  );
  return pair ? text.replace(new RegExp(`(?<!\\p{L})${pair[0]}(?!\\p{L})`, "u"), pair[1]) : null;
}

/** What follows an opening begins small, but for a name or the English "I". */
function lowerFirst({ text, facts, language }: CheckCase): string {
  const [first = ""] = text.split(/[\s']/);
  if (/^(?:I|[A-Z]{2,}.*)$/.test(first) || language === "de" || facts.known.capitals.has(first.toLowerCase()))
    return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function append(text: string, more: string): string {
  return text.endsWith(".") ? `${text.slice(0, -1)}${more}.` : `${text}${more}`;
}

const STRANGERS = [
  "Access Bank",
  "Shell",
  "MTN",
  "Deloitte",
  "Kestrel Holdings",
  "Nestlé",
  "UNICEF",
  "Marlow & Finch",
  "Guinness",
  "Orbital Freight",
  "Dangote",
  "Lekki Gardens",
];
const TOOLS = [
  "Power BI",
  "SAP",
  "Python",
  "Tableau",
  "Jira",
  "QuickBooks",
  "Oracle",
  "Photoshop",
  "Zendesk",
  "Trello",
  "Primavera P6",
  "HubSpot",
  "Fleetio",
  "Flexcube",
];
const OPENINGS: Record<DocumentLanguage, (name: string) => string> = {
  en: (name) => `At ${name}, `,
  es: (name) => `En ${name}, `,
  fr: (name) => `Chez ${name}, `,
  de: (name) => `Bei ${name}: `,
};
const USING: Record<DocumentLanguage, (tool: string) => string> = {
  en: (tool) => `, using ${tool}`,
  es: (tool) => ` con ${tool}`,
  fr: (tool) => ` avec ${tool}`,
  de: (tool) => `, und zwar mit ${tool}`,
};
const TITLES: Record<DocumentLanguage, string[]> = {
  en: ["As head of department, ", "As a senior manager, ", "As operations director, "],
  es: ["Como jefe de departamento, ", "Como directora de operaciones, "],
  fr: ["En tant que chef de service, ", "En tant que directeur des opérations, "],
  de: ["Als Abteilungsleiter gilt: ", "Als Geschäftsführerin gilt: "],
};
const SCALES: Record<DocumentLanguage, string[]> = {
  en: [" nationwide", " across Nigeria", " for 500 staff", " in all branches of the group"],
  es: [" a nivel nacional", " en todo el país", " para 500 empleados"],
  fr: [" dans tout le pays", " à l'échelle nationale", " pour 500 salariés"],
  de: [" im ganzen Land", " und zwar bundesweit", " für 500 Mitarbeiter"],
};
const ACHIEVEMENTS: Record<DocumentLanguage, string[]> = {
  en: [
    ", improving customer satisfaction",
    ", which won an award",
    ", significantly increasing efficiency",
    ", reducing costs",
  ],
  es: [
    ", mejorando la satisfacción de los clientes",
    ", lo que aumentó la eficiencia",
    ", reduciendo los costes",
  ],
  fr: [
    ", améliorant la satisfaction des clients",
    ", ce qui a augmenté l'efficacité",
    ", en réduisant les coûts",
  ],
  de: [
    " und steigerte so die Kundenzufriedenheit",
    " und verbesserte damit die Effizienz",
    " und senkte dadurch die Kosten",
  ],
};
const UNITS: Record<DocumentLanguage, [string, string][]> = {
  en: [
    ["days?", "weeks"],
    ["weeks?", "days"],
    ["weekly", "daily"],
    ["daily", "hourly"],
    ["months", "years"],
    ["month", "day"],
    ["hours", "days"],
    ["minutes", "hours"],
    ["km", "m"],
    ["litres", "gallons"],
    ["per cent", "percentage points"],
  ],
  es: [
    ["días?", "semanas"],
    ["semana", "día"],
    ["meses", "años"],
    ["horas", "semanas"],
    ["minutos", "horas"],
    ["km", "m"],
    ["litros", "galones"],
  ],
  fr: [
    ["jours?", "semaines"],
    ["semaine", "jour"],
    ["mois", "ans"],
    ["heures", "jours"],
    ["minutes", "heures"],
    ["km", "m"],
    ["litres", "gallons"],
  ],
  de: [
    ["Tagen?", "Wochen"],
    ["Tag", "Monat"],
    ["Woche", "Stunde"],
    ["täglich", "stündlich"],
    ["Monaten?", "Jahren"],
    ["Monat", "Tag"],
    ["Stunden", "Wochen"],
    ["Minuten", "Stunden"],
    ["wöchentlich", "täglich"],
    ["km", "m"],
    ["Liter", "Gallonen"],
  ],
};
const CURRENCIES: Record<DocumentLanguage, [string, string][]> = {
  en: [
    ["₦(?=\\d)", "$"],
    ["N(?=\\d)", "$"],
    ["naira", "dollars"],
    ["US\\$(?=\\d)", "₦"],
  ],
  es: [
    ["nairas", "euros"],
    ["dólares", "nairas"],
  ],
  fr: [
    ["nairas", "euros"],
    ["dollars", "nairas"],
  ],
  de: [
    ["Naira", "Euro"],
    ["US-Dollar", "Naira"],
  ],
};

function drawFrom(seed: number): Draw {
  let state = seed;
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  return { below, from: (list) => (list.length === 0 ? undefined : list[below(list.length)]) };
}

/** The true lines as the person wrote them, each standing for itself: the plainest draft a model can make. */
export function copiesOf(facts: Facts, person: string): CheckCase[] {
  return facts.all
    .filter(({ isFact, text }) => !isFact && text.length > 20)
    .map(({ id, text }) => ({
      person,
      language: "en",
      type: null,
      facts,
      text,
      sourceIds: [id],
      kind: "claim",
    }));
}
