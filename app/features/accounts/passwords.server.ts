import { hash, verify } from "@node-rs/argon2";
import { createWorkQueue } from "~/work/queue.server";

// OWASP values for argon2id (the library's default algorithm): 19 MiB, 2 passes, 1 lane.
const ARGON2_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * A PHC string such as "$argon2id$v=19$m=19456,t=2,p=1$…" of the password in NFKC, because keyboards write the
 * same letter (ọ̀) in different ways.
 */
export function hashPassword(password: string): Promise<string> {
  return withHashSlot(() => hash(normalizePassword(password), ARGON2_OPTIONS));
}

/** The form of a password that is hashed and that the password rules are about. */
function normalizePassword(password: string): string {
  return password.normalize("NFKC");
}

/**
 * Whether the password matches the stored hash. Without a hash it takes the same time and returns false, so
 * that timing reveals nothing.
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  return (await comparePassword(stored, password)) !== "wrong";
}

/** The same; "raw" when the hash was made before passwords were normalized and should be stored anew. */
export async function comparePassword(
  stored: string | null | undefined,
  password: string,
): Promise<"right" | "raw" | "wrong"> {
  const normalized = normalizePassword(password);
  const isMatch = (form: string) =>
    withHashSlot(async () => (await verify(stored ?? (await getDummyHash()), form)) && Boolean(stored));
  if (await isMatch(normalized)) return "right";
  return normalized !== password && (await isMatch(password)) ? "raw" : "wrong";
}

/**
 * A common password with decoration is still common: "Password1!" is "password", "Qwerty123!" is "qwerty".
 */
export async function isCommonPassword(password: string, context: string[] = []): Promise<boolean> {
  const commonPasswords = await loadCommonPasswords();
  const stripDecoration = (text: string) => text.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  const bareForm = stripDecoration(normalizePassword(password));
  const withoutLeet = stripDecoration(
    normalizePassword(password)
      .replace(/[@4]/g, "a")
      .replace(/3/g, "e")
      .replace(/[1!|]/g, "i")
      .replace(/0/g, "o")
      .replace(/[$5]/g, "s")
      .replace(/7/g, "t"),
  );
  const personalWords = new Set(
    context.flatMap((text) => text.toLowerCase().split(/[^\p{L}]+/u)).filter((word) => word.length >= 4),
  );
  return [bareForm, withoutLeet, stripDecoration(withoutLeet)].some(
    (form) => form.length < 4 || commonPasswords.has(form) || personalWords.has(form),
  );
}

let commonPasswordsPromise: Promise<Set<string>> | undefined;
function loadCommonPasswords(): Promise<Set<string>> {
  commonPasswordsPromise ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) =>
      new Set(
        ["oyaapply", "welcome", "nigeria", ...dictionary["passwords-common"]].map((word) =>
          String(word).toLowerCase(),
        ),
      ),
  );
  return commonPasswordsPromise;
}

let dummyHashPromise: Promise<string> | undefined;
function getDummyHash(): Promise<string> {
  dummyHashPromise ??= hash("a password that nobody has", ARGON2_OPTIONS);
  return dummyHashPromise;
}

const queue = createWorkQueue("passwords");

// Every hash costs the same processor time, so the fastest says what each costs, however busy the machine is.
let leastMs = Infinity;
const withHashSlot = <T>(work: () => Promise<T>): Promise<T> =>
  queue.run(async (spent) => {
    const started = performance.now();
    const result = await work();
    leastMs = Math.min(leastMs, performance.now() - started);
    spent(leastMs);
    return result;
  });
