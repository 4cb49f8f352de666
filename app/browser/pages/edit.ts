import { spreadWait } from "~/browser/backoff";
import { keepDraft } from "~/browser/form-draft";
import { startPage } from "~/browser/start";
import { say } from "~/browser/toast";

// Makes the editor better: says what is saved, keeps what is not, and saves without leaving the page. It works without this file.
startPage();
const PATIENCE = 30_000;
const form = document.querySelector<HTMLFormElement>("form#edit");
const [area, button, version, said, count] = [
  form?.querySelector("textarea"),
  form?.querySelector("button"),
  form?.querySelector<HTMLInputElement>("[name=version]"),
  form?.querySelector("[data-said]"),
  form?.querySelector("[data-count]"),
];
if (form && area && button && version && said && count) edit({ form, area, button, version, said, count });

type Parts = {
  form: HTMLFormElement;
  area: HTMLTextAreaElement;
  button: HTMLButtonElement;
  version: HTMLInputElement;
  said: Element;
  count: Element;
};

function edit({ form, area, button, version, said, count }: Parts) {
  let served = version.value;
  let savedWords = said.textContent ?? "";
  let isReturned = "returned" in form.dataset;
  let isSaving = false;
  let leaves = false;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isChanged = () => isReturned || area.value.trim() !== area.defaultValue.trim();
  const tell = (words: string) => {
    if (said.textContent !== words) said.textContent = words;
  };
  const show = () => {
    count.textContent = `${area.value.length.toLocaleString("en-GB")} characters`;
    button.disabled = isSaving || !isChanged();
    if (isSaving || tries > 0) return;
    tell(
      isChanged()
        ? `Not saved yet${version.value === served ? "" : ". It was changed somewhere else; saving shows both texts"}`
        : savedWords,
    );
  };

  const { restored, forget } = keepDraft(form, {
    noteOf: () => version.value,
    discarded: () => (version.value = served),
  });
  if (restored?.note) version.value = restored.note;
  form.addEventListener("input", show);
  form.addEventListener("change", show);
  addEventListener("beforeunload", (event) => isChanged() && !leaves && event.preventDefault());
  addEventListener("pageshow", () => (leaves = false));
  addEventListener("online", () => tries > 0 && void save());
  form.addEventListener("submit", (event) => {
    // Whoever came from a result goes back to it; whatever is wrong is said by the server's own page, with both texts.
    if (leaves || (navigator.onLine && new FormData(form).get("back"))) return void (leaves = true);
    event.preventDefault();
    void save();
  });
  show();

  async function save() {
    if (isSaving || !isChanged()) return;
    clearTimeout(timer);
    isSaving = true;
    tell("Saving …");
    show();
    const sent = area.value;
    const body = new URLSearchParams({ version: version.value, content: sent });
    try {
      const answer = await fetch(location.href, {
        method: "POST",
        body,
        signal: AbortSignal.timeout(PATIENCE),
      });
      if (answer.status >= 500) throw new Error(String(answer.status));
      isSaving = false;
      tries = 0;
      if (!answer.ok) return leaveToServer();
      stored(sent, new DOMParser().parseFromString(await answer.text(), "text/html"));
    } catch {
      isSaving = false;
      tries += 1;
      tell("Not saved. Your text is kept here, and we try again automatically.");
      timer = setTimeout(() => void save(), spreadWait(tries));
    }
    show();
  }

  function leaveToServer() {
    leaves = true;
    button.disabled = false;
    form.requestSubmit(button);
  }

  function stored(sent: string, page: Document) {
    area.defaultValue = sent;
    isReturned = false;
    delete form.dataset.returned;
    served = version.value =
      page.querySelector<HTMLInputElement>("#edit [name=version]")?.value ?? version.value;
    savedWords = page.querySelector("#edit [data-said]")?.textContent ?? savedWords;
    for (const part of ["[data-updated]", "[data-problems]"]) {
      const [fresh, old] = [page.querySelector(part), document.querySelector(part)];
      if (fresh && old) old.replaceWith(document.adoptNode(fresh));
    }
    const preview = document.querySelector("iframe");
    if (preview) preview.src = String(preview.src);
    if (area.value === sent) forget();
    say({
      kind: "success",
      text: page.querySelector("[data-flash]")?.lastElementChild?.textContent ?? "Saved.",
    });
  }
}
