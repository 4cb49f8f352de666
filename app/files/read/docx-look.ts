/** How letters are set; what is absent is inherited. `size` is in points. */
export type RunLook = {
  bold?: boolean;
  italic?: boolean;
  caps?: boolean;
  size?: number;
  isHidden?: boolean;
  isWhite?: boolean;
  isShaded?: boolean;
};

/** How a paragraph is set; distances in points. */
export type ParagraphLook = {
  before?: number;
  after?: number;
  left?: number;
  first?: number;
  align?: "left" | "center" | "right";
  /** From 1, as Word's heading styles count; 0 for none. */
  outline?: number;
  numId?: string;
  level?: string;
  hasRule?: boolean;
  isShaded?: boolean;
};

type Attributes = Record<string, string>;

/** An on/off property is on when it stands without a value. */
export const isOn = (value: string | undefined) => !["0", "false", "off", "none"].includes(value ?? "");

/** Reads one property of letters (a child of w:rPr) into a look. */
export function readRunProperty(look: RunLook, name: string, attributes: Attributes): void {
  const value = attributes["w:val"];
  if (name === "w:b") look.bold = isOn(value);
  else if (name === "w:i") look.italic = isOn(value);
  else if (name === "w:caps" || name === "w:smallCaps") look.caps = isOn(value);
  else if (name === "w:vanish" || name === "w:specVanish") look.isHidden = isOn(value);
  else if (name === "w:sz") look.size = Number(value) / 2 || undefined;
  else if (name === "w:color") look.isWhite = /^f[0-9a-f]f[0-9a-f]f[0-9a-f]$/i.test(value ?? "");
  else if (name === "w:highlight") look.isShaded = isOn(value);
  else if (name === "w:shd") look.isShaded = isFilled(attributes);
}

/** Reads one property of a paragraph (a child of w:pPr, or deeper) into a look. */
export function readParagraphProperty(look: ParagraphLook, name: string, attributes: Attributes): void {
  const value = attributes["w:val"] ?? "";
  if (name === "w:spacing") {
    look.before = points(attributes["w:before"]) ?? look.before;
    look.after = points(attributes["w:after"]) ?? look.after;
  } else if (name === "w:ind") {
    look.left = points(attributes["w:left"] ?? attributes["w:start"]) ?? look.left;
    look.first = points(attributes["w:firstLine"]) ?? negative(points(attributes["w:hanging"])) ?? look.first;
  } else if (name === "w:jc") look.align = alignments[value];
  else if (name === "w:outlineLvl") look.outline = Number(value) < 9 ? Number(value) + 1 : 0;
  else if (name === "w:numId") look.numId = value;
  else if (name === "w:ilvl") look.level = value;
  else if (name === "w:bottom") look.hasRule ||= value !== "" && isOn(value) && value !== "nil";
  else if (name === "w:shd") look.isShaded = isFilled(attributes);
}

// White on a ground called "clear" with an automatic fill is white on white.
const isFilled = (attributes: Attributes) =>
  !["", "auto", "ffffff"].includes((attributes["w:fill"] ?? "auto").toLowerCase());

const alignments: Record<string, ParagraphLook["align"]> = {
  left: "left",
  start: "left",
  both: "left",
  center: "center",
  right: "right",
  end: "right",
};

/** Twentieths of a point, as Word counts, to points. */
function points(twentieths: string | undefined): number | undefined {
  const number = Number(twentieths);
  return twentieths === undefined || !Number.isFinite(number) ? undefined : number / 20;
}

const negative = (number: number | undefined) => (number === undefined ? undefined : -number);
