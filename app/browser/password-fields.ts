/** Shows or hides passwords, rates new ones by the rules that the server sends, and takes an error away when its field is edited. */
export function enhancePasswordFields() {
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-shows]")) {
    const input = document.querySelector<HTMLInputElement>(`#${button.dataset.shows}`);
    if (input) addVisibilityToggle(input, button);
  }
  for (const meter of document.querySelectorAll<HTMLElement>("[data-meters]")) {
    const input = document.querySelector<HTMLInputElement>(`#${meter.dataset.meters}`);
    if (input) attachStrengthMeter(input, meter);
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
  input.addEventListener("input", () => {
    document.querySelector(`#${input.id}-error`)?.remove();
    input.ariaInvalid = null;
  });
  // Restores the type "password" before submit, so that the browser does not store it as a suggestion.
  input.form?.addEventListener("submit", () => (input.type = "password"));
}

function attachStrengthMeter(input: HTMLInputElement, meter: HTMLElement) {
  // The data comes from our own server.
  const rules = (JSON.parse(meter.dataset.rules ?? "[]") as string[]).map((rule) => new RegExp(rule, "u"));
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
