import { make } from "./make";

export type Message = { kind: "success" | "stop"; text: string };

const LOOKS = {
  success: { tone: "notice go", label: "Done" },
  stop: { tone: "notice stop", label: "Problem" },
};
const SHOWN_FOR = 5000;
const SWIPE = 50;

let shelf: HTMLElement | undefined;
let end = () => undefined as void;

/** Puts the empty shelf into the page: screen readers speak only what comes into a place that they know. */
export function makeShelf(): HTMLElement {
  if (shelf) return shelf;
  const made = make("div", {
    className: "toasts",
    tabIndex: -1,
    aria: { role: "status", label: "Messages (F8)" },
  });
  addEventListener("keydown", ({ key }) => {
    if (key === "F8" && made.firstChild) made.focus();
    if (key === "Escape" && made.contains(document.activeElement)) end();
  });
  document.body.append(made);
  shelf = made;
  return made;
}

/**
 * Says something over the page, one message at a time: gone after 5 seconds, which stand still while it is pointed at or has the focus, or with a swipe of
 * 50 pixels to the right. F8 leads to it. Whatever must be read without scripts stands in the page as well.
 */
export function say({ kind, text }: Message) {
  end();
  const place = makeShelf();
  const before = document.activeElement;
  const { tone, label } = LOOKS[kind];
  const toast = make(
    "div",
    { className: tone, aria: kind === "stop" ? { role: "alert" } : {} },
    make("b", {}, label),
    make("div", {}, text),
  );
  const clock = startClock(SHOWN_FOR, () => end());
  const gone = new AbortController();
  end = () => {
    clock.stop();
    gone.abort();
    if (place.contains(document.activeElement) && before instanceof HTMLElement) before.focus();
    toast.remove();
    end = () => undefined;
  };
  for (const name of ["pointerenter", "focusin"]) place.addEventListener(name, clock.stop, gone);
  for (const name of ["pointerleave", "focusout"]) place.addEventListener(name, clock.run, gone);
  watchSwipe(toast, () => end());
  place.replaceChildren(toast);
  clock.run();
}

function startClock(ms: number, over: () => void) {
  let left = ms;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    stop() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left -= Date.now() - since;
    },
    run() {
      if (timer !== undefined) return;
      since = Date.now();
      timer = setTimeout(over, left);
    },
  };
}

function watchSwipe(toast: HTMLElement, swiped: () => void) {
  let from: number | undefined;
  const moveTo = (x: number) => (toast.style.transform = x > 0 ? `translateX(${x}px)` : "");
  toast.style.touchAction = "pan-y";
  toast.addEventListener("pointerdown", (event) => {
    from = event.clientX;
    toast.setPointerCapture(event.pointerId);
  });
  toast.addEventListener("pointermove", ({ clientX }) => from !== undefined && moveTo(clientX - from));
  for (const name of ["pointerup", "pointercancel"] as const) {
    toast.addEventListener(name, ({ clientX }) => {
      const far = from === undefined ? 0 : clientX - from;
      from = undefined;
      moveTo(0);
      if (name === "pointerup" && far >= SWIPE) swiped();
    });
  }
}
