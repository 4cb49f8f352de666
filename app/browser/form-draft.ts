import { fieldsToRestore, clearDrafts, openDrafts, collectChanges, type FormDraft } from "./drafts";
import { createElement } from "./element";
import { deletePictures } from "./support/delete-pictures";
import { listFields, readState, setValue } from "./form-fields";

const AUTOSAVE_MS = 2000;

const SENT_KEY = "draft-sent";

const DATA_SAVER_WARNING =
  "What you typed is kept on this phone, but data saver cannot show it. You see it again when you turn data saver off. Continue?";

// After sign-out, the save on page leave must not write the deleted draft again.
let isSignedOut = false;

type UserDrafts = ReturnType<typeof openDrafts>;

/**
 * Saves the values of a form with `data-draft` every two seconds and on page leave, and restores them on the
 * next visit. Values that the server sent back with errors are not overwritten. Does nothing on a shared
 * device. `restored` is the draft that was restored.
 */
export function autosaveDraft(
  form: HTMLFormElement,
  { getNote = () => "", discarded = () => undefined }: { getNote?(): string; discarded?(): void } = {},
): { restored?: FormDraft; clear(): void } {
  const drafts = openUserDrafts();
  const name = form.dataset.draft ?? "";
  if (!drafts || name === "") return { clear: () => undefined };
  // What the server filled in stays: it came back with errors, or was shared from another app.
  const isReturned = "returned" in form.dataset || "shared" in form.dataset;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isCancelled = false;

  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    if (isSignedOut || isCancelled) return;
    const values = collectChanges(listFields(form).map(readState), isReturned);
    tryStorage(() =>
      Object.keys(values).length > 0
        ? drafts.save(name, { at: Date.now(), values, note: getNote() })
        : drafts.remove(name),
    );
  };
  const clear = () => {
    clearTimeout(timer);
    timer = undefined;
    tryStorage(() => drafts.remove(name));
  };
  const restored = isReturned
    ? undefined
    : restore(form, drafts.get(name), () => {
        clear();
        discarded();
        form.dispatchEvent(new Event("change"));
      });
  if (isReturned) save();
  form.addEventListener("input", () => (timer ??= setTimeout(save, AUTOSAVE_MS)));
  // On the document, because the form's own listeners run first and may cancel the submit.
  document.addEventListener("submit", ({ target, defaultPrevented }) => {
    if (target !== form || defaultPrevented) return;
    save();
    tryStorage(() => sessionStorage.setItem(SENT_KEY, name));
  });
  // In data saver mode no script can restore the draft.
  document.addEventListener("submit", (event) => {
    const { target } = event;
    const isLeft = target instanceof HTMLFormElement && target.getAttribute("action") === "/lite";
    if (
      isLeft &&
      Object.keys(collectChanges(listFields(form).map(readState), isReturned)).length > 0 &&
      !confirm(DATA_SAVER_WARNING)
    )
      event.preventDefault();
  });
  form.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || !target.closest("[data-cancels]")) return;
    isCancelled = true;
    clear();
  });
  addEventListener("pagehide", () => timer !== undefined && save());
  document.addEventListener("visibilitychange", () => document.hidden && timer !== undefined && save());
  return { restored, clear };
}

/** The values of the stored draft of a form, before it is restored. */
export function readDraftValues({ dataset }: HTMLFormElement): Record<string, string> {
  return openUserDrafts()?.get(dataset.draft ?? "")?.values ?? {};
}

/** Deletes the draft of the last sent form, when the next page reports success. */
export function clearSentDraft(hasSucceeded: boolean) {
  tryStorage(() => {
    const sent = sessionStorage.getItem(SENT_KEY);
    sessionStorage.removeItem(SENT_KEY);
    if (sent && hasSucceeded) openUserDrafts()?.remove(sent);
  });
}

/** Deletes the drafts on sign-out, even without a network. */
export function clearDraftsOnLogout() {
  document.addEventListener("submit", ({ target }) => {
    if (!(target instanceof HTMLFormElement) || target.getAttribute("action") !== "/logout") return;
    isSignedOut = true;
    tryStorage(() => clearDrafts(localStorage));
    deletePictures();
  });
}

/** Stores one text like a draft, for an input outside a server form. */
export function openTextDraft(name: string): { initialText: string; save(text: string): void } {
  const drafts = openUserDrafts();
  return {
    initialText: drafts?.get(name)?.values.text ?? "",
    save: (text) =>
      tryStorage(() =>
        text ? drafts?.save(name, { at: Date.now(), values: { text }, note: "" }) : drafts?.remove(name),
      ),
  };
}

// The server sets the user id only where drafts may be stored.
function openUserDrafts(): UserDrafts | undefined {
  const userId = document.documentElement.dataset.drafts;
  if (!userId) return undefined;
  try {
    return openDrafts(localStorage, userId, Date.now());
  } catch {
    return undefined;
  }
}

function restore(
  form: HTMLFormElement,
  draft: FormDraft | undefined,
  onDiscard: () => void,
): FormDraft | undefined {
  if (!draft) return undefined;
  const fields = listFields(form);
  const states = fields.map(readState);
  const restoredFields = fieldsToRestore(states, draft)
    .map(({ name, now }) =>
      fields.filter((field) => field.name === name).filter((field) => setValue(field, now)),
    )
    .flat();
  const [firstField] = restoredFields;
  if (!firstField) return undefined;
  const discard = () => {
    for (const field of restoredFields) setValue(field, readState(field).first);
    notice.remove();
    firstField.focus();
    onDiscard();
  };
  const notice = createElement(
    "p",
    { className: "row small", aria: { role: "status" } },
    "Draft restored.",
    createElement(
      "button",
      { type: "button", className: "button button-link button-small", onclick: discard },
      "Discard",
    ),
  );
  const container = form.querySelector(".sticky") ?? form;
  container.prepend(notice);
  return draft;
}

// The storage can be full or blocked. The form works without it.
function tryStorage(write: () => void) {
  try {
    write();
  } catch {
    // The draft is not stored.
  }
}
