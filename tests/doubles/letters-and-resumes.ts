import type { Asked } from "./ai";

type Language = "en" | "es" | "fr" | "de";
type Letter = {
  sentences: { text: string; kind: "claim" | "address" | "frame"; paragraph: number; sourceIds: string[] }[];
};
type Resume = {
  summary: { text: string; sourceIds: string[] }[];
  bullets: { text: string; sourceIds: string[] }[];
  skillOrder: string[];
};

const [banks, returns, close, invoices] = [
  "work.0.highlights.0",
  "work.0.highlights.1",
  "work.0.highlights.2",
  "work.1.highlights.0",
] as const;

/** What a good model makes of the resume in material.ts, in each language. */
export const LETTERS: Record<Language, Letter> = {
  en: letter([
    ["address", "I would like to apply for the Accountant position at Harmattan Logistics."],
    ["claim", "At Zenith Foods Ltd, I reconcile 14 bank accounts every month.", banks],
    ["claim", "I prepare the monthly VAT and WHT returns there with Sage 50.", returns],
    ["claim", "I also cut the month-end close from 9 days to 4 days.", close],
    ["claim", "Before that, I posted about 120 invoices a week in QuickBooks at Bola and Sons.", invoices],
    ["frame", "I would welcome an interview to talk about the post."],
    ["frame", "Thank you for reading my application."],
  ]),
  es: letter([
    ["address", "Presento mi candidatura al puesto de Accountant en Harmattan Logistics."],
    ["claim", "En Zenith Foods Ltd concilio 14 cuentas bancarias cada mes.", banks],
    ["claim", "También preparo las declaraciones mensuales de VAT y WHT con Sage 50.", returns],
    ["claim", "Reduje el cierre de mes de 9 días a 4 días.", close],
    ["claim", "Antes registraba unas 120 facturas por semana en QuickBooks en Bola and Sons.", invoices],
    ["frame", "Me gustaría conversar con ustedes en una entrevista."],
    ["frame", "Gracias por leer mi candidatura."],
  ]),
  fr: letter([
    ["address", "Je vous adresse ma candidature au poste de Accountant chez Harmattan Logistics."],
    ["claim", "Chez Zenith Foods Ltd, je rapproche 14 comptes bancaires chaque mois.", banks],
    ["claim", "Je prépare aussi les déclarations mensuelles de VAT et de WHT avec Sage 50.", returns],
    ["claim", "J’ai réduit la clôture mensuelle de 9 jours à 4 jours.", close],
    [
      "claim",
      "Avant cela, je saisissais environ 120 factures par semaine dans QuickBooks chez Bola and Sons.",
      invoices,
    ],
    ["frame", "Je serais heureuse de vous rencontrer lors d’un entretien."],
    ["frame", "Je vous remercie de votre lecture."],
  ]),
  de: letter([
    ["address", "Ich bewerbe mich als Accountant bei Harmattan Logistics."],
    ["claim", "Bei Zenith Foods Ltd stimme ich jeden Monat 14 Bankkonten ab.", banks],
    ["claim", "Ich erstelle dort auch die monatlichen Meldungen für VAT und WHT mit Sage 50.", returns],
    ["claim", "Den Monatsabschluss habe ich von 9 Tagen auf 4 Tage verkürzt.", close],
    [
      "claim",
      "Vorher habe ich bei Bola and Sons etwa 120 Rechnungen pro Woche in QuickBooks gebucht.",
      invoices,
    ],
    ["frame", "Über ein persönliches Gespräch würde ich mich freuen."],
    ["frame", "Vielen Dank für Ihre Zeit."],
  ]),
};

export const RESUMES: Record<Language, Resume> = {
  en: resume([
    "Reconcile 14 bank accounts each month",
    "Prepare VAT and WHT returns every month in Sage 50",
    "Shortened the month-end close from 9 days to 4 days",
    "Posted about 120 invoices weekly in QuickBooks",
  ]),
  es: resume([
    "Conciliación de 14 cuentas bancarias cada mes",
    "Preparación de las declaraciones mensuales de VAT y WHT con Sage 50",
    "Reducción del cierre de mes de 9 días a 4 días",
    "Registro de unas 120 facturas por semana en QuickBooks",
  ]),
  fr: resume([
    "Rapprochement de 14 comptes bancaires chaque mois",
    "Préparation des déclarations mensuelles de VAT et de WHT avec Sage 50",
    "Réduction de la clôture mensuelle de 9 jours à 4 jours",
    "Saisie d’environ 120 factures par semaine dans QuickBooks",
  ]),
  de: resume([
    "Abstimmung von 14 Bankkonten jeden Monat",
    "Erstellung der monatlichen Meldungen für VAT und WHT mit Sage 50",
    "Verkürzung des Monatsabschlusses von 9 Tagen auf 4 Tage",
    "Buchung von etwa 120 Rechnungen pro Woche in QuickBooks",
  ]),
};

/** A model that answers in the language it is asked for. */
export function goodAnswer({ user }: Pick<Asked, "user">): string {
  const { language, document }: { language: Language; document: string } = JSON.parse(user);
  return JSON.stringify(document === "resume" ? RESUMES[language] : LETTERS[language]);
}

function letter(lines: ["claim" | "address" | "frame", string, ...string[]][]): Letter {
  return {
    sentences: lines.map(([kind, text, ...sourceIds], at) => ({
      text,
      kind,
      paragraph: Math.floor(at / 2),
      sourceIds,
    })),
  };
}

function resume([first = "", second = "", third = "", fourth = ""]: string[]): Resume {
  const bullets = [
    [first, banks],
    [second, returns],
    [third, close],
    [fourth, invoices],
  ] as const;
  return {
    summary: [],
    bullets: bullets.map(([text, id]) => ({ text, sourceIds: [id] })),
    skillOrder: ["Sage 50", "Excel"],
  };
}
