import { spreadWait } from "~/browser/backoff";
import { keepDraft } from "~/browser/form-draft";
import { watchJob, type Progress } from "~/browser/job";
import { showSourcesOnTap } from "~/browser/line-source";
import { make } from "~/browser/make";
import type { News } from "~/browser/news";
import { notify } from "~/browser/notify";
import { sendOnce } from "~/browser/sending";
import { startPage } from "~/browser/start";
import { say } from "~/browser/toast";
import { STAGE_WORDS, tookText } from "~/ui/stage-words";

// Shows a job as it goes and turns into the result; without this file the page refreshes itself.
startPage();
const waiting = document.querySelector<HTMLElement>("[data-waiting]");
if (waiting) watch(waiting);
else offerMore();

function watch({ dataset }: HTMLElement) {
  watchJob(`${location.pathname}/events`, {
    told: showProgress,
    reached: showReached,
    finished(status) {
      if (document.hidden && dataset.push)
        void notify(status === "failed" ? "Your documents could not be made" : "Your documents are ready", {
          body: dataset.push,
          tag: location.pathname,
          path: location.pathname,
        });
      void showResult();
    },
  });
}

function showProgress({ stages }: Progress, sentences: News[]) {
  const items = document.querySelectorAll<HTMLElement>(".stages li");
  stages.forEach(({ state, ms }, n) => {
    const item = items[n];
    if (!item || (item.dataset.state === state && ms === undefined)) return;
    item.dataset.state = state;
    if (state === "doing") item.setAttribute("aria-current", "step");
    else item.removeAttribute("aria-current");
    const [sign, words, took] = [
      item.querySelector<HTMLElement>(".stage-mark > span"),
      item.querySelector(".hidden-text"),
      item.querySelector(".small"),
    ];
    if (sign) sign.hidden = state !== "done";
    if (words) words.textContent = STAGE_WORDS[state];
    if (took) took.textContent = tookText(ms);
  });
  for (const { type, sentences: texts } of sentences) showSentences(type, texts);
}

function showSentences(type: string, sentences: string[]) {
  const section = document.querySelector<HTMLElement>(`[data-writing=${type}]`);
  if (!section) return;
  section.hidden = sentences.length === 0;
  section.querySelector("ul")?.replaceChildren(...sentences.map((text) => make("li", {}, text)));
  section.querySelector("p")?.replaceChildren(sentences.join(" "));
}

function showReached(isReached: boolean) {
  const line = document.querySelector<HTMLElement>("[data-offline]");
  if (line) line.hidden = isReached;
}

// The server draws the result; here it only takes its place, so that a note over other windows lives on.
async function showResult() {
  for (let tries = 1; ; tries += 1) {
    try {
      const answer = await fetch(location.href, { signal: AbortSignal.timeout(15_000) });
      if (!answer.ok) return location.reload();
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      for (const part of ["main", ".topbar"]) {
        const [fresh, old] = [page.querySelector(part), document.querySelector(part)];
        if (fresh && old) old.replaceWith(document.adoptNode(fresh));
      }
      document.title = page.title;
      return offerMore();
    } catch {
      showReached(false);
      await new Promise((wake) => {
        setTimeout(wake, spreadWait(tries));
        addEventListener("online", wake, { once: true });
      });
    }
  }
}

function offerMore() {
  showSourcesOnTap();
  const form = document.querySelector<HTMLFormElement>("form[data-draft]");
  if (form) keepEdit(form);
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-copies]")) {
    button.hidden = false;
    button.addEventListener("click", () => void copy(button));
  }
}

// A draft keeps the version it began with: when the document was changed elsewhere since, saving shows both texts.
function keepEdit(form: HTMLFormElement) {
  const [version, button] = [
    form.querySelector<HTMLInputElement>("[name=version]"),
    form.querySelector("button"),
  ];
  if (!version || !button) return;
  const served = version.value;
  const { restored } = keepDraft(form, {
    noteOf: () => version.value,
    discarded: () => (version.value = served),
  });
  if (restored?.note) version.value = restored.note;
  sendOnce(form, button, {
    offline: () =>
      say({
        kind: "stop",
        text: "You are offline. Your text is kept here. Save it when the network is back.",
      }),
  });
}

async function copy(button: HTMLButtonElement) {
  const label = button.querySelector("[data-label]");
  try {
    await navigator.clipboard.writeText(button.value);
    if (label) label.textContent = "Copied";
    say({ kind: "success", text: `${button.dataset.copies ?? ""} copied.` });
  } catch {
    if (label) label.textContent = "Copy Failed";
    say({ kind: "stop", text: "Copy Failed. Select the text and copy it yourself." });
  }
}
