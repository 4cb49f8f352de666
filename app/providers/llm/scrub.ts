const MAX_LENGTH = 300;
const REMOVED = "[removed]";

// Vendor keys, bearer tokens, and any text long and random enough to be one.
const SECRETS = [
  /\b(?:sk|xai|pplx|gsk|rk|pk|key|tgp|or)[-_][\w*.-]{4,}/gi,
  /\bhf_[\w*]{4,}/gi,
  /\bAIza[\w*-]{4,}/g,
  /\bbearer\s+[^\s"',;]+/gi,
  /\beyJ[\w-]+\.[\w.-]+/g,
  /(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{28,}/gi,
];
const ADDRESS = /\bhttps?:\/\/[^\s"'<>)\]]+/gi;
const PERSONAL = [/[\w.+-]+@[\w-]+\.[\w.-]+/g, /\+?\d[\d\s().-]{8,}\d/g];

// Words of error messages. Any other word of the sent text is removed.
const ERROR_VOCABULARY = new Set(
  `a about above access account accepted after again allowed also an and api are argument as at auth authentication authorization available bad balance be because been before billing blocked body by call can cannot
  card change characters check client code complete completion concurrent connection contact content context could country created credit credits current day deprecated details did different disabled do document documentation does
  done due during each either empty enable engine error exceed exceeded exceeds exist exists expected expired failed failure field file filter first for format found free from generate generated generation get given greater had has have header
  help hour id if in incorrect input instead insufficient instructions internal invalid is it its json key keys last length less limit limits long longer made make max maximum may message messages min minute missing model models must
  name need network no not now number object of on one only or organization other our out output over overloaded page parameter parse path payment per permission plan plans please policy problem project prompt provided provider quota
  range rate reached read reason received reduce refused region rejected replaced request requested requests required resource response result retired retry role safety same schema second seconds see send sent server service set should size
  some spend state status stop stopped stream string such support supported system temperature than that the their then there this time timeout to token tokens too total trial try type unable unavailable unauthorized unexpected unknown unsupported
  until upgrade usage use used user using valid value version violate visit want was we when which while wait will with within wrong you your`.split(
    /\s+/,
  ),
);

/**
 * A vendor's error message that an admin may read: no key (the given one or a similar one), no query of an
 * address, no mail address or long number, and no word of the sent text outside the error vocabulary. At most
 * 300 characters.
 */
export function scrub(
  message: string,
  { key = "", sent = "" }: { key?: string; sent?: string } = {},
): string {
  const plain = unescapeJson(message.slice(0, 20_000));
  const withoutKey = key.length >= 4 ? plain.replaceAll(key, REMOVED) : plain;
  const withoutQueries = withoutKey.replace(ADDRESS, (address) =>
    address.replace(/[?#].*$/, "").replace(/\/\/[^/@]*@/, "//"),
  );
  const withoutSecrets = [...SECRETS, ...PERSONAL].reduce(
    (text, pattern) => text.replace(pattern, REMOVED),
    withoutQueries,
  );
  const clean = sent ? removeSentWords(sent, withoutSecrets) : withoutSecrets;
  return clean
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, MAX_LENGTH);
}

// A vendor may cut an echoed text inside a word, so the beginnings of our words count too.
function removeSentWords(sent: string, message: string): string {
  const beginnings = new Set<string>();
  for (const [word] of unescapeJson(sent)
    .toLowerCase()
    .matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    for (let length = Math.min(2, word.length); length <= word.length; length++)
      beginnings.add(word.slice(0, length));
  }
  return message
    .replace(/[\p{L}\p{M}\p{N}]+/gu, (word) =>
      ERROR_VOCABULARY.has(word.toLowerCase()) || !beginnings.has(word.toLowerCase()) ? word : "…",
    )
    .replace(/(?:…\W*){2,}/g, "… ");
}

function unescapeJson(text: string): string {
  return text
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replace(/\\[nrtbf]/g, " ")
    .replace(/\\(["\\/])/g, "$1");
}
