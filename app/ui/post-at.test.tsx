import { renderToStaticMarkup as html } from "react-dom/server";
import { expect, test } from "vitest";
import { PostAt } from "./post-at";

test("a post and an employer in Arabic stay apart, each in its own direction", () => {
  expect(html(<PostAt jobTitle="Teacher of العربية" companyName="مدرسة النور Academy" />)).toBe(
    "<bdi>Teacher of العربية</bdi>, <bdi>مدرسة النور Academy</bdi>",
  );
});
