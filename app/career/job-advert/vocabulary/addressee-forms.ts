import { patternOf } from "../patterns";
import { HONORIFICS, OFFICE_HEADS } from "./addressees";

const HONORIFIC = String.raw`(?:${HONORIFICS.join("|")})\.?`;
const NAME = String.raw`\p{Lu}[\p{L}'’.-]*`;
// "Engr. Dr.", "Prof. (Mrs.)"
const HONORIFICS_RUN = String.raw`${HONORIFIC}(?: ?\(?${HONORIFIC}\)?(?!\p{L}))*`;
const TITLED = String.raw`(?<!\p{L})${HONORIFICS_RUN} ${NAME}(?: ${NAME}){0,3}`;
const PERSON = String.raw`(?:${TITLED}|\p{Lu}[\p{L}'’.-]+(?: ${NAME}){0,3})`;
const OFFICE = String.raw`(?:[Tt]he )?(?:${OFFICE_HEADS.join("|")})[\p{L}]*(?:,? (?:(?:of|and|&|to the|the) )*\p{Lu}[\p{L}'’]*){0,5}`;
// "The Executive Director", "the Head of People and Culture", "the Chairman, Board Audit Committee"
const ROLE = String.raw`(?:Directors?|Manager|Registrar|Chair(?:man|person|woman)?|Secretary|Principal|Administrator|Propriet(?:or|ress)|Partner|Associate|President|Coordinator|Officer|Head|Lead|Pastor|Priest|Editor|Commandant|Provost|Rector|Dean|Bursar|Matron|Superintendent|Advertiser)`;
const ROLED = String.raw`[Tt]he (?:\p{Lu}[\p{L}/]* ){0,4}${ROLE}(?: (?:of|for|in) \p{Lu}\p{L}+(?:,? (?:and |& )?\p{Lu}\p{L}+){0,3}|, (?:Human|Board|Management|People|Talent|Finance)(?: (?:and |& )?\p{Lu}\p{L}+){1,3})?(?: \([\p{L}., ]{4,40}\))?`;
const LETTER = String.raw`(?<!\p{L})(?:[Ll]etters?|[Aa]pplications?|APPLICATIONS?|[Ww]rite|CVs?|[Cc]redentials|[Cc]ertificates?|[Pp]hotographs?|[Mm]otivation|[Nn]ote|[Pp]apers|[Bb]ill|[Ss]ent|[Mm]ailed|[Aa]ddress(?:ed)?|[Ff]orward(?:ed)?|[Rr]each)`;
// Two or three words, each with a capital: nobody's title says that it is a person, so what follows must.
const FULL_NAME = String.raw`\p{Lu}\p{Ll}+(?: \p{Lu}[\p{Ll}.'’-]*){1,2}`;
const POST_OF_PERSON = String.raw`(?:(?:\p{Lu}\p{L}* ){0,2}(?:Partner|Lead|Manager|Officer|Director|Recruiter|Coordinator|Secretary|Assistant|Principal|Administrator|Founder|Generalist|Specialist)|(?:Co-)?[Ff]ounder|CEO|COO|CTO|CFO|CHRO|MD|(?:Head|VP|Vice President|Director)(?:,? (?:of |for )?\p{Lu}\p{L}*)*)`;
const CONTACT = String.raw`(?:(?:\+?234|0)[789][01]|[\w.+-]+@|WhatsApp|whatsapp)`;
const LABEL = String.raw`(?:Addressee|[Pp]oint of contact|(?:Lead )?[Cc]onsultant|[Oo]fficer|Admin|Attn|Contact|Recruiter|Recruitment|HR|Hiring|Manager|Supervisor|Interlocut(?:eur|rice))`;
const GOES_TO = String.raw`(?<!\p{L})(?:[Aa]ddress(?:ed|ez)?|[Aa]pply|[Ww]rite|[Ss]en[dt]|[Ff]orward(?:ed)?|[Mm]ail(?:ed)?|[Ss]ubmit(?:ted)?|[Rr]each|[Ww]hats[Aa]pp|[Cc]all|[Cc]ontact|[Cc]hat|[Aa]sk (?:for|of)|[Ss]ee|[Tt]ext|[Mm]eet|adressée?)`;

/**
 * Ways in which an advert says to whom the application goes, the surest first, each with an example and the name in
 * it. `all` ones count anywhere in the text, the others only where it speaks of applying.
 */
export const ADDRESSEE_FORMS: readonly {
  form: RegExp;
  all?: true;
  /** No form of address marks it: words of an office and places are no names of people. */
  isPerson?: true;
  example: string;
  name: string;
}[] = [
  {
    form: patternOf(
      String.raw`(?<!\p{L})(?:[Aa]ttention|ATTENTION|[Aa]ttn|ATTN|FAO|[Cc]ontact [Pp]erson|[Aa]nsprechpartner(?:in)?|[Aa]nsprechperson|[Ff]or the attention of|c\/o|C\/O)\.?\s*:?\s*(?<name>(?:[Tt]he )?\p{Lu}[\p{L}'.-]*(?:,? (?:of|and|&|\p{Lu}[\p{L}'.-]*)){0,5})`,
      "u",
    ),
    all: true,
    example: "Attn: Mrs Ebele Okafor",
    name: "Mrs Ebele Okafor",
  },
  {
    form: patternOf(
      String.raw`(?<!\p{L})(?:[Aa]ttention|ATTENTION|[Aa]ttn|ATTN|[Àà] l'attention d[eu]|zu Händen(?: von)?|z\. ?Hd\.)\.?\s*:?\s*(?:of )?(?:${OFFICE}, )?(?<name>${PERSON}(?: Esq\.?)?|${OFFICE})`,
      "u",
    ),
    example: "à l'attention de Mme Diallo",
    name: "Mme Diallo",
  },
  {
    form: patternOf(
      String.raw`${GOES_TO}(?: [\p{L}\d,'&()-]+){0,9}? (?:to|on|an|for|à) (?:${OFFICE}, )?(?<name>${TITLED})`,
      "u",
    ),
    example: "Send your application to Engr. Bala Musa",
    name: "Engr. Bala Musa",
  },
  {
    form: patternOf(
      String.raw`(?:${GOES_TO}|(?<!\p{L})(?:bitte an|an)) (?:${OFFICE}, )?(?<name>${TITLED})`,
      "u",
    ),
    example: "WhatsApp Madam Ngozi on 0803 000 0000",
    name: "Madam Ngozi",
  },
  {
    form: patternOf(
      String.raw`(?<!\p{L})(?:to|with) (?<name>(?!(?:CV|The|HR)\b)\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?),? (?:at|on|via|through|WhatsApp|by)[ :]`,
      "u",
    ),
    example: "CV to Peace on 0803 000 0000",
    name: "Peace",
  },
  {
    form: patternOf(
      String.raw`(?<name>${TITLED})\s?[,:(–-]{0,2}\s?(?:on |at |via |through )?(?=${CONTACT})`,
      "u",
    ),
    example: "For enquiries: Barr. Ita Bassey (ita@bassey.ng)",
    name: "Barr. Ita Bassey",
  },
  {
    form: patternOf(
      String.raw`(?:(?:\+?234|0)[789][01][\d -]{8,12}|[\w.+-]+@[\w.-]+) ?(?:\(|[-–,] ?)(?<name>${TITLED})`,
      "u",
    ),
    example: "0803 000 0000 (Mama Tola)",
    name: "Mama Tola",
  },
  {
    form: patternOf(String.raw`(?<!\p{L})${OFFICE}, (?<name>${TITLED})`, "u"),
    example: "letters to the Medical Director, Dr. Ada Bello, Jos",
    name: "Dr. Ada Bello",
  },
  {
    form: patternOf(
      String.raw`(?<!\p{L})(?:to|contact|with) (?<name>${FULL_NAME})(?=, ${POST_OF_PERSON}(?!\p{L}))`,
      "u",
    ),
    example: "Send your CV to Bola Ige, Talent Partner, at jobs@works.ng",
    name: "Bola Ige",
  },
  {
    form: patternOf(
      String.raw`(?<!\p{L})(?:[Ee]-?[Mm]ail|[Ww]rite|[Mm]essage|[Cc]ontact|[Rr]each|[Ww]hats[Aa]pp|DM|[Cc]all|[Tt]ext|[Rr]eviewed by|[Rr]eports? to|[Rr]eporting to) (?<name>${FULL_NAME})(?=,? (?:our |the )?${POST_OF_PERSON}(?!\p{L})|,? at \S+@)`,
      "u",
    ),
    all: true,
    isPerson: true,
    example: "Email Bola Ige, VP Engineering, at bola@works.ng",
    name: "Bola Ige",
  },
  {
    form: patternOf(
      String.raw`(?:^|\n|\. )[–—-]? ?(?:[Pp]osted by |[Ss]igned:? |[Hh]iring manager:? )?(?<name>${FULL_NAME})(?:,|\n| [–|-]) ?(?=${POST_OF_PERSON}(?:,|\n|$|\.))`,
      "u",
    ),
    all: true,
    isPerson: true,
    example: "CV to jobs@works.ng\n– Bola Ige, COO",
    name: "Bola Ige",
  },
  {
    form: patternOf(
      String.raw`(?<!\p{L})(?:[Ww]hats[Aa]pp|[Cc]all|[Tt]ext|[Cc]hat|DM|[Mm]essage) (?<name>(?!(?:HR|CV|Us|Or|On|Now|The|Line|Only|Number|Admin)\b)\p{Lu}\p{Ll}+)(?= (?:on |at |via )?\+?0?\d{3})`,
      "u",
    ),
    isPerson: true,
    example: "WhatsApp Teni 0803 000 0000 with your name",
    name: "Teni",
  },
  {
    form: patternOf(
      String.raw`(?:${GOES_TO}|(?<!\p{L})[Ee]-?mail)(?: [^.;\n@]{1,120}?)? to (?:(?:our|the) )?\p{Ll}{4,}(?: \p{Ll}{4,})? (?<name>${FULL_NAME}(?:-\p{Lu}\p{Ll}+)?)(?=[ ,(]+(?:on |at )?${CONTACT})`,
      "u",
    ),
    isPerson: true,
    example: "Email a letter to line producer Bola Ige (crew@works.ng)",
    name: "Bola Ige",
  },
  {
    form: patternOf(
      String.raw`(?:\(|\d,? (?:(?:and|to|then) )?)[Aa]sk for (?<name>(?!The\b|HR\b)\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?)(?=[),.;\n]| (?:at|on|in|when|from)(?!\p{L})|$)`,
      "u",
    ),
    isPerson: true,
    example: "WhatsApp 0803 000 0000 (ask for Teni)",
    name: "Teni",
  },
  {
    form: patternOf(
      String.raw`${LABEL}(?: person)?\s*[:–-] (?<name>${FULL_NAME})(?=[ ,(]+(?:on |at )?${CONTACT})`,
      "u",
    ),
    all: true,
    example: "Point of contact: Bola Ige, bola@works.ng",
    name: "Bola Ige",
  },
  {
    form: patternOf(
      String.raw`${GOES_TO}(?: [\p{L}]+){0,10}? (?:to:? )?(?<name>(?:[Tt]he )?${OFFICE})(?=[,.:;()]| at | on | via | and |$)`,
      "u",
    ),
    example: "Applications should be addressed to the Director of Nursing Services and emailed",
    name: "the Director of Nursing Services",
  },
  {
    form: patternOf(String.raw`(?<!\p{L})(?:to|To|TO) ?:?\s*\n(?<name>[Tt]he ${OFFICE})(?=[,.]|\n|$)`, "u"),
    all: true,
    example: "should be sent to:\nThe Managing Director\nOak Ltd",
    name: "The Managing Director",
  },
  {
    form: patternOf(
      String.raw`${LETTER}(?: [\p{L}(),&'-]+){0,8}? \(?(?:to|reach) (?<name>${ROLED})(?=[,.:;()]| (?:at|on|by|in|via|through|and|which|with|who|not|before|e-?mail|using)(?!\p{L})|$)`,
      "u",
    ),
    example:
      "a letter of motivation addressed to the Head of People and Culture and the names of three referees",
    name: "the Head of People and Culture",
  },
  {
    form: patternOf(
      String.raw`(?<!\p{L})(?:to|To|with) (?<name>the ${OFFICE}|${OFFICE})(?=[,:;]| (?:at|on|via|through|as|by|before|not|in) )`,
      "u",
    ),
    example: "deliver it to the Programme Lead, 4 Ring Road",
    name: "the Programme Lead",
  },
  {
    form: patternOf(
      String.raw`(?:^|[.:] )(?<name>[Tt]he ${OFFICE})(?=,? (?:at |on |via )?(?:${CONTACT}))`,
      "u",
    ),
    example: "The Admin Manager, careers@works.ng",
    name: "The Admin Manager",
  },
  {
    form: patternOf(
      String.raw`(?<!\p{L})(?:to|To|reach|contact|Contact) (?<name>[Tt]he \p{Lu}[\p{L}'-]+(?: (?:of|and|&|\p{Lu}[\p{L}'-]+)){0,4})(?=[,.:;]| at | on | via )`,
      "u",
    ),
    example: "to The Registrar, P.M.B. 12",
    name: "The Registrar",
  },
  {
    form: patternOf(
      String.raw`(?<!\p{L})(?:[Aa]sk for|[Ss]ee) (?<name>(?:the )?(?:${HONORIFIC}|${OFFICE}))(?!\p{L})`,
      "u",
    ),
    example: "Ask for Alhaji at the gate",
    name: "Alhaji",
  },
  {
    form: patternOf(String.raw`(?<!\p{L})Dear (?<name>${TITLED})`, "u"),
    all: true,
    example: "Letters open with Dear Dr. Bello",
    name: "Dr. Bello",
  },
  {
    form: patternOf(
      String.raw`[Dd]ear (?<name>(?!Sir|Madam|All|Candidate|Applicant|Friend|Team|Job)\p{Lu}\p{L}+)(?=["”'.,]|$)`,
      "u",
    ),
    example: 'a letter to "Dear Homeline"',
    name: "Homeline",
  },
  {
    form: patternOf(
      String.raw`(?:Regards|Yours \p{L}+|Signed|Sincerely)[,:]?\s*\n(?:Signed:?\s*)?(?<name>${PERSON})`,
      "u",
    ),
    all: true,
    example: "Regards,\nMr Tunji Ade",
    name: "Mr Tunji Ade",
  },
  {
    form: patternOf(
      String.raw`(?<!\p{L})${LABEL}(?: \p{L}+){0,2}\s*[:–-] (?<name>${TITLED}|[Tt]he ${OFFICE}|The \p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,4})`,
      "u",
    ),
    all: true,
    example: "Admin: Coach Bisi",
    name: "Coach Bisi",
  },
  {
    form: patternOf(
      String.raw`(?<!\p{L})(?:z\.\s?Hd\.|zu Händen|[Aa]sk for|beantwortet|wenden Sie sich an|contacter)(?: von)? (?<name>${TITLED})`,
      "u",
    ),
    all: true,
    example: "Fragen beantwortet Frau Demir unter 040 555 010",
    name: "Frau Demir",
  },
  {
    form: patternOf(
      String.raw`(?<name>(?:Monsieur|Madame) l[ea] \p{Lu}\p{L}+(?: (?:d[eu] |des |de la |de l[’'])\p{L}+(?: \p{Lu}\p{L}+| humaines)?){0,2})`,
      "u",
    ),
    all: true,
    example: "une lettre adressée à Madame la Directrice",
    name: "Madame la Directrice",
  },
  {
    form: patternOf(
      String.raw`(?<name>${TITLED}),? (?:(?:is|dey) (?:now |urgently |currently )?(?:looking|searching|in need|find|look|hiring|recruiting)|(?:urgently )?(?:needs|wants) an?(?!\p{L}))`,
      "u",
    ),
    all: true,
    example: "My friend Dr Bello is looking for",
    name: "Dr Bello",
  },
  {
    form: patternOf(String.raw`(?<name>${TITLED})`, "u"),
    example: "Papers are opened by Engr. Bala Musa himself",
    name: "Engr. Bala Musa",
  },
];
