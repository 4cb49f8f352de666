import { expect, test } from "vitest";
import { safePath } from "./safe-redirect";

test("a path on our own site is returned with its query", () => {
  for (const path of ["/dashboard", "/edit/abc?x=1&y=%2F", "/documents?type=resume#top"])
    expect(safePath(path, "/no")).toBe(path);
});

const HOSTILE = [
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\\/evil.example",
  "https://evil.example",
  "http:evil.example",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "/%2F%2Fevil.example",
  "/%5Cevil.example",
  "/%09/evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\nLocation: x",
  " /dashboard",
  "dashboard",
  "",
  "?next=/x",
  "#x",
  "mailto:a@b.c",
  "ftp://evil.example",
  "//evil.example@127.0.0.1",
  "https:evil.example",
  "https:/evil.example",
  "/\u0000x",
  "/%00x",
  "file:///etc/passwd",
  "//0x7f.1",
  "//[::1]",
  "/%2e%2e%2f%2fevil",
  "/.//evil.example",
  "/..//evil.example",
  "/x/..//evil.example",
  "/%2e//evil.example",
  "/%2E%2e//evil.example",
  "/.//evil.example/%2f",
  "blob:https://x",
  "about:blank",
  "/%0d%0aSet-Cookie:x",
  "////",
  "//",
  "\u2028//evil.example",
];

test.each(HOSTILE)("%j does not leave the site", (asked) => {
  expect(safePath(asked, "/dashboard")).toBe("/dashboard");
});

test("a value that is not a string returns the fallback", () => {
  for (const asked of [undefined, null, 7, {}, [], `/${"a".repeat(3000)}`])
    expect(safePath(asked, "/dashboard")).toBe("/dashboard");
});
