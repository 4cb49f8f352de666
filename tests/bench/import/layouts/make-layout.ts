import type { Layout } from "../layout";
import { DATES, JOBS, look, SCHOOLS, WORDS } from "../presets";

const USUAL: Omit<Layout, "name" | "maker" | "keptAside" | "phone"> = {
  words: WORDS.classic,
  headingCase: "upper",
  order: ["summary", "work", "education"],
  side: [],
  nameForm: "asIs",
  hasHeadline: false,
  contact: { joinedBy: " | " },
  contactIn: "top",
  job: JOBS.employerTab,
  school: SCHOOLS.institutionTab,
  jobDates: DATES.short,
  schoolDates: DATES.years,
  bullets: "list",
  skills: "commas",
  certificate: "{name}[, {issuer}][, {date}][ ({standing})]",
  look: look({}),
};

const PHONES = [0, 1, 2, 3] as const; // ways to write the number, in turn

export type LayoutChange = Partial<Layout> & { name: string };

/** Layouts of one maker: what is not said is as usual. */
export function makeLayouts(maker: Layout["maker"], keptAside: boolean, changes: LayoutChange[]): Layout[] {
  return changes.map((change, index) => ({
    ...USUAL,
    phone: PHONES[index % 4] ?? 0,
    maker,
    keptAside,
    ...change,
  }));
}
