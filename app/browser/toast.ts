import { createElement } from "./element";

type ToastMessage = { kind: "success" | "stop"; text: string };

const TOAST_STYLES = {
  success: { tone: "notice go", label: "Done" },
  stop: { tone: "notice stop", label: "Problem" },
};
const DISPLAY_MS = 5000;
const SWIPE_PX = 50;

let region: HTMLElement | undefined;
let dismiss = () => undefined as void;

/** Adds the empty container to the page. Screen readers announce only changes in a known container. */
export function createToastRegion(): HTMLElement {
  if (region) return region;
  const element = createElement("div", {
    className: "toasts",
    tabIndex: -1,
    aria: { role: "status", label: "Messages (F8)" },
  });
  addEventListener("keydown", ({ key }) => {
    if (key === "F8" && element.firstChild) element.focus();
    if (key === "Escape" && element.contains(document.activeElement)) dismiss();
  });
  document.body.append(element);
  region = element;
  return element;
}

/**
 * Shows one message over the page for 5 seconds. The time pauses on hover and focus. A swipe of 50 px to the
 * right closes it, and F8 moves the focus to it. Important texts are also in the page.
 */
export function showToast({ kind, text }: ToastMessage) {
  dismiss();
  const container = createToastRegion();
  const focusedBefore = document.activeElement;
  const { tone, label } = TOAST_STYLES[kind];
  const toast = createElement(
    "div",
    { className: tone, aria: kind === "stop" ? { role: "alert" } : {} },
    createElement("b", {}, label),
    createElement("div", {}, text),
  );
  const displayTimer = createTimer(DISPLAY_MS, () => dismiss());
  const dismissal = new AbortController();
  dismiss = () => {
    displayTimer.stop();
    dismissal.abort();
    if (container.contains(document.activeElement) && focusedBefore instanceof HTMLElement)
      focusedBefore.focus();
    toast.remove();
    dismiss = () => undefined;
  };
  for (const name of ["pointerenter", "focusin"])
    container.addEventListener(name, displayTimer.stop, dismissal);
  for (const name of ["pointerleave", "focusout"])
    container.addEventListener(name, displayTimer.run, dismissal);
  onSwipe(toast, () => dismiss());
  container.replaceChildren(toast);
  displayTimer.run();
}

function createTimer(ms: number, onElapsed: () => void) {
  let remainingMs = ms;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    stop() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      remainingMs -= Date.now() - startedAt;
    },
    run() {
      if (timer !== undefined) return;
      startedAt = Date.now();
      timer = setTimeout(onElapsed, remainingMs);
    },
  };
}

function onSwipe(toast: HTMLElement, onSwiped: () => void) {
  let startX: number | undefined;
  const moveTo = (x: number) => (toast.style.transform = x > 0 ? `translateX(${x}px)` : "");
  toast.style.touchAction = "pan-y";
  toast.addEventListener("pointerdown", (event) => {
    startX = event.clientX;
    toast.setPointerCapture(event.pointerId);
  });
  toast.addEventListener("pointermove", ({ clientX }) => startX !== undefined && moveTo(clientX - startX));
  for (const name of ["pointerup", "pointercancel"] as const) {
    toast.addEventListener(name, ({ clientX }) => {
      const distance = startX === undefined ? 0 : clientX - startX;
      startX = undefined;
      moveTo(0);
      if (name === "pointerup" && distance >= SWIPE_PX) onSwiped();
    });
  }
}
