import { maxTextLength } from "~/files/read/limits";

const digit = (at: number) => String(at % 10);
const letter = (at: number) => String.fromCharCode(97 + (at % 26));
const capital = (at: number) => letter(at).toUpperCase();
const word = (at: number) => `${letter(at)}${letter(at * 7 + 3)}${letter(at * 11 + 5)}${letter(at * 3 + 1)}`;
const raised = (at: number) => `${capital(at)}${word(at * 5)}`;
const year = (at: number) => String(1980 + (at % 45));
const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const month = (at: number) => MONTHS[at % 12] ?? "Jan";

/** What each line of a strange text is, by the name of its shape. */
const LINES: Record<string, (at: number) => string> = {
  "a letter and a stop": () => "a.",
  dots: () => ".",
  "two dots": () => "..",
  digits: digit,
  "numbers of lines": (at) => `${at + 1}.`,
  "years alone": year,
  months: month,
  "month and year": (at) => `${month(at)} ${year(at)}`,
  "open period": (at) => `${month(at)} ${year(at)} -`,
  "whole period": (at) => `${month(at)} ${year(at)} - ${month(at + 5)} ${year(at + 2)}`,
  "years of a period": (at) => `${year(at)}-${year(at + 3)}`,
  "dates in figures": (at) => `${(at % 12) + 1}/${year(at)}`,
  "days in figures": (at) => `${(at % 28) + 1}/${(at % 12) + 1}/${year(at)}`,
  "bullets alone": () => "•",
  "bullet and letter": (at) => `• ${letter(at)}`,
  "bullet and word": (at) => `- ${word(at)}`,
  "bullet and capital": (at) => `• ${raised(at)}`,
  "dash lines": () => "--",
  "rule and word": (at) => (at % 2 ? "----" : raised(at)),
  "small words": word,
  "raised words": raised,
  capitals: (at) => word(at).toUpperCase(),
  "one capital": capital,
  "one letter": letter,
  "two raised words": (at) => `${raised(at)} ${raised(at + 9)}`,
  "three raised words": (at) => `${raised(at)} ${raised(at + 9)} ${raised(at + 4)}`,
  "letters apart": (at) =>
    `${capital(at)} ${capital(at + 1)} ${capital(at + 2)} ${capital(at + 3)} ${capital(at + 4)}`,
  tabs: (at) => `${letter(at)}\t${letter(at + 1)}`,
  "many tabs": (at) => [0, 1, 2, 3, 4, 5, 6, 7].map((more) => letter(at + more)).join("\t"),
  "tab and year": (at) => `${raised(at)}\t${year(at)}`,
  commas: (at) => `${raised(at)}, ${raised(at + 1)}, ${raised(at + 2)}`,
  "many commas": (at) => [0, 1, 2, 3, 4, 5, 6, 7].map((more) => letter(at + more)).join(", "),
  bars: (at) => `${raised(at)} | ${raised(at + 1)} | ${raised(at + 2)}`,
  dashes: (at) => `${raised(at)} – ${raised(at + 1)}`,
  colons: (at) => `${raised(at)}: ${word(at)}`,
  "label alone": (at) => `${raised(at)}:`,
  "brackets alone": () => "()",
  "open bracket": (at) => `(${word(at)}`,
  "closed bracket": (at) => `(${word(at)})`,
  "word in brackets": (at) => `${raised(at)} (${word(at)})`,
  mail: (at) => `${word(at)}@${word(at + 1)}.com`,
  "nearly mail": (at) => `${letter(at)}@`,
  links: (at) => `www.${word(at)}.com/${at}`,
  phones: (at) => `0803${String(1000000 + at)}`,
  "parted digits": (at) => `${digit(at)} ${digit(at + 1)} ${digit(at + 2)}`,
  percent: (at) => `${at % 100}%`,
  naira: (at) => `₦${at}`,
  stars: (at) => `*${word(at)}*`,
  hashes: (at) => `# ${raised(at)}`,
  symbols: () => "✔",
  "marks above letters": () => "ọ̀",
  arabic: () => "محمد",
  chinese: () => "简历",
  "half pairs": () => "\ud83d",
  emoji: () => "👩🏽‍💻",
  "hidden signs": () => "\u200b\u200dx",
  "headings alone": (at) =>
    ["Work experience", "Education", "Skills", "Referees", "Certificates"][at % 5] ?? "",
  "one heading": () => "EDUCATION",
  "misspelt headings": (at) =>
    ["Experince", "Educaton", "Refrences", "Certficates"][at % 4] + (at % 2 ? "" : " x"),
  "numbered headings": (at) => `${(at % 9) + 1}. EDUCATION`,
  "heading with content": (at) => `SKILLS: ${word(at)}`,
  schools: () => "University of Lagos",
  degrees: () => "B.Sc. Accounting",
  grades: () => "Second Class Upper",
  standings: () => "in view",
  titles: () => "Accounts Officer",
  places: () => "Ikeja, Lagos",
  "jobs without space": (at) => `Nurse, General Hospital, ${year(at)} - ${year(at + 1)}`,
  "schools without space": (at) => `B.Sc. Law, University of Lagos, ${year(at)}`,
  "results of an examination": () => "English A1",
  "referees without space": (at) => `Mr ${raised(at)} ${raised(at + 1)}`,
  languages: () => "English, French and Yoruba",
  "expired papers": (at) => `Licence, expires ${year(at)}`,
  "pages of pages": (at) => `Page ${(at % 9) + 1} of 9`,
  "wide gaps": (at) => `${letter(at)}${" ".repeat(80)}${letter(at)}`,
  "half sentences": (at) => `${word(at)} ${word(at + 2)} of`,
  sentences: (at) =>
    `${raised(at)} ${word(at)} ${word(at + 2)} ${word(at + 4)} ${word(at + 6)} ${word(at + 8)}.`,
  "empty lines between": (at) => (at % 2 ? "" : raised(at)),
};

// The same line under a heading is read by the grammar of its section.
const UNDER: Record<string, string> = {
  work: "WORK EXPERIENCE",
  education: "EDUCATION",
  certificates: "CERTIFICATIONS",
  skills: "SKILLS",
  languages: "LANGUAGES",
  examinations: "O-LEVEL RESULTS",
  referees: "REFEREES",
  personal: "PERSONAL DETAILS",
  projects: "PROJECTS",
  other: "HOBBIES",
};
const IN_SECTIONS = [
  "a letter and a stop",
  "small words",
  "raised words",
  "month and year",
  "colons",
  "results of an examination",
  "jobs without space",
  "titles",
];

const UNITS = ["2019 ", "a, ", "http://", "x@y.", "Bachelor of ", "1 2 ", "i my 2019 "];

const fill = (lineAt: (at: number) => string, head = "") => {
  const lines = head === "" ? [] : [head];
  for (let [at, length] = [0, head.length + 1]; length < maxTextLength; at++) {
    const line = lineAt(at);
    lines.push(line);
    length += line.length + 1;
  }
  return lines.join("\n").slice(0, maxTextLength);
};

/** Texts as long as a text may be that no resume is like, by name: each is one kind of line again and again, alone or in a section. */
export function strangeTexts(): Map<string, string> {
  const alone = Object.entries(LINES).map(([name, lineAt]) => [name, fill(lineAt)] as const);
  const inSections = Object.entries(UNDER).flatMap(([section, head]) =>
    IN_SECTIONS.map((name) => [`${name} in ${section}`, fill(LINES[name] ?? digit, head)] as const),
  );
  const whole = [
    ".",
    "1",
    "a.",
    "a ",
    "A",
    "(",
    "1 ",
    "•",
    "@",
    "a,",
    "x a. ",
    "Jan 2020 ",
    "\u0301",
    "- ",
    ...UNITS,
  ].map(
    (sign) =>
      [
        `${JSON.stringify(sign)} without end`,
        sign.repeat(maxTextLength / sign.length).slice(0, maxTextLength),
      ] as const,
  );
  return new Map([...alone, ...inSections, ...whole]);
}

// What is longer is no narrative, and is read as a document.
const NARRATIVE = 5_900;

/** Narratives as long as one may be that nobody tells, by what they say again and again. */
export function strangeNarratives(): Map<string, string> {
  const said = [
    "i worked at a ",
    "my name is a ",
    "i my 2019 ",
    "i 12345678 ",
    "i am, and i ",
    "i finished a.b ",
  ];
  return new Map(said.map((unit) => [`${unit}…`, unit.repeat(Math.floor(NARRATIVE / unit.length))]));
}
