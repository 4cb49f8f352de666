import { createHash } from "node:crypto";
import styles from "~/ui/styles.css?inline";

/** As React writes the style element of a page's head. No text of a person has it: React escapes its signs. */
const EMPTY_STYLES = "<style></style>";

const STYLES = Buffer.from(`<style>${styles}</style>`);

/** The hash of the one inline style sheet, as a policy names it. */
export const STYLE_HASH = createHash("sha256").update(styles).digest("base64");

/** Whether the page carries its style sheet itself. */
export function hasInlineStyles(page: string): boolean {
  return page.includes(EMPTY_STYLES);
}

/**
 * A rendered page as it is sent. The style sheet, four fifths of a first page, goes in as the bytes that it always is: rendered with the
 * page it would be copied, encoded and searched each time.
 */
export function encodePage(page: string): Buffer {
  const at = page.indexOf(EMPTY_STYLES);
  if (at < 0) return Buffer.from(page);
  return Buffer.concat([
    Buffer.from(page.slice(0, at)),
    STYLES,
    Buffer.from(page.slice(at + EMPTY_STYLES.length)),
  ]);
}
