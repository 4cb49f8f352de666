import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#tests/runs";
import { CannotRead } from "./outcome";
import { decodeXml, walkXml } from "./xml";

function eventsOf(xml: string): string[] {
  const events: string[] = [];
  walkXml(xml, {
    open: (name, attributes) =>
      events.push(
        `<${name}${Object.entries(attributes)
          .map(([key, value]) => ` ${key}=${value}`)
          .join("")}`,
      ),
    close: (name) => events.push(`>${name}`),
    text: (text) => events.push(text),
  });
  return events;
}

test("elements, attributes, text, character data and comments are walked in order", () => {
  expect(
    eventsOf(
      `<?xml version="1.0"?><!-- <x> --><a b='1 > 0' c="&lt;"><d/>x &amp; &#8358;&#x20A6;<![CDATA[<y>]]></a>\n`,
    ),
  ).toEqual(["<a b=1 > 0 c=<", "<d", ">d", "x & ₦₦", "<y>", ">a"]);
});

test("any text survives being written and walked", () => {
  const encode = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (text) => {
      expect(eventsOf(`<a b="${encode(text)}">${encode(text)}</a>`)).toEqual([`<a b=${text}`, text, ">a"]);
    }),
    runs(50),
  );
});

test("document types, broken nesting, cut files and depth are refused, and unknown entities are nothing", () => {
  for (const broken of [
    "<!DOCTYPE a><a/>",
    "<a><b></a></b>",
    "<a>",
    "<a",
    "<a b='",
    "</a>",
    "<a><![CDATA[",
    "<a><!--",
    "< a/>",
  ]) {
    expect(() => eventsOf(broken), broken).toThrow(new CannotRead("damaged"));
  }
  expect(() => eventsOf("<a>".repeat(300) + "</a>".repeat(300))).toThrow(new CannotRead("too_complex"));
  expect(eventsOf("<a>1&constructor;&lol;&#x110000;2</a>")).toEqual(["<a", "12", ">a"]);
});

test("UTF-8 and UTF-16 parts are both decoded", () => {
  expect(decodeXml(Buffer.from("\ufeff<a>ọ</a>"))).toBe("<a>ọ</a>");
  expect(decodeXml(Buffer.from("\ufeff<a>ọ</a>", "utf16le"))).toBe("<a>ọ</a>");
});
