import { anyOf } from "~/pattern";

// How people tell of their posts in sentences, in standard and in Nigerian English.

const smallBehindPost = "at|in|of|for|to|from|with|and|on|till|since|grade|gl|level";
const months = "jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec";
const speaks = new RegExp(
  `(?:^|[\\s,;:(])i\\s+(?!(?:${smallBehindPost})\\b|(?:${months})\\p{L}*\\b)(?=\\p{L})`,
  "u",
);

/** Somebody speaks of posts: "I joined …", "they took me as …", "My first job was …", "then moved to …". */
export const statedCue = anyOf(
  [
    speaks, // I joined; not "Teacher I May 2010"
    /(?:^|[\s,;:(])(?:i'm\s|me(?=$|[\s,.;)]))/, // they took me as
    /\bmy\s[^.;]{0,40}\b(?:was|is|were|had)\b/, // my first job was
    /\b(?:then|later|thereafter|after (?:that|which))\s+(?:joined|moved|went|employed|transferred)\b/, // then moved to
    /\b(?:he|she)\s+(?:was|is|has|had|joined|worked|served|moved|rose)\b/, // he joined
  ],
  "iu",
);

/** One date beside these is when a post began. */
export const beginWords = anyOf(
  [
    /\b(?:join(?:ed)?|start(?:ed)?|beg[au]n|resum(?:e|ed|ing)|enter(?:ed)?|enlisted|recruited)\b/, // joined
    /\b(?:employ(?:ed)?|engaged|took|taken|hired|appointed|invited|absorbed|picked|carry|carried|call(?:ed)?)\b/, // took me as
    /\b(?:made|make|became|become|promoted|upgraded|elevated|rose|raised|converted|changed|confirmed)\b/, // was made
    /\b(?:posted|transferred|moved|went|came|got|redeployed|seconded|opened|set up)\b/, // moved to
  ],
  "iu",
);

/** One date behind these is when a post ended. */
export const endWords = anyOf(
  [
    /\b(?:left|leave|resign(?:ed)?|retir(?:e|ed)|stopp?(?:ed)?|quit|finish(?:ed)?|closed|died|ended|ends)\b[^.;]{0,40}$/, // I left in
    /\b(?:till|until|up to|to)\s*$/, // until
    /\b(?:stayed|remained|was there|worked there|been there)\b[^.;]{0,20}\b(?:till|until|to)\s*$/, // stayed till
  ],
  "iu",
);

/** A post at the employer that is named already: "I was promoted to …", "then they made me …", "here I was …". */
export const atSameEmployer = anyOf(
  [
    /\b(?:was|were|been|got|being|am)\s+(?:\p{L}+ly\s+|later\s+|then\s+|again\s+)?(?:promoted|upgraded|elevated|raised|converted|made)\b/u, // was later promoted
    /\b(?:promoted|upgraded|elevated|converted|redesignated|rose|advanced)\s+(?:to|as)\b/u, // rose to
    /\b(?:i|then|later|and)\s+(?:later\s+|then\s+|now\s+)?(?:became|become)\b/u, // I became
    /\bthey\s+(?:later\s+|then\s+)?(?:mak|mad|promot|put|chang)\p{L}*\s+me\b/u, // they made me
    /\b(?:there|here)\b/u, // here I was
    /\bsame (?:\p{L}+ )?(?:company|place|employer|school|hospital|bank|firm|office|ministry|hotel|shop|organi[sz]ation)\b/u, // in the same company
  ],
  "iu",
);
/** What begins at another employer. */
export const atNewEmployer =
  /\b(?:employed|engaged|hired|recruited|joined?|moved to|took me|taken by|transferred to|posted to|work(?:ed|ing)? (?:with|for))\b/iu;

/** "as Logistics Officer", "promoted to Supervisor": a title by the words before it. */
export const titleBehind = new RegExp(
  "\\b(?:as|became|become|promoted to|upgraded to|elevated to|rose to|made me|was made|i (?:was|am)(?= an? | the | his | her | their ))\\s+" +
    "(?:an?\\s+|the\\s+|his\\s+|her\\s+|their\\s+|(?:post|rank|position) of\\s+)*" +
    "(?<title>\\p{L}[\\p{L}'’&/-]*(?:\\s+[\\p{L}\\d'’&/-]+){0,5}?)" +
    "(?=\\s*(?:$|[,.;(]|\\s(?:in|at|from|with|for|on|since|till|until|where|and|between|by|to|under|before|there|here)\\s))",
  "giu",
);

/** "and I am still there", "to date". */
export const untilNow =
  /\b(?:(?:i\s+am|i'm|am)\s+still|still (?:there|here|with|working)|till (?:now|date|today)|to date|up to date|at present|presently|currently)\b/iu;

/** What stands before a name in a sentence and is no part of it. */
export const nameLead =
  /^(?:(?:and|then|later|also|now|under|with|at|by|for|from|to|in|into|joined|employed by|engaged by|called|named|of|the)\s+)+(?=[\p{Lu}\d])/iu;
export const titleLead = /^(?:(?:as|an?|the|his|her|their|my|to be|be|post of|position of)\s+)+(?=\p{L})/iu;

/** Words that say nothing beside the facts of a post. */
export const statedWords: ReadonlySet<string> = new Set(
  "after that then before moved move got job jobs first second third last next place took take taken employed employ engaged engage made make promoted upgraded elevated appointed transferred posted resigned left leave retired voluntarily began begin joined join presently currently moment called call carry carried used use had her his him them they he she we our us its position post role rank title held hold until up working again where he's becoming rose absorbed redeployed seconded recruited enlisted into resumed resume through when named name own being still here there today day same company school hospital bank firm office ministry establishment organisation organization station na dem enter went go start stayed stay remained till date present time finally subsequently thereafter career briefly about around early late mid upon prior previously beginning".split(
    " ",
  ),
);
