/** Shows the buttons for passkeys where the browser knows them. The rest loads with the first tap. */
export function enhancePasskeyButtons() {
  if (!("PublicKeyCredential" in window)) return;
  for (const part of document.querySelectorAll<HTMLElement>("[data-passkey]")) {
    const button = part.querySelector("button");
    if (!button) continue;
    part.hidden = false;
    button.addEventListener("click", () => void runCeremony(part, button));
  }
}

async function runCeremony(part: HTMLElement, button: HTMLButtonElement) {
  const problem = part.querySelector<HTMLElement>("[role=alert]");
  const field = part.querySelector("input");
  button.disabled = true;
  if (problem) problem.hidden = true;
  try {
    const { askForPasskey } = await import("./passkey-ceremony");
    const answer = await askForPasskey(part.dataset.options ?? "", part.dataset.passkey === "make");
    if (field) field.value = answer;
    // Not requestSubmit: the code beside it is required only without a passkey.
    button.form?.submit();
  } catch (error) {
    if (!problem) return;
    problem.textContent = error instanceof Error ? error.message : "That did not work. Try again.";
    problem.hidden = false;
  } finally {
    button.disabled = false;
  }
}
