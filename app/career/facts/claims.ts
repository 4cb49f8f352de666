import type { Sentence } from "~/career/generated-document";
import { foldText } from "~/career/nlp/fold";

/** A stretch of a sentence. In an address to the company the advert's own facts may be named. */
export type Part = { text: string; isAddress: boolean };

/** Splits a sentence into what it says to the company and what it claims for the person. Only an "address" has both. */
export function partsOf(sentence: Sentence): Part[] {
  if (sentence.kind !== "address") return [{ text: sentence.text, isAddress: false }];
  const [offered, own] = whatIsOffered(sentence.text);
  const pieces = own.split(BETWEEN).filter((piece) => piece.trim() !== "");
  // "You ask for Excel and SAP, both of which I use": the later words claim what the earlier ones name.
  // "Vous en avez 25 ; j'en planifie 14": with a number of its own, "en" is only the noun.
  const looksBack = pieces.some(
    (piece, at) => at > 0 && isClaim(piece) && LOOKS_BACK.test(foldText(piece).replace(COUNTED_ANEW, " ")),
  );
  if (looksBack) return [{ text: sentence.text, isAddress: false }];
  return [
    ...pieces.map((text) => ({ text, isAddress: !isClaim(text) })),
    ...offered.map((text) => ({ text, isAddress: true })),
  ];
}
/** "Your 150 customers" are the company's, whatever the sentence claims besides. */
function whatIsOffered(text: string): [offered: string[], rest: string] {
  return [text.match(OFFERED) ?? [], text.replace(OFFERED, (found) => found.split(" ")[0] ?? "")];
}
const OFFERED = /(?<!\p{L})(?:your|vos|votre|sus|vuestr[oa]s|Ihre[nr]?) \d[\d.,]*(?: \p{L}[\p{L}-]*){1,2}/giu;
// What stands before "would be a step up from …" is the post, what stands behind it the person.
const BETWEEN =
  /\s(?=(?:is|are|would be|will be|ist|wäre|wären|sind|est|serait|sería|es) (?:\S+ ){0,2}?(?:above|beyond|more than|larger than|bigger than|higher than|a step|a big step|ein Schritt|mehr als|größer als|plus (?:grande?|que)|un pas|un paso|más (?:grande|de|que)|mayor que)(?!\p{L}))|;\s*|\s[-–—]\s|,?\s+(?=(?:but|while|whereas|although|though|pero|mais|aber)\s)|,\s+(?=(?:and )?I\b)/iu;
const COUNTED_ANEW = /\bso far\b|\ben\b(?=(?: [\p{L}']+){1,3} \d)/gu;
const LOOKS_BACK =
  /\b(?:both|them|these|those|it|all|each|which|this|so|ones|such|ambos|ellos|los|tous|toutes|les|en|beides?|diese\w*|alle)\b/;

/** True when a text says something of the person beyond that they apply, read or hope. */
export function isClaim(text: string): boolean {
  const rest = foldText(text.normalize("NFC").replace(GERMAN_WISH, " ")).replace(ONLY_APPLYING, " ");
  return FIRST_PERSON.test(rest) || /\b(?:proficient|skilled|experienced|expertise)\b/.test(rest);
}

/** True when a text speaks of what the person wishes or is offered and not of what is. */
export function isWished(text: string): boolean {
  return / (?:would|your|you|hope|looking for|seeking|want|su|sus|su oferta|busco|quisiera|gustaria|votre|vos|vous|cherche|souhaite|aimerais|ihr|ihre|ihrer|ihrem|sie|suche|mochte|wurde) /.test(
    ` ${foldText(text).replace(/[^\p{L}]+/gu, " ")} `,
  );
}

// Before the text is folded: "würde" is a wish, "wurde" is not.
const GERMAN_WISH = /(?:würde ich|ich würde|möchte ich|ich möchte)(?=(?: \S+){0,8}? gerne?(?!\p{L}))/giu;

const ONLY_APPLYING = new RegExp(
  [
    "\\bi (?:am |was )?(?:hereby )?(?:writ(?:e|ing)|apply(?:ing)?|read|saw|see|notic(?:e|ed)|understand|understood|learn(?:t|ed)?|hope|look(?:ing)? forward|enclose|attach(?:ed)?|ask|thank|admire|drawn|interested|pleased|happy|glad|keen|note|noted)\\b",
    "\\bi (?:would|should|will) (?:be (?:glad|happy|pleased|grateful)|gladly|love|like|welcome|appreciate|value)\\b",
    "\\bmy (?:application|resume|cv|letter|interest|name)\\b",
    "\\b(?:made|makes|led|drew|draws|moved|prompted|decided) me\\b",
    "\\b(?:i am|i'm) (?:looking for|drawn|after)\\b",
    "\\bi(?:'d| would) (?:be|like|love|enjoy|gladly|happily|welcome|appreciate)\\b",
    "\\b(?:aspiro a|querria|me hace ilusion|me alegraria|j'espere|j'ai (?:tres )?envie|je me (?:rejouis|verrais|vois)|ich (?:hoffe|wunsche mir|habe lust)|hoffe ich|wunsche ich mir|lust hatte ich)\\b",
    "\\bi (?:want|wish|would want|am eager|aim|long) to (?:be|make|do|work|join|learn|help|grow|contribute|build|serve|give|bring|continue|develop|take)\\b",
    "\\b(?:(?:me|nous) (?:plairai(?:t|ent)|tenterai(?:t|ent)|conviendrai(?:t|ent)|rejouirai(?:t|ent)|gustarian?|encantarian?|ilusionan?|ilusiona(?:ria)?|apetece|convendrian?|tente(?:nt)?|plaisent|parle(?:nt)?)|wurden? (?:mir|mich) (?:\\S+ ){0,4}?(?:gefallen|freuen|reizen|liegen)|(?:reizen|gefallen|locken) mich)\\b",
    "\\bich mich (?:gerne? |daran )?(?:messen|einarbeiten|einbringen|stellen)\\b",
    // What the person thinks of what the company wants.
    "\\b(?:which|that) i (?:find|admire|share|respect|value)\\b",
    "\\bque (?:yo )?(?:comparto|admiro|valoro|me parecen?)\\b",
    "\\bque (?:je (?:trouve|partage|salue|comprends|respecte)|j'(?:admire|apprecie))\\b",
    "\\b(?:das|die|den|was) ich (?:\\S+ ){0,2}(?:finde|teile|bewundere|schatze|begrusse)\\b",
    "\\b(?:finde|bewundere|begrusse) ich\\b",
    "\\b(?:j'aimerais|je voudrais|je souhaiterais)\\b",
    // "Ese trabajo" is a noun.
    "\\b(?:el|ese|este|un|su|del|al|de|vuestro) trabajo\\b",
    "\\b(?:reizt mich|gefallt mir|begeistert mich|lockt mich|m'attire|me plait|me atrae|me motiva|me entusiasma)\\b",
    "\\b(?:interests?|attracts?|appeals to|draws?|brought|caught|for|to) me\\b",
    "\\b(?:me postulo|solicito|presento mi candidatura|(?:llamo|llama|capto|despierta) mi (?:atencion|interes)|me (?:llamo|llama|decidio|animo|atrajo|ha llevado)|mi (?:candidatura|solicitud|curriculum|cv|interes)|he (?:leido|visto)|me (?:interesa|dirijo|gustaria|presento))\\b",
    "\\b(?:je (?:postule|vous (?:adresse|propose|ecris|remercie|soumets)|souhaite|me permets|pose|candidate|serais)|j'ai (?:lu|vu|note)|ma candidature|mon (?:cv|interet)|mes salutations|m'interesse|(?:retenu|retient|attire) mon (?:attention|interet)|m'a (?:decide|convaincu|amene|donne envie|pousse|interesse))\\b",
    "\\b(?:(?:hiermit )?bewerbe ich mich|ich bewerbe mich|meine (?:bewerbung|unterlagen)|(?:habe ich|ich habe) (?:gelesen|gesehen)|(?:schreibe ich|ich schreibe|wurde ich mich|freue ich mich|ich freue mich|ich danke|ich wurde mich|habe ich mich entschieden)|interessiert mich|(?:hat |haben )?mich (?:angesprochen|uberzeugt|bewogen|interessiert)|hat mich|meine aufmerksamkeit|mein interesse|spricht mich an)\\b",
  ].join("|"),
  "g",
);
const FIRST_PERSON =
  /\b(?:i|i've|i'm|my|mine|me|myself|yo|mi|mis|he|tengo|soy|poseo|domino|manejo|cuento|dispongo|hablo|trabajo|trabaje|utilizo|je|j'|mon|ma|mes|moi|ich|mein|meine|meinen|meiner|meinem|mir|mich)\b|\bj'/;

/** True where a target title stands as what is applied for: "for the post of Senior Accountant". */
export function speaksOfApplying(text: string): boolean {
  return /appl(?:y|ying|ication)|\b(?:post|position|role|vacancy|opening|job|puesto|cargo|vacante|candidatura|plaza|poste|emploi|candidature|offre|stelle|position|bewerb\w*)\b/.test(
    foldText(text),
  );
}
