/** "my name is Favour Etim", "I am Favour Etim from Uyo". */
export const nameClause =
  /(?:^|\b(?:hello|hi|good (?:morning|day|afternoon|evening)),?\s+)?\b(?:my (?:full )?names? (?:is|are)|i am|i'm|this is)\s+((?:[\p{L}'’-]+\s+){1,3}?[\p{L}'’-]+)(?=\s*(?:$|[,.;]|\s(?:i|i'm|am|from|and|an?|aged?|by|who)\b|\s\d))/iu;

/** "i am 24 years old". */
export const ageClause = /\b(?:i am|i'm|aged?)\s+(\d{2}\s*(?:years?|yrs?)(?:\s+old)?)\b/iu;

/** Words that only greet. */
export const greeting =
  /^(?:hello|hi|dear|good (?:morning|day|afternoon|evening)|greetings|thanks?(?: you)?(?: (?:and )?god bless(?: you)?)?|god bless(?: you)?)(?:[\s,/]+(?:sir|ma|madam|all))*[\s,.!]*$/iu;

/** "I live in Surulere Lagos", "from Uyo, Akwa Ibom". */
export const placeClause =
  /\b(?:(?:i )?(?:live|stay|reside|am living|am staying|am based|based)\s+(?:in|at)|(?:i am |i'm |am |^|, )from)\s+(?<place>[\p{L}'’-]+(?:[ ,]+[\p{L}'’-]+){0,4})\s*$/iu;

const place = "(?:with|at|for|in|under)";
const name = "[\\p{L}\\p{N}'’&.,-]+(?:\\s+[\\p{L}\\p{N}'’&.,-]+){0,8}?";

const titleEnd =
  "(?=\\s*$|\\s*,|\\s+(?:posted|attached|deployed|where|under|in charge|and (?:i |was |stayed|left|remained))\\s?)";
const adverbs = "(?:(?:now|currently|presently|still|also|later|once)\\s+)?";

/** Ways of saying which post was held where, without the dates. */
export const workClauses: readonly RegExp[] = [
  `\\b(?:work(?:ed|ing)?|serv(?:ed|ing)|started|employed)\\s+as\\s+(?:an?\\s+|the\\s+)?(?<title>${name})\\s+(?:in|at)\\s+(?:[\\p{L}'-]+\\s+){1,3}?(?:for|with|under)\\s+(?<employer>${name})\\s*$`,
  `\\bi\\s+(?:later\\s+)?(?:joined|moved to|resumed at|went to work with)\\s+(?<employer>${name})\\s+as\\s+(?:an?\\s+|the\\s+)?(?<title>${name})${titleEnd}`,
  `\\b(?:work(?:ed|ing)?|serv(?:e|ed|ing)|employed|did (?:my )?(?:nysc|service|siwes|it))\\s+${place}\\s+(?<employer>${name})\\s+as\\s+(?:an?\\s+|the\\s+)?(?<title>${name})${titleEnd}`,
  `\\b(?:work(?:ed|ing)?|serv(?:ed|ing)|started|employed)\\s+as\\s+(?:an?\\s+|the\\s+)?(?<title>${name})\\s+${place}\\s+(?<employer>${name})\\s*$`,
  `\\bi\\s+(?:am|was|have been)\\s+${adverbs}(?:with|at)\\s+(?<employer>${name})\\s+as\\s+(?:an?\\s+|the\\s+)?(?<title>${name})${titleEnd}`,
  `^(?:and |then |now |before (?:that|then|this),? |prior to that,? |previously,? |after that |after which |here )?i\\s+(?:am|was|be|have been|became)\\s+${adverbs}(?!(?:with|at|in|for|from|not|now|very|so|still|working|living|married|born)\\s)(?:an?\\s+|the\\s+)?(?<title>${name})\\s+${place}\\s+(?<employer>${name})${titleEnd}`,
].map((pattern) => new RegExp(pattern, "iu"));

/** Under the name of an employer: "Here I was class teacher", "My post is Arabic Teacher". */
export const postClauses: readonly RegExp[] = [
  `\\bmy\\s+(?:post|position|role|job title|job|title|designation|rank)\\s+(?:there\\s+)?(?:is|was)\\s+(?:an?\\s+|the\\s+|that of an?\\s+)?(?<title>${name})${titleEnd}`,
  `^(?:here|there)?,?\\s*i\\s+(?:am|was|have been|work(?:ed)? as|serv(?:e|ed) as)\\s+${adverbs}(?!(?:with|at|in|for|from|not|very|so|working|living|married|born)\\s)(?:an?\\s+|the\\s+)?(?<title>${name})${titleEnd}`,
].map((pattern) => new RegExp(pattern, "iu"));

/** "I joined the college in September 2019": when a post began, and nothing else. */
export const joinedClause =
  /^(?:here |there )?i\s+(?:joined|started|resumed|began|was employed)(?:\s+(?:work(?:ing)?|here|there|with them|(?:in |at )?(?:the|this)\s+\p{Ll}+))*$/iu;
/** "and I am still there", "to date". */
export const stillThere =
  /\b(?:i\s+am\s+still\s+(?:there|here|working there)|till (?:now|date|today)|up to (?:now|date))\b/iu;

/** "I did catering training with NDE": a course and who held it. */
export const courseClause =
  /^(?:and |also |then |after that )?i\s+(?:also\s+)?(?:do|did|done|attended|completed|finished|had|learnt|went for|took)\s+(?:an?\s+|some\s+)?(?<paper>[\p{L}\p{N} &'’-]{2,60}?(?:training|course|workshop|seminar|certificate|programme|program))(?:\s+(?:with|at|from|by|under|in|for)\s+(?<body>\p{L}[\p{L}\p{N} .&'’-]{1,60}))?$/iu;

/** "I sabi cooking, selling": what somebody can do, as a list. */
export const skillClause =
  /^(?:and |also )?i\s+(?:also\s+)?(?:sabi|know how to do|know how to use|am good (?:at|in|with)|can do|can use|can operate)\s+(?<list>[\p{L}\p{N} ,&'’/-]{3,200})$/iu;

/** "I am with Proton Security at Access Bank", "I joined Kings Guards": an employer whose post is not told. */
export const employerClause = new RegExp(
  `\\bi(?:\\s+am|'m|\\s+was)?\\s+(?:now\\s+|currently\\s+)?(?:with|working (?:with|for|at)|joined|employed (?:by|at|with))\\s+(?<employer>${name})(?=\\s*$|\\s+(?:at|in|posted)\\s|,)`,
  "iu",
);

/** "I drove a bus for ABC Transport": for whom something was done, by a name in capitals. */
export const deedClause =
  /\b[Ii]\s+\p{Ll}+(?:\s+\S+){1,10}?\s+(?:for|with|at|under)\s+(?<employer>\p{Lu}[\p{L}\p{N}&.'’-]*(?:\s+(?:(?:of|and|&|the)\s+)?\p{Lu}[\p{L}\p{N}&.'’-]*){0,7})/u;

/** "I have my own shop, KENNY STITCHES", "I opened my own salon called Nene Beauty". */
export const ownBusinessClause =
  /\b[Ii]\s+(?:now\s+)?(?:have|own|run|opened|started|established|manage)\s+(?:my|our)\s+(?:own\s+)?\p{Ll}+(?:\s+\p{Ll}+){0,2}(?:,\s*|\s+(?:called|named|known as)\s+)(?<name>\p{Lu}[\p{L}\p{N}&.'’-]*(?:\s+(?:(?:and|&|of)\s+)?\p{Lu}[\p{L}\p{N}&.'’-]*){0,5})/u;

/** Verbs of a beginning: one date beside them is when a post began. */
export const beginning =
  /\b(?:join|joined|start|started|began|moved|resumed|employed|opened|set up|since)\b/i;

/** "I was there till 2021", "I left in 2021". */
export const stayClause =
  /^(?:and |then |but )?i\s+(?:(?:was|worked|stayed|remained|have been|am|am still)\s+(?:still\s+)?there\b|left\b|resigned\b)/i;

/** "You can call Mrs Ade on 0802 …", "Referee: Mrs Ade 0802 …". */
export const refereeClause =
  /(?:(?:\b(?:you|they) (?:can|may|could)|\bplease|^)\s*(?:also\s+)?(?:call|contact|reach|ask|confirm from|speak (?:to|with))|^(?:my )?(?:referees?|references?|guarantors?)(?=\s*:))\s*(?::|(?<=\p{L})\s)\s*(?<people>\p{L}.{5,200})$/iu;

/** What somebody has in hand, if it is a paper. */
export const paperClause =
  /^(?:and |also )?i\s+(?:also\s+)?(?:have|hold|got|possess)\s+(?:(?:an?|my|the)\s+)?(?:valid\s+)?(?<papers>.+)$/iu;
export const paperWord = /\b(?:licen[cs]es?|certificates?|card|trade test)\b/i;

/** "i do hair dressing": work of one's own, if it has dates. */
export const ownWorkClause =
  /\bi\s+(?:do|did|am doing|was doing|have been doing|run|ran|own)\s+(?:an?\s+|my\s+(?:own\s+)?)?(?<title>[\p{L}-]+(?:\s+[\p{L}-]+){0,4})\s*$/iu;

export const languageClause =
  /\bi\s+(?:can\s+)?(?:also\s+)?speak\s+(?<list>[\p{L} ,&]+?)(?:\s+(?:very )?(?:well|fluently))?\s*$/iu;

/** What says that a clause tells of a school. */
export const schoolCue =
  /\b(?:finish(?:ed)?|graduat(?:e|ed)|complet(?:e|ed)|attend(?:ed)?|studied|study|studying|read|obtained|schooled|went to|did|have|got)\b/i;

/** "I am a graduate of banking and finance from Federal Polytechnic Bida": what was studied. */
export const graduateClause = /\bgraduate (?:of|in)\s+(?<area>[\p{L} &]{3,50}?)\s+(?:from|at)\s/iu;

/** Words that say nothing of their own beside a post, a school or dates. */
export const joiningWords: ReadonlySet<string> = new Set(
  "i i'm my me am is are was were be been have has had do did a an the and or then also but now at in on with for from to as of since till until between by there where which who that it this still before after later years year work worked working serve served serving employed started became finish finished graduate graduated complete completed attend attended study studied studying obtained schooled went got did nysc service school phone number email hello hi".split(
    " ",
  ),
);
