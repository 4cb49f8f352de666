import { findPeriods } from "~/career/dates";
import { foldText } from "~/career/nlp/fold";
import { headingSection } from "../headings";
import { hasPaperNoun, startsAsPaper } from "../paper-words";
import { isSchool } from "../row-kinds";
import { spokenLanguages } from "../spoken";
import {
  holdLead,
  paperLabel,
  pause,
  schoolLead,
  skillLead,
  studyLead,
  trainingLead,
} from "../vocabulary/note-words";
import { papersAlone } from "../vocabulary/papers";
import { verbs } from "../vocabulary/vocabulary";
import { isStudy, startsAsStudy } from "./note-names";
import { thingsIn } from "./note-things";
import { ownTime } from "./note-own-time";
import { notePost } from "./note-posts";

/** The one kind of fact that a clause of a note tells. "line": what was done in the post before it. */
export type NoteKind = "work" | "education" | "certificates" | "skills" | "languages" | "line" | "pause";

/** Where a clause stands: right under a post, or behind the posts, among studies and papers. */
export type NotePlace = "post" | "tail" | "head";

/** Letters of the longest line that is parted: what is longer is no line of a note. */
export const longestClause = 600;
const mostWordsOfPaper = 12;
/** What names a paper and nothing that is done at work. */
const strongPaper = /(?<!\p{L})(?:certificate|cert|licen[cs]e|trade test|diploma|training|course)(?!\p{L})/iu;
const alone = new Set(papersAlone.split(/,\s*/));

/** What a clause tells. Below a post only what is plainly something else is no line of it. */
export function noteKind(text: string, place: NotePlace): NoteKind | undefined {
  if (text.length > longestClause) return place === "post" ? "line" : undefined;
  const spoken = spokenLanguages(text);
  if (spoken && (spoken.isLed || spoken.list.length > 1)) return "languages";
  if (pause.test(text)) return "pause";
  if (skillLead.test(text) && (/^[^:=]{1,30}[:=]/.test(text) || (place !== "post" && /,/.test(text))))
    return "skills";
  if (paperLabel.test(text) && /\p{L}/u.test(text.replace(paperLabel, ""))) return "certificates";
  const post = notePost(text);
  const isLed = schoolLead.test(text) || startsAsStudy(text) || leadOfStudy(text) !== "";
  const isOther = (head: string) =>
    isOfStudy(head, "tail") || (post?.title === undefined && strongPaper.test(head));
  if (!post && ownTime(text)) return "work";
  if (post && !isLed && (post.isSure || !isOther(text.slice(0, post.end)))) return "work";
  if (isOfStudy(text, place)) return "education";
  if (isOfPaper(text, place)) return "certificates";
  if (place === "head" && thingsIn(text)) return "skills";
  if (skillLead.test(text) && place !== "post") return "skills";
  return place === "post" ? "line" : undefined;
}

/** "started", "Now doing", before a degree. */
function leadOfStudy(text: string): string {
  const lead = studyLead.exec(text)?.[0] ?? "";
  return lead !== "" && startsAsStudy(text.slice(lead.length)) ? lead : "";
}

function isOfStudy(written: string, place: NotePlace): boolean {
  const lead = leadOfStudy(written) || (schoolLead.exec(written)?.[0] ?? "");
  const text = written.slice(lead.length).replace(holdLead, "");
  if (/[:=-]\s*$/.test(lead) && place !== "post") return true;
  const isDated = findPeriods(text).length > 0;
  if (startsAsStudy(text) || /^(?:waec|neco|ssce|wassce|nabteb|gce|fslc)\b/iu.test(text))
    return isDated || place !== "post" || isSchool(text);
  const [name = ""] = text.split(",");
  // "food handler card, Katsina primary health 2021".
  if (hasPaperNoun(name) && !isStudy(name)) return false;
  if (isStudy(text)) return isDated || (place === "tail" && isSchool(text));
  return place === "tail" && isSchool(text) && !startsAsPaper(text) && !hasPaperNoun(text);
}

/** "I do", before a training. */
function leadOfPaper(text: string): string {
  const lead = holdLead.exec(text)?.[0];
  if (lead !== undefined) return lead;
  const own = trainingLead.exec(text)?.[0] ?? "";
  const isDated = /(?:19|20)\d{2}/.test(text);
  return own !== "" && isDated && strongPaper.test(text.slice(own.length)) ? own : "";
}

function isOfPaper(written: string, place: NotePlace): boolean {
  const lead = leadOfPaper(written);
  const text = written.slice(lead.length);
  const words = foldText(text).split(/\s+/);
  if (words.length > mostWordsOfPaper || verbs.has(words[0] ?? "") || /^(?:we|they|he|she)\s/iu.test(text))
    return false;
  const isDated = /\b(?:19|20)\d{2}\b/.test(text);
  const isNamed = hasPaperNoun(text) || alone.has(words.slice(0, 2).join(" ")) || alone.has(words[0] ?? "");
  if (place === "post") return !/^i\s/iu.test(text) && strongPaper.test(text) && isDated && words.length <= 8;
  if (/^i\s/iu.test(text)) return false;
  return isNamed || (place === "tail" && isDated);
}

/** True for a line that tells a post, a paper or a study, whatever it looks like: it heads nothing. */
export function isClause(text: string): boolean {
  const kind = headingSection(text) === undefined ? noteKind(text, "tail") : undefined;
  return kind === "work" || kind === "certificates" || kind === "education";
}

/** The words that lead to a list or a name in a clause of some kind, and are no part of it. */
export function leadOf(text: string, kind: NoteKind): string {
  if (kind === "skills") return skillLead.exec(text)?.[0] ?? text.slice(0, thingsIn(text)?.from ?? 0);
  if (kind === "education") return leadOfStudy(text) || (schoolLead.exec(text)?.[0] ?? "");
  if (kind !== "certificates") return "";
  return paperLabel.exec(text)?.[0] ?? leadOfPaper(text);
}
