import { anyOf } from "~/pattern";
import { inOrder } from "./patterns";
import { closingDateIn } from "./closing-date";
import type { Head } from "./head";
import type { HowToApply, Rule } from "./job-advert";
import { meaningOf } from "./meaning";
import type { Sentence } from "./sentence";
import {
  ADDRESS,
  COMES,
  NOT_NEEDED,
  NUMBERED_ADDRESS,
  OFFICE_PLACE,
  NOT_WANTED,
  PAPERS,
} from "./vocabulary/applying";
import { INSTRUCTS, INSTRUCTS_ANYWHERE } from "./vocabulary/demand-words";

const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{2,63}){1,4}/giu;
const URL = /\b(?:https?:\/\/|www\.|bit\.ly\/|forms\.gle\/|tinyurl\.com\/)[^\s<>"')\]]+/giu;
const PHONE = /(?<![\d.+])(?:\+?234[ -]?|0)[789][01]\d?(?:[ -]?\d){7,8}(?!\d)/gu;

type Given = { sentences: Sentence[]; head: Head; posts: string[]; today: string };

/** Where and how the application is to be sent, and until when; the closing date is also a rule. */
export function readHowToApply({ sentences, head, posts, today }: Given): {
  howToApply: HowToApply;
  closes?: Rule;
} {
  const applying = sentences.filter(
    (sentence, index) => !sentence.isHeading && (isAboutApplying(sentence) || continues(sentences, index)),
  );
  const text = applying.map(({ text: own }) => own).join("\n");
  const all = sentences.map(({ text: own }) => own).join("\n");
  const email = first(EMAIL, text) ?? first(EMAIL, all);
  const url = firstLink(text) ?? (email ? undefined : firstLink(all));
  const phone = first(PHONE, text) ?? first(PHONE, all);
  const reference = referenceIn(applying, all);
  const subject = subjectOf(applying, { ...head, reference, hasPosts: posts.length > 1 });
  const ownReference = reference ?? (subject && CODE.test(subject) ? subject : undefined);
  const closing = closingDate(sentences, today);
  const walkIn = walkInAddress(applying, sentences);
  const addressee = addresseeIn(applying, all);
  const fileName = fileNameOf(text, { ...head, reference, hasPosts: posts.length > 1 });
  const fileFormat = formatIn(text);
  const oneFile = oneFileIn(text);
  return {
    howToApply: {
      ...(email && { email: email.replace(/[.-]+$/, "") }),
      ...(url && { url }),
      ...(phone && { phone: phone.trim() }),
      ...(subject && { subject }),
      ...(ownReference && { reference: ownReference }),
      ...(addressee && { addressee }),
      attachments: papersIn(text),
      ...(oneFile !== undefined && { oneFile }),
      ...(fileFormat && { fileFormat }),
      ...(fileName && { fileName }),
      ...(walkIn && { walkIn }),
      ...(closing && { closes: closing.date }),
    },
    ...(closing && {
      closes: { kind: "closes" as const, date: closing.date, start: closing.start, end: closing.end },
    }),
  };
}

/** A part behind a semicolon goes on with what the sentence began. */
function continues(sentences: Sentence[], index: number): boolean {
  const [before, own] = [sentences[index - 1], sentences[index]];
  return (
    before !== undefined && before.line === own?.line && before.text.endsWith(";") && isAboutApplying(before)
  );
}

function isAboutApplying({ text, section, label, isBullet }: Sentence): boolean {
  if (section === "apply") return true;
  if (isBullet && section !== "head") return /@[\w-]+\.\w/.test(text);
  return (
    INSTRUCTS.test(text) ||
    INSTRUCTS_ANYWHERE.test(text) ||
    PAPERS_SENT.test(text) ||
    /^(?:subject|attn|attention|ref|deadline|venue)/.test(label ?? "")
  );
}
const PAPERS_SENT = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /cvs?|r[eé]sum[eé]s?|cover letters?|pdf|subject|file ?names?|attach\p{L}*|envelope/u,
        /credentials|attention|lebenslauf|unterlagen|bewerbung|zeugnisse|candidature|dossier|lettre/u,
        /objet|betreff/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);

function first(pattern: RegExp, text: string): string | undefined {
  pattern.lastIndex = 0;
  const found = pattern.exec(text)?.[0];
  pattern.lastIndex = 0;
  return found;
}

function firstLink(text: string): string | undefined {
  // "(Lumibright Ltd, www.lumibright.ng)" says who they are, not where to apply.
  const links = [...text.matchAll(URL)]
    .filter(({ index }) => !/\([^()]{0,60}$/.test(text.slice(0, index)))
    .map(([link]) => link.replace(/[.,;:!?]+$/, ""));
  return (
    links.find((link) => !/wa\.me|whatsapp|t\.me|facebook|instagram|twitter|x\.com/i.test(link)) ?? links[0]
  );
}

const CODE = /^(?=[^ ]*\d)[A-Z]{2,}[A-Z0-9]*(?:[/_-][\p{L}0-9]+)+$|^[A-Z]{2,6}\d{2,6}$/u;
const REFERENCE = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /ref(?:erence)?(?: (?:no|number|code))?|job (?:code|id|ref)|vacancy (?:no|number|code)/u,
        /kennziffer|référence|quot(?:e|ing)|code/u,
      ],
      "u",
    ),
    /\.?\s*[:#"'“–-]?\s*["'“]?(?<code>[A-Z0-9][A-Z0-9]*(?:[/_.-][A-Z0-9]+)*)["'”]?/u,
  ],
  "giu",
);

function referenceIn(applying: Sentence[], all: string): string | undefined {
  for (const text of [...applying.map(({ text: own }) => own), all])
    for (const found of text.matchAll(REFERENCE)) {
      const code = found.groups?.code?.replace(/[.-]+$/, "") ?? "";
      if (/\d/.test(code) && /[A-Z]/.test(code) && code === code.toUpperCase()) return code;
      if (/^\d{3,8}$/.test(code)) return code;
    }
  return undefined;
}

const QUOTES = `["“”„«»']`;
const WORD_SUBJECT = String.raw`(?:subject|title|caption|heading|objet|betreff)`;
const SUBJECTS: readonly RegExp[] = [
  new RegExp(
    String.raw`${QUOTES}\s?(?<subject>[^"“”«»\n]{2,90}?)\s?${QUOTES},? (?:as|in|for|on) (?:the |your |ur |email |mail )*${WORD_SUBJECT}`,
    "iu",
  ),
  new RegExp(
    String.raw`(?:${WORD_SUBJECT}(?: line| of (?:the |your |ur )?(?:e-?)?mail)?|as|marked|under (?:the )?reference|mark(?:ed)?(?: it)?|entitled|titled|title (?:the|your|ur) (?:e-?)?mail)[^"“«\n]{0,45}?\s?["“„«]\s?(?<subject>[^"“”„«»\n]{2,90}?)\s?["”“»]`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:with|using|use|stating|state|indicating|quoting|quote|put|bearing|include|includes|including|having|wearing|insert|write|type|add|mention|carry|carrying|make|let|give|giving|specify|specifying|indicate) (?:the |your |ur )?(?<subject>[^"\n,;@]{2,80}?),? (?:as|in|on|for|be|at|to) (?:the |your |ur |email |mail |e-mail |their |a )*${WORD_SUBJECT}(?!\p{L})`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:title|caption|head) (?:the|your|ur) (?:e-?)?mail:? (?<subject>[^"\n.;,]{2,80})`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:the )?${WORD_SUBJECT}(?: line| of (?:the |your |ur )?(?:e-?)?mails?)?\s*(?:[:=]|should (?:be|read|carry|bear)|must (?:be|read|carry)|shall be|to be|is|reads?|–|-)\s*(?<subject>[^"\n.;)]{2,80})`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:e-?mail )?subject (?!to |of |matter|s |taught|line is)(?<subject>[A-Z][^"\n.;),]{2,60})`,
    "u",
  ),
  new RegExp(
    String.raw`(?<![\p{L}])(?<subject>[A-Z0-9][A-Z0-9/_-]{3,24}) (?:must|should) (?:be|appear) (?:in|on|as) the subject`,
    "u",
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:titled|captioned|headed|entitled|tagged|caption (?:it|your mail|ur mail)|mit (?:dem )?betreff|(?:en|pour|avec(?: pour)?) objet|in the heading) (?!as |with )(?<subject>[^"\n.;,)@]{2,60})`,
    "iu",
  ),
  new RegExp(String.raw`(?<subject>job title[^.,;\n]{0,50}?) as (?:the |your )?${WORD_SUBJECT}`, "iu"),
];

function subjectOf(applying: Sentence[], known: Parameters<typeof meaningOf>[1]): string | undefined {
  for (const pattern of SUBJECTS)
    for (const { text, label, line } of applying) {
      const found = pattern.exec(text)?.groups?.subject;
      const labelled =
        /^(?:subject|subject line|objet|betreff)$/.test(label ?? "") && line >= 0 ? text : undefined;
      const meaning = (labelled ?? found) && meaningOf((labelled ?? found) as string, known);
      if (meaning && !/@/.test(meaning)) return meaning;
    }
  return undefined;
}

function fileNameOf(text: string, known: Parameters<typeof meaningOf>[1]): string | undefined {
  const found = FILE_NAMED.exec(text)?.groups?.name;
  return found
    ? meaningOf(found.replace(/(?<!\p{L})(?:and|to|should|must)(?!\p{L})[^{]*@.*$/iu, ""), known)?.replace(
        /\{surname\}(?: and)? \{first name\}/,
        "{surname} {first name}",
      )
    : undefined;
}

const FILE_NAMED = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /name (?:your|ur|the) (?:file|cv|document)s?(?: as| with)?/u,
        /file ?names?(?: must be| should be| is|:)?/u,
        /(?:re)?name(?:d)?(?: (?:the|your|ur) (?:file|cv|document|resume)s?)?(?: with| as|:)/u,
        /save(?:d)? (?:the |your |ur )?(?:file|cv|document|resume)?s? ?(?:with|as)|saved (?:with|as)/u,
      ],
      "u",
    ),
    / ["“']?(?<name>[^"”,.;\n]{3,60})/u,
  ],
  "iu",
);

function formatIn(text: string): "PDF" | "Word" | undefined {
  const without = text.replace(OTHER_FORMAT, " ");
  const asksPdf = /(?<!\p{L})pdfs?(?!\p{L})/iu.test(without);
  const asksWord =
    /(?<!\p{L})(?:(?:in|as|ms|microsoft|separate) word|word (?:format|documents?|files?|docs?)|docx?)(?!\p{L})/iu.test(
      without,
    );
  return asksPdf === asksWord ? undefined : asksPdf ? "PDF" : "Word";
}

const OTHER_FORMAT = inOrder(
  [
    /(?<!\p{L})(?:not|no|never|nicht|kein\p{L}*|pas de) (?:an? |in |as )?(?:ms |microsoft )?/u,
    /(?:pdfs?|word)(?!\p{L})/u,
  ],
  "giu",
);

function oneFileIn(text: string): boolean | undefined {
  if (
    /(?<!\p{L})(?:separate(?:ly)?|separate files|two files|séparé\p{L}*|getrennt\p{L}*)(?!\p{L})/iu.test(text)
  )
    return false;
  return ONE_FILE.test(text) || undefined;
}

const ONE_FILE = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        inOrder(
          [
            /(?:one|single|1|un seul|une seule|eine|einer|in einer?) (?:single |\(1\) |only )?/u,
            /(?:pdf|file|document|fichier|attachment|datei|word)/u,
          ],
          "u",
        ),
        /merged?|combined?|all in one|both in one|together in|same (?:file|document|pdf)|seul (?:fichier|pdf)/u,
      ],
      "u",
    ),
  ],
  "iu",
);

function papersIn(text: string): string[] {
  const wanted = PAPERS.filter(({ pattern }) => {
    const found = pattern.exec(text);
    if (found === null) return false;
    const before = text.slice(Math.max(0, found.index - 24), found.index);
    return !NOT_WANTED.test(before) && !NOT_NEEDED.test(text.slice(found.index + found[0].length));
  }).map(({ name }) => name);
  return wanted.filter((name) => !(name === "photograph" && wanted.includes("passport photograph")));
}

function closingDate(sentences: Sentence[], today: string) {
  const closing = sentences.filter(
    ({ isHeading, text, label }) =>
      !isHeading && !STARTS.test(text) && (isLabelled(label) || CLOSES.test(text) || RELATIVE.test(text)),
  );
  for (const sentence of closing) {
    const found = closingDateIn(sentence.text, { today, hasLabel: true });
    if (found) return dateIn(sentence, found);
  }
  // "… by Tuesday, 1 December", without a word that closes.
  for (const sentence of sentences.filter((one) => mayClose(one))) {
    const found = closingDateIn(sentence.text, { today, hasLabel: false });
    if (found) return dateIn(sentence, found);
  }
  return interviewDate(sentences, today);
}

function mayClose(sentence: Sentence): boolean {
  const { isHeading, section, text } = sentence;
  if (
    isHeading ||
    STARTS.test(text) ||
    /(?<!\p{L})(?:graduat|experience|project|contract from)\p{L}*/iu.test(text)
  )
    return false;
  return section === "head" || section === "apply" || isAboutApplying(sentence);
}

function dateIn(sentence: Sentence, found: NonNullable<ReturnType<typeof closingDateIn>>) {
  return { date: found.date, start: sentence.start + found.start, end: sentence.start + found.end };
}

function isLabelled(label = ""): boolean {
  return /deadline|clos(?:ing|es)|submission|date limite|bewerbungs(?:schluss|frist)/.test(label);
}

const STARTS =
  /(?<!\p{L})(?:resumption|resumes?(?= (?:on|by|date))|start date|starts? on|commenc\p{L}*|born)(?!\p{L})/iu;
const RELATIVE = inOrder(
  [
    /(?<!\p{L})(?:days?|weeks?|months?|semaines?|wochen) (?:from|of|after|à compter|ab) /u,
    /(?:\p{L}+ ){0,4}(?:today|this|publication|notice|advert|date)(?!\p{L})/u,
  ],
  "iu",
);
const CLOSES = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /deadline|clos(?:es|ing|e|ed)|not later than|no later than|on or before|latest/u,
        /last (?:day|date)|not after|ends|expires?|shuts|submission|entries/u,
        /applications? (?:end|received)|date limite|avant le|au plus tard|bewerbungsschluss/u,
        anyOf(
          [
            /bewerbungsfrist|spätestens|stops?(?= on| by| receiving)|shut|cut[- ]?off|clôture/u,
            /dernier délai|einsendeschluss/u,
          ],
          "u",
        ),
        /(?:form|portal|entry|e) (?:dey |go )?close|we close|window/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);

/** The last day of a walk-in interview closes the post, too. */
function interviewDate(sentences: Sentence[], today: string) {
  for (const sentence of sentences) {
    if (
      sentence.isHeading ||
      !/(?<!\p{L})(?:interviews?|walk[- ]?in|screening|come (?:with|along|to)|test|report)(?!\p{L})/iu.test(
        sentence.text,
      )
    )
      continue;
    let last: ReturnType<typeof closingDateIn>;
    for (let at = 0; at < sentence.text.length;) {
      const found = closingDateIn(sentence.text.slice(at), { today, hasLabel: true });
      if (!found) break;
      last = { ...found, start: found.start + at, end: found.end + at };
      at += found.end;
    }
    if (last) return dateIn(sentence, last);
  }
  return undefined;
}

function walkInAddress(applying: Sentence[], sentences: Sentence[]): string | undefined {
  for (const { text, label } of [...applying, ...sentences]) {
    if (!COMES.test(text) && !/venue|address|walk/.test(label ?? "")) continue;
    const found = NUMBERED_ADDRESS.exec(text) ?? ADDRESS.exec(text) ?? OFFICE_PLACE.exec(text);
    if (!found) continue;
    // A name before the street belongs to the address: "Dawaki Consult, 7 Katsina Road".
    const before =
      /(?:(?:\p{Lu}[\p{L}'&.-]*|of|the|'s|gate|house|office) ?){1,6}(?:\([^)]{1,30}\))?, ?$/u.exec(
        text.slice(Math.max(0, found.index - 60), found.index),
      )?.[0] ?? "";
    const isName = before !== "" && !/^(?:Come|Bring|Walk|Submit)/.test(before.trim());
    return `${isName ? before : ""}${found[0]}`
      .replace(/^(?:to |at |the |our )+/i, "")
      .replace(/[\s,.]+$/, "")
      .trim();
  }
  return undefined;
}

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

function addresseeIn(applying: Sentence[], all: string): string | undefined {
  for (const [index, pattern] of ADDRESSEES.entries()) {
    const texts = index === 0 || index === ADDRESSEES.length - 1 ? [all] : applying.map(({ text }) => text);
    for (const text of texts) {
      const name = pattern.exec(text)?.groups?.name?.replace(/[.,;:\s]+$/, "");
      if (name && name.length > 3 && !NOT_A_NAME.test(name)) return name.trim();
    }
  }
  return undefined;
}
