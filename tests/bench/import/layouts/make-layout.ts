import type { Layout } from "../layout";
import { DATES, JOBS, look, SCHOOLS, WORDS } from "../presets";

const USUAL: Omit<Layout, "name" | "maker" | "keptAside"> = {
  words: WORDS.classic,
  headingCase: "upper",
  order: ["summary", "work", "education"],
  side: [],
  nameForm: "asIs",
  hasHeadline: false,
  contact: { joinedBy: " | " },
  contactIn: "top",
  phone: 0,
  job: JOBS.employerTab,
  school: SCHOOLS.institutionTab,
  jobDates: DATES.short,
  schoolDates: DATES.years,
  bullets: "list",
  skills: "commas",
  certificate: "{name}[, {issuer}][, {date}][ ({standing})]",
  look: look({}),
};

export type LayoutChange = Partial<Layout> & { name: string };

/** Layouts of one maker: what is not said is as usual. */
export function makeLayouts(maker: Layout["maker"], keptAside: boolean, changes: LayoutChange[]): Layout[] {
  return changes.map((change) => ({ ...USUAL, maker, keptAside, ...change }));
}
