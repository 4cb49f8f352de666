import { expect, test } from "vitest";
import { accountantLetter, resume } from "#tests/fixtures/documents";
import { renderDocx } from "./docx";
import { renderHtml } from "./html";
import { renderPdf } from "./pdf";
import { listLeftOut } from "./left-out";
import { readBack } from "./read-back";
import { renderText } from "./text";

const HOSTILE = [
  `#let name = "x"; #panic("no") #read("/etc/passwd")`,
  `$ x^2 $ @label <label> *bold* _under_ = heading - list // comment /* comment */`,
  `\\ \\u{41} \\n C:\\Users\\Ada ~ -- --- ... 'single' "double" \`code\` \`\`\`raw\`\`\``,
  `</style><script>alert(1)</script><!-- --> &amp; &lt; ]]> <?xml ?> {{mustache}} \${js}`,
  `=1+1 @SUM(A1) %s %n ../../etc/passwd`,
  "W".repeat(180),
  `https://example.org/${"very-long-path/".repeat(11)}`,
];

function hostileResume() {
  return resume(HOSTILE[3] ?? "", {
    basics: {
      name: "Ada </title><script>Obi",
      label: HOSTILE[0],
      email: "ada@example.com",
      location: HOSTILE[1],
      links: HOSTILE,
    },
    summary: HOSTILE,
    work: HOSTILE.map((line) => ({ position: line, name: line, location: line, highlights: HOSTILE })),
    skills: HOSTILE.map((line) => ({ name: line.slice(0, 90).trim(), keywords: HOSTILE })),
    custom: HOSTILE.map((line) => ({
      heading: line.slice(0, 90).trim(),
      lines: HOSTILE.map((text) => ({ text, bullet: false })),
    })),
    sectionOrder: ["summary", "work", "skills", ...HOSTILE.map((_, section) => `custom.${section}`)],
  });
}

test("hostile text is printed word for word in PDF and DOCX", async () => {
  const document = hostileResume();
  expect((await readBack(await renderPdf(document), "pdf", document)).problems).toEqual([]);
  expect((await readBack(await renderDocx(document), "docx", document)).problems).toEqual([]);
});

test("hostile text in a letter is printed word for word in PDF and DOCX", async () => {
  const letter = accountantLetter();
  if (letter.type !== "cover_letter") throw new Error("expected a letter");
  const document = {
    ...letter,
    title: HOSTILE[0] ?? "",
    letter: {
      ...letter.letter,
      subject: HOSTILE[0],
      salutation: HOSTILE[2],
      recipient: HOSTILE,
      paragraphs: HOSTILE,
    },
  };
  expect((await readBack(await renderPdf(document), "pdf", document)).problems).toEqual([]);
  expect((await readBack(await renderDocx(document), "docx", document)).problems).toEqual([]);
});

test("hostile text is escaped in the HTML", () => {
  const html = renderHtml(hostileResume());
  expect(html.match(/<script|<!--|onerror|javascript:/gi)).toBeNull();
  expect(html.match(/<\/style>/g)).toHaveLength(1);
  expect(html.match(/<\/title>/g)).toHaveLength(1);
  expect(html).toContain("&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(html).toContain("&quot;double&quot;");
});

test("plain text shows hostile text unchanged, one line each", () => {
  const text = renderText(hostileResume());
  for (const line of HOSTILE) expect(text).toContain(line);
});

test("emoji and icons are left out everywhere, and the file stays valid", async () => {
  const document = resume("Ada Obi", {
    basics: {
      name: "Ada Obi 👩🏽💻",
      phone: "+234 803 123 4567",
      email: "ada@example.com",
      location: "📍 Lagos, Nigeria \ue0c8",
    },
    summary: ["Grew sales 🚀🚀 by 20 % ✅ in Lagos 🇳🇬", "🎉"],
    sectionOrder: ["summary"],
  });
  for (const [format, bytes] of [
    ["pdf", await renderPdf(document)],
    ["docx", await renderDocx(document)],
  ] as const) {
    const back = await readBack(bytes, format, document);
    expect(back.problems).toEqual([]);
    expect(listLeftOut(document, format)).toEqual([
      "This file cannot show “👩🏽💻” in “Ada Obi 👩🏽💻”.",
      "This file cannot show “📍\ue0c8” in “📍 Lagos, Nigeria \ue0c8”.",
      "This file cannot show “🚀✅🇳🇬” in “Grew sales 🚀🚀 by 20 % ✅ in Lagos 🇳🇬”.",
      "This file cannot show “🎉” in “🎉”.",
    ]);
    expect(back.text).toContain("Grew sales by 20 % in Lagos");
    expect(back.text).toContain("Lagos, Nigeria");
  }
});
