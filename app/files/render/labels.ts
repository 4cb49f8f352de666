import type { NyscStatus, Standing } from "~/career/profile.schema";
import type { DocumentLanguage } from "~/career/generated-document";
import type { z } from "zod";

export const ON_REQUEST_LABELS: Record<DocumentLanguage, string> = {
  en: "Available on request",
  es: "Disponibles a petición",
  fr: "Disponibles sur demande",
  de: "Auf Anfrage",
};

export const NYSC_STATUS_LABELS: Record<DocumentLanguage, Record<z.infer<typeof NyscStatus>, string>> = {
  en: {
    discharged: "Discharged",
    serving: "Serving",
    exempted: "Exempted",
    excluded: "Excluded",
    not_yet: "Not yet served",
  },
  es: {
    discharged: "Cumplido",
    serving: "En curso",
    exempted: "Exento",
    excluded: "Excluido",
    not_yet: "Pendiente",
  },
  fr: {
    discharged: "Accompli",
    serving: "En cours",
    exempted: "Exempté",
    excluded: "Exclu",
    not_yet: "Pas encore accompli",
  },
  de: {
    discharged: "Abgeleistet",
    serving: "Zurzeit im Dienst",
    exempted: "Befreit",
    excluded: "Ausgenommen",
    not_yet: "Noch nicht abgeleistet",
  },
};

/** How far an unfinished study has come. A finished one shows its date. */
export const STANDING_LABELS: Record<DocumentLanguage, Record<Standing, string>> = {
  en: {
    completed: "Completed",
    in_view: "In view",
    in_progress: "In progress",
    deferred: "Deferred",
    discontinued: "Discontinued",
    part_passed: "Part passed",
  },
  es: {
    completed: "Terminado",
    in_view: "Por terminar",
    in_progress: "En curso",
    deferred: "Aplazado",
    discontinued: "Interrumpido",
    part_passed: "Aprobado en parte",
  },
  fr: {
    completed: "Terminé",
    in_view: "En cours d’obtention",
    in_progress: "En cours",
    deferred: "Reporté",
    discontinued: "Interrompu",
    part_passed: "Partiellement validé",
  },
  de: {
    completed: "Abgeschlossen",
    in_view: "Abschluss in Aussicht",
    in_progress: "Laufend",
    deferred: "Aufgeschoben",
    discontinued: "Abgebrochen",
    part_passed: "Teilweise bestanden",
  },
};

/** What a screen reader says in the place of a photo. */
export function photoLabel(language: DocumentLanguage, name: string | undefined): string {
  const { photo, of } = PHOTO_LABELS[language];
  return name === undefined ? photo : `${of} ${name}`;
}

const PHOTO_LABELS: Record<DocumentLanguage, { photo: string; of: string }> = {
  en: { photo: "Photo", of: "Photo of" },
  es: { photo: "Foto", of: "Foto de" },
  fr: { photo: "Photo", of: "Photo de" },
  de: { photo: "Foto", of: "Foto von" },
};
