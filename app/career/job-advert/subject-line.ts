import { meaningOf } from "./meaning";
import { anyOf, inOrder, patternOf } from "./patterns";
import type { Sentence } from "./sentence";

const WORD = String.raw`(?:subject|title|caption|heading|objet|betreff)(?: line| heading)?`;
const THE = String.raw`(?:the |your |ur |their |a |an |my |our |e-?mail(?:'s)? |mail(?:'s)? |application )*`;
const OF_MAIL = String.raw`(?: (?:of|for|in|on) ${THE}(?:e-?)?(?:mails?|application|message))?`;
const FORM = String.raw`(?: (?:in )?(?:this|the|the following) (?:form|format|order|style|pattern|manner):?)?`;
const SHALL = String.raw`(?:should|must|shall|to|will|is to|has to) (?:be|read|carry|bear|say|state|contain|have|follow|take)(?: as)?${FORM}`;

/**
 * Ways in which a clause asks for a subject line. `behind` says that the wanted text comes after the words, else it
 * stands before them. Each with an example and what is wanted in it.
 */
export const SUBJECT_CLAUSES: readonly {
  words: RegExp;
  isBehind: boolean;
  example: string;
  wanted: string;
}[] = [
  {
    words: patternOf(
      String.raw` (?:must|should|to|shall)(?: only)? (?:be|appear|stand|show) (?:clearly )?(?:in|on|as) ${THE}${WORD}(?!\p{L})`,
      "iu",
    ),
    isBehind: false,
    example: "Only the position title should appear in the subject line",
    wanted: "the position title",
  },
  {
    words: patternOf(String.raw`,? (?:as|in|on|for|at|to|into) ${THE}${WORD}(?!\p{L})`, "iu"),
    isBehind: false,
    example: "Send your CV to a@b.ng using the job title as the subject of the mail",
    wanted: "the job title",
  },
  {
    words: patternOf(
      String.raw`(?<!\p{L})${THE}${WORD}(?: format)?${OF_MAIL}(?:${FORM}(?<=:)|(?: ?(?:${SHALL}|is|being|reads?|reading|as)(?![\p{L}]))| ?[:=–-])`,
      "iu",
    ),
    isBehind: true,
    example: "Email subject should read “Fitter Kano”",
    wanted: "“Fitter Kano”",
  },
  {
    words: patternOf(
      String.raw`(?<!\p{L})(?:title|caption|head|label(?! it)|tag|entitle|mark) (?:the|your|ur|it|ur|this)? ?(?:e-?mail|mail|message|application|envelope|subject(?: line)?)?:?(?: with| as)?(?= )`,
      "iu",
    ),
    isBehind: true,
    example: "Title your mail HEAD COOK",
    wanted: "HEAD COOK",
  },
  {
    words: inOrder(
      [
        /(?<!\p{L})/u,
        anyOf(
          [
            /titled|captioned|headed|entitled|tagged|labell?ed|marked(?: with)?|mit (?:dem )?betreff/u,
            /(?:en|pour|avec|avec pour|ayant pour|portant en) objet|under (?:the )?reference|in the heading/u,
            /(?:avec|portant) la mention|mit dem (?:stichwort|vermerk)/u,
          ],
          "u",
        ),
        /:?(?= )(?! (?:as|by) )/u,
      ],
      "iu",
    ),
    isBehind: true,
    example: "in an envelope marked with the position",
    wanted: "the position",
  },
  {
    // "In the subject line write WH-2611, your full name", "Put in the subject EA/CHM, your name"
    words: patternOf(
      String.raw`(?<!\p{L})(?:(?:in|as|on|for) ${THE}(?:subject|betreff)(?: line)?,? (?:please |kindly )?(?:you )?(?:put|write|type|state|insert|use|we expect|indicate|enter|give)|(?:put|write|type|state|insert|indicate|enter) (?:in|on|as) ${THE}(?:subject)(?: line)?)(?: only)?:?(?= )`,
      "iu",
    ),
    isBehind: true,
    example: "In the subject line write WH-2611 and your full name",
    wanted: "WH-2611 and your full name",
  },
  {
    words:
      /(?<!\p{L})envelopes? (?:should|must|shall|to) be (?:clearly )?(?:marked|labelled|endorsed|inscribed)(?= )/iu,
    isBehind: true,
    example: "Envelopes should be marked “Nurse 2026” at the top",
    wanted: "“Nurse 2026”",
  },
  {
    words: /(?<!\p{L}|the |your |a )(?:subject(?: line)?|betreff|objet)(?= ["'“„«A-Z])/iu,
    isBehind: true,
    example: "CV to a@b.ng, subject LEGAL-PH",
    wanted: "LEGAL-PH",
  },
  {
    words:
      /(?<!\p{L})(?:with|under|using|has|have) (?:the |a )?(?:e-?mail |mail )?subject(?: line)?(?= ["“„«'\p{L}])/iu,
    isBehind: true,
    example: "Send it to a@b.ng with the subject FITTER/your surname",
    wanted: "FITTER/your surname",
  },
  {
    words:
      /(?<!\p{L})(?:with|bearing|write) (?=["“„«][^"”»]{3,80}["”»] (?:boldly |clearly )?(?:on|at) (?:the )?top)/iu,
    isBehind: true,
    example: "WhatsApp your CV with “FITTER ABA, name” on top",
    wanted: "“FITTER ABA, name”",
  },
  {
    words: patternOf(
      String.raw`(?<!\p{L})(?:with|under|using|bearing|and) (?:the |a )?(?:title|heading|caption|words?|tag|label|code) (?=["“„«'])`,
      "iu",
    ),
    isBehind: true,
    example: "Send your CV to a@b.ng with the title “Fitter – Aba”",
    wanted: "“Fitter – Aba”",
  },
  {
    words: patternOf(
      String.raw`(?<!\p{L})(?:write|type|put) (?=["“„«'][^"”»']{3,80}["”»'] (?:boldly |clearly )?(?:first|before|on (?:the )?envelope|on (?:the )?top))`,
      "iu",
    ),
    isBehind: true,
    example: "Write “FITTER ABA” first",
    wanted: "“FITTER ABA”",
  },
  {
    // A word in capitals to be written: behind it stands where, or the name of the applicant.
    words: patternOf(
      String.raw`(?<=^|[.;:,!] ?|\band |[Pp]lease |[Kk]indly )[Ww]rite (?=\p{Lu}{3,}[\p{Lu}\d]*(?:[ /-][\p{Lu}\d]+){0,4}(?: and (?:your|ur) (?:full )?name| first(?! name)| (?:boldly )?(?:on|at) (?:the )?(?:top|envelope|back))(?!\p{L}))`,
      "u",
    ),
    isBehind: true,
    example: "Write FITTER and your name",
    wanted: "FITTER and your name",
  },
  {
    words: /@[\w.-]+\.\w+ (?:as|with|under|titled)(?= ["“„«])/iu,
    isBehind: true,
    example: "Mail CV to a@b.ng as “Clerk – your name”",
    wanted: "“Clerk – your name”",
  },
];

/** The verbs that lead to the wanted text when it stands before the word "subject". */
const GIVES = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /with|using|uses?|stating|state(?! of \p{Ll})|indicating|indicate|quoting|quote/u,
        /put|putting|bearing|includ(?:e|es|ing)/u,
        /having|have|wearing|insert(?:ing)?|write|writing|type|add|mention(?:ing)?|carry(?:ing)?|make|making|let/u,
        /rappele[rz]|indique[rz]|mentionne[rz]|précise[rz]|giv(?:e|ing)|specify(?:ing)?|show(?:ing)?|only|avec|mit/u,
      ],
      "u",
    ),
    / (?:only )?(?!(?:using|with|stating|indicating|quoting|your cv|a cv|cv)(?!\p{L}))/u,
  ],
  "giu",
);

/** The words that a clause gives for the subject line, as they stand. */
export function askedSubject(text: string, clauses = SUBJECT_CLAUSES): string | undefined {
  const plain = text.replace(EXAMPLE, "");
  for (const { words, isBehind } of clauses) {
    const found = words.exec(plain);
    if (!found) continue;
    const asked = isBehind
      ? behind(plain.slice(found.index + found[0].length))
      : before(plain.slice(Math.max(0, found.index - 160), found.index));
    if (asked && !FOR_SOMEBODY.test(asked) && !ONLY_ASKS.test(asked)) return asked;
  }
  return undefined;
}

/** "(e.g. Internal Audit Officer - Chika Bello)", ", like this: WH-2611 Rakiya Danladi": somebody else's subject line. */
const EXAMPLE = inOrder(
  [
    anyOf(
      [
        /\s?\((?:e\.?g\.?|for example|for instance|like|such as|example:?|i\.e\.)[^)]{0,80}\)/u,
        inOrder(
          [
            /,? [–-]? ?(?:e\.?g\.?,?|for example,?|for instance,?|like this:?|– like|- like|example:)/u,
            /(?: [^.;\n]|[^.;\s]){0,90}/u,
          ],
          "u",
        ),
      ],
      "u",
    ),
  ],
  "giu",
);

// "Put in the subject EA/7": the verb stands before it, and what is asked behind.
const ONLY_ASKS =
  /^(?:please |kindly )?(?:put|write|state|use|type|indicate|insert|enter|give|of [\p{L}]+)$/iu;
// An envelope "marked “Attention: the Director”" names who reads it.
const FOR_SOMEBODY = /^["“„«']?\s?(?:attention|attn|att|for the attention)(?!\p{L})/iu;
/** Clauses that say "subject": they win over marks and titles, wherever they stand. */
const NAMED_SUBJECT = SUBJECT_CLAUSES.filter(({ example }) => /subject/i.test(example));

const QUOTED = /["“„«”]\s?[^"“”„«»\n]{2,90}?\s?["”“»]|(?<=^|[\s:(])'[^'\n]{3,90}'(?=[\s.,;:)]|$)/gu;

/** What follows: up to the end of its clause, where quotes keep their commas. */
function behind(rest: string): string | undefined {
  const start = rest.length - rest.trimStart().length;
  let end = start;
  const text = rest.slice(0, 160);
  while (end < text.length) {
    QUOTED.lastIndex = end;
    const quoted = QUOTED.exec(text);
    if (quoted?.index === end) {
      end += quoted[0].length;
      // After a quote only "and …" or "- …" goes on.
      if (!GOES_ON.test(text.slice(end))) break;
      continue;
    }
    if (CLAUSE_END.test(text.slice(end)) && !NEXT_PART.test(text.slice(end))) break;
    end += 1;
  }
  const asked = text.slice(start, end).trim();
  return /[\p{L}\p{N}]/u.test(asked) && !/^(?:to|of|with|line|as)(?!\p{L})/iu.test(asked) ? asked : undefined;
}

const CLAUSE_END = anyOf(
  [
    /^ (?:first(?![- ]?name)|(?:boldly |clearly )?(?:on|at) (?:the )?(?:top|envelope|back))(?!\p{L})/u,
    /^(?:[\n,;)\]]|[.!?](?=\s|$)| (?:on|not|no) (?:or|later) )/u,
    /^ and (?:put|add|state|include|attach|send|indicate|mention|drop|submit|call|nothing|no )(?!\p{L})/u,
    inOrder(
      [
        /^ (?:b4|by|before|not later than|on or before|latest) /u,
        /(?=\d|the \d|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/u,
      ],
      "u",
    ),
  ],
  "u",
);

// "Go, your name, your city": behind the comma another thing that the applicant fills in.
const NEXT_PART = inOrder(
  [
    /^, (?:and |then |followed by )?(?:(?:your|ur|the|full) )*/u,
    anyOf(
      [
        /number of|names?|surname|first name|city|state|town|location|phone/u,
        /position|post|job title|role|reference|beat/u,
        /year of|years of|current|preferred|local government|lga|licen[cs]e number|salary|code/u,
      ],
      "u",
    ),
    /(?!\p{L})(?! (?:will|should|must|is|are|to))/u,
  ],
  "iu",
);

const GOES_ON = inOrder(
  [
    /^ (?:and|\+|&|-|–|plus|followed by) (?:the |your |ur )?(?:full |job |preferred )?/,
    /(?:names?|surname|position|title|post|role|location|state|city|phone|year|["“„«])/,
  ],
  "i",
);

/** What stands before: the last quote, or the words since the verb that gives them. */
function before(text: string): string | undefined {
  const quote = [...text.matchAll(QUOTED)].at(-1);
  if (quote && text.slice(quote.index + quote[0].length).trim().length < 12) return quote[0];
  const verb = [...text.matchAll(GIVES)].at(-1);
  if (verb) {
    const asked = text.slice(verb.index + verb[0].length).trim();
    return /[@\n;]|\. /.test(asked) ? undefined : asked;
  }
  const alone =
    /(?:^|[.,;:] )([A-Z0-9][^.,;:@\n]{2,60}|(?:the |your )?(?:job|position|post)[^.,;:@\n]{0,50})$/u;
  return alone.exec(text.trimEnd())?.[1];
}

type Known = Parameters<typeof meaningOf>[1];

const SUBJECT_LABEL = inOrder(
  [
    /^/,
    anyOf(
      [
        /(?:in the )?subject(?: of (?:the |your )?(?:e-?mail|mail|message|application))?|subject line/,
        /(?:e-?mail|mail) (?:subject|title)|title of (?:the )?mail/,
        /objet|betreff/,
      ],
      "",
    ),
    /$/,
  ],
  "",
);

/** What the subject line shall be, as text to copy. */
export function subjectLineOf(applying: Sentence[], known: Known): string | undefined {
  for (const clauses of [NAMED_SUBJECT, SUBJECT_CLAUSES])
    for (const { text, label } of applying) {
      const isLabelled = SUBJECT_LABEL.test(label ?? "");
      const plain = text.replace(EXAMPLE, "");
      const asked = isLabelled ? (behind(plain) ?? plain) : askedSubject(text, clauses);
      const meaning = asked && meaningOf(asked, known);
      if (meaning && !/@/.test(meaning)) return meaning;
    }
  return undefined;
}

/** What the file shall be called. */
export function fileNameOf(text: string, known: Known): string | undefined {
  const found = FILE_NAMED.exec(text.replace(EXAMPLE, ""))?.groups?.name;
  return found
    ? meaningOf(
        found
          .replace(/: .*$|[,]? (?:that|which|containing|holding)(?!\p{L}).*$/iu, "")
          .replace(
            /(?:,? )(?:and(?! [A-Z]{2,}[A-Z\d]*(?![\p{L}]))|to|should|must|in|before|with)(?!\p{L})[^{]*@?.*$/u,
            keepsNames,
          ),
        known,
      )
    : undefined;
}

/** "surname and first name" stays whole; "your name to a@b.ng" ends before the address. */
function keepsNames(found: string): string {
  return /^,? and (?:your |ur |the )?(?:\p{L}+ )?names?$/iu.test(found) ? found : "";
}

const FILE_NAMED = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /(?:pdf|file|document|cv) (?:called|titled|entitled)/u,
        /(?:re)?name (?:your|ur|the) (?:cv |pdf )?(?:file|cv|document|resume|attachment)s?(?: as| with)?/u,
        inOrder(
          [
            /file ?names?(?: of (?:the|your|ur) (?:cv|file|document|resume|attachment))?/u,
            /(?: must be| should be| shall be| is|:)?/u,
          ],
          "u",
        ),
        /(?:file|cv|document|resume|attachment)s? (?:(?:must|should|shall|to) be )?(?:named|saved)(?: with| as|:)?/u,
        anyOf(
          [
            /(?:merged and |and )?(?:re)?named(?: with| as|:)|(?:label|call|title|name|save|nommer) (?:it|them)(?: as)?/u,
            /(?:re)?named(?= \S*(?:_|\.pdf|\.docx?))|nommée?(?: comme suit)?:?/u,
            /saved(?: as a pdf)? (?:with|as|in)(?! (?:pdf|word|a |one ))/u,
          ],
          "u",
        ),
        /save (?:it |the |your |ur )?(?:file|cv|document|resume)?s? ?(?:with|as)(?! (?:pdf|word|a |one ))/u,
      ],
      "u",
    ),
    / ["“']?(?<name>(?:[^"”.;\n]|\.(?=pdf|docx?)){3,60})/u,
  ],
  "iu",
);
