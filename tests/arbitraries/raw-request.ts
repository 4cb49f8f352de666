import fc from "fast-check";

/** A request by its bytes, as no client library would send it. `body` has the length that `content-length` says. */
export type RawRequest = {
  method: string;
  path: string;
  headers: [name: string, value: string][];
  body: Buffer;
};

/** A call of the product: an address, with "x" for its parameters, and the fields that it knows. */
export type Target = { method: string; path: string; fields: string[] };

const KEYS = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "__proto__.polluted",
  "",
];
const nested = (open: string, close: string, depth: number, inside = "1") =>
  open.repeat(depth) + inside + close.repeat(depth);

/** Values that a parser takes and a program does not expect, as JSON text. */
const jsonValue = fc.oneof(
  fc.constantFrom(
    ...[
      "1e400",
      "-1e400",
      "1e-400",
      "-0",
      "9007199254740993",
      "123456789".repeat(40),
      "0.1e1",
      "null",
      "true",
    ],
    ...[
      '""',
      '"\\ud800"',
      '"\\u0000"',
      '"\\u202e"',
      '"%00"',
      '"a\\r\\nSet-Cookie: x=1"',
      "[]",
      "{}",
      "[[[]]]",
    ],
    ...['{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}', '{"length":1e9}'],
    ...['{"toString":1}', '{"then":"x"}', '{"toJSON":1}', '[{"__proto__":null}]'],
  ),
  fc.constantFrom(10, 1000, 20_000).map((depth) => nested("[", "]", depth)),
  fc.constantFrom(10, 1000, 20_000).map((depth) => nested('{"a":', "}", depth)),
  fc.constantFrom(1000, 50_000).map((length) => JSON.stringify("a".repeat(length))),
  fc.string({ unit: "binary", maxLength: 40 }).map((text) => JSON.stringify(text)),
);
const formValue = fc.oneof(
  fc.constantFrom(
    "%",
    "%0",
    "%zz",
    "%E0%A4%A",
    "%00",
    "%ff%fe",
    "%F0%9F",
    "+",
    "1e400",
    "-1",
    "NaN",
    "[object Object]",
  ),
  fc.constantFrom("%0d%0aSet-Cookie:+x=1", "..%2f..%2fetc%2fpasswd", "%u0041", "a".repeat(30_000)),
  fc
    .string({ unit: "binary", maxLength: 40 })
    .map((text) => new URLSearchParams({ "": text }).toString().slice(1)),
);

const bodyOf = (fields: string[]) => {
  const name = fc.oneof(fc.constantFrom(...fields, "x"), fc.constantFrom(...KEYS));
  const json = fc
    .array(fc.tuple(name, jsonValue), { maxLength: 6 }) // names may come twice
    .map((pairs) => `{${pairs.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(",")}}`);
  const form = fc
    .array(
      fc.tuple(
        name,
        fc.constantFrom("", "[]", "[0]", "[99999999]", ".a", "[__proto__][polluted]", "%"),
        formValue,
      ),
      {
        maxLength: 8,
      },
    )
    .map((parts) => parts.map(([key, more, value]) => `${key}${more}=${value}`).join("&"));
  const part = fc.tuple(
    name,
    fc.constantFrom("", '; filename=""', '; filename="../x.pdf"', "; filename*=x", '"; "'),
    formValue,
  );
  const multipart = fc
    .tuple(fc.array(part, { maxLength: 4 }), fc.constantFrom("--X--\r\n", "--X--", "", "--Y--\r\n"))
    .map(
      ([parts, end]) =>
        parts
          .map(
            ([key, more, value]) =>
              `--X\r\nContent-Disposition: form-data; name="${key}"${more}\r\n\r\n${value}\r\n`,
          )
          .join("") + end,
    );
  return fc.oneof(
    json.map((text) => ({ type: "application/json", text })),
    form.map((text) => ({ type: "application/x-www-form-urlencoded", text })),
    multipart.map((text) => ({ type: "multipart/form-data; boundary=X", text })),
    fc
      .constantFrom("", "{", "null", "[1]", '"x"', "\u0000", "{}{}")
      .map((text) => ({ type: "application/json", text })),
    fc.string({ unit: "binary", maxLength: 200 }).map((text) => ({ type: "", text })),
  );
};

const TYPES = [
  ...[
    "text/plain",
    "text/html",
    "application/xml",
    "application/json; charset=utf-7",
    "APPLICATION/JSON",
    "*/*",
  ],
  ...[
    "multipart/form-data",
    "multipart/form-data; boundary=",
    `multipart/form-data; boundary=${"x".repeat(300)}`,
  ],
  ...["application/x-www-form-urlencoded, application/json", ";", "application/octet-stream"],
];
const HEADERS: [string, string][] = [
  ["accept", `${"a/b;q=0.1,".repeat(300)}*/*`],
  ["accept-encoding", "gzip;q=-1, identity;q=1e400"],
  ["accept-language", `${"en;q=0.1,".repeat(300)}`],
  ["authorization", "Bearer"],
  ["authorization", `Bearer oya_${"x".repeat(2000)}`],
  ["authorization", "Basic ::::"],
  ["cookie", `oya_session=${"x".repeat(12_000)}`],
  ["cookie", "oya_session=%E0%A4%A; oya_session=; =; ;;; a"],
  ["cookie", "__proto__=1; constructor=2; oya_theme=%"],
  ["cookie", Array.from({ length: 400 }, (_, at) => `c${at}=${at}`).join("; ")],
  ["if-match", `"${"x".repeat(300)}", *, W/`],
  ["if-none-match", `${'"x", '.repeat(500)}`],
  ["if-modified-since", "Tue, 99 Foo 99999"],
  ["range", "bytes=-1,0-,5-1,999999999999999999999-"],
  ["idempotency-key", "__proto__"],
  ["idempotency-key", "x".repeat(300)],
  ["x-forwarded-for", "::ffff:1.2.3.4, [::1]:80, %, unknown"],
  ["x-forwarded-host", "evil.example"],
  ["x-forwarded-proto", "javascript"],
  ["x-http-method-override", "DELETE"],
  ["x-oya-node", "1 replica x"],
  ["x-oya-position", "999999"],
  ["referer", "http://%"],
  ["sec-fetch-site", "none"],
  ["upgrade", "h2c"],
  ["te", "trailers"],
  ["upload-length", "-1"],
  ["upload-offset", "1e9"],
  ["upload-metadata", "a b,c d e,,"],
  ["tus-resumable", "9"],
  ["user-agent", "\u00ff\u00fe<script>alert(1)</script>"],
];
const IDS = [
  "x",
  "__proto__",
  "constructor",
  "%00",
  "%2e%2e%2f",
  "0",
  "-1",
  "%F0%9F%A6%9C",
  "a".repeat(2000),
  "%3Cscript%3E",
  "x%0d%0ay",
];
const QUERIES = [
  "",
  "?",
  "?cursor=%00",
  "?a[]=1&a[]=2&__proto__[polluted]=1",
  `?${"a=1&".repeat(800)}`,
  "?next=//evil.example",
  "?limit=1e400&cursor=-1",
  "?format=__proto__",
  "?id=%E0%A4%A",
];

/** Requests to these addresses with hostile paths, headers and bodies, alone and together. */
export function rawRequest(targets: Target[]): fc.Arbitrary<RawRequest> {
  return fc.constantFrom(...targets).chain(({ method, path, fields }) =>
    fc
      .record({
        method: fc.oneof(
          { weight: 8, arbitrary: fc.constant(method) },
          fc.constantFrom("POST", "PUT", "PATCH", "HEAD", "OPTIONS"),
        ),
        id: fc.constantFrom(...IDS),
        query: fc.constantFrom(...QUERIES),
        more: fc.array(fc.constantFrom(...HEADERS), { maxLength: 3 }),
        body: bodyOf(fields),
        type: fc.option(fc.constantFrom(...TYPES), { freq: 6 }),
      })
      .map(({ id, query, more, body, type, ...chosen }) => ({
        method: chosen.method,
        path: path.replace(/\{\w+\}/g, id) + query,
        headers: [["content-type", type ?? body.type] as [string, string], ...more],
        body: Buffer.from(["GET", "HEAD", "OPTIONS"].includes(chosen.method) ? "" : body.text),
      })),
  );
}
