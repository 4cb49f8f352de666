import { watchAdvert } from "~/browser/advert";
import { buttonText } from "~/browser/credits";
import { keepDraft } from "~/browser/form-draft";
import { watchResumeFile } from "~/browser/resume-file";
import { sendOnce } from "~/browser/sending";
import { startPage } from "~/browser/start";
import { say } from "~/browser/toast";

// Makes the form for new documents better; it works without this file.
startPage();
const form = document.querySelector<HTMLFormElement>("form#generate");
if (form) begin(form);

function begin(form: HTMLFormElement) {
  keepFormDraft(form);
  const advert = form.querySelector<HTMLTextAreaElement>("textarea[name=jobDescription]");
  if (advert) watchAdvert(form, advert);
  const input = form.querySelector<HTMLInputElement>("input[name=resume]");
  const button = form.querySelector<HTMLButtonElement>("button[data-credits]");
  // Where it cannot be loaded the file goes with the form.
  if (input && button)
    watchResumeFile(
      input,
      (file) =>
        void import("~/browser/resume-upload")
          .then(({ uploadResume }) => uploadResume({ form, input, button }, file))
          .catch(() => undefined),
    );
  if (button) countCredits(form, button);
  // Only with this script can an upload be gone on with.
  for (const note of form.querySelectorAll<HTMLElement>("[data-unfinished]")) note.hidden = false;
}

function countCredits(form: HTMLFormElement, button: HTMLButtonElement) {
  const left = button.dataset.credits === "unlimited" ? Infinity : Number(button.dataset.credits);
  const { isSending } = sendOnce(form, button, {
    offline: () =>
      say({
        kind: "stop",
        text: "You are offline. What you typed is kept here. Send it when the network is back.",
      }),
  });
  const count = () => {
    const wanted = ["generateCoverLetter", "optimizeResume"].filter(
      (name) => form.querySelector<HTMLInputElement>(`input[name=${name}]`)?.checked,
    ).length;
    if (!isSending()) button.textContent = buttonText(wanted, left);
  };
  form.addEventListener("change", count);
  count();
}

/**
 * A draft that was sent keeps its form's key: when only the answer was lost, sending it again leads to the documents that are being made already. The first
 * change makes it a new wish with a new key.
 */
function keepFormDraft(form: HTMLFormElement) {
  const key = form.querySelector<HTMLInputElement>("input[name=idempotencyKey]");
  const fresh = key?.value ?? "";
  let note = "";
  const renew = () => {
    note = "";
    if (key) key.value = fresh;
  };
  document.addEventListener("submit", ({ target, defaultPrevented }) => {
    if (target === form && !defaultPrevented) note = key?.value ?? "";
  });
  const { restored } = keepDraft(form, { noteOf: () => note, discarded: renew });
  if (!restored?.note || !key) return;
  key.value = note = restored.note;
  form.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement && target.type === "file")) renew(); // the file has to be chosen again, whatever was sent
  });
}
