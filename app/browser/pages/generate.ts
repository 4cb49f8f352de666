import { checkAdvertOnChange } from "~/browser/advert-check";
import { submitLabel } from "~/browser/submit-label";
import { autosaveDraft } from "~/browser/form-draft";
import { mendInPlace } from "~/browser/read-block";
import { handleResumeFile } from "~/browser/resume-file-field";
import { submitOnce } from "~/browser/submit-once";
import { setUpPage } from "~/browser/page-setup";
import { showToast } from "~/browser/toast";

// Makes the form for new documents better; it works without this file.
setUpPage();
const form = document.querySelector<HTMLFormElement>("form#generate");
if (form) enhanceForm(form);

function enhanceForm(form: HTMLFormElement) {
  autosaveForm(form);
  const advert = form.querySelector<HTMLTextAreaElement>("textarea[name=jobDescription]");
  if (advert) checkAdvertOnChange(form, advert);
  mendInPlace(form);
  const input = form.querySelector<HTMLInputElement>("input[name=resume]");
  const button = form.querySelector<HTMLButtonElement>("button[data-credits]");
  // Where it cannot be loaded the file goes with the form.
  if (input && button)
    handleResumeFile(
      input,
      (file) =>
        void import("~/browser/resume-upload")
          .then(({ uploadResume }) => uploadResume({ form, input, button }, file))
          .catch(() => undefined),
    );
  if (button) showCredits(form, button);
  // Only with this script can an upload be gone on with.
  for (const note of form.querySelectorAll<HTMLElement>("[data-unfinished]")) note.hidden = false;
}

function showCredits(form: HTMLFormElement, button: HTMLButtonElement) {
  const creditsLeft = button.dataset.credits === "unlimited" ? Infinity : Number(button.dataset.credits);
  const { isSending } = submitOnce(form, button, {
    onOffline: () =>
      showToast({
        kind: "stop",
        text: "You are offline. What you typed is kept here. Send it when the network is back.",
      }),
  });
  const count = () => {
    const documentCount = ["generateCoverLetter", "optimizeResume"].filter(
      (name) => form.querySelector<HTMLInputElement>(`input[name=${name}]`)?.checked,
    ).length;
    if (!isSending()) button.textContent = submitLabel(documentCount, creditsLeft);
  };
  form.addEventListener("change", count);
  count();
}

/**
 * A draft that was sent keeps its form's key: when only the answer was lost, sending it again leads to the documents that are being made already. The first
 * change makes it a new wish with a new key.
 */
function autosaveForm(form: HTMLFormElement) {
  const key = form.querySelector<HTMLInputElement>("input[name=idempotencyKey]");
  const newKey = key?.value ?? "";
  let note = "";
  const resetKey = () => {
    note = "";
    if (key) key.value = newKey;
  };
  document.addEventListener("submit", ({ target, defaultPrevented }) => {
    if (target === form && !defaultPrevented) note = key?.value ?? "";
  });
  const { restored } = autosaveDraft(form, { getNote: () => note, discarded: resetKey });
  if (!restored?.note || !key) return;
  key.value = note = restored.note;
  form.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement && target.type === "file")) resetKey(); // the file has to be chosen again, whatever was sent
  });
}
