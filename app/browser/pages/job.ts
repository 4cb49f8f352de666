import { jitteredDelay } from "~/browser/backoff";
import { decideInPlace } from "~/browser/decisions";
import { announce } from "~/browser/announce";
import { offerCopying } from "~/browser/copy-text";
import { autosaveDraft } from "~/browser/form-draft";
import { preserveUnsaved } from "~/browser/preserve-unsaved";
import { openPartsInPlace } from "~/browser/linked-parts";
import { watchGeneration, type GenerationProgress } from "~/browser/generation-progress";
import { showSourcesOnTap } from "~/browser/sentence-sources";
import { createElement } from "~/browser/element";
import type { SentenceUpdate } from "~/browser/sentence-updates";
import { showNotification } from "~/browser/notification";
import { offerSharing } from "~/browser/share-files";
import { submitOnce } from "~/browser/submit-once";
import { setUpPage } from "~/browser/page-setup";
import { showToast } from "~/browser/toast";
import { STAGE_LABELS, formatStageDuration } from "~/ui/stage-labels";

// Shows the progress of a job and then its result. Without this file the page refreshes automatically.
setUpPage();
let isShowingDocuments = document.querySelector("[data-readable]") !== null;
const waiting = document.querySelector<HTMLElement>("[data-waiting]");
if (waiting) watchProgress(waiting);
if (!waiting || isShowingDocuments) enhanceResult();
decideInPlace(showPage);
openPartsInPlace(enhancePart);

function watchProgress({ dataset }: HTMLElement) {
  watchGeneration(`${location.pathname}/events`, {
    onProgress: showProgress,
    onConnectionChange: showConnection,
    onFinished(status) {
      const title = status === "failed" ? "Your documents could not be made" : "Your documents are ready";
      if (document.hidden && dataset.push !== undefined)
        void showNotification(title, {
          body: dataset.waiting ?? "",
          tag: location.pathname,
          path: location.pathname,
        });
      void showResult(`${title}: ${dataset.waiting ?? ""}.`);
    },
  });
}

function showProgress({ stages, isReadable, isFinished }: GenerationProgress, sentences: SentenceUpdate[]) {
  if (isReadable && !isFinished && !isShowingDocuments) {
    isShowingDocuments = true;
    void showResult("You can read your documents now. A better version may come.");
  }
  const items = document.querySelectorAll<HTMLElement>(".stages li");
  stages.forEach(({ state, ms }, n) => {
    const item = items[n];
    if (!item || (item.dataset.state === state && ms === undefined)) return;
    item.dataset.state = state;
    if (state === "doing") item.setAttribute("aria-current", "step");
    else item.removeAttribute("aria-current");
    if (state === "doing")
      announce(
        `${item.querySelector(".hidden-text")?.nextSibling?.textContent ?? ""}, step ${n + 1} of ${stages.length}.`,
      );
    const [icon, label, duration] = [
      item.querySelector<HTMLElement>(".stage-mark > span"),
      item.querySelector(".hidden-text"),
      item.querySelector(".small"),
    ];
    if (icon) icon.hidden = state !== "done";
    if (label) label.textContent = STAGE_LABELS[state];
    if (duration) duration.textContent = formatStageDuration(ms);
  });
  for (const { type, sentences: texts } of sentences) showSentences(type, texts);
}

function showSentences(type: string, sentences: string[]) {
  const section = document.querySelector<HTMLElement>(`[data-writing=${type}]`);
  if (!section) return;
  section.hidden = sentences.length === 0;
  section.querySelector("ul")?.replaceChildren(...sentences.map((text) => createElement("li", {}, text)));
  section.querySelector("div")?.replaceChildren(...sentences.map((text) => createElement("p", {}, text)));
}

function showConnection(isConnected: boolean) {
  const offlineNotice = document.querySelector<HTMLElement>("[data-offline]");
  if (offlineNotice) offlineNotice.hidden = isConnected;
}

// Inserts the result that the server rendered. Without a reload, a system notification stays open.
async function showResult(announcement: string) {
  for (let attempts = 1; ; attempts += 1) {
    try {
      const response = await fetch(location.href, { signal: AbortSignal.timeout(15_000) });
      if (!response.ok) return location.reload();
      showPage(new DOMParser().parseFromString(await response.text(), "text/html"));
      announce(announcement);
      return isTyping() ? undefined : focusHeading();
    } catch {
      showConnection(false);
      await new Promise((wake) => {
        setTimeout(wake, jitteredDelay(attempts));
        addEventListener("online", wake, { once: true });
      });
    }
  }
}

function showPage(page: Document) {
  preserveUnsaved(() => {
    for (const part of ["main", ".topbar"]) {
      const [newPart, oldPart] = [page.querySelector(part), document.querySelector(part)];
      if (newPart && oldPart) oldPart.replaceWith(document.adoptNode(newPart));
    }
  });
  document.title = page.title;
  retarget();
  enhanceResult();
}

// An address names an element: in its place a new one is not its target yet, and a paper that was opened would close.
function retarget() {
  const { hash } = location;
  if (!hash) return;
  const top = scrollY;
  location.replace(hash);
  scrollTo(0, top);
}

function isTyping(): boolean {
  return document.activeElement?.closest("details[data-from] form") != null;
}

// Whoever waits with a screen reader or a keyboard is taken to what is new.
function focusHeading() {
  const heading = document.querySelector<HTMLElement>("h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.style.outline = "none"; // it is a place to read on from, not a control
  heading.focus({ preventScroll: true });
}

function enhanceResult() {
  showSourcesOnTap();
  const form = document.querySelector<HTMLFormElement>("form[data-draft]");
  if (form) autosaveEdit(form);
  offerCopying();
}

function enhancePart(part: HTMLElement) {
  if (part.querySelector("#apply-title")) document.querySelector("[data-short]")?.remove(); // the kit has it in full
  offerSharing(part);
  offerCopying(part);
}

// The draft stores the version that it started from. If the document changed since, saving shows both texts.
function autosaveEdit(form: HTMLFormElement) {
  const [version, button] = [
    form.querySelector<HTMLInputElement>("[name=version]"),
    form.querySelector("button"),
  ];
  if (!version || !button) return;
  const servedVersion = version.value;
  const { restored } = autosaveDraft(form, {
    getNote: () => version.value,
    discarded: () => (version.value = servedVersion),
  });
  if (restored?.note) version.value = restored.note;
  submitOnce(form, button, {
    onOffline: () =>
      showToast({
        kind: "stop",
        text: "You are offline. Your text is kept here. Save it when the network is back.",
      }),
  });
}
