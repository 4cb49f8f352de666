import { CannotRead } from "./outcome";
import { anyOf } from "~/pattern";

type Attributes = Record<string, string>;
export type XmlHandler = {
  open?: (name: string, attributes: Attributes) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
};

const maxDepth = 256;

/**
 * Walks an XML text once, calling back in document order. Names keep their prefix. No document type, so no entities beyond
 * the five of XML itself, and nothing outside the text is ever fetched. Throws CannotRead: damaged, or too_complex when nested too deep.
 */
export function walkXml(xml: string, handler: XmlHandler): void {
  const stack: string[] = [];
  let at = 0;
  while (at < xml.length) {
    const start = xml.indexOf("<", at);
    const textEnd = start === -1 ? xml.length : start;
    if (textEnd > at && stack.length > 0) handler.text?.(decode(xml.slice(at, textEnd)));
    if (start === -1) break;
    at = skipOrRead(xml, start, stack, handler);
  }
  if (stack.length > 0) throw new CannotRead("damaged");
}

/** The text of a Word part, with the prefix "w" for Word's own names, which a few programs call otherwise. */
export function decodeWordXml(bytes: Uint8Array): string {
  const xml = decodeXml(bytes);
  const prefix = wordNamespace.exec(xml.slice(0, 20_000))?.[1];
  if (!prefix || prefix === "w") return xml;
  return xml
    .replaceAll(`<${prefix}:`, "<w:")
    .replaceAll(`</${prefix}:`, "</w:")
    .replaceAll(` ${prefix}:`, " w:");
}

const wordNamespace = new RegExp(
  `xmlns:([\\w.-]{1,40})=["']${
    anyOf([
      /http:\/\/schemas\.openxmlformats\.org\/wordprocessingml\/2006\/main/, // Word
      /http:\/\/purl\.oclc\.org\/ooxml\/wordprocessingml\/main/, // the strict form of ISO 29500
    ]).source
  }["']`,
);

/** The text of a part: UTF-8, or UTF-16 when it says so by its first two bytes. */
export function decodeXml(bytes: Uint8Array): string {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (!isWide) return new TextDecoder("utf-8").decode(bytes);
  return new TextDecoder(bytes[0] === 0xff ? "utf-16le" : "utf-16be").decode(bytes);
}

function skipOrRead(xml: string, start: number, stack: string[], handler: XmlHandler): number {
  if (xml.startsWith("<!--", start)) return after(xml, "-->", start + 4);
  if (xml.startsWith("<?", start)) return after(xml, "?>", start + 2);
  if (xml.startsWith("<![CDATA[", start)) {
    const end = after(xml, "]]>", start + 9);
    if (stack.length > 0) handler.text?.(xml.slice(start + 9, end - 3));
    return end;
  }
  if (xml.startsWith("<!", start)) throw new CannotRead("damaged");
  const end = tagEnd(xml, start);
  const tag = xml.slice(start + 1, end - 1);
  if (tag.startsWith("/")) closeTag(tag.slice(1).trim(), stack, handler);
  else openTag(tag, stack, handler);
  return end;
}

function openTag(tag: string, stack: string[], handler: XmlHandler): void {
  const isEmpty = tag.endsWith("/");
  const body = isEmpty ? tag.slice(0, -1) : tag;
  const name = /^[^\s/>]+/.exec(body)?.[0];
  if (!name) throw new CannotRead("damaged");
  handler.open?.(name, body.length > name.length ? readAttributes(body.slice(name.length)) : {});
  if (isEmpty) handler.close?.(name);
  else if (stack.push(name) > maxDepth) throw new CannotRead("too_complex");
}

function closeTag(name: string, stack: string[], handler: XmlHandler): void {
  if (stack.pop() !== name) throw new CannotRead("damaged");
  handler.close?.(name);
}

function readAttributes(text: string): Attributes {
  const attributes: Attributes = {};
  for (const match of text.matchAll(/([^\s=]{1,200})\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)')/g)) {
    const [, name, double, single] = match;
    if (name) attributes[name] = decode(double ?? single ?? "");
  }
  return attributes;
}

function tagEnd(xml: string, start: number): number {
  let quote = "";
  for (let at = start + 1; at < xml.length; at++) {
    const letter = xml[at] ?? "";
    if (quote) quote = letter === quote ? "" : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === ">") return at + 1;
  }
  throw new CannotRead("damaged");
}

function after(xml: string, mark: string, from: number): number {
  const found = xml.indexOf(mark, from);
  if (found === -1) throw new CannotRead("damaged");
  return found + mark.length;
}

const named: Attributes = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

function decode(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|(\w{1,60}));/gi,
    (_, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return Object.hasOwn(named, name) ? (named[name] ?? "") : "";
      const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
    },
  );
}
