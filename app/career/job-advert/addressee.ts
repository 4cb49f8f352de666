import { anyOf } from "~/pattern";
import { inOrder } from "./patterns";
import type { Sentence } from "./sentence";

const HONORIFIC = String.raw`(?:Mrs?|Miss|Ms|Dr|Prof|Engr|Barr|Chief|Madam|Matron|Uncle|Aunty|Mallam|Apostle|Bishop|Elder|Alhaji|Alh|Hajiya|Hajia|Rev|Pastor|Sir|Madam|Mme|M|Herrn?|Frau|Chef|Sister|Otunba|Arc|Surv|Pharm|Tpl)\.?`;
const PERSON = String.raw`(?:${HONORIFIC} (?:\p{Lu}[\p{L}'’.-]*)(?: \p{Lu}[\p{L}'’-]*){0,3}|\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]*){0,3})`;
const OFFICE = String.raw`(?:[Tt]he )?(?:(?:Head|Director|Manager|Chairman|Secretary|Principal|Administrator|Registrar|Proprietress|Proprietor|Matron|Managing|General|Human|Chief|Executive|Medical|Recruitment|HR|Hiring|Admin|Operations|Company|Country|Bishop)[\p{L}]*)(?: (?:of|and|&|the|\p{Lu}[\p{L}]*)){0,5}`;
const CONTACT = String.raw`(?:(?:\+?234|0)[789][01]|[\w.+-]+@|WhatsApp|whatsapp)`;
const ADDRESSEES: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})(?:[Aa]ttention|ATTENTION|[Aa]ttn|ATTN|FAO|[Cc]ontact [Pp]erson|[Aa]nsprechpartner(?:in)?|[Aa]nsprechperson|[Ff]or the attention of|c\/o|C\/O)\.?\s*:?\s*(?<name>(?:[Tt]he )?\p{Lu}[\p{L}'.-]*(?:,? (?:of|and|&|\p{Lu}[\p{L}'.-]*)){0,5})`,
    "u",
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:[Aa]ttention|ATTENTION|[Aa]ttn|ATTN|[Àà] l'attention de|zu Händen(?: von)?|z\. ?Hd\.)\.?\s*:?\s*(?:of )?(?:${OFFICE}, )?(?<name>${PERSON}(?: Esq\.?)?|${OFFICE})`,
    "u",
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:address(?:ed|ez)?|apply|write|send|sent|forward|mail|submit|reach|WhatsApp|Whatsapp|whatsapp|call|contact|Ask for|ask for|adressée?|Contact|Call|Write|Send|Apply)(?: [\p{L}\d,'&()-]+){0,9}? (?:to|on|an|for|à) (?:${OFFICE}, )?(?<name>${HONORIFIC} \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,3})`,
    "u",
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:WhatsApp|Whatsapp|whatsapp|[Cc]all|[Cc]ontact|[Aa]sk for|bitte an|an|[Ww]rite to|[Ww]rite|text) (?:${OFFICE}, )?(?<name>${HONORIFIC} \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,3})`,
    "u",
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:address(?:ed)?|should reach|submitted|sent|forwarded|reach|Write|write)(?: [\p{L}]+){0,3}? (?:to )?(?<name>${OFFICE})(?=[,.:]| at | on )`,
    "u",
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:to|with) (?<name>(?!(?:CV|The|HR)\b)\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?),? (?:at|on|via|through|WhatsApp|by)[ :]`,
    "u",
  ),
  new RegExp(
    String.raw`(?<name>${HONORIFIC} \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})\s?[,:–-]?\s?(?:on |at |via |through )?(?=${CONTACT})`,
    "u",
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:to|To|reach|contact|Contact) (?<name>[Tt]he \p{Lu}[\p{L}'-]+(?: (?:of|and|&|\p{Lu}[\p{L}'-]+)){0,4})(?=[,.:;]| at | on | via )`,
    "u",
  ),
  new RegExp(String.raw`(?<!\p{L})(?:[Aa]sk for|[Ss]ee) (?<name>${HONORIFIC})(?!\p{L})`, "u"),
  new RegExp(
    String.raw`(?:Regards|Yours \p{L}+|Signed|Sincerely),?\s*\n(?:Signed:?\s*)?(?<name>${PERSON})`,
    "u",
  ),
];

const NOT_A_NAME = inOrder(
  [
    /^(?:the )?/u,
    anyOf([
      /Lagos|Abuja|Nigeria|WhatsApp|E-?mail|CV|Subject|Company|School|Hospital|Address|Address Below|Bank|Hotel/u,
    ]),
    /(?:$| (?:address|office))/u,
  ],
  "iu",
);

/** To whom the application goes: a person or an office. */
export function addresseeIn(applying: Sentence[], all: string): string | undefined {
  for (const [index, pattern] of ADDRESSEES.entries()) {
    const texts = index === 0 || index === ADDRESSEES.length - 1 ? [all] : applying.map(({ text }) => text);
    for (const text of texts) {
      const name = pattern.exec(text)?.groups?.name?.replace(/[.,;:\s]+$/, "");
      if (name && name.length > 3 && !NOT_A_NAME.test(name)) return name.trim();
    }
  }
  return undefined;
}
