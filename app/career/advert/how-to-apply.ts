import type { HowToApply } from "~/career/job-advert";
import { dayIn } from "./dates";

/** Where and how the application is to be sent, as far as the advert says. */
export function readHowToApply(lines: string[]): HowToApply {
  const text = lines.join("\n");
  const deadline = lines
    .filter((line) =>
      /deadline|clos(?:e|es|ing)|later than|on or before|latest|before|date limite|au plus tard/i.test(line),
    )
    .map(dayIn)
    .find(Boolean);
  return compact({
    email: /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u.exec(text)?.[0],
    url: (
      /\bhttps?:\/\/[^\s<>"')\]]+/i.exec(text)?.[0] ??
      /\b(?:www\.|bit\.ly\/|forms\.gle\/)[^\s<>"')\]]+/i.exec(text)?.[0]
    )?.replace(/[.,;]+$/, ""),
    phone: /(?<![\d.])(?:\+?234[ -]?|0)[789][01]\d?(?:[ -]?\d){7,8}(?!\d)/.exec(text)?.[0],
    subject: subjectLine(text),
    format: formatAsked(text),
    deadline,
  });
}

/** The reference number of the advert: "Ref: ACC/2026/04" → "ACC/2026/04". */
export function advertReference(lines: string[]): string | undefined {
  for (const line of lines) {
    const found =
      /\b(?:ref(?:erence)?(?:\.|\s+(?:no|number|code|id))?\.?|job (?:code|id|ref(?:erence)?(?: no)?)|vacancy (?:no|number|code))\.?\s*[:#-]\s*([A-Z0-9][A-Z0-9/_.-]{1,24})/i.exec(
        line,
      )?.[1];
    if (found && /\d/.test(found)) return found.replace(/[.-]+$/, "");
  }
  return undefined;
}

function subjectLine(text: string): string | undefined {
  const quoted =
    /(?:subject|title|heading|caption|objet)\b[^"“”'‘\n]{0,60}["“'‘]([^"”’'\n]{3,80})["”’']/i.exec(text)?.[1];
  if (quoted) return quoted.trim();
  const quotedFirst = /["“‘]([^"”’\n]{3,80})["”’] as (?:the |your )?(?:subject|title|heading|caption)/i.exec(
    text,
  )?.[1];
  if (quotedFirst) return quotedFirst.trim();
  const asked =
    /\b(?:using|with|stating|state|use|quote)\s+(?:the |your )?([\p{L} /&-]{3,40}?)\s+as\s+(?:the\s+)?(?:subject|title|heading)/iu.exec(
      text,
    )?.[1];
  if (asked) return asked.trim();
  return /\bsubject(?: line| of (?:the |your )?(?:e-?)?mail)?\s*[:=]\s*([^\n.]{3,80})/i
    .exec(text)?.[1]
    ?.trim();
}

function formatAsked(text: string): "PDF" | "Word" | undefined {
  const asksPdf = /\bpdf\b/i.test(text);
  const asksWord =
    /\b(?:in|as|ms|microsoft) word (?:format|document|file|doc)\b|\bword (?:format|document)\b|\.docx?\b/i.test(
      text,
    );
  if (asksPdf === asksWord) return undefined;
  return asksPdf ? "PDF" : "Word";
}

function compact(given: { [key in keyof HowToApply]: HowToApply[key] | undefined }): HowToApply {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
