import { checkAdvertInPlace } from "~/browser/advert-check";
import { loadDetailsOnChoice } from "~/browser/resume-details";
import { submitLabel } from "~/browser/submit-label";
import { autosaveDraft } from "~/browser/form-draft";
import { openPartsInPlace } from "~/browser/linked-parts";
import { mendInPlace } from "~/browser/read-block";
import { handleResumeFile } from "~/browser/resume-file-field";
import { submitOnce } from "~/browser/submit-once";
import { setUpPage } from "~/browser/page-setup";
import { showToast } from "~/browser/toast";

// Enhances the form for new documents. It works without this file.
setUpPage();
openPartsInPlace();
const form = document.querySelector<HTMLFormElement>("form#generate");
if (form) void loadDetailsOnChoice(form).then(() => enhanceForm(form));

function enhanceForm(form: HTMLFormElement) {
  const wasSent = reuseSentKey(form);
  const advert = form.querySelector<HTMLTextAreaElement>("textarea[name=jobDescription]");
  const compareAgain = advert && checkAdvertInPlace(form, advert, { wasSent });
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
  addEventListener("pageshow", count); // only now the browser has filled in again what Back brings
  count();
}

/**
 * A form that was sent keeps its idempotency key, after Back and in the draft of a lost answer. The server answers the same
 * input under it with the same generation, and takes other input as a new request. Returns whether this one was sent.
 */
function reuseSentKey(form: HTMLFormElement): boolean {
  const key = form.querySelector<HTMLInputElement>("input[name=idempotencyKey]");
  if (!key) return false;
  const newKey = key.value;
  let sentKey = readSentKey();
  document.addEventListener("submit", ({ target, defaultPrevented }) => {
    if (target !== form || defaultPrevented) return;
    sentKey = key.value;
    history.replaceState({ sentKey }, ""); // of this entry of the history alone: Back returns to it
  });
  const { restored } = autosaveDraft(form, {
    getNote: () => sentKey,
    discarded() {
      sentKey = "";
      key.value = newKey;
    },
  });
  sentKey = restored?.note || sentKey;
  if (sentKey) key.value = sentKey;
  return sentKey !== "";
}

function readSentKey(): string {
  const { sentKey } = (history.state ?? {}) as { sentKey?: unknown };
  return typeof sentKey === "string" ? sentKey : "";
}
