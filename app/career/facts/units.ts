import { stem } from "~/career/nlp/stem";

/** Units of time, folded, in four languages: the unit, and how many of its base it holds (months, or minutes). */
export const TIME_UNITS = new Map<string, { base: "months" | "minutes"; holds: number }>();
const time = (words: string, base: "months" | "minutes", holds: number) => {
  for (const word of words.split(" ")) TIME_UNITS.set(word, { base, holds });
};
time("year years yr yrs ano anos annee annees an ans jahr jahre jahren yearly", "months", 12);
time(
  "decade decades decada decadas decenio decenios decennie decennies jahrzehnt jahrzehnte jahrzehnten",
  "months",
  120,
);
time("month months mth mths mes meses mois monat monate monaten", "months", 1);
time("week weeks wk wks semana semanas semaine semaines woche wochen", "minutes", 10_080);
time("day days dia dias jour jours tag tage tagen", "minutes", 1440);
time("hour hours hr hrs hora horas heure heures stunde stunden", "minutes", 60);
time("minute minutes min mins minuto minutos minuten", "minutes", 1);

/** How often, as one word for each period. "Per day" and "daily" are one. */
export const PERIOD_WORDS = new Map<string, string>();
const period = (name: string, words: string) => {
  for (const word of words.split(" ")) PERIOD_WORDS.set(word, name);
};
period("hour", "hourly stundlich stundliche stundlichen stundlicher stundliches stundlichem");
period(
  "day",
  "daily diario diaria diarios diarias diariamente quotidien quotidienne quotidiens quotidiennement taglich tagliche taglichen taglicher tagliches taglichem",
);
period(
  "week",
  "weekly semanal semanales semanalmente hebdomadaire hebdomadaires wochentlich wochentliche wochentlichen wochentlicher wochentliches wochentlichem",
);
period("fortnight", "fortnightly biweekly quincenal");
period(
  "month",
  "monthly mensual mensuales mensualmente mensuel mensuelle mensuels mensuelles monatlich monatliche monatlichen monatlicher monatliches monatlichem",
);
period(
  "quarter",
  "quarterly trimestral trimestrales trimestriel trimestrielle trimestriels vierteljahrlich vierteljahrliche vierteljahrlichen vierteljahrlicher quartalsweise",
);
period(
  "year",
  "yearly annual annually anual anuales anualmente annuel annuelle annuels annuelles jahrlich jahrliche jahrlichen jahrlicher jahrliches jahrlichem",
);

/** The bare nouns that make a period after "per", "a", "each", "every". */
export const PERIOD_NOUNS = new Map<string, string>([
  ["hour", "hour"],
  ["hora", "hour"],
  ["heure", "hour"],
  ["stunde", "hour"],
  ["day", "day"],
  ["dia", "day"],
  ["jour", "day"],
  ["tag", "day"],
  ["week", "week"],
  ["semana", "week"],
  ["semaine", "week"],
  ["woche", "week"],
  ["tagen", "day"],
  ["wochen", "week"],
  ["month", "month"],
  ["mes", "month"],
  ["mois", "month"],
  ["monat", "month"],
  ["quarter", "quarter"],
  ["trimestre", "quarter"],
  ["quartal", "quarter"],
  ["year", "year"],
  ["ano", "year"],
  ["an", "year"],
  ["annee", "year"],
  ["jahr", "year"],
  ["annum", "year"],
  ["fortnight", "fortnight"],
]);

/** Square measures as one word, for they are written in two or in one: "metros cuadrados", "Quadratmeter", "m2". The text is plain (`plainText`). */
export function foldSquares(text: string): string {
  return text
    .replace(
      /\b(?:sq(?:uare|\.)? ?(?:met(?:re|er)s?|m)|metros? cuadrados?|metres? carres?|quadratmetern?|m2)\b/gi,
      "sqm",
    )
    .replace(
      /\b(?:sq(?:uare|\.)? ?(?:feet|foot|ft)|pies? cuadrados?|pieds? carres?|quadratfuss)\b/gi,
      "sqft",
    );
}

/** Measures, folded: 12 km are no 12 miles, whatever stands behind them. */
export const MEASURES = new Map<string, string>();
const measure = (name: string, words: string) => {
  for (const word of words.split(" ")) MEASURES.set(word, name);
};
measure("kilometre", "km kms kilometre kilometres kilometer kilometers kilometern kilometro kilometros");
measure("metre", "m metre metres meter meters metern metro metros");
measure("square metre", "sqm");
measure("square foot", "sqft");
measure("mile", "mile miles milla millas meile meilen");
measure("litre", "l litre litres liter liters litern litro litros");
measure("gallon", "gallon gallons galon galones gallone gallonen");
measure(
  "kilogram",
  "kg kgs kilo kilos kilogram kilograms kilogramm kilogramo kilogramos kilogramme kilogrammes",
);
measure("tonne", "ton tons tonne tonnes tonnen tonelada toneladas mt");
measure("hectare", "ha hectare hectares hectarea hectareas hektar");
measure("acre", "acre acres");
measure("watt", "kw mw kva kilowatt megawatt kilowatts megawatts");
measure("barrel", "barrel barrels barril barriles baril barils fass");

/** Nouns that may stand for each other when people are counted, and when other common things are. */
export const SAME_THINGS = new Map<string, string>();
const same = (name: string, words: string) => {
  for (const word of words.split(" ")) SAME_THINGS.set(word, name);
};
same(
  "learners",
  "class classroom student students pupil pupils learner learners child children trainee trainees participant participants candidate candidates estudiante estudiantes alumno alumnos alumna alumnas eleve eleves etudiant etudiants schuler schulern schulerinnen studenten studierende teilnehmer teilnehmern participante participantes attendee attendees",
);
same(
  "workers",
  "staff employee employees people person persons member members worker workers officer officers colleague colleagues team teams personnel hires hire persona personas empleado empleados empleada trabajador trabajadores equipo miembro miembros personne personnes employe employes salarie salaries collaborateur collaborateurs equipe membre membres agent agents mitarbeiter mitarbeitern mitarbeiterinnen mitarbeitenden personen leute team teams kollegen mitglieder mitgliedern",
);
same(
  "clients",
  "client clients customer customers guest guests patron patrons user users subscriber subscribers account accounts holders cliente clientes usuario usuarios kunde kunden kundin gast gaste utilisateur utilisateurs",
);
same(
  "calls",
  "call calls enquiry enquiries inquiry inquiries request requests query queries ticket tickets llamada llamadas consulta consultas appel appels demande demandes anruf anrufe anrufen anfragen",
);
same(
  "places",
  "branch branches outlet outlets store stores shop shops location locations sucursal sucursales tienda tiendas agence agences magasin magasins filiale filialen standort standorte standorten",
);
same(
  "schools",
  "school schools college colleges escuela escuelas colegio colegios ecole ecoles schule schulen",
);
same(
  "firms",
  "company companies firm firms business businesses organisation organisations organization organizations empresa empresas entreprise entreprises unternehmen firma firmen",
);
same("reports", "report reports informe informes rapport rapports bericht berichte berichten");
same(
  "vehicles",
  "vehicle vehicles car cars truck trucks vehiculo vehiculos vehicule vehicules fahrzeug fahrzeuge fahrzeugen",
);
same("sales", "sales sale revenue revenues turnover ventas ingresos ventes umsatz");
same(
  "suppliers",
  "supplier suppliers vendor vendors proveedor proveedores fournisseur fournisseurs lieferant lieferanten",
);
same("bills", "invoice invoices bill bills factura facturas facture factures rechnung rechnungen");
same("meetings", "meeting meetings reunion reuniones reunions sitzung sitzungen besprechung besprechungen");
same(
  "files",
  "file files record records expediente expedientes archivo archivos dossier dossiers akte akten datei dateien",
);
same("orders", "order orders pedido pedidos commande commandes bestellung bestellungen auftrag auftrage");
same("parcels", "parcel parcels package packages paquete paquetes colis paket pakete paketen");
same(
  "items",
  "item items articulo articulos article articles artikel artikeln product products producto productos produit produits produkt produkte produkten",
);
same("tests", "test tests prueba pruebas essai essais prufung prufungen");
same("samples", "sample samples muestra muestras echantillon echantillons probe proben");
same("patients", "patient patients patienten paciente pacientes patientin patientinnen");
same("beds", "bed beds cama camas lit lits bett betten");
same("deals", "contract contracts deal deals contrato contratos contrat contrats vertrag vertrage vertragen");
same("events", "event events evento eventos evenement evenements veranstaltung veranstaltungen");
same(
  "devices",
  "computer computers machine machines ordenador ordenadores computadora computadoras maquina maquinas ordinateur ordinateurs maschine maschinen rechner",
);
same(
  "houses",
  "house houses flat flats apartment apartments unit units casa casas piso pisos apartamento apartamentos maison maisons appartement appartements haus hauser wohnung wohnungen",
);
for (const days of "monday mondays lunes lundi lundis montag montags montagen|tuesday tuesdays martes mardi mardis dienstag dienstags dienstagen|wednesday wednesdays miercoles mercredi mercredis mittwoch mittwochs|thursday thursdays jueves jeudi jeudis donnerstag donnerstags|friday fridays viernes vendredi vendredis freitag freitags freitagen|saturday saturdays sabado sabados samedi samedis samstag samstags samstagen sonnabend|sunday sundays domingo domingos dimanche dimanches sonntag sonntags sonntagen".split(
  "|",
))
  same(days.split(" ")[0] ?? "", days);
same("projects", "project projects proyecto proyectos projet projets projekt projekte projekten");

/** Kinds of workers, folded. */
export const WORKER_WORDS =
  `accountant accountants nurse nurses teacher teachers driver drivers rider riders cashier cashiers clerk clerks attendant attendants assistant assistants agent agents
   guard guards intern interns engineer engineers developer developers analyst analysts tailor tailors waiter waiters cook cooks tutor tutors welder welders
   technician technicians operator operators cleaner cleaners manager managers supervisor supervisors representative representatives rep reps volunteer volunteers
   labourer labourers artisan artisans sales marketer marketers designer designers doctor doctors health secretary secretaries executive executives
   junior senior contable contables enfermera enfermeras comptable comptables infirmiere infirmieres buchhalter pflegekrafte`.split(
    /\s+/,
  );

/** Kinds of workers as stems: "6 nurses" may become "a team of 6", but not "6 drivers". */
export const WORKER_STEMS = new Set(WORKER_WORDS.flatMap((word) => [word, stem(word)]));
