import { foldText } from "~/career/nlp/fold";

/** Fields of study and work as Spanish, French and German write them in capitals, with the English words a resume has for them. Folded. */
const ENGLISH_OF = new Map(
  `empresas business|empresariales business|empresarial business|negocios business|comercio commerce business|entreprises business|affaires business|betriebswirtschaft business|gestion management|direccion management|contabilidad accounting accountancy|comptabilite accounting accountancy|
  finanzas finance|recursos resource resources|ressources resource resources|humanos human|humaines human|derecho law|droit law|enfermeria nursing|infirmiers nursing|infirmieres nursing|soins nursing care|salud health|sante health|publica public|publique public|ciencias science sciences|
  ciencia science|informatica computer|informatique computer|ordenadores computer|computacion computer|ingenieria engineering|ingenierie engineering|genie engineering|mecanica mechanical|mecanique mechanical|electrica electrical|electrique electrical|civil civil|quimica chemistry chemical|
  chimie chemistry chemical|fisica physics|physique physics|matematicas mathematics|mathematiques mathematics|biologia biology|biologie biology|biomedicas biomedical|laboratorio laboratory|laboratoire laboratory|educacion education|pedagogia education|lengua language|lenguas languages|langues languages|idiomas languages|
  inglesa english|anglaise english|francesa french|comunicacion communication|comunicaciones communication|masas mass|masse mass|periodismo journalism|journalisme journalism|mercadotecnia marketing|seguridad safety security|securite safety security|alimentos food|alimentaire food|
  agricultura agriculture|agronomia agronomy|transporte transport|transportes transport|transports transport|cadena chain|chaine chain|suministro supply|logistica logistics|logistique logistics|turismo tourism|tourisme tourism|hosteleria hospitality|hotellerie hospitality|banca banking|banque bank banking|
  bancaria banking|bancarias banking|seguros insurance|assurances insurance|economia economics|economiques economics|economie economics|politicas political|politiques political|sociales social|trabajo work|travail work|psicologia psychology|moda fashion|mode fashion|diseno design|arquitectura architecture|estadistica statistics|
  abuya abuja|londres london|diplomado diploma|diploma diploma|nacional national|superior higher senior|secundaria secondary|secondaire secondary|primaria primary|primaire primary|instituto institute|institut institute|escuela school|ecole school|colegio college school|hospital hospital|iglesia church|eglise church|club club`
    .split("|")
    .map((line) => line.trim().split(" "))
    .map(([word = "", ...english]): [string, string[]] => [word, english]),
);

/** True when a capitalised word of a translation is what the resume says in English. */
export function isTranslated(word: string, knownWords: Set<string>): boolean {
  return ENGLISH_OF.get(foldText(word))?.some((english) => knownWords.has(english)) ?? false;
}
