import { createRequire } from "node:module";
import { z } from "zod";

const NUL = String.fromCharCode(0);
const long = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** Texts that break careless software, by what they try. Each goes through every field that takes text. */
export const NAUGHTY: Record<string, string[]> = {
  scripts: [
    "<script>alert(1)</script>",
    "</title><script>alert(1)</script>",
    "</textarea><script>alert(1)</script>",
    "</style><script>alert(1)</script>",
    "--><script>alert(1)</script>",
    "]]><script>alert(1)</script>",
    `"><script>alert(1)</script>`,
    `'><script>alert(1)</script>`,
    "<ScRiPt>alert(1)</sCrIpT>",
    "<script src=//evil.example></script>",
    "<scr<script>ipt>alert(1)</scr</script>ipt>",
    "<script\n>alert(1)</script\n>",
    "<img src=x onerror=alert(1)>",
    `"><img src=x onerror=alert(1)>`,
    `<img src="x" onerror='alert(1)'`,
    "<svg onload=alert(1)>",
    "<svg/onload=alert(1)//",
    "<body onload=alert(1)>",
    "<iframe src=javascript:alert(1)>",
    `<a href="javascript:alert(1)">x</a>`,
    `<details open ontoggle=alert(1)>`,
    `<input autofocus onfocus=alert(1)>`,
    `" onmouseover="alert(1)`,
    `' onmouseover='alert(1)`,
    "` onmouseover=`alert(1)",
    "<math><mi//xlink:href='data:x,<script>alert(1)</script>'>",
    "<style>@import'//evil.example'</style>",
    "<base href=//evil.example/>",
    "<meta http-equiv=refresh content='0;url=//evil.example'>",
    "<form action=//evil.example><button>x",
    "<!--",
    "<![CDATA[",
    "&lt;script&gt;alert(1)&lt;/script&gt;",
    "&#60;script&#62;",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\tscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox(1)",
    "\u2028alert(1)\u2029",
    "</script><!--",
    "＜script＞alert(1)＜/script＞",
  ],
  templates: [
    "{{7*7}}",
    "${7*7}",
    "#{7*7}",
    "<%= 7*7 %>",
    "{%raw%}",
    "{{constructor.constructor('alert(1)')()}}",
    "${process.env.SESSION_SECRET}",
    "`${7*7}`",
    '#eval("1+1")',
    '#read("/etc/passwd")',
    "#set page(width: 1pt)",
    '#import "@preview/x:1.0.0"',
    "$ 1/0 $",
    "*bold* _it_ = Heading",
    "\\#sys.inputs",
    "@label",
    "[[x]]",
    "\\input{/etc/passwd}",
    "\\write18{id}",
    "<w:t>x</w:t>",
  ],
  queries: [
    "' OR '1'='1",
    "'; DROP TABLE users; --",
    "1; SELECT * FROM users",
    '" OR ""="',
    "') OR ('1'='1",
    "admin'--",
    "%' OR 1=1 --",
    "%",
    "_",
    "\\",
    "NULL",
    "null",
    "undefined",
    "NaN",
    "true",
    "0",
    "-1",
    "1e309",
    "0x10",
    "=1+1",
    "=cmd|' /C calc'!A0",
    "@SUM(1)",
    "+1+1",
  ],
  directions: [
    "\u202Eevil\u202C",
    "\u2066x\u2069",
    "مرحبا بالعالم",
    "שלום עולם",
    "a\u200Bb",
    "a\u200Db",
    "\uFEFFx",
    "a\u00ADb",
    "\u061C",
    "x\u034F",
    "Zalgo̸̢͙̘͎ t̷e̵x̶t",
    "\u180E",
    "\u115F\u1160",
    "ﷺ",
  ],
  letters: [
    "ẸNIỌLÁ Ọ̀ṣun Ńjọ",
    "Ṣadé Adékúnlé-O'Brien",
    "Nwáńkwọ́",
    "Ƙwarai Ɗan Ɓature",
    "ÅSTRÖM",
    "İstanbul ı",
    "ǅ",
    "ß",
    "田中太郎",
    "Ω≈ç√∫˜µ",
    "👩🏾‍💻",
    "🇳🇬",
    "👨‍👩‍👧‍👦",
    "\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}",
    "\uD83D",
    "\uDC00x",
    "\u0300\u0301",
    "e\u0301 é",
    "ﬁ",
  ],
  controls: [
    "a\r\nBcc: victim@example.com",
    "a\nSet-Cookie: x=1",
    "a\r\n\r\n<script>alert(1)</script>",
    `a${NUL}b`,
    "\u0007bell",
    "\u001B[31mred",
    "\u0008\u0008",
    "\u0085",
    "a\tb",
    "a\u000Bb",
    "\r",
    "\n",
    "%0d%0aSet-Cookie:x=1",
    "%00",
    "%",
  ],
  paths: [
    "../../../../etc/passwd",
    "..\\..\\windows\\win.ini",
    "/etc/passwd",
    "file:///etc/passwd",
    "C:\\con\\con",
    "CON",
    ".",
    "..",
    "~",
    "%2e%2e%2f",
    "//evil.example",
    "\\\\evil.example\\x",
    "http://169.254.169.254/",
  ],
  formats: [
    "%s%s%s%n",
    "%x%x",
    "{0}",
    "%1$s",
    "$(id)",
    "`id`",
    "; id",
    "| id",
    "&& id",
    "() { :;}; id",
    "$HOME",
    "__proto__",
    "constructor",
    "prototype",
    "toString",
    "hasOwnProperty",
    "__proto__[polluted]",
    "constructor.prototype.polluted",
    '{"__proto__":{"polluted":1}}',
  ],
  lengths: [
    long("a", 121),
    long("ẹ́", 5000),
    long("<b>", 20_000),
    long("Word ", 60_001),
    long("\n", 3000),
    long("👩🏾‍💻", 4000),
  ],
};

/** All of them, with the Big List of Naughty Strings, which many projects collected. */
export const ALL_NAUGHTY = [
  ...new Set([
    ...Object.values(NAUGHTY).flat(),
    ...z.array(z.string()).parse(createRequire(import.meta.url)("big-list-of-naughty-strings")),
  ]),
];

const TAG = /<([a-zA-Z][^\s/>]*)((?:\s+|\/|[^\s"'>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)>/g;
const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/**
 * What in a page would run or lead away: a script without our nonce, an event attribute, an address that is code or another site's. Tags are read as a
 * browser reads them, so that the same words inside a text or a quoted value are no danger.
 */
export function dangersIn(page: string): string[] {
  // What stands inside our own scripts is data of the framework, which may not end the script early.
  const outside = page
    .replace(/<script type="application\/ld\+json">[^<]*<\/script>/g, "")
    .replace(/(<script\b[^>]*\bnonce="[^"]+"[^>]*>)[\s\S]*?<\/script>/g, "$1")
    .replace(/(<style\b[^>]*>)[\s\S]*?<\/style>/, "$1");
  return [...outside.matchAll(TAG)].flatMap(([tag, name = "", rest = ""]) => {
    const attributes = [...rest.matchAll(ATTRIBUTE)].map(([, key = "", double, single, bare]) => ({
      key: key.toLowerCase(),
      // The words of a message that the person may send are no address, wherever they stand encoded.
      value: (double ?? single ?? bare ?? "").trim().replace(/^(mailto:|https:\/\/wa\.me\/)\?.*$/, "$1"),
    }));
    const bad = attributes.some(
      ({ key, value }) =>
        key.startsWith("on") ||
        (/^(href|src|action|formaction|content|data|xlink:href)$/.test(key) &&
          /^(java|vb)script:|^data:text|evil\.example/i.test(value.replace(/[\s\p{Cc}]/gu, ""))),
    );
    const foreign =
      ["base", "object", "embed", "math"].includes(name.toLowerCase()) ||
      (name.toLowerCase() === "script" && !attributes.some(({ key }) => key === "nonce"));
    return bad || foreign ? [tag.slice(0, 200)] : [];
  });
}
