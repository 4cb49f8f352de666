import { fieldsToRestore, clearDrafts, openDrafts, collectChanges, type FormDraft } from "./drafts";
import { createElement } from "./element";
import { listFields, readState, setValue } from "./form-fields";

const AUTOSAVE_MS = 2000;

const SENT_KEY = "draft-sent";

const DATA_SAVER_WARNING =
  "What you typed is kept on this phone, but data saver cannot show it. You see it again when you turn data saver off. Continue?";

// Leaving the page would write down what signing out has just thrown away.
let isSignedOut = false;

type UserDrafts = ReturnType<typeof openDrafts>;

/**
 * Keeps what is typed into a form with `data-draft`, every two seconds and when the page is left, and puts it back when the form is opened again. What the
 * server sent back with errors is never overwritten. Does nothing on somebody else's phone. `restored` is the draft that was put back.
 */
export function autosaveDraft(
  form: HTMLFormElement,
  { getNote = () => "", discarded = () => undefined }: { getNote?(): string; discarded?(): void } = {},
): { restored?: FormDraft; clear(): void } {
  const drafts = openUserDrafts();
  const name = form.dataset.draft ?? "";
  if (!drafts || name === "") return { clear: () => undefined };
  const isReturned = "returned" in form.dataset;
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
  // On the document, after the form's own listeners: they may have refused to send it.
  document.addEventListener("submit", ({ target, defaultPrevented }) => {
    if (target !== form || defaultPrevented) return;
    save();
    tryStorage(() => sessionStorage.setItem(SENT_KEY, name));
  });
  // Pages in lite mode have no script that could put the draft back.
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

/** Throws away the draft of the form that was sent last, when the page that came of it says that all went well. */
export function clearSentDraft(hasSucceeded: boolean) {
  tryStorage(() => {
    const sent = sessionStorage.getItem(SENT_KEY);
    sessionStorage.removeItem(SENT_KEY);
    if (sent && hasSucceeded) openUserDrafts()?.remove(sent);
  });
}

/** With scripts, drafts go with the tap on Logout, also when the network is away. */
export function clearDraftsOnLogout() {
  document.addEventListener("submit", ({ target }) => {
    if (!(target instanceof HTMLFormElement) || target.getAttribute("action") !== "/logout") return;
    isSignedOut = true;
    tryStorage(() => clearDrafts(localStorage));
  });
}

/** One text that is kept like a draft, for a box that is no form of the server's. */
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

// The server names the person where drafts may be kept.
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

// Storage can be full or forbidden; a form works without it.
function tryStorage(write: () => void) {
  try {
    write();
  } catch {
    // Then nothing is kept.
  }
}
