import fc from "fast-check";

/** How a body goes out: JSON, a form with a file, or JSON that breaks off or is nothing but bytes. */
export type Way =
  | { as: "json" | "cut" }
  | { as: "form"; field: string; fileName: string; file: Uint8Array }
  | { as: "bytes"; bytes: Uint8Array };

const text = (content: string) => fc.constant(new TextEncoder().encode(content));

const form = fc.record({
  as: fc.constant("form" as const),
  field: fc.constantFrom("resume", "photo", "image", "file", ""),
  fileName: fc.constantFrom("cv.pdf", "cv.docx", "cv.doc", "cv.json", "me.png", "", "../cv.pdf", "ọ̀.pdf"),
  file: fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    text("%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF"),
    text("PK\u0003\u0004\u0014\u0000"),
    text('{"basics": {"name": "Uche Bello"}, "work": [{"name": "Kaduna Mills", "position": "Accountant"}]}'),
    text("\u0089PNG\r\n"),
  ),
});

/** Mostly JSON. */
export const way: fc.Arbitrary<Way> = fc.oneof(
  { weight: 12, arbitrary: fc.constant({ as: "json" as const }) },
  { weight: 3, arbitrary: form },
  { weight: 1, arbitrary: fc.constant({ as: "cut" as const }) },
  {
    weight: 1,
    arbitrary: fc.record({ as: fc.constant("bytes" as const), bytes: fc.uint8Array({ maxLength: 200 }) }),
  },
);

/** The bytes of a body. A form brings its own media type along. */
export function encodeBody(body: unknown, how: Way): string | FormData | Blob {
  const json = JSON.stringify(body) ?? "null";
  switch (how.as) {
    case "json":
      return json;
    case "cut":
      return json.slice(0, -1);
    case "bytes":
      return new Blob([new Uint8Array(how.bytes)]);
    case "form": {
      const fields = new FormData();
      for (const [name, value] of Object.entries(typeof body === "object" && body !== null ? body : {}))
        fields.append(name, typeof value === "string" ? value : (JSON.stringify(value) ?? ""));
      fields.set(how.field, new Blob([new Uint8Array(how.file)]), how.fileName);
      return fields;
    }
  }
}
