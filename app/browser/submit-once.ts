const RETRY_AFTER_MS = 20_000;

/**
 * Submits a form once, even after several taps, and never while offline, because the browser would show its
 * own error page. After 20 seconds a new tap is accepted, because no event reports a cancelled request.
 */
export function submitOnce(
  form: HTMLFormElement,
  button: HTMLButtonElement,
  { onOffline }: { onOffline(): void },
): { isSending(): boolean } {
  let state: "ready" | "sending" | "slow" = "ready";
  let label: ChildNode[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  form.addEventListener("submit", (event) => {
    if (state === "sending") return event.preventDefault();
    if (!navigator.onLine) {
      event.preventDefault();
      return onOffline();
    }
    if (event.submitter !== button && event.submitter !== null) return;
    if (state === "ready") label = [...button.childNodes];
    state = "sending";
    button.replaceChildren("Sending …");
    timer = setTimeout(() => {
      state = "slow";
      button.replaceChildren("Still sending. Tap to try again");
    }, RETRY_AFTER_MS);
  });
  // Back restores the page with its old button state, so the button is reset.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted || state === "ready") return;
    clearTimeout(timer);
    button.replaceChildren(...label);
    state = "ready";
  });
  return { isSending: () => state !== "ready" };
}
