import type { DocumentLanguage } from "~/career/generated-document";

type Control = { facts: string[]; supported: string; unsupported: string };

/**
 * Sentences whose answers are plain, two for each language. One true and one false sentence of them stand in
 * every question: a judge that gets one of them wrong was not judging, and its other answers count for nothing.
 */
export const CONTROLS: Record<DocumentLanguage, readonly [Control, Control]> = {
  en: [
    {
      facts: ["Sold phone accessories from a market stall for two years."],
      supported: "For two years I sold phone accessories from a market stall.",
      unsupported: "I ran the finances of an oil company for twelve years.",
    },
    {
      facts: ["Swept and locked the church hall on Sundays."],
      supported: "On Sundays I swept and locked the church hall.",
      unsupported: "I hold a doctorate in physics and flew passenger aircraft.",
    },
  ],
  fr: [
    {
      facts: ["A vendu des accessoires de téléphone sur un marché pendant deux ans."],
      supported: "Pendant deux ans, j'ai vendu des accessoires de téléphone sur un marché.",
      unsupported: "J'ai dirigé les finances d'une compagnie pétrolière pendant douze ans.",
    },
    {
      facts: ["Balayait et fermait la salle paroissiale le dimanche."],
      supported: "Le dimanche, je balayais et fermais la salle paroissiale.",
      unsupported: "Je suis docteur en physique et j'ai piloté des avions de ligne.",
    },
  ],
  de: [
    {
      facts: ["Verkaufte zwei Jahre lang Handyzubehör auf einem Markt."],
      supported: "Zwei Jahre lang habe ich auf einem Markt Handyzubehör verkauft.",
      unsupported: "Zwölf Jahre lang leitete ich die Finanzen eines Ölkonzerns.",
    },
    {
      facts: ["Fegte sonntags den Gemeindesaal und schloss ihn ab."],
      supported: "Sonntags habe ich den Gemeindesaal gefegt und abgeschlossen.",
      unsupported: "Ich bin promovierte Physikerin und habe Linienflugzeuge geflogen.",
    },
  ],
  es: [
    {
      facts: ["Vendió accesorios de móvil en un puesto del mercado durante dos años."],
      supported: "Durante dos años vendí accesorios de móvil en un puesto del mercado.",
      unsupported: "Dirigí las finanzas de una petrolera durante doce años.",
    },
    {
      facts: ["Barría y cerraba el salón parroquial los domingos."],
      supported: "Los domingos barría y cerraba el salón parroquial.",
      unsupported: "Soy doctor en física y piloté aviones de pasajeros.",
    },
  ],
};
