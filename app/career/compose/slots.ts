import { formatLongYearMonth, formatPeriod } from "../dates";
import type { DocumentLanguage } from "../generated-document";
import type { Profile } from "../profile.schema";
import { namedPapers } from "../letter-writer";
import { calmProfile } from "../writer/calm-profile";
import type { PrivateDetails } from "./private-details";
import type { Given } from "./given";
import { tenureFacts } from "./tenure-facts";

/** What the server prints in the place of a slot, and the entry that it belongs to. */
export type Slot = { slot: string; text: string; entry: string };

/**
 * The hard facts of a profile as slots: "{{work.0.name}}" prints the employer, "{{education.1}}" a study as the record names it, with how far it has
 * come. A model sets the slot and never types the fact.
 */
export function slotsOf(
  written: Profile,
  { language, today }: { language: DocumentLanguage; today: string },
): Slot[] {
  const profile = calmProfile(written);
  const papers = namedPapers(profile, { language, today });
  const slots: Slot[] = [];
  const add = (entry: string, field: string, parts: (string | undefined)[]) => {
    const text = parts.filter((part) => part !== undefined && part !== "").join(", ");
    if (text !== "") slots.push({ slot: `{{${field === "" ? entry : `${entry}.${field}`}}}`, text, entry });
  };
  const addJob = (entry: string, job: Job) => {
    add(entry, "position", [job.position]);
    add(entry, "name", [job.name]);
    add(entry, "start", [job.startDate && formatLongYearMonth(job.startDate, language)]);
    add(entry, "dates", [formatPeriod(job.startDate, job.endDate, language)]);
  };
  for (const section of ["work", "siwes"] as const)
    profile[section].forEach((job, at) => addJob(`${section}.${at}`, job));
  profile.volunteer.forEach((one, at) => addJob(`volunteer.${at}`, { ...one, name: one.organization }));
  profile.education.forEach((_study, at) => add(`education.${at}`, "", [papers.get(`education.${at}`)]));
  profile.certificates.forEach(({ name, issuer, status }, at) => {
    const named = papers.get(`certificates.${at}`);
    add(`certificates.${at}`, "", named === undefined ? [name, issuer, status] : [named]);
  });
  return slots;
}

type Job = {
  position?: string | undefined;
  name?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
};

/**
 * Prints what a model wrote: private details back in their places, slots as the facts they stand for. `sources` are the ids of lines
 * that a sentence then stands on: the entries of its slots, and of the lengths of time that it cites.
 */
export type Printer = {
  print: (text: string) => { text: string; entries: string[] };
  sources: (ids: string[], entries: string[]) => string[];
  /** Whether a text names the post, the company or the advert. */
  isAboutPost: (text: string) => boolean;
};

export function printerOf(
  { profile, language, today, targetTitle, company }: Given,
  { restore }: Pick<PrivateDetails, "restore">,
): Printer {
  const slots = slotsOf(profile, { language, today });
  const tenures = new Map(tenureFacts(profile, today).map(({ id, entries }) => [id, entries]));
  const names = [targetTitle, company].filter((name) => name !== "");
  return {
    isAboutPost: (text) => NAMES_ADVERT.test(text) || names.some((name) => text.includes(name)),
    print: (text) => printSlots(restore(text), slots),
    sources: (ids, entries) => [...new Set([...ids.flatMap((id) => tenures.get(id) ?? [id]), ...entries])],
  };
}

const NAMES_ADVERT = /\b(?:advert|anuncio|oferta|annonce|anzeige|your|votre|vos|ihre?|ihren|ihrem)\b/iu;

/** The text with its slots printed, and the entries they cite. A slot that nobody knows stays, and the check finds it. */
export function printSlots(text: string, slots: Slot[]): { text: string; entries: string[] } {
  const entries: string[] = [];
  const printed = text.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (whole, name: string) => {
    const slot = slots.find((one) => one.slot === `{{${name}}}`);
    if (!slot) return whole;
    entries.push(slot.entry);
    return slot.text;
  });
  return { text: printed, entries };
}
