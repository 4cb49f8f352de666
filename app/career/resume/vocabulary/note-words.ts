import { anyOf } from "~/pattern";

// How people type what they have done on a phone, in plain and in Nigerian English.

/** What joins a post to the one told before it, and says nothing of its own. */
export const thenWords =
  /^(?:(?:(?:after|before|from) (?:all )?(?:this|that|which|there|here)|and|then|later|next|now|currently|presently|thereafter|before|after),?\s+)+(?=\S)/iu;

/** What somebody says of having a post, before its title: "i be", "i was", "my post is". */
export const titleLead = anyOf(
  [
    /^(?:as\s+|(?:post|position|role|title|job title|designation|rank)\s*(?::\s*|\s+))(?:an?\s+|the\s+)?/, // as, post:
    /^(?:and\s+)?i\s+(?:be|was|am|have been|bin be|do|did|dey do)\s+(?:an?\s+|the\s+|their\s+|her\s+|his\s+|now\s+)*(?!\p{L}+ing\b)/u, // i be
    /^my\s+(?:post|position|role|job|title|work|rank)\s+(?:there\s+)?(?:is|was|na|be)\s+(?:an?\s+|the\s+)?/, // my post na
    /^(?:i\s+)?(?:start(?:ed)?|work(?:ed)?|serve[sd]?|employed|engaged)(?:\s+work)?\s+as\s+(?:an?\s+|the\s+)?/, // i worked as
    /^(?:(?:dem|they|oga|we)\s+)?(?:(?:don|come|later|then|now)\s+)*(?:make|made|promoted?|appoint(?:ed)?|upgraded?)\s+me\s+(?:(?:to|as|be|become)\s+)*(?:an?\s+|the\s+|their\s+)?/, // dem come make me
    /^i\s+(?:was|got|get)\s+(?:promoted?|upgraded?|promotion)\s+(?:(?:to|as)\s+)*(?:an?\s+|the\s+)?/, // i was promoted to
  ],
  "iu",
);

const worked =
  "work(?:ed|ing)?|serve[sd]?|teach|taught|teaching|drive|drove|driving|learn(?:t|ed)?|start(?:ed)?|stay(?:ed)?|join(?:ed)?|enter(?:ed)?|dey|resum(?:e|ed)|run|own|manage|operate";
const work = "(?:\\s+(?:the\\s+)?(?:\\p{L}+\\s+)?(?:work|job|trade|handwork|teaching|working|driving))?";
/** What somebody says of being somewhere, before the name of it: "i learn work for", "i dey teach in", "enter". */
export const employerLead = new RegExp(
  `^(?:(?:i|we)\\s+)?(?:(?:was|am|dey|don|be|have been|later|then|now|also|go|come|got|get)\\s+)*(?:${worked})(?=\\s|$)${work}\\s*(?:(?:with|at|for|from|under|in|to)\\s+)?|^(?:(?:with|at|for|under|in)|from(?=\\s+(?:mr|mrs|oga|alh|alhaji|chief|madam|my|one)\\s))\\s+`,
  "iu",
);
/** The joints of a sentence behind which a name or a title begins. */
export const joints =
  /\s+(?=as\s+(?!from|at|well|of)\S|(?:i\s+(?:be|was|am)\s)|(?:with|at|for|from|under)\s+(?:(?:my|oga|alh|alhaji|hajia|chief|mr|mrs|mama|baba|aunty|uncle|madam)\b|(?:the\s+)?same\s|\p{Lu})|(?:carry|took|take|employ(?:ed)?)\s+me\b)/u;

/** Work of one's own: "my own shop", "i get my own salon". */
export const ownWork =
  /^(?:[Ii]\s+(?:now\s+)?(?:get|have|own|run|open|opened|dey run|dey do|dey manage|start|started|do|be)\s+)?(?<own>(?:[Mm]y|[Oo]ur)\s+own(?:\s+(?!for\b|at\b|in\b|since\b|from\b)\p{Ll}[\p{L}-]*){1,2}|[Oo]wn\s+\p{Ll}+|[Ss]elf[ -]employ(?:ed|ment)|[Ff]ree ?lance)(?=$|[\s,.:(])/u;

/** What somebody does on their own, behind its time: "i dey rear goats", "i have been sewing". */
export const ownSince =
  /^i\s+(?:(?:don|now|also|still)\s+)*(?:dey|am|be|have been|do|run|get|have|manage|sell|own)(?!\p{L})/iu;

/** What says before a study that it goes on: "Now doing". */
export const ongoingLead =
  /^(?:(?:and|also|i)\s+)*(?:(?:now|currently|presently|still)\s+(?:(?:i|am|dey)\s+)*|(?:am|dey)\s+)(?:do(?:ing)?|study(?:ing)?|read(?:ing)?|run(?:ning)?|pursuing)(?!\p{L})/iu;

/** What ends the name of a firm. */
export const firmEnd = /\b(?:ltd|limited|plc|llc|inc|nig|enterprises?|ventures|company|coy)\b\.?/giu;

/** Words of places of work that no list of employers has, since they are seldom a part of a name. */
export const workPlace =
  /(?<!\p{L})(?:mills?|tannery|canteen|yard|salon|stall|shop|site|kiosk|garage|quarry|abattoir|hostel|poultry|gate|park)(?!\p{L})/iu;

/** Words that a name holds in small letters. */
export const nameJoins: ReadonlySet<string> = new Set(
  "of and & the de da ltd limited plc llc inc nig nigeria enterprise enterprises ventures company coy".split(
    " ",
  ),
);

/** What is before the names of persons and tells who they are to somebody. */
export const persons =
  /^(?:oga|alh|alhaji|hajia|hajiya|chief|mr|mrs|mama|baba|aunty|auntie|uncle|madam|engr|pastor|my (?:uncle|aunty?|father|mother|brother|sister|oga|madam)|one \p{L}+ (?:man|woman|madam|oga|company|family))\b/iu;

/** What ends the name of somebody at work that no list of posts has: "laundry girl". */
export const agent = /(?:^|\s)(?:girl|boy|maid|lady|hand|staff)$/iu;
/** "phone repairer": words that end like it are often, but not always, somebody at work. */
export const likeAgent = /(?:\p{L}{2}(?:er|or|ist|ian|man|woman)|\p{L}{3} (?:man|woman))$/iu;
/** Words that end like it and are none. */
export const noAgents: ReadonlySet<string> = new Set(
  "corner tower center water quarter quarters river order number computer other under over after later never customer paper december october november september summer floor door motor sector color junior senior theater tier meter litre daughter mother father sister brother".split(
    " ",
  ),
);

/** Words of addresses: what ends in one is where something is. */
export const addressWords =
  /(?<!\p{L})(?:road|rd|street|str|st|avenue|close|way|junction|roundabout|market|estate|layout|phase \d|quarters|waterside|bypass|expressway)\.?$/iu;

/** What stands before a time and tells no more: "i leave am", "till". */
export const endLead =
  /^(?:and|then|later|next|from|till|until|(?:and |but )?(?:i |they )?(?:leave|left|stop(?:ped)?|resign(?:ed)?|finish(?:ed)?)(?: am| there| it| in| for)?)$/iu;

/** What leads to the name of a place. */
export const placeLead = /^(?:at|for|in|inside|near|beside|behind|along|off)\s+(?=\S)/iu;

/** Words that only join what the head of a post tells. */
export const headWords: ReadonlySet<string> = new Set(
  "dey get own under na be bin all teach teaching learn learnt enter".split(" "),
);

const PAUSED = anyOf([
  /(?:stop(?:ped)?|left|leave) (?:the |to )?work/, // stop work 2024
  /no (?:work|job)/, // covid time no work
  /(?:had|born|have) (?:my |a |the )?(?:baby|pikin|twins?)/, // i had my baby
  /(?:stay(?:ed)?|dey) (?:at )?(?:home|house)/, // stay at home
]);
/**
 * A time without work: no post, and no line of one. It stands at the beginning of its clause, behind a few words of time, and nothing but when and why follows: "stayed
 * at home office once a week" and "no work was left open" tell of work.
 */
export const pause = new RegExp(
  `^(?:\\S+ ){0,4}?${PAUSED.source}(?=$|[,.;(]| (?:in|since|from|for|because|due|and|so|till|until|as|to|go|by|when|(?:19|20)\\d{2})(?!\\p{L}))`,
  "iu",
);

/** What leads to a list of what somebody can do or use. */
export const skillLead = anyOf(
  [
    /^(?:and |also )?i (?:also )?(?:can|sabi|fit|know how to|am able to|am good (?:at|in|with))(?: (?:do|use|operate|handle|drive|also))*\s*[:=]?\s+(?!(?:relocate|travel|resume|start|come|move)(?!\p{L})|work (?:any|at|night|shift|under|with))/u, // i can do
    /^(?:can|sabi|fit)(?: (?:do|use|operate|handle|also))*\s*[:=]?\s+/, // can use
    /^use\s+/, // use multimeter
    /^(?:the )?(?:work|things?|tools?|machines?|what) (?:wey )?i (?:sabi|fit do|can do|use|can use|know)\s*[:=-]\s*/, // work i sabi =
    /^(?:my )?(?:skills?|tools?|machines?|equipments?|softwares?|sabi|i know|know)\s*[:=-]\s*/, // machines:
  ],
  "iu",
);

const tradeVerbs =
  "drive use operate run repair fix mend make bake cook fry roast brew prepare weld solder sew knit weave design cut shape carve sell supply buy service maintain install build construct mould lay tile plaster paint spray grow plant farm harvest rear raise breed plait braid barb dress handle program code draw print type wire rewind couple assemble fabricate bend fold grind mill pound process dry smoke polish wash clean iron load carry ride guard teach train shoot edit";
/** What leads to a list of what somebody works with, in a sentence about themselves: "i drive", "I dey use". Only verbs of trades do. */
export const ownVerb = new RegExp(
  `^(?:(?:and|also)\\s+)?i\\s+(?:(?:can|dey|also|sabi|fit)\\s+)*(?:${tradeVerbs.replaceAll(" ", "|")})\\s+(?=\\S)`,
  "iu",
);
/** What begins no thing: "no smoke", "any time". */
export const noThing = /^(?:no|not|never|any|anywhere|anytime|every)(?!\p{L})/iu;

/** What leads to a paper or a study that somebody has. */
export const holdLead = anyOf(
  [
    /^(?:and |also )?i (?:also )?(?:get|have|hold|got|possess|obtained|done|don do|did)\s+(?:an?\s+|my\s+|the\s+)?/, // i get
    /^(?:my )?(?:certs?|certificates?|papers?|trainings?|courses?|licen[cs]es?)\s*(?:[:=]|\s-)\s*/, // cert:
  ],
  "iu",
);

/** What says that what follows is a list of papers: "certificate - ", "cert:". */
export const paperLabel = /^(?:my )?(?:certs?|certificates?|papers?|trainings?|courses?)\s*(?:[:=]|\s-)\s*/iu;

/** What leads to a training that somebody had: "I do first aid training". */
export const trainingLead =
  /^(?:and |also |then )?i (?:also |don |come )?(?:do|did|attend(?:ed)?|went (?:for|to)|go for|pass(?:ed)?|complete[d]?)\s+(?:an?\s+|the\s+|my\s+)?/iu;

/** What leads to a study, where a degree follows: "I enter", "started", "now doing". */
export const studyLead =
  /^(?:(?:and|also|but|then|later|i|now|currently|presently|still|am|dey|was|have|don|come|be)\s+)*(?:start(?:ed)?|enter(?:ed)?|beg[aiu]n|do(?:ing)?|did|study(?:ing)?|studied|read(?:ing)?|run(?:ning)?|writ(?:e|ing)|pursu(?:e|ing)|(?:gain(?:ed)?|got|get|secured?) admission|registered)\s+(?:(?:for|to|into|my|an?|the|in)\s+)*/iu;

/** Words by which the one date of a study is when it began: "I started HND 2020", "admission 2019". */
export const studyBegan =
  /(?<!\p{L})(?:start(?:ed)?|enter(?:ed)?|beg[aiu]n|admission|admitted|registered|resumed)(?!\p{L})/iu;

/** What leads to a school. */
export const schoolLead =
  /^(?:and |also )?i (?:also )?(?:finish(?:ed)?|attend(?:ed)?|went to|go(?:ne)? to|graduate[d]? from|study for|studied at|did|do|get|have|had|read) (?:an? |my |the |at |from )?(?=\S)|^(?:my )?(?:schools?|sch|education|edu|ss|primary|secondary|sec sch|university|poly)\s*(?:[:=]|\s-)\s*/iu;

/** Degrees in small letters, as notes write them: "dip in catering", "hnd accounting". */
export const smallDegree =
  /^(?:o?nd|hnd|nce|b\.?sc|m\.?sc|b\.?ed|b\.?eng|pgde?|dip|llb)\.?(?:[ ,:](?=.*\p{L})|$)/u;

/** School examinations and small degrees as notes write them. */
export const studyWords =
  /(?<![\p{L}\p{N}])(?:waec|neco|ssce|wassce|nabteb|gce|fslc|jsce|bece|jss ?\d?|sss? ?\d|nd ?\d?|ond|hnd ?\d?|nce|b\.?sc|b\.?a|b\.?ed|b\.?eng|m\.?sc|ijmb|diploma|degree|primary|pry|secondary)(?![\p{L}\p{N}])/iu;

/** Words by which a note without a sentence shows that it is English. */
export const englishWords =
  /(?<!\p{L})(?:english|pidgin|school|sch|waec|neco|ssce|fslc|primary|secondary|till|certificate|licen[cs]e)(?!\p{L})/iu;
