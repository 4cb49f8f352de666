import { WORKER_WORDS } from "./units";

const PEOPLE = WORKER_WORDS.filter(
  (word) => word.length > 4 && !/^(?:sales|health|junior|senior)$/.test(word),
).join("|");

/** Words that make more of a person. Each may stand only where the cited lines have one of its own group (or of one that includes it). Folded. */
export const ESCALATIONS: { name: string; words: RegExp; also?: string[]; only?: "source" }[] = [
  {
    name: "lead",
    words: words(
      "led lead leads leading leader leaders leadership headed heading spearheaded spearheading captained chaired chairing steered chair lidero lidere liderado liderar lider liderando encabece encabezo dirigi dirijo dirigio dirigido dirige dirigee diriger dirigeant preside presidi presido pilote pilotee mene geleitet leite leiten leitet leitete leitung leiter leiterin vorsitz",
    ),
    also: ["head", "director", "manager", "direct", "run", "supervise"],
  },
  {
    name: "leads people",
    words:
      / (?:fuhre|fuhrte|gefuhrt|mene|coordine) (?:\S+ ){0,4}(?:team|teams|mitarbeiter\w*|abteilung|gruppe|equipe|equipo|personal)\b/,
    also: ["lead", "run", "supervise", "manage"],
  },
  { name: "direct", words: words("directed directing masterminded commanded"), also: ["lead", "director"] },
  {
    name: "head",
    words: / (?:head|heads|jefe|jefa|chef|cheffe) (?!office|teacher|count|quarters|start)/,
    also: ["lead"],
  },
  {
    name: "director",
    words: words(
      "director directors directrice directeur directora direktor direktorin ceo coo cfo cto president vice-president vp",
    ),
  },
  {
    name: "manager",
    words: words(
      "manager managers gerente gerentes manageur managerin abteilungsleiter abteilungsleiterin geschaftsfuhrer geschaftsfuhrerin",
    ),
  },
  {
    name: "supervise",
    words: words(
      "supervised supervising supervisor supervisors oversaw overseeing supervise supervises supervisado supervise supervisee beaufsichtigt beaufsichtigte uberwachte",
    ),
    also: ["lead", "head", "direct", "director", "manager", "manage"],
  },
  {
    name: "manage",
    words: new RegExp(
      ` (?:managed|managing|manage|gestione|gestionaba|gere|geraient|verwaltet) (?:\\S+ ){0,4}(?:team|staff|people|employee|officer|department|branch|branches|worker|personnel|unit|division|colleague|men|women|crew|member|${PEOPLE}|equipo|personal|empleado|equipe|employe|personne|mitarbeiter|abteilung)s? `,
    ),
    also: ["lead", "head", "supervise", "direct", "manager", "director"],
  },
  { name: "senior", words: words("senior principal chief snr sr executive seniors"), also: [] },
  {
    name: "expert",
    words: words(
      "expert experts expertise specialist specialists specialised mastery guru authority virtuoso experto experta expertos especialista experte expertin experten spezialist spezialistin specialiste",
    ),
  },
  {
    name: "advanced",
    words: words(
      "advanced extensive extensively unrivalled exceptional exceptionally in-depth avanzado avanzada avancee avances avancees fortgeschritten fortgeschrittene vertiefte",
    ),
  },
  {
    name: "fluent",
    words: words(
      "fluent fluently fluency native bilingual trilingual fluido fluida nativo nativa bilingue courant couramment fliessend fliessende muttersprache muttersprachlich verhandlungssicher",
    ),
  },
  {
    name: "certified",
    words: words(
      "certified licensed accredited certificado certificada certifie certifiee zertifiziert zertifizierte zertifizierter",
    ),
    also: ["chartered"],
  },
  {
    name: "certificate",
    words: words(
      "certification certifications accreditation certificate certificates certificado certificados certificat certificats zertifikat zertifikate diploma",
    ),
    also: ["certified"],
  },
  { name: "chartered", words: words("chartered"), also: [] },
  {
    name: "qualified",
    words: / (?:(?:fully |professionally )?qualified) (?!candidates?|leads?|applicants?|suppliers?|vendors?)/,
    also: ["certified", "chartered"],
  },
  {
    name: "registered",
    words: / registered (?=nurse|engineer|midwife|pharmacist|member|teacher|accountant|surveyor|architect)/,
  },
  {
    name: "founded",
    words: words(
      "founded founder cofounded cofounder co-founder co-founded funde fundador fundadora fonde fondateur fondatrice gegrundet grundete grunder grunderin",
    ),
    also: ["opened"],
  },
  {
    name: "opened",
    words: words("started began opened launched established created set-up formed"),
    only: "source",
  },
  {
    name: "run",
    words: words(
      "run runs ran running managed manage manages manager supervisor head oversee oversaw overseeing leiter chef",
    ),
    only: "source",
  },
  {
    name: "owned",
    words: words(
      "owned owner proprietor propietario propietaria dueno duena proprietaire inhaber inhaberin eigentumer",
    ),
    also: ["founded", "self-employed"],
  },
  {
    name: "self-employed",
    words:
      / (?:self employed|own (?:\S+ ){0,2}(?:business|shop|workshop|company|firm|store|stall|kiosk|studio|salon|practice|farm)|freelance\w*|sole trader|proprietress) /,
    only: "source",
  },
  {
    name: "began",
    words: words(
      "initiated pioneered introduced launched invented inaugurated originated conceived patented architected lance lanzo lanzado invente initie eingefuhrt initiiert",
    ),
    also: ["founded", "started"],
  },
  {
    name: "started",
    words: words(
      "started began created established set designed developed new built founded drafted wrote devised brought opened",
    ),
    only: "source",
  },
  {
    name: "award",
    words:
      / (?:award|awards|awarded|award winning|winner|won|prize|honou?red|premio|premiado|prix|primee?|auszeichnung|ausgezeichnet|preistrager) /,
  },
  {
    name: "best",
    words:
      / (?:best|top performer|top performing|top rated|highest|number one|record breaking|outstanding|award|mejor|meilleure?|le mieux|la mieux|bestbewertet\w*|bestplatziert\w*|\S{4,}beste[rnm]?|beste[rn]?|top of (?:my|the) (?:class|year|set)|major de (?:ma |la |sa )?promotion|primer[oa]? de (?:mi|la|su) (?:promocion|clase)|number one|beste[rn]?|top|the (?:most (?!of|recent)\w+|fastest|largest|biggest|strongest|busiest|lowest|youngest|quickest|finest)|(?:el|la) mas \w+|(?:le|la|les) plus \w+|(?:el|la|los|las) (?:\S+ ){1,3}?mas \w+ del?) (?!practices?|practice|up|management)/,
  },
  {
    name: "alone",
    words:
      / (?:sole|solely|single handed|single handedly|singlehandedly|on my own|entirely alone|alleinige?|eigenstandig|allein verantwortlich|en solitario|a moi seule?|tout seul) /,
  },
  {
    name: "promoted",
    words:
      / (?:was promoted|promoted to|been promoted|rose to|fast tracked|fui ascendid[oa]|promue?|befordert) /,
  },
  {
    name: "approved",
    words: words(
      "approve approves apruebo aprobaba aprobe approuve approuvais genehmige genehmigte bewillige bewilligte approved approving authorised authorized authorising sign-off approval approvals",
    ),
    also: [],
  },
  {
    name: "negotiated",
    words: words(
      "negotiate negotiates negocio negociaba negociais verhandle negotiated negotiating negotiation negotiations negocie negocio negociado ausgehandelt verhandelt verhandelte",
    ),
  },
  { name: "audited", words: / (?:audited|i audited) / },
  { name: "published", words: words("published authored publications patented publique veroffentlicht") },
  {
    name: "craft master",
    words:
      / (?:meisterbrief|meisterprufung|meistertitel|meisterin im \S+handwerk|brevet de maitrise|maitre artisan|maestro artesano|titulo de maestro|master craftsman|master craftswoman|master tailor) /,
  },
  {
    name: "in charge",
    words: / (?:responsable (?:del?|des|du|d)|en charge d[eu]s?|encargad[oa] del?) /,
    also: ["lead", "head", "director", "manager", "manage", "supervise", "full", "run", "charge"],
  },
  {
    name: "charge",
    words:
      / (?:responsib\w*|charge|manag\w*|handl\w*|coordinat\w*|control\w*|officer|keeper|kept|keep|ran|own|look\w* after|organi[sz]\w*|overs\w*|plan\w*|prepar\w*|cover\w*|order\w*|treasurer|secretary|captain|cashier|storekeeper|clerk) /,
    only: "source",
  },
  {
    name: "full",
    words:
      / (?:full responsibility|overall responsibility|solely responsible|full charge|complete ownership|ownership of|in charge of|gesamtverantwortung|pleine responsabilite|plena responsabilidad|a cargo de|verantwortlich fur die leitung) /,
    also: ["alone", "lead", "head"],
  },
];

/** Phrases in which such a word says nothing of the kind. */
export const HARMLESS =
  / (?:(?:son|le|un|du|au|projet|phase|el|del|proyecto) pilot[eo]|(?:administration|sante|fonction|ecole|securite|service|ordre|relations|secteur|universite|hopital|sector|gestion) publi(?:que|cs?|ques)|sales leads?|leads generated|generated leads|lead generation|lead time|lead times|leading to|leads to|led to|new leads|qualified leads|warm leads|supervised by|under the supervision of (?:the |my |a )?(?:\S+ ){1,2}|hiring manager|line manager|head office|head teacher|head count|report(?:ed|ing)? to (?:the |my |our |a )?(?:\S+ ){0,3}(?:manager|director|head|lead|supervisor|officer)|set of|new) /g;

function words(list: string): RegExp {
  return new RegExp(
    ` (?:${list
      .split(" ")
      .map((word) => word.replace("-", " "))
      .join("|")}) `,
  );
}
