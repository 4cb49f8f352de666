import { renderToStaticMarkup as html } from "react-dom/server";
import { expect, test } from "vitest";
import { isolate, postAtText } from "./isolate";
import { DocumentTitle, PostAt } from "./post-at";

test("a post and an employer in Arabic stay apart, each in its own direction", () => {
  expect(html(<PostAt jobTitle="Teacher of العربية" companyName="مدرسة النور Academy" />)).toBe(
    "<bdi>Teacher of العربية</bdi>, <bdi>مدرسة النور Academy</bdi>",
  );
});

test("a post without an employer has no comma", () => {
  expect(html(<PostAt jobTitle="Driver" companyName="" />)).toBe("<bdi>Driver</bdi><bdi></bdi>");
  expect(postAtText({ jobTitle: "Driver", companyName: "" })).toBe("Driver");
});

test("the title of a document keeps its post and its employer apart, and any other title whole", () => {
  const post = { jobTitle: "Teacher of العربية", companyName: "مدرسة النور" };
  expect(html(<DocumentTitle {...post} title="Resume: Teacher of العربية, مدرسة النور" />)).toBe(
    "Resume: <bdi>Teacher of العربية</bdi>, <bdi>مدرسة النور</bdi>",
  );
  expect(html(<DocumentTitle {...post} title="Another title" />)).toBe("<bdi>Another title</bdi>");
});

test("a text in a sentence is isolated only where it is written from right to left", () => {
  expect(isolate("Driver")).toBe("Driver");
  expect(postAtText({ jobTitle: "Driver", companyName: "مدرسة" })).toBe("Driver, \u2068مدرسة\u2069");
});
