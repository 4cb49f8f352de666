import { readParagraphProperty, readRunProperty, type ParagraphLook, type RunLook } from "./docx-look";
import { walkXml } from "./xml";

type Style = { name: string; basedOn?: string; run: RunLook; paragraph: ParagraphLook };
type Level = { format: string; left?: number };

export type DocxStyles = {
  /** The look that a style gives, with all it is based on; "" is the style of plain paragraphs. */
  runLook: (styleId: string) => RunLook;
  paragraphLook: (styleId: string) => ParagraphLook;
  /** The level of a heading's style from 1, a title's too; 0 for other styles. */
  headingLevel: (styleId: string) => number;
  /** How a list marks its points at a level, and how far they are indented in points. */
  level: (numId: string, level: string) => { mark: "bullet" | "number" | "none"; left?: number };
};

/** What styles.xml and numbering.xml say about the look of text and about lists. */
export function readDocxStyles(stylesXml: string | undefined, numberingXml: string | undefined): DocxStyles {
  const { styles, defaults, plain } = readStyles(stylesXml);
  const level = readNumbering(numberingXml);
  /** From the style itself to the one it builds on; a chain in a circle ends here too. */
  const chain = (styleId: string): Style[] => {
    const found: Style[] = [];
    for (let id: string | undefined = styleId || plain; id !== undefined && found.length < 12;) {
      const style: Style | undefined = styles.get(id);
      if (!style) break;
      found.push(style);
      id = style.basedOn;
    }
    return found;
  };
  const merged = <T extends object>(styleId: string, base: T, pick: (style: Style) => T): T =>
    chain(styleId).reduceRight<T>((look, style) => ({ ...look, ...defined(pick(style)) }), { ...base });
  return {
    runLook: (id) => merged(id, defaults.run, (style) => style.run),
    paragraphLook: (id) => merged(id, defaults.paragraph, (style) => style.paragraph),
    headingLevel(id) {
      const outline = merged<ParagraphLook>(id, {}, (style) => style.paragraph).outline;
      if (outline !== undefined) return outline;
      const names = [id, ...chain(id).map((style) => style.name)];
      const named = names.map((name) => /^(?:heading\s*([1-9])?|title\b)/i.exec(name)).find((match) => match);
      return named ? Number(named[1] ?? 1) : 0;
    },
    level,
  };
}

const defined = <T extends object>(look: T): Partial<T> =>
  Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined)) as Partial<T>;

function readStyles(xml: string | undefined) {
  const styles = new Map<string, Style>();
  const defaults: Style = { name: "", run: {}, paragraph: {} };
  let plain: string | undefined;
  let style: Style | undefined;
  let inRun = false;
  if (xml)
    walkXml(xml, {
      open(name, attributes) {
        if (name === "w:docDefaults") style = defaults;
        else if (name === "w:style") {
          style = { name: "", run: {}, paragraph: {} };
          const id = attributes["w:styleId"] ?? "";
          styles.set(id, style);
          if (attributes["w:default"] === "1" && attributes["w:type"] === "paragraph") plain = id;
        } else if (!style) return;
        else if (name === "w:rPr") inRun = true;
        else if (name === "w:name") style.name = attributes["w:val"] ?? "";
        else if (name === "w:basedOn") style.basedOn = attributes["w:val"];
        else if (inRun) readRunProperty(style.run, name, attributes);
        else readParagraphProperty(style.paragraph, name, attributes);
      },
      close(name) {
        if (name === "w:style" || name === "w:docDefaults") style = undefined;
        if (name === "w:rPr") inRun = false;
      },
    });
  return { styles, defaults, plain };
}

function readNumbering(xml: string | undefined): DocxStyles["level"] {
  const levels = new Map<string, Level>();
  const abstractOf = new Map<string, string>();
  let abstract = "";
  let number = "";
  let level: Level = { format: "bullet" };
  if (xml)
    walkXml(xml, {
      open(name, attributes) {
        const value = attributes["w:val"] ?? "";
        if (name === "w:abstractNum") abstract = attributes["w:abstractNumId"] ?? "";
        else if (name === "w:num") number = attributes["w:numId"] ?? "";
        else if (name === "w:abstractNumId") abstractOf.set(number, value);
        else if (name === "w:lvl") {
          level = { format: "bullet" };
          levels.set(`${abstract}/${attributes["w:ilvl"] ?? ""}`, level);
        } else if (name === "w:numFmt") level.format = value;
        else if (name === "w:ind") {
          const look: { left?: number } = {};
          readParagraphProperty(look, name, attributes);
          level.left = look.left;
        }
      },
    });
  return (numId, atLevel) => {
    if (numId === "" || numId === "0") return { mark: "none" };
    const { format, left } = levels.get(`${abstractOf.get(numId) ?? ""}/${atLevel}`) ?? { format: "bullet" };
    const mark = format === "none" ? "none" : format === "bullet" ? "bullet" : "number";
    return { mark, ...(left === undefined ? {} : { left }) };
  };
}
