import { patternOf } from "../patterns";
import { type AddresseeForm, PERSON_FORMS } from "./person-forms";
import { CONTACT, GOES_TO, HONORIFIC, LABEL, NAME, OFFICE, TITLED } from "./persons";

const PERSON = String.raw`(?:${TITLED}|\p{Lu}[\p{L}'’.-]+(?: ${NAME}){0,3})`;
// "The Executive Director", "the Head of People and Culture", "the Chairman, Board Audit Committee"
const ROLE = String.raw`(?:Directors?|Manager|Registrar|Chair(?:man|person|woman)?|Secretary|Principal|Administrator|Propriet(?:or|ress)|Partner|Associate|President|Coordinator|Officer|Head|Lead|Pastor|Priest|Editor|Commandant|Provost|Rector|Dean|Bursar|Matron|Superintendent|Advertiser)`;
const ROLED = String.raw`[Tt]he (?:\p{Lu}[\p{L}/]* ){0,4}${ROLE}(?: (?:of|for|in) \p{Lu}\p{L}+(?:,? (?:and |& )?\p{Lu}\p{L}+){0,3}|, (?:Human|Board|Management|People|Talent|Finance)(?: (?:and |& )?\p{Lu}\p{L}+){1,3})?(?: \([\p{L}., ]{4,40}\))?`;
const LETTER = String.raw`(?<!\p{L})(?:[Ll]etters?|[Aa]pplications?|APPLICATIONS?|[Ww]rite|CVs?|[Cc]redentials|[Cc]ertificates?|[Pp]hotographs?|[Mm]otivation|[Nn]ote|[Pp]apers|[Bb]ill|[Ss]ent|[Mm]ailed|[Aa]ddress(?:ed)?|[Ff]orward(?:ed)?|[Rr]each)`;

/**
 * Ways in which an advert says to whom the application goes, the surest first, each with an example and the name in it.
 */
export const ADDRESSEE_FORMS: readonly AddresseeForm[] = [
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
  ...PERSON_FORMS,
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
