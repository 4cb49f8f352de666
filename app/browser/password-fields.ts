/** Shows and hides passwords, and measures new ones by the rules that the server names. */
export function enhancePasswordFields() {
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-shows]")) {
    const input = document.getElementById(button.dataset.shows ?? "");
    if (input instanceof HTMLInputElement) addVisibilityToggle(input, button);
  }
  for (const meter of document.querySelectorAll<HTMLElement>("[data-meters]")) {
    const input = document.getElementById(meter.dataset.meters ?? "");
    if (input instanceof HTMLInputElement) attachStrengthMeter(input, meter);
  }
}

function addVisibilityToggle(input: HTMLInputElement, button: HTMLButtonElement) {
  const setLabel = (isShown: boolean) => {
    button.textContent = isShown ? "Hide" : "Show";
    button.setAttribute("aria-label", `${button.textContent} password`);
  };
  button.hidden = false;
  setLabel(false);
  button.addEventListener("click", () => {
    const isShown = input.type === "password";
    input.type = isShown ? "text" : "password";
    setLabel(isShown);
  });
  // Sent as a password again, so that the browser does not keep it among its suggestions.
  input.form?.addEventListener("submit", () => (input.type = "password"));
}

function attachStrengthMeter(input: HTMLInputElement, meter: HTMLElement) {
  const rules = (JSON.parse(meter.dataset.rules ?? "[]") as string[]).map((rule) => new RegExp(rule, "u")); // our own server's
  const labels = JSON.parse(meter.dataset.labels ?? "[]") as [limit: number, word: string][];
  const [bar, label] = [meter.querySelector("progress"), meter.querySelector("label")];
  const update = () => {
    const share = rules.filter((rule) => rule.test(input.value)).length / rules.length;
    meter.hidden = input.value === "";
    if (bar) bar.value = share * 100;
    if (label)
      label.textContent = `Password strength: ${labels.find(([limit]) => share <= limit)?.[1] ?? ""}`;
  };
  input.addEventListener("input", update);
  update();
}
