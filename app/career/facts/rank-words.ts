/** Nouns of rank over a word run (folded), one group for one rank in four languages. German says them inside longer words. */
export const RANKS: { name: string; words: RegExp }[] = [
  {
    name: "head",
    words: rank(
      "heads?|chiefs?|jef[ea]s?|chef|cheffe|chefs|\\S*leiter(?:in|n|s)?|\\S*chefs?|\\S*chefin|hauptk\\S+|chef[a-z]{5,}|ober\\S{4,}|encargad[oa]|responsables?|verantwortliche[rn]?",
    ),
  },
  {
    name: "editor",
    words: rank(
      "editors?|redacteurs? en chef|redactrices? en chef|redactor(?:a)? jef[ea]|chefredakteur(?:in|s)?|chefredaktion",
    ),
  },
  {
    name: "manager",
    words: rank(
      "managers?|gerent[ea]s?|gerante?s?|manageu(?:r|se)|managerin|managerinnen|geschaftsfuhrer(?:in)?",
    ),
  },
  {
    name: "director",
    words: rank(
      "directors?|directrices?|directeurs?|director[ae]s?|\\S*direktor(?:in)?s?|subdirector[a]?|ceo|coo|cfo|cto|vp",
    ),
  },
  {
    name: "supervisor",
    words: rank(
      "supervisors?|superviseure?s?|superviseuse|supervisora?|supervisorin|foreman|forewoman|contremaitre|schichtfuhrer(?:in)?|vorarbeiter(?:in)?|aufseher(?:in)?|capataz",
    ),
  },
  {
    name: "president",
    words: rank(
      "presidents?|president[ea]s?|presidente|chair|chairs|chairman|chairwoman|chairperson|\\S*vorsitzende[rn]?",
    ),
  },
  {
    name: "principal",
    words: rank("principals?|headmaster|headmistress|headteacher|rektor(?:in)?|schulleit\\S+"),
  },
  { name: "leader", words: rank("leads?|leaders?|captains?|capitana|lider|lideresa|capitan|capitaine") },
  {
    name: "senior",
    words: rank("seniors?|principal|executives?|executrice|executif|executive|ejecutiv[oa]"),
  },
  {
    name: "consultant",
    words: rank(
      "consultante?s?|consultora?|berater(?:in)?|partners?|founders?|fondat(?:eur|rice)|fundadora?|owners?|proprietor|duen[oa]|inhaber(?:in)?",
    ),
  },
  {
    name: "secretary",
    words: rank("secretary|secretari[oa]|secretaire|sekretar(?:in)?|staatssekretar(?:in)?"),
  },
];

/** The words that say what somebody was: "as …", "I am …", up to what follows. */
export const CLAIMED_RANK =
  / (?:(?:as|como|comme|en tant que|en qualite de|als|i am|i was|i became|i m|soy|fui|je suis|j etais|ich bin|ich war|wurde ich)) (?:(?:an?|the|un|una|une|el|la|le|l|der|die|ein|eine|their|its) )?((?:\S+ ){1,5})/g;

/** Somebody else's rank: "the head chef", "al director del proyecto", "dem Küchenchef". */
const DETERMINERS =
  "the|my|our|their|el|la|al|del|los|las|mi|nuestro|le|les|l|au|du|aux|mon|ma|notre|der|die|das|dem|den|des|beim|zum|zur|vom|meinem|meiner|meinen|unserem|unserer";
const ALL_RANKS = RANKS.filter(({ name }) => name !== "senior")
  .map(({ words }) => words.source.trim())
  .join("|");
/** "Unterstützung der Front-Office-Leitung": in German a post may stand for who holds it. */
export const OTHERS_POST =
  / (?<!ubernahm |ubernehme |ubernommen |hatte |habe )(?:der|die|mit der|an die) (?:(?!leitung )\S+ (?:\S+ )?leitung|\S{3,}leitung) (?!(?:\S+ ){0,6}(?:ubernommen|ubernahm|inne|ubertragen) )/g;
export const OTHERS_RANK = new RegExp(
  `(?<! as| como| comme| que| als| am| was| became| soy| fui| suis| bin| war) (?:${DETERMINERS}) (?:(?!as )\\S+ ){0,3}?(?:${ALL_RANKS}) `,
  "g",
);

function rank(list: string): RegExp {
  return new RegExp(` (?:${list}) `);
}
