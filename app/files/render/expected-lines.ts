import type { Profile } from "~/career/profile.schema";
import { listContacts } from "./letter-layout";
import { toPrintableText } from "./characters";
import type { RenderableDocument } from "./layout";

/**
 * Every line of the person's own text that a file must show. Dates are left out, because they are printed in
 * another form.
 */
export function listExpectedLines(document: RenderableDocument): string[] {
  if (document.type === "cover_letter") {
    const { letter } = document;
    const sender = { ...letter.sender, lines: listContacts(letter) };
    return collectStrings({ ...letter, sender });
  }
  const { basics, sectionOrder } = document.profile;
  return [
    ...collectStrings(basics),
    ...sectionOrder.flatMap((key) => collectStrings(getSection(document.profile, key))),
  ];
}

function getSection(profile: Profile, key: Profile["sectionOrder"][number]): unknown {
  if (key === "nysc") return { ...profile.nysc, status: undefined };
  if (key in profile) return profile[key as keyof Profile];
  const custom = profile.custom[Number(key.slice("custom.".length))];
  return custom?.lines.some(({ text }) => toPrintableText(text) !== "") ? custom : undefined;
}

const DATE_FIELDS = new Set(["startDate", "endDate", "date"]);
// Printed as a word of the document's language.
const CODE_FIELDS = new Set(["standing"]);

function collectStrings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(collectStrings);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    CODE_FIELDS.has(key) || (DATE_FIELDS.has(key) && /^\d{4}(-\d\d)?$|^present$/.test(String(part)))
      ? []
      : collectStrings(part),
  );
}
