import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#tests/runs";
import { maxTextLength } from "./limits";
import { joinSpacedLetters, tidyText } from "./tidy";

test("bullets of every make become a dash", () => {
  for (const bullet of ["•", "›", "▪", "●", "–", "*", "\uf0b7", "\uf0a7", "➢", "✓", "o\t"])
    expect(tidyText(`Skills\n${bullet} Excel`)).toBe("Skills\n- Excel");
  expect(tidyText("2019 – 2021\n-40 degrees\no level\n*")).toBe("2019 – 2021\n-40 degrees\no level\n*");
});

test("soft hyphens, ligatures, odd spaces, private and control characters are cleaned; tone marks and ₦ stay", () => {
  expect(
    tidyText("of\u00adficer o\ufb03cer\u00a0A\u0007\u200b\ufeff \uf095 ₦5 O\u0323\u0300s\u0323un ½ 2²"),
  ).toBe("officer officer A ₦5 \u1ecc\u0300\u1e63un ½ 2²");
  expect(tidyText("a\r\nb\rc\u2028d\u000ce \t f\n\n\n\ng")).toBe("a\nb\nc\nd\ne\tf\n\ng");
  expect(tidyText("Nurse\u{e0041}\u{e0042}\u202e")).toBe("Nurse");
});

test("words set as single letters are joined, real single letters are not", () => {
  expect(joinSpacedLetters("C U R R I C U L U M   V I T A E")).toBe("CURRICULUM VITAE");
  expect(joinSpacedLetters("Ọ̀ Ṣ Ó G B O")).toBe("Ọ̀ṢÓGBO");
  expect(joinSpacedLetters("Class A B C drivers")).toBe("Class A B C drivers");
  expect(joinSpacedLetters("A B C")).toBe("A B C");
});

test("tidying always ends within the length, in NFC, without control characters or loose white space", () => {
  const text = fc
    .array(
      fc.oneof(
        fc.string({ unit: "binary" }),
        fc.constantFrom("\n", "\t", "• ", "A B C D", "  ", "\r\n", "\u00ad", "\ud800", "o\t", "ﬃ"),
      ),
    )
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(text, (raw) => {
      const tidied = tidyText(raw);
      expect(tidied).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b]|\n{3}|^\s|\s$/);
      expect(tidied).toBe(tidied.normalize("NFC"));
      expect(tidied.length).toBeLessThanOrEqual(maxTextLength);
    }),
    runs(100),
  );
});

test("a text that is too long is cut at the end of a line", () => {
  const tidied = tidyText("Ngozi Eze, nurse\n".repeat(10_000));
  expect(tidied.length).toBeLessThanOrEqual(maxTextLength);
  expect(tidied.endsWith("\nNgozi Eze, nurse")).toBe(true);
});
