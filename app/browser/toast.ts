import { createElement } from "./element";

export type ToastMessage = { kind: "success" | "stop"; text: string };

const TOAST_STYLES = {
  success: { tone: "notice go", label: "Done" },
  stop: { tone: "notice stop", label: "Problem" },
};
const DISPLAY_MS = 5000;
const SWIPE_PX = 50;

let region: HTMLElement | undefined;
let dismiss = () => undefined as void;

/** Puts the empty shelf into the page: screen readers speak only what comes into a place that they know. */
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
 * Says something over the page, one message at a time: gone after 5 seconds, which stand still while it is pointed at or has the focus, or with a swipe of
 * 50 pixels to the right. F8 leads to it. Whatever must be read without scripts stands in the page as well.
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
