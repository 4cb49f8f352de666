import {
  fieldsToFill,
  forgetDrafts,
  mayKeep,
  openDrafts,
  worthKeeping,
  type Draft,
  type FieldState,
} from "./drafts";
import { make } from "./make";

const PAUSE = 2000;
const SENT = "draft-sent";
const LITE_HIDES =
  "What you typed is kept on this phone, but data saver cannot show it. You see it again when you turn data saver off. Continue?";
// Leaving the page would write down what signing out has just thrown away.
let isSignedOut = false;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Kept = ReturnType<typeof openDrafts>;

/**
 * Keeps what is typed into a form with `data-draft`, every two seconds and when the page is left, and puts it back when the form is opened again. What the
 * server sent back with errors is never overwritten. Does nothing on somebody else's phone. `restored` is the draft that was put back.
 */
export function keepDraft(
  form: HTMLFormElement,
  { noteOf = () => "", discarded = () => undefined }: { noteOf?(): string; discarded?(): void } = {},
): { restored?: Draft; forget(): void } {
  const kept = openKept();
  const name = form.dataset.draft ?? "";
  if (!kept || name === "") return { forget: () => undefined };
  const isReturned = "returned" in form.dataset;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isCancelled = false;

  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    if (isSignedOut || isCancelled) return;
    const values = worthKeeping(fieldsOf(form).map(stateOf), isReturned);
    attempt(() =>
      Object.keys(values).length > 0
        ? kept.put(name, { at: Date.now(), values, note: noteOf() })
        : kept.remove(name),
    );
  };
  const forget = () => {
    clearTimeout(timer);
    timer = undefined;
    attempt(() => kept.remove(name));
  };
  const restored = isReturned
    ? undefined
    : restore(form, kept.get(name), () => {
        forget();
        discarded();
        form.dispatchEvent(new Event("change"));
      });
  if (isReturned) save();
  form.addEventListener("input", () => (timer ??= setTimeout(save, PAUSE)));
  // On the document, after the form's own listeners: they may have refused to send it.
  document.addEventListener("submit", ({ target, defaultPrevented }) => {
    if (target !== form || defaultPrevented) return;
    save();
    attempt(() => sessionStorage.setItem(SENT, name));
  });
  // Pages in lite mode have no script that could put the draft back.
  document.addEventListener("submit", (event) => {
    const { target } = event;
    const isLeft = target instanceof HTMLFormElement && target.getAttribute("action") === "/lite";
    if (
      isLeft &&
      Object.keys(worthKeeping(fieldsOf(form).map(stateOf), isReturned)).length > 0 &&
      !confirm(LITE_HIDES)
    )
      event.preventDefault();
  });
  form.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || !target.closest("[data-cancels]")) return;
    isCancelled = true;
    forget();
  });
  addEventListener("pagehide", () => timer !== undefined && save());
  document.addEventListener("visibilitychange", () => document.hidden && timer !== undefined && save());
  return { restored, forget };
}

/** Throws away the draft of the form that was sent last, when the page that came of it says that all went well. */
export function settleSentDraft(wentWell: boolean) {
  attempt(() => {
    const sent = sessionStorage.getItem(SENT);
    sessionStorage.removeItem(SENT);
    if (sent && wentWell) openKept()?.remove(sent);
  });
}

/** With scripts, drafts go with the tap on Logout, also when the network is away. */
export function forgetOnLogout() {
  document.addEventListener("submit", ({ target }) => {
    if (!(target instanceof HTMLFormElement) || target.getAttribute("action") !== "/logout") return;
    isSignedOut = true;
    attempt(() => forgetDrafts(localStorage));
  });
}

/** One text that is kept like a draft, for a box that is no form of the server's. */
export function keepText(name: string): { first: string; put(text: string): void } {
  const kept = openKept();
  return {
    first: kept?.get(name)?.values.text ?? "",
    put: (text) =>
      attempt(() =>
        text ? kept?.put(name, { at: Date.now(), values: { text }, note: "" }) : kept?.remove(name),
      ),
  };
}

// The server names the person where drafts may be kept.
function openKept(): Kept | undefined {
  const person = document.documentElement.dataset.drafts;
  if (!person) return undefined;
  try {
    return openDrafts(localStorage, person, Date.now());
  } catch {
    return undefined;
  }
}

function restore(form: HTMLFormElement, draft: Draft | undefined, discarded: () => void): Draft | undefined {
  if (!draft) return undefined;
  const fields = fieldsOf(form);
  const before = fields.map(stateOf);
  const filled = fieldsToFill(before, draft)
    .map(({ name, now }) => fields.filter((field) => field.name === name).filter((field) => fill(field, now)))
    .flat();
  const [first] = filled;
  if (!first) return undefined;
  const discard = () => {
    for (const field of filled) fill(field, stateOf(field).first);
    line.remove();
    first.focus();
    discarded();
  };
  const line = make(
    "p",
    { className: "row small", aria: { role: "status" } },
    "Draft restored.",
    make(
      "button",
      { type: "button", className: "button button-link button-small", onclick: discard },
      "Discard",
    ),
  );
  const inSight = form.querySelector(".sticky") ?? form;
  inSight.prepend(line);
  return draft;
}

// Radio buttons count once, as the one that is chosen.
function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (field): field is Field =>
      (field instanceof HTMLInputElement ||
        field instanceof HTMLTextAreaElement ||
        field instanceof HTMLSelectElement) &&
      mayKeep(field) &&
      !field.disabled,
  );
}

function stateOf(field: Field): FieldState {
  const { name } = field;
  if (field instanceof HTMLSelectElement)
    return {
      name,
      now: field.value,
      first:
        [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ??
        field.options[0]?.value ??
        "",
    };
  if (field instanceof HTMLTextAreaElement) return { name, now: field.value, first: field.defaultValue };
  if (field.type === "checkbox")
    return { name, now: field.checked ? "on" : "", first: field.defaultChecked ? "on" : "" };
  if (field.type === "radio") return stateOfChoice(field);
  return { name, now: field.value, first: field.defaultValue };
}

function stateOfChoice({ name, form }: HTMLInputElement): FieldState {
  const all = [...(form?.elements ?? [])].filter(
    (field): field is HTMLInputElement => field instanceof HTMLInputElement && field.name === name,
  );
  return {
    name,
    now: all.find(({ checked }) => checked)?.value ?? "",
    first: all.find(({ defaultChecked }) => defaultChecked)?.value ?? "",
  };
}

// Tells whether it took the value; a choice that is not offered any more is left alone.
function fill(field: Field, value: string): boolean {
  if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = value !== "";
  else if (field instanceof HTMLInputElement && field.type === "radio") field.checked = field.value === value;
  else if (field instanceof HTMLSelectElement && ![...field.options].some((option) => option.value === value))
    return false;
  else field.value = value;
  const details = field.closest("details");
  if (details) details.open = true;
  return true;
}

// Storage can be full or forbidden; a form works without it.
function attempt(act: () => void) {
  try {
    act();
  } catch {
    // Then nothing is kept.
  }
}
