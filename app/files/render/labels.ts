import type { NyscStatus } from "~/career/profile.schema";
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
