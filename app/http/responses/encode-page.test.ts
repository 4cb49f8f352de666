import { expect, test } from "vitest";
import styles from "~/ui/styles.css?inline";
import { encodePage, hasInlineStyles } from "./encode-page";

test("the style sheet stands in the one place that is kept for it, and nothing else changes", () => {
  const before = "<!DOCTYPE html><html><head><title>Ọ̀yọ́ ₦5,000</title>";
  const after = "</head><body>&lt;style&gt;&lt;/style&gt; “Adé”</body></html>";
  const page = `${before}<style></style>${after}`;
  const sent = encodePage(page).toString();
  expect(hasInlineStyles(page)).toBe(true);
  expect([sent.slice(0, before.length), sent.slice(-after.length)]).toEqual([before, after]);
  expect(sent.slice(before.length, -after.length)).toBe(`<style>${styles}</style>`);
});

test("a page that names its style sheet goes out as it is", () => {
  const page = '<!DOCTYPE html><link rel="stylesheet" href="/assets/styles.css"><p>&lt;style&gt; Ọ̀yọ́</p>';
  expect(hasInlineStyles(page)).toBe(false);
  expect(encodePage(page).toString()).toBe(page);
});
