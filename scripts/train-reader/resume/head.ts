import { coined, jobTitle, place } from "../invent";
import type { Piece, Setting } from "../page";
import { shuffled } from "./fill";
import { addLine, type Draft } from "./draft";
import * as stock from "../words";

export function writeHead(draft: Draft): void {
  const { is, pick } = draft.choose;
  writeName(draft, 0, is(0.05) ? "head" : undefined);
  writeContacts(draft, 0, is(0.5) ? "line" : pick(["lines", "labels", "two"]));
}

export function writeName(draft: Draft, column = 0, zone?: "head"): void {
  const { is, pick } = draft.choose;
  const size = draft.isPhone || draft.isBare ? 1 : pick([1, 1.2, 1.5, 1.8, 2.2, 2.6]);
  const title = is(0.1)
    ? `${pick(["Mrs.", "Mr.", "Engr.", "Dr.", "Pastor", "Alhaji (Engr.)", "Barr. (Mrs.)", "Miss", "CURRICULUM VITAE OF", "CV of"])} `
    : "";
  const after = is(0.1)
    ? pick([", ACA", ", FNIM", " (Mrs.)", ", RN, BNSc", ", MNIM, SHRM-CP", ", PhD", " (nee Nweke)", ", PMP"])
    : "";
  const written = `${title}${draft.name}${after}`;
  draft.truth.name = written.replace(/^(?:CURRICULUM VITAE OF|CV of) /, "");
  const setting: Setting = {
    ...(zone && { zone }),
    bold: !draft.isBare && is(0.75),
    size,
    caps: is(0.35),
    center: is(0.4),
    column,
    ...(is(0.06) && { headingLevel: 1 }),
  };
  const words = written.split(" ");
  // A large name may take two lines.
  const last = size > 1.7 && words.length > 2 && is(0.2) ? words.pop() : undefined;
  addLine(
    draft,
    [{ text: draft.isPhone && is(0.5) ? words.join(" ").toLowerCase() : words.join(" "), label: "name" }],
    setting,
  );
  if (last) addLine(draft, [{ text: last, label: "name" }], setting);
  if (is(0.4))
    addLine(
      draft,
      [
        {
          text: is(0.8)
            ? jobTitle(draft.choose, draft.tongue)
            : `${jobTitle(draft.choose, draft.tongue)} | ${pick(stock.areas[draft.tongue])}`,
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

export function writeContacts(draft: Draft, column: number, form: string): void {
  const { is, pick } = draft.choose;
  const found = is(0.5) ? contactPieces(draft) : shuffled(contactPieces(draft), draft.choose);
  const center = is(0.3);
  const mark = pick([" | ", " • ", ", ", " · ", "  ", "\t", " / ", " – "]);
  const isLabelled = form === "labels" || is(0.2);
  const pieceOf = ([label, piece]: [string, Piece]): Piece[] =>
    isLabelled ? [{ text: label, label: "label" }, { text: ": ", label: "other" }, piece] : [piece];
  if (form === "line" || form === "two") {
    const rows = form === "two" ? [found.slice(0, 1), found.slice(1)] : [found];
    for (const row of rows)
      addLine(
        draft,
        row.flatMap((one, at) => [
          ...(at > 0 ? [{ text: mark, label: "other" as const }] : []),
          ...pieceOf(one),
        ]),
        { center, column, size: pick([1, 1, 0.9]) },
      );
  } else for (const one of found) addLine(draft, pieceOf(one), { center, column });
}

function contactPieces(draft: Draft): [string, Piece][] {
  const { is, pick } = draft.choose;
  const user = draft.name
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z ]/g, "")
    .replace(/ +/g, pick([".", "", "_"]));
  const phones = phoneNumber(draft)
    .split(", ")
    .flatMap((phone, at): Piece[] => [
      ...(at > 0 ? [{ text: ", ", label: "other" as const }] : []),
      { text: phone, label: "phone" },
    ]);
  return [
    ["Address", { text: streetAddress(draft), label: "place" } as Piece] as [string, Piece],
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

export function streetAddress(draft: Draft): string {
  const { is, int, pick } = draft.choose;
  const where = place(draft.choose, draft.tongue);
  return is(0.45)
    ? `${is(0.4) ? "No. " : ""}${int(1, 120)}${is(0.3) ? "," : ""} ${coined(draft.choose)} ${pick(["Street", "Road", "Close", "Avenue", "Crescent", "Estate"])}, ${where}`
    : where;
}

export function phoneNumber(draft: Draft): string {
  const { pick, int } = draft.choose;
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
