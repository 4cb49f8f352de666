import type { DocumentText } from "~/career/resume/document-text";
import type { Label } from "~/career/resume/tagger/labels";
import { readForm, schoolForms, workForms } from "./forms";
import {
  bullet,
  chance,
  coined,
  dateStyle,
  employerName,
  jobTitle,
  personName,
  place,
  prose,
  schoolName,
  type Chance,
} from "./invent";
import { Page, type Gold, type Piece, type Setting } from "./page";
import { mulberry32 } from "./train-crf";
import * as stock from "./words";
import type { Tongue } from "./words";

export type Truth = {
  name: string;
  jobs: { employer: string; title: string; dates: string }[];
  schools: { school: string; degree: string; dates: string }[];
};
export type Sample = { document: DocumentText; gold: Gold[][]; truth: Truth };
/** The choices that make a layout: which forms of entries it may use. */
export type Grammar = { work: string; school: string };

/** One invented resume in a given layout. The same seed gives the same resume. */
export function inventResume(seed: number, grammar: Grammar): Sample {
  const choose = chance(mulberry32(seed));
  return new Writer(choose, grammar).write();
}

class Writer {
  private readonly tongue: Tongue;
  private readonly page: Page;
  private readonly heading: (text: string, column?: number) => void;
  private readonly dates: ReturnType<typeof dateStyle>;
  private readonly isPhone: boolean;
  private readonly isBare: boolean;
  private readonly gap: number;
  private readonly entryGap: number;
  private readonly bold: Record<string, boolean>;
  private readonly italic: Record<string, boolean>;
  private readonly isBulleted: boolean;
  private readonly losesMarks: boolean;
  private readonly isRail: boolean;
  private readonly isRaised: boolean;
  private readonly railHasPlace: boolean;
  private readonly caps: ReadonlySet<Label>;
  private readonly name: string;
  private readonly bigHead: number;
  private table = 0;
  private readonly truth: Truth;
  private month = 2026 * 12 + 6;

  constructor(
    private readonly choose: Chance,
    private readonly grammar: Grammar,
  ) {
    const { is, pick, int } = choose;
    this.tongue = is(0.76) ? "en" : pick(["fr", "de", "es"] as const);
    const kind = is(0.5) ? "docx" : "pdf";
    this.isPhone = is(0.08);
    const body = pick([10, 10.5, 11, 12]);
    this.page = new Page(choose, kind, body, !this.isPhone && !is(0.1));
    this.dates = dateStyle(choose, this.tongue);
    this.gap = this.isPhone ? (is(0.5) ? 12 : 0) : pick([0, 0, 4, 6, 10, 12, 16]);
    this.entryGap = pick([0, 0, 3, 6, 10, this.gap]);
    this.isBulleted = !this.isPhone && is(0.82);
    // Some printers keep the indent of a list and lose its marks.
    this.losesMarks = kind === "pdf" && is(0.35);
    this.isRail = !this.isPhone && is(0.07);
    this.isRaised = is(0.06);
    this.railHasPlace = is(0.3);
    const style = pick(["employer", "title", "both", "none", "line", "employer", "title", "school"]);
    this.bold = {
      employer: style === "employer" || style === "both",
      title: style === "title" || style === "both",
      school: style !== "none" && style !== "title",
      degree: style === "title" || style === "both",
      dates: style === "line" || is(0.1),
      all: style === "line",
    };
    this.italic = {
      employer: is(0.1),
      title: is(0.25) && !this.bold.title,
      dates: is(0.15),
      place: is(0.15),
    };
    this.isBare = is(0.12);
    if (this.isBare) this.bold = {};
    this.bigHead = !this.isBare && is(0.15) ? 1.1 : 1;
    this.name = personName(choose);
    this.truth = { name: this.name, jobs: [], schools: [] };
    const look =
      this.isPhone || this.isBare
        ? pick(["lower", "plain", "colon", ...(this.isBare ? ["plaincaps", "plaincaps"] : [])])
        : pick([
            "bold",
            "caps",
            "boldcaps",
            "big",
            "bigbold",
            "boldcaps",
            "rule",
            "hl",
            "bold",
            "plaincaps",
            "centre",
            "colonbold",
          ]);
    const numbered = is(0.03);
    const isSpaced = is(0.03);
    let count = 0;
    const size = this.isBare
      ? 1
      : look.startsWith("big")
        ? pick([1.15, 1.3, 1.45])
        : look === "hl"
          ? pick([1, 1.2, 1.4])
          : is(0.3)
            ? 1.15
            : 1;
    const rules = look === "rule" || is(0.15);
    const raised = look.includes("caps") || (look === "rule" && is(0.5));
    const hasWord = is(0.6);
    const hasDates = is(0.03);
    this.caps = new Set<Label>([
      ...(is(0.12) ? (["employer", "school"] as const) : []),
      ...(is(0.12) ? (["title", "degree"] as const) : []),
    ]);
    this.heading = (text, column = 0) => {
      count += 1;
      const written = isSpaced ? spaced(text) : look === "lower" ? text.toLowerCase() : text;
      this.page.add(
        [
          {
            text: `${numbered ? `${count}. ` : ""}${written}${look.startsWith("colon") ? ":" : ""}`,
            label: "heading",
          },
          ...(hasDates
            ? ([
                { text: "\t", label: "other" },
                { text: pick(["Date", "Dates", "DATE", "Year"]), label: "heading" },
              ] as Piece[])
            : []),
        ],
        {
          bold:
            (look.includes("bold") || look === "rule" || look === "hl" || look === "centre") &&
            (look !== "hl" || hasWord),
          caps: raised,
          size,
          space: this.gap,
          rule: rules,
          center: look === "centre",
          column,
          ...(look === "hl" && { headingLevel: 2 }),
        },
      );
    };
    this.month -= int(0, 10);
  }

  write(): Sample {
    const { is, pick } = this.choose;
    const sidebar = !this.isPhone && is(0.16) ? (is(0.5) ? "first" : "last") : undefined;
    if (is(0.06))
      this.line(
        [
          {
            text: pick(["CURRICULUM VITAE", "Curriculum Vitae", "RESUME", "Resume", "CV"]),
            label: "heading",
          },
        ],
        { bold: true, center: true, size: 1.2 },
      );
    if (is(0.05))
      this.page.add(
        [
          { text: `${this.name} – ${pick(["Resume", "CV", "Page 1", "1/2"])}`, label: "other" },
          { text: " ", label: "line" },
        ],
        { zone: "head" },
      );
    if (sidebar === "first") this.side();
    if (sidebar) this.nameLines();
    else this.head();
    const early = [() => this.summary()].filter(() => is(0.65));
    const main = is(0.7)
      ? [() => this.work(), () => this.school()]
      : [() => this.school(), () => this.work()];
    const late = [
      ...(sidebar ? [] : [() => this.skills(0), () => this.languages(0)]),
      () => this.certificates(),
      () => this.projects(),
      () => this.volunteer(),
      () => this.awards(),
      () => this.custom(),
      ...(this.tongue === "en" ? [() => this.nysc(), () => this.siwes(), () => this.oLevels()] : []),
      () => this.referees(),
    ].filter(() => is(0.42));
    const personal = is(0.28) ? [() => this.personal()] : [];
    const all = [
      ...early,
      ...(is(0.5) ? personal : []),
      ...main,
      ...shuffled(late, this.choose),
      ...personal.slice(is(0.5) ? 0 : 1),
    ];
    for (const section of [...new Set(all)]) section();
    if (sidebar === "last") this.side();
    if (is(0.05))
      this.page.add([{ text: `${this.name} ${pick(["- 1 of 2", "| Page 2", "– 2/2"])}`, label: "line" }], {
        zone: "foot",
      });
    return { document: this.page.document(), gold: this.page.gold, truth: this.truth };
  }

  private line(pieces: Piece[], setting: Setting = {}): void {
    this.page.add(pieces, setting);
  }

  private nameLines(column = 0, zone?: "head"): void {
    const { is, pick } = this.choose;
    const size = this.isPhone || this.isBare ? 1 : pick([1, 1.2, 1.5, 1.8, 2.2, 2.6]);
    const title = is(0.1)
      ? `${pick(["Mrs.", "Mr.", "Engr.", "Dr.", "Pastor", "Alhaji (Engr.)", "Barr. (Mrs.)", "Miss", "CURRICULUM VITAE OF", "CV of"])} `
      : "";
    const after = is(0.1)
      ? pick([
          ", ACA",
          ", FNIM",
          " (Mrs.)",
          ", RN, BNSc",
          ", MNIM, SHRM-CP",
          ", PhD",
          " (nee Nweke)",
          ", PMP",
        ])
      : "";
    const written = `${title}${this.name}${after}`;
    this.truth.name = written.replace(/^(?:CURRICULUM VITAE OF|CV of) /, "");
    const setting: Setting = {
      ...(zone && { zone }),
      bold: !this.isBare && is(0.75),
      size,
      caps: is(0.35),
      center: is(0.4),
      column,
      ...(is(0.06) && { headingLevel: 1 }),
    };
    const words = written.split(" ");
    // A large name may take two lines.
    const last = size > 1.7 && words.length > 2 && is(0.2) ? words.pop() : undefined;
    this.line(
      [{ text: this.isPhone && is(0.5) ? words.join(" ").toLowerCase() : words.join(" "), label: "name" }],
      setting,
    );
    if (last) this.line([{ text: last, label: "name" }], setting);
    if (is(0.4))
      this.line(
        [
          {
            text: is(0.8)
              ? jobTitle(this.choose, this.tongue)
              : `${jobTitle(this.choose, this.tongue)} | ${pick(stock.areas[this.tongue])}`,
            label: "headline",
          },
        ],
        {
          size: pick([1, 1, 1.2]),
          italic: () => is(0.2),
          bold: is(0.2),
          column,
        },
      );
  }

  private phone(): string {
    const { pick, int } = this.choose;
    const digits = (count: number) => Array.from({ length: count }, () => int(0, 9)).join("");
    return pick([
      () => `0803${digits(7)}`,
      () => `+234 80${int(1, 9)} ${digits(3)} ${digits(4)}`,
      () => `080${int(1, 9)} ${digits(3)} ${digits(4)}`,
      () => `(${int(2, 9)}${digits(2)}) 555-${digits(4)}`,
      () => `+1 312 555 ${digits(4)}`,
      () => `+44 7${digits(3)} ${digits(6)}`,
      () => `0${int(1, 7)} ${digits(2)} ${digits(2)} ${digits(2)} ${digits(2)}`,
      () => `+49 170 ${digits(7)}`,
      () => `0801${digits(7)}, 0902${digits(7)}`,
    ])();
  }

  private address(): string {
    const { is, int, pick } = this.choose;
    const where = place(this.choose, this.tongue);
    return is(0.45)
      ? `${is(0.4) ? "No. " : ""}${int(1, 120)}${is(0.3) ? "," : ""} ${coined(this.choose)} ${pick(["Street", "Road", "Close", "Avenue", "Crescent", "Estate"])}, ${where}`
      : where;
  }

  private contacts(): [string, Piece][] {
    const { is, pick } = this.choose;
    const user = this.name
      .toLowerCase()
      .normalize("NFD")
      .replace(/[^a-z ]/g, "")
      .replace(/ +/g, pick([".", "", "_"]));
    const phones = this.phone()
      .split(", ")
      .flatMap((phone, at): Piece[] => [
        ...(at > 0 ? [{ text: ", ", label: "other" as const }] : []),
        { text: phone, label: "phone" },
      ]);
    return [
      ["Address", { text: this.address(), label: "place" } as Piece] as [string, Piece],
      ...phones
        .filter(({ label }) => label === "phone")
        .map((piece): [string, Piece] => [pick(["Phone", "Tel", "Mobile", "GSM", "Phone No"]), piece]),
      [
        pick(["Email", "E-mail"]),
        {
          text: `${user}@${pick(["gmail.com", "yahoo.com", "example.com", "outlook.fr"])}`,
          label: "email",
        } as Piece,
      ] as [string, Piece],
      ...(is(0.35)
        ? [["LinkedIn", { text: `linkedin.com/in/${user}`, label: "link" } as Piece] as [string, Piece]]
        : []),
    ].filter(([label]) => label !== "Address" || is(0.8));
  }

  private head(): void {
    const { is, pick } = this.choose;
    this.nameLines(0, is(0.05) ? "head" : undefined);
    this.contactLines(0, is(0.5) ? "line" : pick(["lines", "labels", "two"]));
  }

  private contactLines(column: number, form: string): void {
    const { is, pick } = this.choose;
    const found = is(0.5) ? this.contacts() : shuffled(this.contacts(), this.choose);
    const center = is(0.3);
    const mark = pick([" | ", " • ", ", ", " · ", "  ", "\t", " / ", " – "]);
    const isLabelled = form === "labels" || is(0.2);
    const pieceOf = ([label, piece]: [string, Piece]): Piece[] =>
      isLabelled ? [{ text: label, label: "label" }, { text: ": ", label: "other" }, piece] : [piece];
    if (form === "line" || form === "two") {
      const rows = form === "two" ? [found.slice(0, 1), found.slice(1)] : [found];
      for (const row of rows)
        this.line(
          row.flatMap((one, at) => [
            ...(at > 0 ? [{ text: mark, label: "other" as const }] : []),
            ...pieceOf(one),
          ]),
          { center, column, size: pick([1, 1, 0.9]) },
        );
    } else for (const one of found) this.line(pieceOf(one), { center, column });
  }

  private side(): void {
    const { is } = this.choose;
    if (is(0.7)) this.heading(this.headingName("contact"), 1);
    this.contactLines(1, "lines");
    this.skills(1);
    if (is(0.5)) this.languages(1);
    if (is(0.3)) this.custom(1);
  }

  private headingName(section: string): string {
    const { pick, is } = this.choose;
    const names = stock.headingNames[this.tongue][section] ?? stock.headingNames.en[section] ?? [section];
    return is(0.97) ? pick(names) : `${coined(this.choose)} ${pick(names)}`;
  }

  private summary(): void {
    const { is, int } = this.choose;
    if (is(0.9)) this.heading(this.headingName("summary"));
    for (let count = is(0.8) ? 1 : int(2, 3); count > 0; count--)
      this.line([{ text: prose(this.choose, this.tongue, int(1, 4)), label: "line" }], {
        space: is(0.5) ? 2 : 0,
      });
  }

  private lines(count: number, cell?: Setting["cell"]): void {
    const { is } = this.choose;
    if (is(0.08))
      this.line(
        [
          {
            text: this.choose.pick([
              "Responsibilities:",
              "Key Achievements:",
              "Duties",
              "Job Description:",
              "Key Responsibilities",
            ]),
            label: "label",
          },
        ],
        { bold: is(0.5) },
      );
    for (let at = 0; at < count; at++) {
      const text = bullet(this.choose, this.tongue);
      const words = text.split(" ");
      const isWrapped = !this.isBulleted && words.length > 14 && is(0.3);
      const parts = isWrapped
        ? [words.slice(0, 9).join(" "), words.slice(9).join(" ")]
        : [this.isPhone ? text.toLowerCase() : text];
      for (const part of parts)
        this.line([{ text: part, label: "line" }], {
          ...(this.isBulleted && this.losesMarks
            ? { indent: 16 }
            : this.isBulleted && { list: is(0.05) ? 1 : 0 }),
          ...(cell && { cell }),
        });
    }
  }

  private period(): { from: number; to: number | "present"; isFirst: boolean } {
    const { int } = this.choose;
    const isFirst = this.month > 2025 * 12;
    const to = this.month;
    const from = to - int(6, 50);
    this.month = from - int(0, 6);
    return { from, to: isFirst && this.choose.is(0.7) ? "present" : to, isFirst };
  }

  private values(period: { from: number; to: number | "present" }): Record<string, Piece> {
    const { is, pick } = this.choose;
    const degree = pick(stock.degreeNames[this.tongue]);
    const area = pick(stock.areas[this.tongue]);
    const joined =
      this.tongue === "en"
        ? pick([" ", " in ", ", ", " "])
        : pick([" ", this.tongue === "de" ? " " : " en ", ", "]);
    const year = period.to === "present" ? 2026 : Math.floor(period.to / 12);
    return {
      E: { text: employerName(this.choose, this.tongue), label: "employer" },
      T: { text: jobTitle(this.choose, this.tongue), label: "title" },
      D: { text: is(0.96) ? this.dates(period.from, period.to, this.choose) : String(year), label: "dates" },
      F: {
        text: this.dates(period.from, "present", this.choose).split(/ (?:–|-|—|to) |[-–](?=\p{L})/u)[0] ?? "",
        label: "dates",
      },
      U: {
        text:
          period.to === "present"
            ? pick(["Date", "Present", "till date", "Till Date", "Now"])
            : (this.dates(period.to, "present", this.choose).split(/ (?:–|-|—|to) |[-–](?=\p{L})/u)[0] ?? ""),
        label: "dates",
      },
      X: {
        text: is(0.6) ? pick(stock.standingWords).replace("%", String(2018 + (year % 10))) : "",
        label: "standing",
      },
      L: {
        text: `${1 + (period.from % 9)} years${is(0.7) ? ` ${1 + (period.from % 11)} months` : ""}`,
        label: "label",
      },
      N: { text: String(1 + (year % 5)), label: "other" },
      Y: { text: is(0.85) ? String(year) : this.dates(period.from, period.to, this.choose), label: "dates" },
      P: { text: is(0.75) ? place(this.choose, this.tongue) : "", label: "place" },
      S: { text: schoolName(this.choose, this.tongue), label: "school" },
      G: { text: is(0.06) ? degree : `${degree}${joined}${area}`, label: "degree" },
      B: { text: degree, label: "degree" },
      // A subject apart from its degree is read together with it, unless a label names it.
      A: { text: area, label: "degree" },
      C: { text: area, label: "area" },
      Q: { text: is(0.7) ? pick(stock.gradeWords[this.tongue]) : "", label: "grade" },
    };
  }

  /** Writes an entry's head lines in a form. */
  private entry(all: string[], values: Record<string, Piece>, isRow: boolean, row: number, from = 0): void {
    const isRail = this.isRail && !isRow && row > 0 && !all.join("/").includes(": ");
    if (isRail) {
      const cell = { table: this.table, row, column: 0 };
      this.line([values[all.join("").includes("%Y") ? "Y" : "D"] ?? { text: "", label: "dates" }], { cell });
      if (this.railHasPlace && values.P) this.line([values.P], { cell });
    }
    const lines = isRail
      ? all
          .map((line) => line.replace(/[^%\]]*\(?%[DY]\)?(?:: |§| \| | – | · | - |, )?/, ""))
          .filter((line) => line.includes("%"))
      : all;
    lines.slice(from).forEach((form, at) => {
      const pieces = fill(form, values);
      for (const piece of pieces) if (this.caps.has(piece.label)) piece.text = piece.text.toUpperCase();
      if (this.isPhone && this.choose.is(0.6))
        for (const piece of pieces) piece.text = piece.text.toLowerCase();
      const setting: Setting = {
        bold: (label) => (this.bold.all ? at === 0 : (this.bold[label] ?? false)),
        italic: (label) => this.italic[label] ?? false,
        space: at === 0 ? this.entryGap : 0,
        size: at === 0 ? this.bigHead : 1,
      };
      if (this.isRaised)
        for (const piece of pieces) if (piece.label === "dates") piece.text = piece.text.toUpperCase();
      if (isRail) return this.line(pieces, { ...setting, cell: { table: this.table, row, column: 1 } });
      if (!isRow) return this.line(pieces, setting);
      const cells = cellsOf(pieces);
      cells.forEach((cell, column) =>
        this.line(cell, { ...setting, cell: { table: this.table, row, column } }),
      );
    });
  }

  private tableHead(names: string[]): void {
    this.table += 1;
    if (this.choose.is(0.6))
      names.forEach((text, column) =>
        this.line([{ text, label: "label" }], {
          bold: this.choose.is(0.8),
          cell: { table: this.table, row: 0, column },
        }),
      );
  }

  private work(): void {
    const { int, is } = this.choose;
    this.heading(this.headingName("work"));
    this.month = 2026 * 12 + int(0, 8) - (is(0.3) ? int(4, 30) : 0);
    this.jobs(int(1, 5), is(0.15) ? 0 : 5, readForm(this.grammar.work), true);
  }

  private tellJob({ E, T, D }: Record<string, Piece>): void {
    this.truth.jobs.push({ employer: E?.text ?? "", title: T?.text ?? "", dates: D?.text ?? "" });
  }

  private jobs(count: number, most: number, form: ReturnType<typeof readForm>, isWork = false): void {
    const { int, is } = this.choose;
    if (form.isRow) this.tableHead(cellNames(form.lines[0] ?? ""));
    else if (this.isRail) this.table += 1;
    for (let at = 0; at < count; at++) {
      const values = this.values(this.period());
      this.entry(form.lines, values, form.isRow, at + 1);
      if (isWork) this.tellJob(values);
      const rail = this.isRail && !form.isRow ? { table: this.table, row: at + 1, column: 1 } : undefined;
      if (form.isRow && is(0.4))
        this.lines(int(1, most + 1), {
          table: this.table,
          row: at + 1,
          column: (form.lines[0] ?? "").split("§").length,
        });
      else if (!form.isRow || is(0.3)) this.lines(int(0, most), rail);
      if (form.isShared && is(0.45)) {
        const post = { ...this.values(this.period()), E: values.E ?? { text: "", label: "employer" } };
        this.entry(
          form.lines,
          post,
          false,
          0,
          form.lines.findIndex((line) => line.includes("%T")),
        );
        if (isWork) this.tellJob(post);
        this.lines(int(1, most + 1));
      }
    }
  }

  /** Studies that are not finished say so behind the degree, in brackets or on a line of their own. */
  private withStanding(form: string): string {
    const { is, pick } = this.choose;
    if (!is(0.5) || form.includes("Course:")) return form;
    const degree = form.includes("%G") ? "%G" : "%B";
    return form.replace(
      degree,
      pick([`${degree} (%X)`, `${degree} (%X)`, `${degree} – %X`, `${degree}, %X`]),
    );
  }

  private school(): void {
    const { int, is, pick } = this.choose;
    this.heading(this.headingName("education"));
    this.month = 2024 * 12 - int(0, 120);
    const form = readForm(this.withStanding(this.grammar.school));
    if (form.isRow) this.tableHead(cellNames(form.lines[0] ?? ""));
    else if (this.isRail) this.table += 1;
    const count = int(1, 3);
    for (let at = 0; at < count; at++) {
      const values = this.values(this.period());
      const isLast = at === count - 1 && count > 1 && is(0.45) && this.tongue === "en";
      if (isLast) {
        values.S = { text: pick(stock.secondarySchools).replace("%", coined(this.choose)), label: "school" };
        const paper = pick([
          "SSCE",
          "WASSCE",
          "WAEC",
          "Senior School Certificate Examination (SSCE)",
          "First School Leaving Certificate",
          "NECO",
          "O'Level",
          "High School Diploma",
        ]);
        values.G = { text: paper, label: "degree" };
        values.B = { text: paper, label: "degree" };
        values.A = { text: "", label: "degree" };
        values.C = { text: "", label: "area" };
        values.Q = { text: "", label: "grade" };
        values.X = { text: "", label: "standing" };
      } else if (!is(0.5)) values.X = { text: "", label: "standing" };
      this.entry(form.lines, values, form.isRow, at + 1);
      const shown = form.lines.join("/");
      this.truth.schools.push({
        school: values.S?.text ?? "",
        degree: shown.includes("%G")
          ? (values.G?.text ?? "")
          : shown.includes("%B")
            ? `${values.B?.text} ${values.A?.text}`
            : "",
        dates: (shown.includes("%D") ? values.D?.text : values.Y?.text) ?? "",
      });
      const isGraded = form.lines.some((line) => line.includes("%Q"));
      if (!isLast && !isGraded && is(0.3)) {
        const grade: Piece = { text: pick(stock.gradeWords[this.tongue]), label: "grade" };
        this.line(
          is(0.4)
            ? [
                { text: pick(["Class of Degree", "Grade", "Result"]), label: "label" },
                { text: ": ", label: "other" },
                grade,
              ]
            : [grade],
          is(0.5) && this.isBulleted ? { list: 0 } : {},
        );
      }
      if (is(0.2)) {
        const courses = Array.from({ length: int(3, 6) }, () => pick(stock.areas[this.tongue])).join(", ");
        this.line(
          [
            { text: pick(["Relevant coursework", "Thesis", "Courses", "Project"]), label: "label" },
            { text: ": ", label: "other" },
            { text: courses, label: "line" },
          ],
          is(0.5) ? { list: 0 } : {},
        );
      } else if (is(0.15)) this.lines(int(1, 2));
    }
  }

  private skills(column: number): void {
    const { is, int, pick } = this.choose;
    this.heading(this.headingName("skills"), column);
    const items = (count: number) => Array.from({ length: count }, () => pick(stock.skillWords[this.tongue]));
    const form = this.isPhone
      ? "line"
      : column > 0
        ? "list"
        : pick(["list", "line", "groups", "list", "bars"]);
    if (form === "list")
      for (const text of items(int(3, 9)))
        this.line([{ text, label: "skill" }], { column, ...(is(0.85) && { list: 0 }) });
    else if (form === "groups")
      for (let count = int(2, 4); count > 0; count--)
        this.line(
          [
            {
              text: pick([
                "Programming",
                "Tools",
                "Office",
                "Languages and frameworks",
                "Soft skills",
                "Technical",
                "Databases",
                "Other",
              ]),
              label: "label",
            },
            { text: ": ", label: "other" },
            { text: items(int(2, 7)).join(", "), label: "skill" },
          ],
          {
            bold: (label) => label === "label",
            ...(is(0.4) && { list: 0 }),
          },
        );
    else
      this.line([{ text: items(int(4, 12)).join(form === "bars" ? " | " : ", "), label: "skill" }], {
        column,
      });
  }

  private languages(column: number): void {
    const { is, int, pick } = this.choose;
    this.heading(this.headingName("languages"), column);
    const items = Array.from({ length: int(1, 4) }, () => {
      const name = pick(stock.languageItems[this.tongue]);
      const level = pick(stock.languageGrades[this.tongue]);
      return pick([name, `${name} (${level})`, `${name}: ${level}`, `${name} – ${level}`]);
    });
    if (is(0.4)) this.line([{ text: items.join(", "), label: "language" }], { column });
    else
      for (const text of items)
        this.line([{ text, label: "language" }], { column, ...(is(0.6) && { list: 0 }) });
  }

  private items(names: readonly string[], section: string): void {
    const { is, int, pick } = this.choose;
    this.heading(this.headingName(section));
    const form = pick([
      "%N",
      "%N, %I (%D)",
      "%N – %I, %D",
      "%N§%D",
      "%N | %I | %D",
      "%N (%D)",
      "%D: %N",
      "%N/%I§%D",
      "%N – %I",
      "%N, %D",
      "%D§%N, %I",
      "%N, %I, %D (%X)",
      "%N (%X), %I, %D",
      "%N | %I (%X)",
      "%N – %X",
    ]);
    for (let count = int(1, 5); count > 0; count--) {
      const year = String(int(2008, 2026));
      const values: Record<string, Piece> = {
        N: { text: pick(names), label: "item" },
        I: {
          text:
            form.includes("| %I |") && is(0.4)
              ? ""
              : is(0.85)
                ? pick(stock.issuers)
                : `${coined(this.choose)} ${pick(["Academy", "Institute", "Training Centre", "Council", "Ministry of Labour"])}`,
          label: "issuer",
        },
        X: { text: is(0.4) ? pick(stock.standingWords).replace("%", year) : "", label: "standing" },
        D: { text: is(0.3) ? "" : is(0.7) ? year : `${pick(stock.months.en[1])} ${year}`, label: "dates" },
      };
      const isList = this.isBulleted && is(0.8);
      form.split("/").forEach((line, at) =>
        this.line(fill(line, values), {
          ...(isList && at === 0 && { list: 0 }),
          bold: (label) => label === "item" && (this.bold.title ?? false),
        }),
      );
    }
  }

  private certificates(): void {
    this.items(stock.certificateNames, "certificates");
  }

  private awards(): void {
    const { pick } = this.choose;
    this.items(
      Array.from({ length: 6 }, () =>
        pick([
          "Best Staff of the Year",
          "Dean's List",
          "Employee of the Month",
          "State Scholarship Award",
          "Best Graduating Student",
          `${coined(this.choose)} Prize`,
          "Hackathon Winner",
          "Full Tuition Scholarship",
        ]),
      ),
      "awards",
    );
  }

  private projects(): void {
    const { is, int, pick } = this.choose;
    this.heading(this.headingName("projects"));
    for (let count = int(1, 4); count > 0; count--) {
      const name = pick([
        `${coined(this.choose)} ${pick(["App", "Portal", "Website", "Study", "Dashboard", "Bot"])}`,
        coined(this.choose),
        `Design and Construction of a ${pick(["Solar Dryer", "5 kVA Inverter", "Water Pump"])}`,
        "Inventory Management System",
        "Crime Data Analysis",
      ]);
      const date = this.dates(this.month - 6, this.month, this.choose);
      this.line(
        [
          { text: name, label: "item" },
          ...(is(0.4)
            ? ([
                { text: "\t", label: "other" },
                { text: is(0.5) ? date : String(int(2012, 2026)), label: "dates" },
              ] as Piece[])
            : is(0.3)
              ? ([
                  { text: " | ", label: "other" },
                  { text: "github.com/" + coined(this.choose).toLowerCase(), label: "link" },
                ] as Piece[])
              : []),
        ],
        { bold: (label) => label === "item" && is(0.7), space: this.entryGap },
      );
      this.lines(int(1, 3));
    }
  }

  private volunteer(): void {
    this.heading(this.headingName("volunteer"));
    this.jobs(this.choose.int(1, 2), 2, readForm(this.grammar.work));
  }

  private siwes(): void {
    this.heading(this.headingName("siwes"));
    this.jobs(1, 3, readForm(this.grammar.work));
  }

  private nysc(): void {
    const { is, pick, int } = this.choose;
    this.heading(this.headingName("nysc"));
    if (is(0.35)) {
      const status = pick([
        "Discharged",
        "Completed",
        "NYSC Discharge Certificate",
        "Currently serving",
        "Exempted",
      ]);
      const year = String(int(2005, 2026));
      this.line([
        { text: status, label: "line" },
        { text: pick([", ", " – ", "\t", " ("]), label: "other" },
        { text: year, label: "dates" },
      ]);
    } else if (is(0.25)) {
      const { E, P, D } = this.values(this.period());
      const own = { E, P, D, O: { text: coined(this.choose), label: "place" } } as Record<string, Piece>;
      this.line([{ text: pick(["Discharged", "Serving", "Exempted", "Not yet served"]), label: "line" }], {
        bold: is(0.8),
      });
      this.line(fill(pick(["%E, %O | %P | %D", "%E | %P | %D", "%E, %O | %D", "%E | %D"]), own));
      this.lines(int(0, 2));
    } else this.jobs(1, 2, readForm(this.grammar.work));
  }

  private oLevels(): void {
    const { is, int, pick } = this.choose;
    this.heading(this.headingName("oLevels"));
    const exam: Piece = {
      text: pick(["WAEC", "WASSCE", "NECO", "SSCE", "WAEC (May/June)", "GCE O-Level"]),
      label: "degree",
    };
    const school: Piece = {
      text: pick(stock.secondarySchools).replace("%", coined(this.choose)),
      label: "school",
    };
    this.line(
      fill(pick(["%S, %G, %D", "%G§%D", "%G %D", "%G/%S§%D", "%S§%D"]).split("/")[0] ?? "", {
        S: school,
        G: exam,
        D: { text: String(int(1998, 2022)), label: "dates" },
      }),
    );
    const subjects = shuffled(
      [
        "English Language",
        "Mathematics",
        "Biology",
        "Chemistry",
        "Physics",
        "Economics",
        "Government",
        "Civic Education",
        "Agricultural Science",
        "Yoruba",
      ],
      this.choose,
    ).slice(0, int(4, 9));
    const results = subjects.map(
      (subject) => [subject, pick(["A1", "B2", "B3", "C4", "C5", "C6", "Credit", "Distinction"])] as const,
    );
    const form = pick(["line", "rows", "table", "colon"]);
    if (form === "line")
      return this.line([{ text: results.map((one) => one.join(" ")).join(", "), label: "grade" }]);
    this.table += 1;
    results.forEach(([subject, grade], row) => {
      if (form === "table") {
        this.line([{ text: subject, label: "line" }], { cell: { table: this.table, row, column: 0 } });
        this.line([{ text: grade, label: "grade" }], { cell: { table: this.table, row, column: 1 } });
      } else
        this.line(
          [
            {
              text: `${subject}${form === "rows" ? pick(["\t", " - ", " "]) : ": "}${grade}`,
              label: "grade",
            },
          ],
          is(0.3) ? { list: 0 } : {},
        );
    });
  }

  private custom(column = 0): void {
    const { is, int, pick } = this.choose;
    this.heading(
      is(0.7)
        ? this.headingName("custom")
        : `${coined(this.choose)} ${pick(["Activities", "Work", "Notes", "Interests"])}`,
      column,
    );
    if (is(0.6))
      for (let count = int(1, 4); count > 0; count--)
        this.line(
          [
            {
              text: pick([
                "Reading",
                "Football",
                "Travelling and meeting people",
                "Music",
                "Chess",
                bullet(this.choose, this.tongue),
                prose(this.choose, this.tongue, 1),
              ]),
              label: "line",
            },
          ],
          { column, ...(is(0.7) && { list: 0 }) },
        );
    else
      this.line(
        [
          {
            text: pick([
              "Reading, football and music",
              "Cooking, Travelling, Chess",
              "I hereby declare that the above information is true to the best of my knowledge.",
            ]),
            label: "line",
          },
        ],
        { column },
      );
  }

  private personal(): void {
    const { is, pick, int } = this.choose;
    this.heading(this.headingName("personal"));
    const rows: [string, string, Label][] = [
      ["Full Name", this.name, "name"],
      [
        "Date of Birth",
        `${int(1, 28)}${pick(["th", "nd", "st"])} ${pick(stock.months.en[0])}, ${int(1965, 2004)}`,
        "personal",
      ],
      ["Sex", pick(["Male", "Female"]), "personal"],
      ["Marital Status", pick(["Single", "Married"]), "personal"],
      ["State of Origin", pick(["Enugu", "Oyo State", "Kano", "Delta", "Akwa Ibom"]), "personal"],
      ["Local Government Area", coined(this.choose), "personal"],
      ["Nationality", pick(["Nigerian", "British", "Deutsch", "Française"]), "personal"],
      ["Religion", pick(["Christianity", "Islam"]), "personal"],
      ["Languages Spoken", "English and Hausa", "personal"],
      ["Contact Address", this.address(), "place"],
      ["Phone Number", this.phone().split(",")[0] ?? "", "phone"],
      ["Email", `${coined(this.choose).toLowerCase()}@gmail.com`, "email"],
    ];
    const form = pick(["colon", "tab", "table", "colon", "dash"]);
    this.table += 1;
    rows
      .filter(() => is(0.55))
      .forEach(([label, value, kind], row) => {
        const shown = is(0.2) ? label.toUpperCase() : label;
        if (form === "table") {
          this.line([{ text: shown, label: "label" }], {
            cell: { table: this.table, row, column: 0 },
            bold: is(0.5),
          });
          this.line([{ text: value, label: kind }], { cell: { table: this.table, row, column: 1 } });
        } else
          this.line([
            { text: shown, label: "label" },
            { text: form === "colon" ? pick([": ", ":\t"]) : form === "tab" ? "\t" : " - ", label: "other" },
            { text: value, label: kind },
          ]);
      });
  }

  private referees(): void {
    const { is, int, pick } = this.choose;
    this.heading(this.headingName("referees"));
    if (is(0.35))
      return this.line([
        {
          text: pick(["Available on request", "Available upon request.", "References available on request"]),
          label: "line",
        },
      ]);
    const lines = pick([
      "%R/%T/%E/%F",
      "%R, %T, %E, %F",
      "%R – %E – %F",
      "%R/%T, %E/%F | %M",
      "%R/%E, %P/%F",
    ]);
    for (let count = int(1, 3); count > 0; count--) {
      const values = {
        ...this.values({ from: 24_000, to: 24_100 }),
        R: {
          text: `${pick(["Mr. ", "Mrs. ", "Dr. ", "Engr. ", "Prof. ", "", "Pastor "])}${personName(this.choose)}`,
          label: "referee",
        } as Piece,
        F: { text: this.phone().split(",")[0] ?? "", label: "phone" } as Piece,
        M: { text: `${coined(this.choose).toLowerCase()}@example.com`, label: "email" } as Piece,
      };
      lines.split("/").forEach((line, at) =>
        this.line(fill(line, values), {
          bold: (label) => label === "referee" && (this.bold.employer ?? false),
          space: at === 0 ? this.entryGap : 0,
        }),
      );
    }
  }
}

/** "W O R K   E X P E R I E N C E" */
function spaced(text: string): string {
  return text
    .toUpperCase()
    .split(" ")
    .map((word) => [...word].join(" "))
    .join("   ");
}

/** Fills a form; a part without a value goes with the mark before it. */
function fill(form: string, values: Record<string, Piece>): Piece[] {
  const pieces: Piece[] = [];
  for (const token of form.match(/%[A-Z]|[^%]+/g) ?? []) {
    const value = token.startsWith("%") ? values[token.charAt(1)] : undefined;
    if (!value) pieces.push(...literal(token.replaceAll("§", "\t")));
    else if (value.text !== "") pieces.push({ ...value });
    else if (pieces.at(-1)?.label === "other") pieces.pop();
  }
  const last = pieces.at(-1);
  if (last?.label === "other" && !/[)\]]$/.test(last.text)) pieces.pop();
  const first = pieces[0];
  if (first?.label === "other" && /^[\s,|–—·•(-]+$/.test(first.text)) pieces.shift();
  return pieces;
}

function literal(text: string): Piece[] {
  const label = /^(.*?)([A-Z][\p{L} ]+)(: )$/u.exec(text.replace("⟦", "[").replace("⟧", "]"));
  if (!label) return [{ text: text.replace("⟦", "[").replace("⟧", "]"), label: "other" }];
  const [, before = "", name = "", after = ""] = label;
  return [
    ...(before ? [{ text: before, label: "other" as const }] : []),
    { text: name, label: "label" },
    { text: after, label: "other" },
  ];
}

function cellsOf(pieces: Piece[]): Piece[][] {
  const cells: Piece[][] = [[]];
  for (const piece of pieces)
    if (piece.text === "\t") cells.push([]);
    else cells.at(-1)?.push(piece);
  return cells;
}

function cellNames(form: string): string[] {
  const names: Record<string, string> = {
    D: "Date",
    E: "Organisation",
    T: "Position",
    S: "Institution",
    G: "Qualification",
    Y: "Year",
    N: "S/N",
    Q: "Class",
  };
  return form.split("§").map((cell) => names[/%([A-Z])/.exec(cell)?.[1] ?? ""] ?? "Details");
}

function shuffled<Item>(items: readonly Item[], choose: Chance): Item[] {
  return items
    .map((item) => ({ item, at: choose.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

export { schoolForms, workForms };
