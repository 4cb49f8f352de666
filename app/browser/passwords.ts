/** Shows and hides passwords, and measures new ones by the rules that the server names. */
export function helpWithPasswords() {
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-shows]")) {
    const input = document.getElementById(button.dataset.shows ?? "");
    if (input instanceof HTMLInputElement) offerToShow(input, button);
  }
  for (const meter of document.querySelectorAll<HTMLElement>("[data-meters]")) {
    const input = document.getElementById(meter.dataset.meters ?? "");
    if (input instanceof HTMLInputElement) measure(input, meter);
  }
}

function offerToShow(input: HTMLInputElement, button: HTMLButtonElement) {
  const name = (isShown: boolean) => {
    button.textContent = isShown ? "Hide" : "Show";
    button.setAttribute("aria-label", `${button.textContent} password`);
  };
  button.hidden = false;
  name(false);
  button.addEventListener("click", () => {
    const isShown = input.type === "password";
    input.type = isShown ? "text" : "password";
    name(isShown);
  });
  // Sent as a password again, so that the browser does not keep it among its suggestions.
  input.form?.addEventListener("submit", () => (input.type = "password"));
}

function measure(input: HTMLInputElement, meter: HTMLElement) {
  const rules = (JSON.parse(meter.dataset.rules ?? "[]") as string[]).map((rule) => new RegExp(rule, "u")); // our own server's
  const words = JSON.parse(meter.dataset.words ?? "[]") as [limit: number, word: string][];
  const [bar, label] = [meter.querySelector("progress"), meter.querySelector("label")];
  const show = () => {
    const share = rules.filter((rule) => rule.test(input.value)).length / rules.length;
    meter.hidden = input.value === "";
    if (bar) bar.value = share * 100;
    if (label) label.textContent = `Password strength: ${words.find(([limit]) => share <= limit)?.[1] ?? ""}`;
  };
  input.addEventListener("input", show);
  show();
}
