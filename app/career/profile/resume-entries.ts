import { findPeriods } from "../dates";
import type { Profile } from "../profile.schema";
import { isLink } from "./entry-forms";
import { isOrganisation, isTitle } from "./line-kinds";
import type { ResumeLine } from "./resume-lines";
import { readJobs } from "./resume-work";
import { fit, tidy } from "./text-lines";

/** Projects: a short line that is no bullet names one; when all lines are bullets, each is one. */
export function readProjectLines(lines: ResumeLine[]): Profile["projects"] {
  const projects: Profile["projects"] = [];
  const hasNames = lines.some(({ isBullet }) => !isBullet);
  for (const { text, isBullet, isAfterBlank } of lines) {
    const line = tidy(text.replaceAll("\t", " | "));
    const last = projects.at(-1);
    if (last && last.url === undefined && isLink(line) && line.length <= 300) {
      last.url = line;
      continue;
    }
    const isDetail =
      last &&
      (isBullet
        ? hasNames
        : line.length > 120 || /^\p{Ll}/u.test(line) || (/[.;]$/.test(line) && !isAfterBlank));
    if (
      isDetail &&
      !isBullet &&
      last.description === undefined &&
      last.highlights.length === 0 &&
      line.length <= 1000
    )
      last.description = line;
    else if (isDetail) last.highlights.push(...fit(line, 1000));
    else projects.push(readProject(line));
  }
  return projects;
}

function readProject(line: string): Profile["projects"][number] {
  const range = findPeriods(line).find(({ index, length }) => /^[\s)\].]*$/.test(line.slice(index + length)));
  const words = range ? tidy(line.slice(0, range.index).replace(/[\s,:;(|–—-]+$/, "")) : line;
  const parts = words.split(/\s*\|\s*|\s+[–—-]\s+(?=(?:https?:|www\.|[\w.-]+\.\w+\/))/);
  const url = parts.length > 1 ? parts.find((part) => isLink(part) && part.length <= 300) : undefined;
  const title = parts.filter((part) => part !== url).join(" – ");
  const [, name = title, description] = /^([^:]{2,100}):\s+(.{10,})$/.exec(title) ?? [];
  const [first = tidy(line), ...more] = fit(name === "" ? line : name, 200);
  return {
    name: first,
    ...(description !== undefined && description.length <= 1000 && { description }),
    ...(url !== undefined && { url }),
    ...(name !== "" && range?.start !== undefined && { startDate: range.start }),
    ...(name !== "" && range?.end !== undefined && { endDate: range.end }),
    highlights: [
      ...more,
      ...(description !== undefined && description.length > 1000 ? fit(description, 1000) : []),
    ],
  };
}

/** Voluntary work is told as jobs are, or as one bullet each. */
export function readVolunteerLines(lines: ResumeLine[]): Profile["volunteer"] {
  const isList = lines.every(({ isBullet }) => isBullet);
  const asHeads = lines.map((line) =>
    isList && (isTitle(line.text) || isOrganisation(line.text)) && line.text.length <= 120
      ? { ...line, isBullet: false, isAfterBlank: true }
      : line,
  );
  return readJobs(asHeads).map(({ name, summary, highlights, ...job }) => ({
    ...job,
    ...(name !== undefined && { organization: name }),
    highlights: [...(summary === undefined ? [] : [summary]), ...highlights],
  }));
}
