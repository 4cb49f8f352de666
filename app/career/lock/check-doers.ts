import { foldText, wordRun } from "../nlp/fold";
import { contentStems } from "../nlp/stem";
import { bareTitle } from "../tenure";
import { anyWord } from "./any-word";
import type { LockContext, LockFact } from "./facts";
import { withoutPostSought } from "./post-sought";
import type { LockReason } from "./reasons";
import vocabulary from "./vocabulary/doers.json";
import { ADDRESS, FIRST_PERSON } from "./vocabulary/speech";

/** Who did it: alone or with others, as a helper or in the lead, and in which rank. */
export function checkDoers(text: string, cited: LockFact[], context: LockContext): LockReason[] {
  const deeds = cited.filter(({ isDeed }) => isDeed);
  // The lines of most people are English: in another language "with" and "helped" have too many forms to miss none.
  const isRead = context.language === "en";
  return [...(isRead ? checkShared(text, deeds, cited) : []), ...checkRanks(text, deeds, cited, context)];
}

/** "I designed four bridges" of a line that says "Assisted in"; "on my own" of one that says nothing of the kind. */
function checkShared(text: string, deeds: LockFact[], cited: LockFact[]): LockReason[] {
  if (deeds.length === 0) return [];
  const run = wordRun(text);
  const lines = deeds.map((fact) => wordRun(fact.text));
  const sole = SOLE.exec(run)?.[0] ?? (run.startsWith(" alone i ") ? "alone" : undefined);
  if (sole !== undefined && !NOT_SOLE.test(run) && !cited.some((fact) => SOLE_IN_LINE.test(fact.run)))
    return [{ kind: "doer", words: sole.trim() }];
  if (ALONE.test(run) && lines.some((line) => WITH.test(line))) return [{ kind: "doer", words: "alone" }];
  const own = OWNED.exec(run)?.[0];
  const things = contentStems(OWNED_THING.exec(run)?.[0] ?? "");
  const shared = contentStems(lines.map((line) => SHARING.exec(line)?.[0] ?? "").join(" "));
  if (own !== undefined && shared.some((one) => things.includes(one)))
    return [{ kind: "doer", words: own.trim() }];
  const others = COORDINATED.exec(foldText(text))?.[0];
  if (others !== undefined && !lines.some((line) => WITH_OTHERS.test(line)))
    return [{ kind: "doer", words: others.trim() }];
  const commands = COMMANDING.exec(run)?.[0];
  if (commands !== undefined && !cited.some((fact) => LEADS.test(fact.run)))
    return [{ kind: "doer", words: commands.trim() }];
  if (!deeds.every((fact) => isHelping(fact.text, text)) || !isOfWriter(run)) return [];
  if (/ i (?:\p{L}+ ){1,8}myself /u.test(run)) return [{ kind: "doer", words: "myself" }];
  return SHARED.test(run) ? [] : [{ kind: "doer", words: "I" }];
}
/** Whether the clause of a line that a sentence speaks of has others do it: "Assisted in the audit; trained 9 clerks" of the audit alone. */
function isHelping(line: string, text: string): boolean {
  const spoken = new Set(contentStems(text));
  const clauses = line.split(/[;:.]\s/u).map((clause, at) => {
    const [first = ""] = clause.split(", ");
    const isOfOthers = at === 0 && HELPING_AT_BEGIN.test(wordRun(first)) && !OF_ME.test(wordRun(line));
    return {
      isHelp: isOfOthers || HELPING.test(wordRun(clause)),
      shared: new Set(contentStems(clause).filter((word) => spoken.has(word))).size,
    };
  });
  const most = Math.max(...clauses.map(({ shared }) => shared));
  return clauses.some(({ isHelp, shared }) => isHelp && shared === most);
}
const OWNED = anyWord(vocabulary.sharedThings);
const SHARING = / (?:\p{L}+ ){0,4}shar(?:ed|es|e|ing) (?:\p{L}+ ){0,4}/u;
// "A studio of my own", "my own desk".
const OWNED_THING = new RegExp(` \\p{L}+ (?:${vocabulary.sharedThings.join("|")}) `, "u");
const OF_ME = / me /u;
const HELPING = anyWord(vocabulary.helping);
// Farther on, "contributing to higher profit" says what the person's own work did.
const HELPING_AT_BEGIN = anyWord(vocabulary.helpingAtBegin, { before: "^ (?:i )?(?:\\p{L}+ly )?" });
const WITH = anyWord(vocabulary.with);
const ALONE = new RegExp(vocabulary.aloneOfTime, "u");
// "Eleven colleagues and I", where the line says that they use it.
const COORDINATED = anyWord(vocabulary.coordinated, { before: "(?<=^|[,;:.] )(?:together,? )?" });
const WITH_OTHERS = anyWord(vocabulary.withOthers);
const SOLE = anyWord(vocabulary.sole);
const SOLE_IN_LINE = anyWord(vocabulary.soleInLine);
const NOT_SOLE = / not (?:\p{L}+ ){0,2}?(?:alone|on my own|single|by myself|solely)/u;
const SHARED = anyWord(vocabulary.shared);
// "I chaired the board", of which the line keeps the minutes.
const COMMANDING = anyWord(vocabulary.commanding);
const LEADS = anyWord(vocabulary.leads);

function isOfWriter(run: string): boolean {
  return run
    .trim()
    .split(" ")
    .some((word) => FIRST_PERSON.has(word));
}

/** "As head keeper", where the post was assistant keeper. */
function checkRanks(
  text: string,
  deeds: LockFact[],
  cited: LockFact[],
  { profile, facts, advert }: LockContext,
): LockReason[] {
  const entries = new Set(cited.map(({ entry }) => entry));
  const titles = (["work", "siwes", "volunteer"] as const).flatMap((section) =>
    profile[section].flatMap(({ position }, at) =>
      position && entries.has(`${section}.${at}`)
        ? [position, bareTitle(position)].map((title) =>
            wordRun(title.replace(PAY_GRADE, " ")).replaceAll(SENIOR, " senior "),
          )
        : [],
    ),
  );
  const summaries = [...facts.values()].filter(({ id }) => id.startsWith("basics")).map(({ run }) => run);
  if (titles.length === 0) return [];
  return withoutPostSought(text, advert)
    .split(/[;:.!?]\s/)
    .flatMap((segment): LockReason[] => {
      const run = wordRun(segment);
      if (run.split(" ").some((word) => ADDRESS.has(word))) return [];
      return [...run.matchAll(ROLE)].flatMap((match): LockReason[] => {
        const [, before = "", rank = ""] = match;
        if (/ (?:to|under|of|s|for|by) /.test(` ${before}`) || !isRank(rank)) return [];
        // "As Senior Assistant Registrar", where that is the post: what lowers it stands behind the rank.
        const claimed = ` ${run.slice(match.index + match[0].length - rank.length)}`;
        if (titles.some((title) => claimed.startsWith(title))) return [];
        const like = vocabulary.ranks[rank];
        const isLow = LOW.test(` ${before}`);
        const isHeld = titles.some((title) => {
          const words = title.trim().split(" ");
          const isLike = words.some((word) => like.some((one) => word === one || isHeadOf(word, one)));
          return isLike && (isLow || !LOW.test(title));
        });
        const [, office = ""] = /^ (\S+ \S+) /u.exec(claimed) ?? [];
        const isNamed = deeds.some(({ run: line }) => isOwnOffice(line, office));
        const isDone =
          isNamed ||
          [...deeds.map(({ run: line }) => line), ...summaries].some((line) => doesRank(line, rank));
        const standsIn =
          STANDS_IN.test(run) &&
          deeds.some(({ run: line }) => STANDS_IN.test(line) && line.includes(` ${rank} `));
        return isHeld || isDone || isLow || standsIn ? [] : [{ kind: "rank", words: `${before}${rank}` }];
      });
    });
}

/** "Senior Auditor (Deputy Manager grade)": what is paid, and no lower post. */
const PAY_GRADE = /\([^()]*\b(?:grade|cadre|level)\b[^()]*\)/giu;
const STANDS_IN = anyWord(vocabulary.standIn);
const SENIOR = / (?:snr|sr) /g;

/** "Headmistress" is head of a school. */
function isHeadOf(word: string, rank: string): boolean {
  return rank === "head" && word.startsWith("head");
}

type Rank = keyof typeof vocabulary.ranks;
const RANKS = Object.keys(vocabulary.ranks);
function isRank(word: string): word is Rank {
  return word in vocabulary.ranks;
}
const ROLE = new RegExp(
  `(?<! as \\p{L}+ as )(?<= (?:as|was|am|been|became|post of|position of|role of|job of|promoted to) )(?!\\p{L}+ as )(?:(?:the|a|an|their|its|our) )?((?:\\p{L}+ ){0,2}?)(${RANKS.join("|")})(?= (?!(?:\\p{L}+ )?s ))`,
  "gu",
);
const LOW = anyWord(vocabulary.low);

/** A line that begins with the work of a rank, "Supervise 5 apprentices", or says "as". */
function doesRank(line: string, rank: string): boolean {
  const stem = rank.slice(0, Math.max(4, rank.length - 2));
  const words = line.trim().split(" ");
  return words.some((word, at) => {
    if (!word.startsWith(stem)) return false;
    const before = words.slice(Math.max(0, at - 2), at);
    const isNamed =
      before.some((one) => /^(?:as|acting|became)$/.test(one)) ||
      (before.includes("to") && RAISED.test(line));
    return at < 2 || (isNamed && !LOW.test(` ${before.filter((one) => one !== "acting").join(" ")} `));
  });
}

/** "Lead inspector of 24 km" names an office of the writer, "under the lead inspector" somebody else's. */
function isOwnOffice(line: string, office: string): boolean {
  const [before, ...more] = line.split(` ${office} `);
  return office !== "" && more.length > 0 && !OF_ANOTHER.test(` ${before ?? ""}`);
}
const OF_ANOTHER = new RegExp(` (?:${vocabulary.ofAnother.join("|")}) ?$`, "u");

const RAISED = anyWord(vocabulary.raised);
