import type { Profile } from "../profile.schema";
import { type Draft, normalizeValue, pieces } from "./draft";
import { entriesOf } from "./entries";
import { datesOf, linesOf, value } from "./entry-values";
import type { Field } from "./field";
import { projectGrammar } from "./grammars";

/** Reads projects into the profile. */
export function readProjects(draft: Draft, fields: readonly Field[]): Field[] {
  const { entries, before } = entriesOf(fields, projectGrammar);
  for (const entry of entries) {
    const path = `projects.${draft.profile.projects.length}`;
    const name = value(draft, entry, "item", `${path}.name`, "line");
    if (!name) continue;
    const url = value(draft, entry, "link", `${path}.url`, "line");
    const project: Profile["projects"][number] = {
      name,
      ...(url && { url }),
      ...datesOf(draft, entry, path),
      highlights: linesOf(draft, entry.lines, path),
    };
    draft.profile.projects.push(project);
  }
  return before.filter((field) => !lineAsProject(draft, fields, field));
}

/** "PriceWatch (a link) - compares food prices": a line before any head tells of a project. What leads it is its name. */
function lineAsProject(draft: Draft, fields: readonly Field[], { label, text, paragraph }: Field): boolean {
  if (label !== "line") return false;
  const lead = fields.find((field) => field.paragraph === paragraph && field.label === "label");
  const [, name = text, rest] =
    lead === undefined ? (/^(.{2,80}?)(?:\s[–—-]\s|:\s)(\S.*)$/u.exec(text) ?? []) : ["", lead.text, text];
  const path = `projects.${draft.profile.projects.length}`;
  draft.profile.projects.push({
    name: normalizeValue(name).slice(0, 200).trim(),
    highlights: rest === undefined ? [] : pieces(rest, 1000),
  });
  draft.use(paragraph, lead === undefined ? text : `${lead.text} ${text}`);
  draft.fact(`${path}.name`, paragraph, 0.8);
  return true;
}
