import { walkXml } from "./xml";

type Style = { isHeading: boolean; isHidden: boolean; numId?: string; basedOn?: string };
export type DocxStyles = {
  isHeading: (styleId: string) => boolean;
  isHidden: (styleId: string) => boolean;
  /** The list a style puts its paragraphs in, "" for none. */
  listOf: (styleId: string) => string;
  /** How a list marks its points at a level. */
  markOf: (numId: string, level: string) => "bullet" | "number" | "none";
};

/** What styles.xml and numbering.xml say about headings, hidden text and lists. */
export function readDocxStyles(stylesXml: string | undefined, numberingXml: string | undefined): DocxStyles {
  const styles = stylesXml ? readStyles(stylesXml) : new Map<string, Style>();
  const numbering = numberingXml ? readNumbering(numberingXml) : () => "bullet" as const;
  const inherited = <T>(styleId: string, pick: (style: Style) => T | undefined): T | undefined => {
    let id: string | undefined = styleId;
    // A chain of styles in a circle ends here too.
    for (let step = 0; id !== undefined && step < 12; step++) {
      const style: Style | undefined = styles.get(id);
      const found = style && pick(style);
      if (found) return found;
      id = style?.basedOn;
    }
    return undefined;
  };
  return {
    isHeading: (id) =>
      inherited(id, (style) => style.isHeading || undefined) ?? /^(?:heading|title)/i.test(id),
    isHidden: (id) => inherited(id, (style) => style.isHidden || undefined) ?? false,
    listOf: (id) => inherited(id, (style) => style.numId) ?? "",
    markOf: (numId, level) => (numId === "" || numId === "0" ? "none" : numbering(numId, level)),
  };
}

function readStyles(xml: string): Map<string, Style> {
  const styles = new Map<string, Style>();
  let style: Style | undefined;
  walkXml(xml, {
    open(name, attributes) {
      const value = attributes["w:val"] ?? "";
      if (name === "w:style") {
        style = { isHeading: false, isHidden: false };
        styles.set(attributes["w:styleId"] ?? "", style);
      } else if (!style) return;
      else if (name === "w:name") style.isHeading ||= /^(?:heading|title)\b/i.test(value);
      else if (name === "w:outlineLvl") style.isHeading ||= Number(value) < 9;
      else if (name === "w:basedOn") style.basedOn = value;
      else if (name === "w:numId") style.numId = value;
      else if (name === "w:vanish") style.isHidden = isOn(value);
    },
    close(name) {
      if (name === "w:style") style = undefined;
    },
  });
  return styles;
}

function readNumbering(xml: string): DocxStyles["markOf"] {
  const formats = new Map<string, string>();
  const abstractOf = new Map<string, string>();
  let abstract = "";
  let number = "";
  let level = "";
  walkXml(xml, {
    open(name, attributes) {
      if (name === "w:abstractNum") abstract = attributes["w:abstractNumId"] ?? "";
      else if (name === "w:num") number = attributes["w:numId"] ?? "";
      else if (name === "w:abstractNumId") abstractOf.set(number, attributes["w:val"] ?? "");
      else if (name === "w:lvl") level = attributes["w:ilvl"] ?? "";
      else if (name === "w:numFmt") formats.set(`${abstract}/${level}`, attributes["w:val"] ?? "");
    },
  });
  return (numId, atLevel) => {
    const format = formats.get(`${abstractOf.get(numId) ?? ""}/${atLevel}`) ?? "bullet";
    if (format === "none") return "none";
    return format === "bullet" ? "bullet" : "number";
  };
}

/** An on/off property is on when it stands without a value. */
export const isOn = (value: string | undefined) => !["0", "false", "off"].includes(value ?? "");
