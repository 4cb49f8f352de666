/** The browser's local storage, or anything like it. */
export type Store = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;
/** What was typed into a form and not sent; `note` is the form's own remark on it. */
export type Draft = { at: number; values: Record<string, string>; note: string };
/** A field of a form: what it holds, and what the server had put there. */
export type FieldState = { name: string; now: string; first: string };

const PREFIX = "draft:";
const KEPT_FOR = 14 * 24 * 60 * 60 * 1000;
const NEVER_KEPT = /pass|token|otp|code|secret|consent/i; // nobody agrees by a draft

/** The drafts of one person in one browser. Those of others and old ones are thrown away when they are opened. */
export function openDrafts(store: Store, person: string, now: number) {
  const keyOf = (form: string) => `${PREFIX}${person}:${form}`;
  for (const key of keysOf(store)) {
    const isOurs = key.startsWith(keyOf(""));
    if (!isOurs || now - (draftIn(store.getItem(key))?.at ?? 0) > KEPT_FOR) store.removeItem(key);
  }
  return {
    get: (form: string): Draft | undefined => draftIn(store.getItem(keyOf(form))),
    put: (form: string, draft: Draft) => store.setItem(keyOf(form), JSON.stringify(draft)),
    remove: (form: string) => store.removeItem(keyOf(form)),
  };
}

/** Throws all drafts away, whoever they belong to. */
export function forgetDrafts(store: Store) {
  for (const key of keysOf(store)) store.removeItem(key);
}

/** Whether what this field holds may be written down. */
export function mayKeep({
  name,
  type,
  autocomplete,
}: {
  name: string;
  type: string;
  autocomplete: string;
}): boolean {
  if (name === "" || ["hidden", "password", "file", "submit", "button", "reset"].includes(type)) return false;
  return !NEVER_KEPT.test(name) && !/password|one-time-code|cc-/.test(autocomplete);
}

/** What is worth keeping: what the person changed; of a form that came back with errors, everything in it. */
export function worthKeeping(fields: FieldState[], isReturned: boolean): Record<string, string> {
  return Object.fromEntries(
    fields
      .filter(({ now, first }) => (isReturned ? now !== "" : !isSame(now, first)))
      .map(({ name, now }) => [name, now]),
  );
}

/** Which fields take something from the draft: only those that nobody has touched since the server sent them. */
export function fieldsToFill(fields: FieldState[], { values }: Pick<Draft, "values">): FieldState[] {
  return fields.flatMap((field) => {
    const kept = values[field.name];
    return kept === undefined || field.now !== field.first || isSame(kept, field.first)
      ? []
      : [{ ...field, now: kept }];
  });
}

// The server tidies what it stores, so a difference in spaces alone is none.
function isSame(one: string, other: string): boolean {
  const plain = (text: string) => text.replace(/\s+/g, " ").trim();
  return plain(one) === plain(other);
}

function keysOf(store: Store): string[] {
  return Array.from({ length: store.length }, (_, n) => store.key(n) ?? "").filter((key) =>
    key.startsWith(PREFIX),
  );
}

// Whatever else lies there, by accident or by hand, is no draft.
function draftIn(text: string | null): Draft | undefined {
  try {
    const draft = JSON.parse(text ?? "") as Partial<Draft> | null;
    if (typeof draft?.at !== "number" || typeof draft.values !== "object" || draft.values === null)
      return undefined;
    const values = Object.fromEntries(
      Object.entries(draft.values).filter(([, value]) => typeof value === "string"),
    );
    return { at: draft.at, values, note: typeof draft.note === "string" ? draft.note : "" };
  } catch {
    return undefined;
  }
}
