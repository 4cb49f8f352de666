import { expect, test } from "vitest";
import { composeMail } from "./compose";

test("the address below the button breaks anywhere, because a long token made the mail wider than a phone", () => {
  const path = `/reset-password?token=${"a".repeat(43)}`;
  const { html } = composeMail(
    { subject: "Choose", greeting: "Hello", lines: [], action: { label: "Choose", path } },
    { name: "Oya Apply", url: "https://apply.example" },
  );
  const [, style] =
    new RegExp(`<p style="([^"]*)">Or open this address: https:[^<]*${path.slice(-43)}`).exec(html) ?? [];
  expect(style).toContain("overflow-wrap:anywhere");
});
