import { anyOf, inOrder, patternOf, sourceOf } from "../patterns";

const WORD = String.raw`(?:subject|subj\.?|title|caption|heading|objet|betreff)(?: line| heading)?`;
const THE = String.raw`(?:the |d |your |ur |their |a |an |my |our |e-?mail(?:'s)? |mail(?:'s)? |application )*`;
const OF_MAIL = String.raw`(?: (?:of|for|in|on) ${THE}(?:e-?)?(?:mails?|application|message))?`;
const FORM = String.raw`(?: (?:in )?(?:this|the|the following) (?:form|format|order|style|pattern|manner):?)?`;
const SHALL_BE = sourceOf("(?:should|must|shall|to|are to|is to) be, is, are");
const SHALL = String.raw`(?:should|shld|shd|must|shall|to|will|is to|has to|supposed to|go)(?: only)? (?:be|read|carry|bear|say|state|contain|have|follow|take)(?: as)?${FORM}`;

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
      String.raw`(?<!\p{L})${WORD}(?: thus| as follows| like this|,? in (?:this|the) (?:form|format|order|manner|style)(?: of)?| (?:consists of|comprises|has) (?:two|three|four|the following) (?:parts|fields|items):)\s?:? (?=\S)`,
      "iu",
    ),
    isBehind: true,
    example: "state the year in the subject line thus: FITTER – Surname",
    wanted: "FITTER – Surname",
  },
  {
    words: patternOf(
      String.raw`(?<!\p{L})(?:in|on|as|give ${THE}(?:e-?)?mail) ${THE}${WORD}:? (?=["“„«])`,
      "iu",
    ),
    isBehind: true,
    example: "Mail your CV, marked in the subject “FITTER, Kano”",
    wanted: "“FITTER, Kano”",
  },
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
      String.raw`(?<!\p{L})(?<!(?:post|job|position|role|working) )${THE}${WORD}(?: format)?${OF_MAIL}(?:${FORM}(?<=:)|(?: ?(?:${SHALL}|is|being|reads?|reading|as)(?![\p{L}]))| ?[:=–-])`,
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
      String.raw`(?<!\p{L})(?:(?:in|as|on|for) ${THE}(?:subject|betreff)(?: line| field| box)?,? (?:please |kindly )?(?:you )?(?:put|write|type|state|insert|use|we expect|indicate|enter|give)|(?:put|write|type|state|insert|indicate|enter) (?:in|on|as) ${THE}(?:subject)(?: line)?)(?: only)?:?(?= )`,
      "iu",
    ),
    isBehind: true,
    example: "In the subject line write WH-2611 and your full name",
    wanted: "WH-2611 and your full name",
  },
  {
    words: anyOf(
      [
        patternOf(
          String.raw`(?<!\p{L})envelopes? (?:${SHALL_BE} )?(?:clearly |boldly )?${sourceOf("marked, labell?ed, endorsed, inscribed, superscribed")}(?:,? (?:boldly |clearly )?(?:at|on) the [\p{L} -]{3,30}?(?= with(?= ["“„«])))?(?: with)?(?= )`,
        ),
        // The post that stands on an envelope is no subject, a text in quotes is.
        patternOf(
          String.raw`(?<!\p{L})envelopes? ${sourceOf("must, should, shall, to, will")} (?:clearly )?${sourceOf("carry, bear, show, have")}(?: the words?)?(?= ["“„«])`,
        ),
      ],
      "iu",
    ),
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
    words: patternOf(
      String.raw`(?<!\p{L})${sourceOf("with, under, using, use, has, have, give, choose")} (?:the |a |this |as )*(?:e-?mail |mail )?subject(?: line)?:?(?= ["“„«'\p{L}\d[])`,
      "iu",
    ),
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
      String.raw`(?<!\p{L})(?:write|type|put|writing|stating|state|inscribe|inscribing|indicating) (?=["“„«'][^"”»']{3,80}["”»'] (?:boldly |clearly )?(?:first|before|on (?:the )?envelope|on (?:the )?top))`,
      "iu",
    ),
    isBehind: true,
    example: "Write “FITTER ABA” first",
    wanted: "“FITTER ABA”",
  },
  {
    // A word in capitals to be written: behind it stands where, or the name of the applicant.
    words: patternOf(
      String.raw`(?<=^|[.;:,!] ?|\band |[Pp]lease |[Kk]indly )[Ww]rite (?=\p{Lu}{3,}[\p{Lu}\d]*(?:[ /-][\p{Lu}\d]+){0,4}(?:,? (?:and|then|and then) (?:your|ur) (?:full )?name| first(?! name)| (?:boldly )?(?:on|at) (?:the )?(?:top|envelope|back))(?!\p{L}))`,
      "u",
    ),
    isBehind: true,
    example: "Write FITTER and your name",
    wanted: "FITTER and your name",
  },
  {
    words: patternOf(
      String.raw`(?<!\p{L})(?:[Ss]tart|[Bb]egin|[Oo]pen) ${THE}(?:message|e-?mail|mail|text|chat|application)s? with:?(?= ["“„«]|(?: \p{Lu}{3,}){2})`,
      "u",
    ),
    isBehind: true,
    example: "Start your message with FITTER AKO and your surname",
    wanted: "FITTER AKO and your surname",
  },
  {
    words: patternOf(String.raw`(?<!\p{L})with the words?:? (?=(?:\p{Lu}{3,} )\p{Lu}{3,}(?!\p{L}))`, "u"),
    isBehind: true,
    example: "Send a WhatsApp message with the word FITTER AKO then your full name",
    wanted: "FITTER AKO then your full name",
  },
  {
    words: inOrder(
      [
        /(?<!\p{L})(?:[Ww]hats ?[Aa]pp|WHATSAPP|SMS|sms|[Tt]ext)(?!\p{L})/u,
        /[^"“”„«»\n.;]{0,60} with(?= ["“„«]\p{Lu}{3,})/u,
      ],
      "u",
    ),
    isBehind: true,
    example: "CV to Madam Uju on WhatsApp 0803 000 0117 with “FITTER AKO”, your age",
    wanted: "“FITTER AKO”",
  },
  {
    words: /@[\w.-]+\.\w+ (?:as|with|under|titled)(?= ["“„«])/iu,
    isBehind: true,
    example: "Mail CV to a@b.ng as “Clerk – your name”",
    wanted: "“Clerk – your name”",
  },
];
