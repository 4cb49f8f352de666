/** The part of the Storage interface that is used here. */
export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;
/** The values of a form that was not sent. `note` is extra text that the form stores with them. */
export type FormDraft = { at: number; values: Record<string, string>; note: string };
/** A form field: its current value and the value that the server sent. */
export type FieldState = { name: string; now: string; first: string };

const PREFIX = "draft:";
const MAX_AGE_MS = 14 * 24 * 60 * 60 * 1000;
// A draft must never restore a consent; the answer to a question may be a date of birth.
const SECRET_FIELDS = /pass|token|otp|code|secret|consent|^answer-/i;

/** The drafts of one user in one browser. Deletes the drafts of other users and old drafts. */
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

/** Deletes all drafts of all users. */
export function clearDrafts(storage: DraftStorage) {
  for (const key of listKeys(storage)) storage.removeItem(key);
}

/** Whether the value of this field may be stored. */
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

/** The values to store: those that the user changed, or all values when the form came back with errors. */
export function collectChanges(fields: FieldState[], isReturned: boolean): Record<string, string> {
  return Object.fromEntries(
    fields
      .filter(({ now, first }) => (isReturned ? now !== "" : !isSameText(now, first)))
      .map(({ name, now }) => [name, now]),
  );
}

/** The fields to restore: only those that are unchanged since the server sent them. */
export function fieldsToRestore(fields: FieldState[], { values }: Pick<FormDraft, "values">): FieldState[] {
  return fields.flatMap((field) => {
    const saved = values[field.name];
    return saved === undefined || field.now !== field.first || isSameText(saved, field.first)
      ? []
      : [{ ...field, now: saved }];
  });
}

// The server normalizes spaces, so a difference in spaces alone is not a change.
function isSameText(one: string, other: string): boolean {
  const normalize = (text: string) => text.replace(/\s+/g, " ").trim();
  return normalize(one) === normalize(other);
}

function listKeys(storage: DraftStorage): string[] {
  return Array.from({ length: storage.length }, (_, n) => storage.key(n) ?? "").filter((key) =>
    key.startsWith(PREFIX),
  );
}

// Other code or the user can write to the storage, so invalid entries are ignored.
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
