/** The browser's local storage, or anything like it. */
export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;
/** What was typed into a form and not sent; `note` is the form's own remark on it. */
export type FormDraft = { at: number; values: Record<string, string>; note: string };
/** A field of a form: what it holds, and what the server had put there. */
export type FieldState = { name: string; now: string; first: string };

const PREFIX = "draft:";
const MAX_AGE_MS = 14 * 24 * 60 * 60 * 1000;
const SECRET_FIELDS = /pass|token|otp|code|secret|consent/i; // nobody agrees by a draft

/** The drafts of one person in one browser. Those of others and old ones are thrown away when they are opened. */
export function openDrafts(storage: DraftStorage, userId: string, now: number) {
  const keyOf = (form: string) => `${PREFIX}${userId}:${form}`;
  for (const key of listKeys(storage)) {
    const isOwn = key.startsWith(keyOf(""));
    if (!isOwn || now - (parseDraft(storage.getItem(key))?.at ?? 0) > MAX_AGE_MS) storage.removeItem(key);
  }
  return {
    get: (form: string): FormDraft | undefined => parseDraft(storage.getItem(keyOf(form))),
    save: (form: string, draft: FormDraft) => storage.setItem(keyOf(form), JSON.stringify(draft)),
    remove: (form: string) => storage.removeItem(keyOf(form)),
  };
}

/** Throws all drafts away, whoever they belong to. */
export function clearDrafts(storage: DraftStorage) {
  for (const key of listKeys(storage)) storage.removeItem(key);
}

/** Whether what this field holds may be written down. */
export function isSaveable({
  name,
  type,
  autocomplete,
}: {
  name: string;
  type: string;
  autocomplete: string;
}): boolean {
  if (name === "" || ["hidden", "password", "file", "submit", "button", "reset"].includes(type)) return false;
  return !SECRET_FIELDS.test(name) && !/password|one-time-code|cc-/.test(autocomplete);
}

/** What is worth keeping: what the person changed; of a form that came back with errors, everything in it. */
export function collectChanges(fields: FieldState[], isReturned: boolean): Record<string, string> {
  return Object.fromEntries(
    fields
      .filter(({ now, first }) => (isReturned ? now !== "" : !isSameText(now, first)))
      .map(({ name, now }) => [name, now]),
  );
}

/** Which fields take something from the draft: only those that nobody has touched since the server sent them. */
export function fieldsToRestore(fields: FieldState[], { values }: Pick<FormDraft, "values">): FieldState[] {
  return fields.flatMap((field) => {
    const saved = values[field.name];
    return saved === undefined || field.now !== field.first || isSameText(saved, field.first)
      ? []
      : [{ ...field, now: saved }];
  });
}

// The server tidies what it stores, so a difference in spaces alone is none.
function isSameText(one: string, other: string): boolean {
  const normalize = (text: string) => text.replace(/\s+/g, " ").trim();
  return normalize(one) === normalize(other);
}

function listKeys(storage: DraftStorage): string[] {
  return Array.from({ length: storage.length }, (_, n) => storage.key(n) ?? "").filter((key) =>
    key.startsWith(PREFIX),
  );
}

// Whatever else lies there, by accident or by hand, is no draft.
function parseDraft(text: string | null): FormDraft | undefined {
  try {
    const draft = JSON.parse(text ?? "") as Partial<FormDraft> | null;
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
