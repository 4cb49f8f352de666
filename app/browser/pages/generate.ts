import { checkAdvertInPlace } from "~/browser/advert-check";
import { submitLabel } from "~/browser/submit-label";
import { autosaveDraft } from "~/browser/form-draft";
import { mendInPlace } from "~/browser/read-block";
import { handleResumeFile } from "~/browser/resume-file-field";
import { submitOnce } from "~/browser/submit-once";
import { setUpPage } from "~/browser/page-setup";
import { showToast } from "~/browser/toast";

// Enhances the form for new documents. It works without this file.
setUpPage();
const form = document.querySelector<HTMLFormElement>("form#generate");
if (form) enhanceForm(form);

function enhanceForm(form: HTMLFormElement) {
  autosaveForm(form);
  const advert = form.querySelector<HTMLTextAreaElement>("textarea[name=jobDescription]");
  const compareAgain = advert && checkAdvertInPlace(form, advert);
  mendInPlace(form, () => compareAgain?.());
  for (const source of form.querySelectorAll("input[name=isCreatingNewResume]"))
    source.addEventListener("change", () => compareAgain?.());
  const input = form.querySelector<HTMLInputElement>("input[name=resume]");
  const button = form.querySelector<HTMLButtonElement>("button[data-credits]");
  // If the script does not load, the file is sent with the form.
  if (input && button)
    handleResumeFile(
      input,
      (file) =>
        void import("~/browser/resume-upload")
          .then(({ uploadResume }) => uploadResume({ form, input, button }, file))
          .then(() => compareAgain?.())
          .catch(() => undefined),
    );
  if (button) showCredits(form, button);
  // Only this script can resume an upload.
  for (const notice of form.querySelectorAll<HTMLElement>("[data-unfinished]")) notice.hidden = false;
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
 * A sent draft reuses the form's idempotency key, so that a retry after a lost answer finds the same
 * generation. The first change to the form creates a new key.
 */
function autosaveForm(form: HTMLFormElement) {
  const key = form.querySelector<HTMLInputElement>("input[name=idempotencyKey]");
  const newKey = key?.value ?? "";
  let sentKey = "";
  const resetKey = () => {
    sentKey = "";
    if (key) key.value = newKey;
  };
  document.addEventListener("submit", ({ target, defaultPrevented }) => {
    if (target === form && !defaultPrevented) sentKey = key?.value ?? "";
  });
  const { restored } = autosaveDraft(form, { getNote: () => sentKey, discarded: resetKey });
  if (!restored?.note || !key) return;
  key.value = sentKey = restored.note;
  form.addEventListener("input", ({ target }) => {
    // A file input is empty after a reload and must be filled again.
    if (!(target instanceof HTMLInputElement && target.type === "file")) resetKey();
  });
}
