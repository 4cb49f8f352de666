import { hash, verify } from "@node-rs/argon2";
import { Refusal } from "~/refusal";

// OWASP's figures for argon2id (the library's default algorithm): 19 MiB, 2 passes, 1 lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 4;
const WAITING = 50;

/** A PHC string such as "$argon2id$v=19$m=19456,t=2,p=1$…". Matches the exact characters only, no normalisation. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST));
}

/** Whether the password is the stored one. Without a stored one it takes as long and says no, so that time tells nothing. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const right = await inTurn(async () => verify(stored ?? (await dummy()), password));
  return right && Boolean(stored);
}

/** A common password behind the required decoration is still common: "Password1!" is "password", "Qwerty123!" is "qwerty". */
export async function isCommonPassword(password: string, context: string[] = []): Promise<boolean> {
  const words = await commonWords();
  const bare = (text: string) => text.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  const plain = bare(password);
  const spoken = bare(
    password
      .replace(/[@4]/g, "a")
      .replace(/3/g, "e")
      .replace(/[1!|]/g, "i")
      .replace(/0/g, "o")
      .replace(/[$5]/g, "s")
      .replace(/7/g, "t"),
  );
  const own = new Set(
    context.flatMap((text) => text.toLowerCase().split(/[^\p{L}]+/u)).filter((word) => word.length >= 4),
  );
  return [plain, spoken, bare(spoken)].some((form) => form.length < 4 || words.has(form) || own.has(form));
}

let common: Promise<Set<string>> | undefined;
function commonWords(): Promise<Set<string>> {
  common ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) =>
      new Set(
        ["oyaapply", "welcome", "nigeria", ...dictionary["passwords-common"]].map((word) =>
          String(word).toLowerCase(),
        ),
      ),
  );
  return common;
}

let dummyHash: Promise<string> | undefined;
function dummy(): Promise<string> {
  dummyHash ??= hash("a password that nobody has", COST);
  return dummyHash;
}

let busy = 0;
const queue: (() => void)[] = [];

// Each hash takes 19 MiB and a core; a flood of sign-ins must not take the machine with it.
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= AT_ONCE) {
    if (queue.length >= WAITING)
      throw new Refusal("BUSY", "Many people are signing in right now. Try again in a minute.", 503);
    await new Promise<void>((turn) => queue.push(turn));
  }
  busy += 1;
  try {
    return await work();
  } finally {
    busy -= 1;
    queue.shift()?.();
  }
}
