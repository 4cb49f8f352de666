import type { Chance } from "./invent";

/**
 * Forms of an entry's head. Lines are parted by "/", parts by the marks between them. %E employer, %T title, %D dates, %P place, %S school,
 * %G degree with its subject, %B degree alone, %A subject alone, %Q grade. "§" is a tab. "[…]" is a table row whose cells are parted by "§".
 */
export const workForms = [
  "%E§%D/%T",
  "%T§%D/%E, %P",
  "%T, %E, %P (%D)",
  "%E - %T/%D",
  "%D§%T/%E",
  "%T at %E/%D | %P",
  "%E, %P§%D/%T",
  "%T | %E | %D",
  "%E/%T/%D",
  "%T/%E/%D/%P",
  "%E (%P)/%T/%D",
  "%D/%E/%T",
  "%D: %T, %E",
  "%E§%P/%T§%D",
  "Employer: %E/Position: %T/Date: %D",
  "Post Held: %T/Organisation: %E/Duration: %D",
  "%T – %E – %D",
  "%E | %P | %D/%T",
  "[%D§%E§%T]",
  "[%E§%T§%D]",
  "%T, %E§%D",
  "%E, %T§%D",
  "%T (%D)/%E, %P",
  "%T/%E · Full-time/%D · %P",
  "%T/%E/%P/%D",
  "%T %E§%D",
  "%D§%E, %P/%T",
  "%E, %P. %T (%D)",
  "%T - %D/%E",
  "%E§%P/*%T§%D",
  "%T at %E/from %D",
  "%D %T, %E",
  "%E§%D/*%T",
  "%D§%T§%E",
  "%E, %P, %D/%T",
  "%T/%E | %P/%D",
  "%T, %P§%D/%E",
  "%E/%P/%T, %D",
  "%D/%T/%E, %P",
  "%E (%D)/%T",
  "%T | %D/%E | %P",
  "%E — %P§%D/%T",
  "%T • %E • %D",
  "Position: %T§Period: %D/Company: %E, %P",
  "[%T, %E§%D]",
  "Employer: %E, %P/Position: %T/From: %F To: %U",
  "⟦%D⟧/%T %E/City: %P",
  "[%N§%E, %P§%T§%D]",
  "Company: %E/Job Title: %T/Start Date: %F/End Date: %U",
  "[%N§%D§%E§%T]",
  "%T, %P/%E/%D",
  "%D %P§%E/%T",
  "%E/%T/%D (%L)/%P",
  "%T/%E/%D · %L/%P",
  "%D, %P§%T/%E",
  "%E §%D/%P/%T",
  "%D %P/%E/%T",
  "%P, %D§%E/%T",
  "%T/%E | %P | %D",
  "NYSC — %E, %P§%D/%T",
  "%T — %E, %P (SIWES, %D)",
  "%T, %E (NYSC, %D)",
  "%T (NYSC)/%E§%D",
  "%E, %P (NYSC)/Post: %T/Period: %D",
];

export const schoolForms = [
  "%S§%D/%G",
  "%G§%D/%S, %P",
  "%G, %S, %P (%D)",
  "%S - %G/%D",
  "%D§%G/%S",
  "%G/%S/%D",
  "%S, %P§%D/%G, %Q",
  "%G | %S | %D",
  "%S/%G/%D/%Q",
  "%S (%D)/%G",
  "%D/%S/%G",
  "%D: %G, %S",
  "%S§%P/%G§%D",
  "Institution: %S/Course: %C/Qualification: %B/Year: %D",
  "%S, %P§%Y/%G (%Q)",
  "[%D§%S§%G]",
  "[%S§%G§%Y]",
  "%G – %S – %Y",
  "%B (%A), %S§%D",
  "%S, %G, %Y",
  "%S/%B, %A§%D",
  "%G (%Q)/%S§%Y",
  "%S %Y",
  "%G from %S, %Y",
  "%D§%S, %P/%G",
  "%S/%G · %Q/%D",
  "%S, %B in %A§%D/%Q",
  "%Y§%G§%S",
  "%G/%S, %P/%D",
  "%S | %P/%G | %Y",
  "%B in %A at %S§%D",
  "%D %S (%G)",
  "[%S§%D]",
  "%S, %P/%G, %D/%Q",
  "%G, %D/%S",
  "%S — %G§%Y",
  "⟦%D⟧/%G %S/City: %P | Final grade: %Q",
  "[%N§%S, %P§%G, %Q§%D]",
  "%S/%G, %Q · (%D)",
  "[%D§%S§%G§%Q]",
  "School: %S, %P/Degree: %G/Class: %Q/From: %F To: %U",
  "%D: %S, %P; %G; %Q",
  "%D§%S, %P/%B (%A) – %Q",
  "%S/%B (%A), %Q/%D",
  "%B, %A/%S, %P§%D",
  "School: %S/Field of Study: %C/Degree: %B/Period: %D",
  "%G, %Q/%S | %P | %D",
  "%S§%I",
  "%G (%Q)§%Y",
  "%G in view, %S, %D",
  "%S, %P — %G, %Q, %I",
];

/** The layout of the resumes that this product prints, which people upload again. */
export const ownForms = { work: "%T/%E | %P | %D", school: "%G, %Q/%S | %P | %D" };

const inner = ["§", ", ", " | ", " – ", " - ", " · ", " — ", " • ", "; "];

/** A form that nobody wrote: the parts in any order on one to four lines, between any marks. */
export function composeForm(choose: Chance, kind: "work" | "school"): string {
  const own = kind === "work" ? ["%E", "%T"] : ["%S", "%G"];
  const head = choose.is(0.5) ? own : [...own].reverse();
  const date = kind === "work" || choose.is(0.7) ? "%D" : "%Y";
  const parts = [...head];
  const more = [...(choose.is(0.6) ? ["%P"] : []), ...(kind === "school" && choose.is(0.6) ? ["%Q"] : [])];
  for (const part of more) {
    // A place stands behind the employer or school, a result behind the degree; both may stand last.
    const after = part === "%P" ? (own[0] ?? "") : "%G";
    const at = choose.is(0.75) ? parts.indexOf(after) + 1 : parts.length;
    parts.splice(at, 0, part);
  }
  parts.splice(choose.pick([0, 0, 1, 2, parts.length, parts.length, parts.length]), 0, date);
  const one = choose.pick(inner);
  const breaks = choose.pick([0.15, 0.4, 0.6, 0.8]);
  let form = parts[0] ?? "";
  for (const [at, part] of parts.entries()) {
    if (at === 0) continue;
    const before = parts[at - 1] ?? "";
    if (choose.is(breaks)) form += `/${part}`;
    else if (part === date)
      form += choose.pick([`§${part}`, ` (${part})`, `, ${part}`, ` | ${part}`, `${one}${part}`]);
    else if (before === date) form += `${choose.pick([": ", "§", " | ", " – ", one])}${part}`;
    else if (part === "%P") form += choose.pick([`, ${part}`, `, ${part}`, ` (${part})`, `${one}${part}`]);
    else if (part === "%Q") form += choose.pick([`, ${part}`, ` (${part})`, ` – ${part}`, `; ${part}`]);
    else if (part === "%E" && before === "%T")
      form += choose.pick([`${one}${part}`, ` at ${part}`, `, ${part}`]);
    else form += `${one}${part}`;
  }
  if (kind === "work") return form;
  return choose.is(0.6)
    ? form
    : form.replace("%G", choose.pick(["%B (%A)", "%B, %A", "%B in %A", "%B – %A"]));
}

export type Form = { lines: string[]; isRow: boolean; isShared: boolean };

/** "%E§%P/*%T§%D": the star marks where several posts under one employer repeat. */
export function readForm(form: string): Form {
  const isRow = form.startsWith("[");
  const lines = form.replace(/^\[|\]$/g, "").split("/");
  return { lines: lines.map((line) => line.replace("*", "")), isRow, isShared: form.includes("*") };
}

/** Every third form is kept aside: no training page uses it. */
export function isKeptAside(index: number): boolean {
  return index % 3 === 2;
}
