import { z } from "zod";
import { parseDate } from "../dates";
import { formatPhone } from "../phone";
import { cleanLine, Nysc, OLevel, Profile, Referee, Standing } from "../profile.schema";
import type { Doubt } from "../resume/draft";
import type { ReadResume } from "../resume/read-resume";
import { canonicalProfile, emptyProfile } from "./canonical-profile";
import { isRecord, JsonObject } from "./json-object";

/**
 * A resume in the form of JSON Resume (https://jsonresume.org/schema), also as `toJsonResume` writes it. Words that the profile has no
 * place for are in `notPlaced`. Undefined when the value is no JSON Resume.
 */
export function fromJsonResume(value: unknown): ReadResume | undefined {
  if (!isRecord(value) || !SECTION_KEYS.some((key) => key in value)) return undefined;
  const root = new JsonObject(value);
  const doubts: Doubt[] = [];
  const profile = emptyProfile();
  readBasics(root, profile);
  readOurOwn(root, profile);
  for (const entry of root.list("work")) readJob(entry, profile, doubts);
  for (const entry of root.list("volunteer"))
    profile.volunteer.push({
      ...entry.lines({ organization: 200, position: 200, location: 200 }),
      ...datesOf(entry),
      highlights: [...entry.texts("summary", 1000), ...entry.texts("highlights", 1000)],
    });
  for (const entry of root.list("education"))
    profile.education.push({
      ...entry.lines({
        institution: 200,
        area: 200,
        studyType: 200,
        location: 200,
        score: 200,
        standingText: 200,
      }),
      ...standingOfEntry(entry),
      ...datesOf(entry),
      highlights: entry.texts("courses", 1000),
    });
  for (const entry of root.list("projects")) {
    const { name, ...rest } = entry.lines({ name: 200, description: 1000, url: 300 });
    if (name !== undefined)
      profile.projects.push({
        name,
        ...rest,
        ...datesOf(entry),
        highlights: entry.texts("highlights", 1000),
      });
  }
  readLists(root, profile);
  for (const key of ["meta", "$schema"]) root.ignore(key);
  const parsed = Profile.safeParse(canonicalProfile(profile));
  if (!parsed.success) return undefined;
  const notPlaced = root.listUnread().map((text) => ({ paragraph: 0, text }));
  return { profile: parsed.data, facts: [], doubts, notPlaced, headings: [], labels: [] };
}

const SECTION_KEYS = ["basics", "work", "education", "skills", "projects", "volunteer", "certificates"];

function readBasics(root: JsonObject, profile: Profile): void {
  const basics = root.child("basics");
  const { phone, ...lines } = basics.lines({ name: 200, label: 200, email: 200, phone: 100 });
  const place = basics.child("location");
  const { address, city, region, countryCode } = place.lines({
    address: 200,
    city: 100,
    region: 100,
    countryCode: 10,
  });
  const location = [address, city, region, countryCode === "NG" ? undefined : countryCode]
    .filter(Boolean)
    .join(", ");
  profile.basics = {
    ...lines,
    ...(phone !== undefined && { phone: formatPhone(phone) }),
    ...(location !== "" && location.length <= 200 && { location }),
    links: [
      ...basics.texts("url", 300),
      ...basics.list("profiles").flatMap((one) => {
        const { url } = one.lines({ url: 300 });
        one.ignore("network");
        one.ignore("username");
        return url === undefined ? [] : [url];
      }),
    ].map((url) => url.replace(/^https?:\/\//i, "")),
  };
  profile.summary = basics.texts("summary", 2000);
}

function readJob(entry: JsonObject, profile: Profile, doubts: Doubt[]): void {
  const ours = entry.child("oyaApply");
  entry.ignore("oyaApply");
  const section = ours.value.section;
  const isCurrent = ours.value.current === true;
  if (section === "nysc" && profile.nysc) return entry.ignore(); // it stands whole under meta
  const place = section === "siwes" ? "siwes" : "work";
  const { startDate, endDate } = datesOf(entry);
  const end = endDate ?? (isCurrent ? "present" : undefined);
  if (startDate !== undefined && end === undefined)
    doubts.push({
      kind: "dates",
      paragraph: 0,
      path: `${place}.${profile[place].length}.endDate`,
      text: "This file gives no end date. Are you still there?",
      suggestion: "present",
    });
  profile[place].push({
    ...entry.lines({ name: 200, position: 200, location: 200, summary: 1000 }),
    ...(startDate !== undefined && { startDate }),
    ...(end !== undefined && { endDate: end }),
    highlights: entry.texts("highlights", 1000),
  });
}

function readLists(root: JsonObject, profile: Profile): void {
  for (const entry of root.list("skills")) {
    const { name } = entry.lines({ name: 100 });
    const keywords = entry.texts("keywords", 200);
    // A skill without keywords is the skill itself; "Skills" is our own word for a group without a name.
    if (keywords.length === 0 && name !== undefined) profile.skills.push({ keywords: [name] });
    if (keywords.length > 0)
      profile.skills.push({ ...(name !== undefined && name !== "Skills" && { name }), keywords });
  }
  for (const entry of root.list("certificates")) {
    const { name, ...rest } = entry.lines({ name: 200, issuer: 200, status: 100 });
    const date = dateOf(entry, "date");
    if (name !== undefined)
      profile.certificates.push({
        name,
        ...rest,
        ...standingOfEntry(entry),
        ...(date !== undefined && { date }),
      });
  }
  for (const entry of root.list("awards")) {
    const { title, awarder } = entry.lines({ title: 300, awarder: 200 });
    const date = dateOf(entry, "date");
    if (title !== undefined)
      profile.awards.push({ title, ...(awarder && { awarder }), ...(date !== undefined && { date }) });
  }
  for (const entry of root.list("languages")) {
    const { language, fluency } = entry.lines({ language: 100, fluency: 100 });
    if (language !== undefined) profile.languages.push({ language, ...(fluency && { fluency }) });
  }
}

/** What JSON Resume has no place for, as `toJsonResume` writes it under `meta`; and referees, by name at least. */
function readOurOwn(root: JsonObject, profile: Profile): void {
  const own = OwnSections.safeParse(root.child("meta").child("oyaApply").value).data;
  if (own) Object.assign(profile, own);
  const known = new Set(own?.referees?.list.map(({ name }) => name));
  for (const entry of root.list("references")) {
    const { name } = entry.lines({ name: 200 });
    if (name === undefined) continue;
    if (known.has(name)) entry.ignore();
    else
      profile.referees = {
        onRequest: profile.referees?.onRequest ?? false,
        list: [...(profile.referees?.list ?? []), { name }],
      };
  }
}

const OwnSections = z.object({
  nysc: Nysc.optional(),
  oLevels: z.array(OLevel).default([]),
  personal: Profile.shape.personal,
  custom: Profile.shape.custom,
  referees: z.object({ onRequest: z.boolean(), list: z.array(Referee).default([]) }).optional(),
});

function datesOf(entry: JsonObject): { startDate?: string; endDate?: string } {
  const startDate = dateOf(entry, "startDate");
  const endDate = dateOf(entry, "endDate");
  return { ...(startDate !== undefined && { startDate }), ...(endDate !== undefined && { endDate }) };
}

/** "2019-03-01", "2019-03" and "2019"; or a date as people write it. */
function dateOf(entry: JsonObject, key: string): string | undefined {
  return entry.text(key, (text) => {
    const line = cleanLine(text);
    const iso = /^((?:19|20)\d{2})(?:-(0[1-9]|1[0-2]))?(?:-\d{2})?(?:T.*)?$/.exec(line);
    if (iso) return iso[2] === undefined ? iso[1] : `${iso[1]}-${iso[2]}`;
    return line.length <= 40 ? parseDate(line) : undefined;
  });
}

function standingOfEntry(entry: JsonObject): { standing?: Standing } {
  const standing = entry.text("standing", (text) => Standing.safeParse(text).data);
  return standing === undefined ? {} : { standing };
}
