const RETRY_AFTER_MS = 20_000;

/**
 * Sends a form once, however often the button is tapped; and not at all while there is no network, for then the browser would show its own page instead.
 * After 20 seconds it may be tapped again: the browser does not tell when somebody stopped it.
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
  // Back leads to the page as it was left.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted || state === "ready") return;
    clearTimeout(timer);
    button.replaceChildren(...label);
    state = "ready";
  });
  return { isSending: () => state !== "ready" };
}
