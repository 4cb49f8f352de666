// From a person and a layout to the sheet, and to the truth of that sheet: what a perfect reader would find on it.
import { entriesOf, jobFields, schoolFields, withStanding } from "./entries";
import type { Layout, SectionName } from "./layout";
import type { Person } from "./person";
import {
  fillTemplate,
  textBlock,
  type Block,
  type Part,
  type Sheet,
  type TextBlock,
} from "./expected-reading";
import { showRange } from "./show-dates";
import type { Truth } from "./truth";

const SECTIONS: SectionName[] = [
  "summary",
  "work",
  "siwes",
  "nysc",
  "education",
  "certificates",
  "skills",
  "languages",
  "oLevels",
  "personal",
  "referees",
  "interests",
];

/** The person set in the layout. Sections that the layout does not name come at the end, so that every sheet holds all of the person. */
export function makeSheet(person: Person, layout: Layout): { sheet: Sheet; truth: Truth } {
  const shown: string[] = [];
  const truth: Truth = { ...bareTruth(person), shown };
  const onShown = (value: string) => void shown.push(value);
  const partOf = (section: SectionName): Part[] => {
    const blocks = blocksOf(section, person, layout, truth, onShown);
    return blocks.length === 0 ? [] : [{ heading: headingOf(section, layout), blocks }];
  };
  const named = [...layout.order, ...layout.side];
  const order = [...layout.order, ...SECTIONS.filter((section) => !named.includes(section))].filter(
    (section) => !layout.side.includes(section),
  );
  const head = headOf(person, layout, onShown);
  const main = order.flatMap(partOf);
  const side = layout.side.flatMap(partOf);
  const contact: Part = { heading: headingOf("contact", layout), blocks: head.contact };
  const sheet: Sheet = {
    top: layout.contactIn === "top" ? [...head.name, ...head.contact] : head.name,
    pageHead: layout.contactIn === "pageHead" ? head.contact : [],
    main,
    side: layout.contactIn === "side" ? [contact, ...side] : side,
    name: person.basics.name,
  };
  if (layout.headingCase === "numbered") numberHeadings([...sheet.main, ...sheet.side]);
  return { sheet: layout.allCapitals ? inCapitals(sheet) : sheet, truth };
}

function bareTruth({ basics, certificates, skills, nysc, oLevels }: Person): Truth {
  return {
    name: basics.name,
    email: basics.email,
    phone: basics.phone,
    jobs: [],
    schools: [],
    certificates: certificates.map(({ name, standing }) => ({ name, standing })),
    skills,
    shown: [],
    alsoRight: [nysc?.ppa ?? "", ...oLevels.map(({ school }) => school)].filter(Boolean),
  };
}

function headOf({ basics }: Person, layout: Layout, onShown: (value: string) => void) {
  const words = basics.name.split(" ");
  const last = words.at(-1) ?? "";
  const names = {
    asIs: basics.name,
    upper: basics.name.toUpperCase(),
    surnameFirst: `${last.toUpperCase()}, ${words.slice(0, -1).join(" ")}`,
    labelled: `Name: ${basics.name}`,
  };
  onShown(basics.name);
  const name: TextBlock[] = [textBlock("name", names[layout.nameForm])];
  if (layout.title) name.unshift(textBlock("title", layout.title));
  if (layout.hasHeadline) {
    onShown(basics.label);
    name.push(textBlock("headline", basics.label));
  }
  const phone = basics.phonesShown[layout.phone] ?? basics.phone;
  const values = [basics.location, phone, basics.email, ...(basics.url ? [basics.url] : [])];
  for (const value of values) if (value !== phone) onShown(value);
  return { name, contact: contactLines(layout, values).map((line) => textBlock("contact", line)) };
}

function contactLines({ contact }: Layout, values: string[]): string[] {
  const [location = "", phone = "", email = "", ...rest] = values;
  if (contact === "lines") return values;
  if (contact === "labels")
    return [
      `Address: ${location}`,
      `Phone No: ${phone}`,
      `E-mail: ${email}`,
      ...rest.map((url) => `Web: ${url}`),
    ];
  if (contact === "icons") return [`⌂ ${location}`, `☎ ${phone}`, `✉ ${email}`, ...rest];
  if (contact === "split") return [location, `Tel: ${phone}  Email: ${email}`, ...rest];
  return [values.join(contact.joinedBy)];
}

function headingOf(section: SectionName | "contact", { words, headingCase }: Layout): TextBlock {
  const word = words[section];
  const forms = {
    upper: word.toUpperCase(),
    asIs: word,
    colon: `${word.toUpperCase()}:`,
    spaced: word.toUpperCase().split("").join(" ").replace(/ {3}/g, " \u00a0 "),
    numbered: word.toUpperCase(),
  };
  return textBlock("heading", forms[headingCase]);
}

function numberHeadings(parts: Part[]) {
  parts.forEach((part, index) => {
    part.heading = textBlock("heading", `${index + 1}. ${part.heading.spans[0]?.text ?? ""}`);
  });
}

function blocksOf(
  section: SectionName,
  person: Person,
  layout: Layout,
  truth: Truth,
  onShown: (value: string) => void,
): Block[] {
  const line = (text: string, ...values: string[]) => {
    for (const value of values.length > 0 ? values : [text]) onShown(value);
    return textBlock("line", text);
  };
  switch (section) {
    case "summary":
      return [line(person.summary)];
    case "work":
      return entriesOf(
        person.work.map((job) => jobFields(job, layout, truth)),
        layout.job,
        layout,
        onShown,
      );
    case "siwes":
      return entriesOf(
        person.siwes.map((job) => jobFields(job, layout, truth)),
        layout.job,
        layout,
        onShown,
      );
    case "education":
      return entriesOf(
        person.education.map((school) => schoolFields(school, layout, truth)),
        withStanding(layout.school),
        layout,
        onShown,
      );
    case "nysc": {
      if (!person.nysc) return [];
      const { ppa, state, startDate, endDate } = person.nysc;
      return [line(`${ppa}, ${state} (${showRange(startDate, endDate, layout.jobDates).text})`, ppa, state)];
    }
    case "certificates":
      return person.certificates.map((one) => ({
        role: layout.bullets === "list" ? ("bullet" as const) : ("line" as const),
        spans: fillTemplate(layout.certificate, { ...one, standing: one.standingText }, onShown),
      }));
    case "skills":
      return skillLines(person.skills, layout).map((block) => (onShown(block.spans[0]?.text ?? ""), block));
    case "languages":
      return [line(person.languages.map(({ language, fluency }) => `${language} (${fluency})`).join(", "))];
    case "oLevels":
      return person.oLevels.flatMap(({ exam, school, date, results }) => [
        line(`${school}, ${exam}, ${date}`, school, exam),
        line(results.map(({ subject, grade }) => `${subject} ${grade}`).join("; ")),
      ]);
    case "personal":
      return person.personal.map(({ label, value }) => line(`${label}: ${value}`));
    case "referees":
      return person.referees.flatMap(({ name, position, organization, phone }) => [
        line(name),
        line(`${position}, ${organization}`),
        textBlock("line", phone), // compared nowhere: readers may write it in another form
      ]);
    case "interests":
      return person.interests.length > 0 ? [line(person.interests.join(", "))] : [];
  }
}

function skillLines(skills: string[], { skills: form }: Layout): TextBlock[] {
  switch (form) {
    case "commas":
      return [textBlock("line", skills.join(", "))];
    case "pipes":
      return [textBlock("line", skills.join(" | "))];
    case "bullets":
      return skills.map((skill) => textBlock("bullet", skill));
    case "lines":
      return skills.map((skill) => textBlock("line", skill));
    case "tabs":
      return skills.flatMap((skill, index) =>
        index % 2 === 0 ? [textBlock("line", [skill, skills[index + 1]].filter(Boolean).join("\t"))] : [],
      );
  }
}

function inCapitals(sheet: Sheet): Sheet {
  const text = (block: TextBlock): TextBlock => ({
    ...block,
    spans: block.spans.map((span) => ({
      ...span,
      text: span.text.includes("@") ? span.text : span.text.toUpperCase(),
    })),
  });
  const block = (one: Block): Block =>
    one.role === "table"
      ? { ...one, rows: one.rows.map((row) => row.map((cell) => cell.map(text))) }
      : text(one);
  const part = ({ heading, blocks }: Part): Part => ({ heading: text(heading), blocks: blocks.map(block) });
  return { ...sheet, top: sheet.top.map(text), main: sheet.main.map(part), side: sheet.side.map(part) };
}
