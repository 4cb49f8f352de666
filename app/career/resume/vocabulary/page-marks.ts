import { anyOf } from "~/pattern";

/** What tells of the paper or of its page, and nothing of the person: each is a whole part of a line. */
export const PAGE_MARK = anyOf(
  [
    /^page\s?:?\s*\d{1,3}(?:\s?(?:of|\/|\|)\s?\d{1,3})?\.?$/, // Page 2 of 3
    /^(?:c\.?v\.?|curriculum vitae|r[ée]sum[ée])[\s:–-]+\S.{2,50}\spage\s\d{1,3}(?:\s?(?:of|\/)\s?\d{1,3})?$/, // CV – A. B. Obi Page 2
    /^\d{1,3}\s?(?:of|\/)\s?\d{1,3}$|^\d{1,3}\s?\|\s?page$/, // 2 / 3
    /^(?:strictly |private (?:and|&) |private, )?confidential\.?$/, // Private and confidential
    /^(?:please turn over|p\.?t\.?o\.?|end of (?:cv|resume|document))\.?$/, // PTO
    /^(?:last )?(?:updated|revised|modified|printed)(?: (?:on|in))?:? (?:[\w.,/-]{1,10} ?){0,2}(?:19|20)\d{2}\.?$/, // Updated: Nov. 2026
    /^(?:designed|created|made|generated|built|downloaded|exported) (?:with|by|from|using|in|on) (?:\S+ ){0,4}(?:template|cv|resume)s?\b.{0,40}$/, // Designed with a free template
    /^(?:designed|created|made|generated|built|powered) (?:with|by|in|on) (?:canva|ms word|microsoft word|google docs|wps)\.?$/, // Made with Canva
    /^(?:free )?(?:\S+ ){0,2}(?:resume|cv) template(?: (?:by|from)(?: \S+){1,5})?$/, // Free CV template by X
    /^(?:typed|printed|typeset|laminated)(?: (?:and|&) \w+)? (?:at|by)(?: \S+){1,5} (?:cent(?:re|er)|caf[eé]|ventures|computers)\b.{0,30}$/, // Typed at X Business Centre, Jos
    /^\W*(?:media|image|video|sticker|gif|audio|document|voice message|contact card) omitted\W*$|^\W*(?:this message was|you) deleted(?: this message)?\W*$/, // <Media omitted>
    /^(?:www\.)?europass(?:\.\S+)?(?:\s+page\s?\d{1,3}\s?(?:of|\/)\s?\d{1,3})?$/, // europass.cedefop.europa.eu Page 2 / 2
    /^levels?:\s*a1\b.{5,120}\bc2\b.{0,30}$/, // Levels: A1/A2: Basic user - C1/C2: Proficient user
    /^[^\d_]{0,60}_{3,}[^\d]{0,40}(?:date|sign(?:ature|ed)?|thumb ?print|stamp|seal)?[^\d]{0,40}$/, // Obi, A. C. ________ Date: ___/___/____
    /^(?:©|copyright)\s.{2,60}$|^\(c\) (?:19|20)\d{2}\b.{0,50}$/, // © 2020 X
  ],
  "iu",
);

/** Words that a foot of a page has beside its number: whose paper it is. */
export const OWNER_OF_PAPER =
  /^(?:(?:curriculum vitae|resume|résumé|c\.?v\.?|profile)(?: of| for| –| -|:)? .{3,60}|.{3,60}['’]s (?:resume|cv|curriculum vitae))$/iu;

/** What a chat sets before each of its messages: "[02/11, 20:14] Ada Obi: ", "12/03/2026, 9:14 PM - Ada: ", "[9:14 PM] ". */
export const CHAT_STAMP =
  /^[\u200e\s]*(?:\[(?:\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?,?\s+)?\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?\]|\d{1,2}[/.]\d{1,2}[/.]\d{2,4},?\s+\d{1,2}:\d{2}(?:\s?[ap]\.?m\.?)?\s+-)\s*(?:(?:\p{Lu}[\p{L}'’.-]*(?: [\p{L}'’.-]+){0,3}|\+[\d ]{9,18}):\s*)?/iu;
