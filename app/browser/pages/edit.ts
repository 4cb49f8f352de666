import { jitteredDelay } from "~/browser/backoff";
import { autosaveDraft } from "~/browser/form-draft";
import { openPart, openPartsInPlace, PART_LINK } from "~/browser/linked-parts";
import { decideInPlace } from "~/browser/decisions";
import { setUpPage } from "~/browser/page-setup";
import { showToast } from "~/browser/toast";

// Enhances the editor: shows the save state, stores a draft, and saves without leaving the page. It works
// without this file.
setUpPage();
openPartsInPlace();
decideInPlace((page) => showParts(page, ["[data-slots]", "[data-findings]"]), "[data-slots] form");
const REQUEST_TIMEOUT_MS = 30_000;
const form = document.querySelector<HTMLFormElement>("form#edit");
const [area, button, version, statusLine, count] = [
  form?.querySelector("textarea"),
  form?.querySelector("button"),
  form?.querySelector<HTMLInputElement>("[name=version]"),
  form?.querySelector("[data-status]"),
  form?.querySelector("[data-count]"),
];
if (form && area && button && version && statusLine && count)
  enhanceEditor({ form, area, button, version, statusLine, count });

type EditorElements = {
  form: HTMLFormElement;
  area: HTMLTextAreaElement;
  button: HTMLButtonElement;
  version: HTMLInputElement;
  statusLine: Element;
  count: Element;
};

function enhanceEditor({ form, area, button, version, statusLine, count }: EditorElements) {
  let servedVersion = version.value;
  let savedText = statusLine.textContent ?? "";
  let isReturned = "returned" in form.dataset;
  let isSaving = false;
  let isLeaving = false;
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isChanged = () => isReturned || area.value.trim() !== area.defaultValue.trim();
  const setStatus = (text: string) => {
    if (statusLine.textContent !== text) statusLine.textContent = text;
  };
  const update = () => {
    count.textContent = `${area.value.length.toLocaleString("en-GB")} characters`;
    button.disabled = isSaving || !isChanged();
    if (isSaving || attempts > 0) return;
    setStatus(
      isChanged()
        ? `Not saved yet${version.value === servedVersion ? "" : ". It was changed somewhere else; saving shows both texts"}`
        : savedText,
    );
  };

  const { restored, clear } = autosaveDraft(form, {
    getNote: () => version.value,
    discarded: () => (version.value = servedVersion),
  });
  if (restored?.note) version.value = restored.note;
  form.addEventListener("input", update);
  form.addEventListener("change", update);
  addEventListener("beforeunload", (event) => isChanged() && !isLeaving && event.preventDefault());
  addEventListener("pageshow", () => {
    isLeaving = false;
    update(); // after Back, the browser has filled in the text again only now
  });
  addEventListener("online", () => attempts > 0 && void save());
  form.addEventListener("submit", (event) => {
    const tool = event.submitter;
    if (isTool(tool) && navigator.onLine && !isLeaving) {
      event.preventDefault();
      return void save(tool);
    }
    // Returns to the result page if the user came from there. The server's page shows any error, with both
    // texts, and takes away the question that was answered.
    const isAnswer = tool instanceof HTMLButtonElement && tool.name === "headings";
    if (isLeaving || (navigator.onLine && (isAnswer || new FormData(form).get("back"))))
      return void (isLeaving = true);
    event.preventDefault();
    void save();
  });
  update();

  // A tool changes the text on the server, so nothing is typed until its answer comes.
  async function save(tool?: HTMLButtonElement) {
    if (isSaving || (!tool && !isChanged())) return;
    clearTimeout(timer);
    isSaving = true;
    area.readOnly = tool !== undefined;
    setStatus("Saving …");
    update();
    const savedContent = area.value;
    const body = new URLSearchParams({ version: version.value, content: savedContent });
    if (tool) body.set(tool.name, tool.value);
    try {
      const response = await fetch(location.href, {
        method: "POST",
        body,
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      });
      if (response.status >= 500) throw new Error(String(response.status));
      isSaving = area.readOnly = false;
      attempts = 0;
      if (!response.ok) return leaveToServer(tool);
      const page = new DOMParser().parseFromString(await response.text(), "text/html");
      const text = page.querySelector<HTMLTextAreaElement>("#edit textarea")?.value;
      if (tool && text !== undefined) area.value = text;
      onSaved(tool && text !== undefined ? text : savedContent, page);
      if (tool) focusAgain(tool);
    } catch {
      isSaving = area.readOnly = false;
      attempts += 1;
      setStatus("Not saved. Your text is kept here, and we try again automatically.");
      timer = setTimeout(() => void save(), jitteredDelay(attempts));
    }
    update();
  }

  function leaveToServer(pressed = button) {
    isLeaving = true;
    button.disabled = false;
    form.requestSubmit(pressed);
  }

  function onSaved(savedContent: string, page: Document) {
    area.defaultValue = savedContent;
    isReturned = false;
    delete form.dataset.returned;
    servedVersion = version.value =
      page.querySelector<HTMLInputElement>("#edit [name=version]")?.value ?? version.value;
    savedText = page.querySelector("#edit [data-status]")?.textContent ?? savedText;
    showParts(page, PARTS);
    const preview = document.querySelector<HTMLImageElement>("img.preview");
    const saved = page.querySelector<HTMLImageElement>("img.preview");
    if (preview && saved) preview.src = saved.src;
    if (area.value === savedContent) clear();
    showToast({
      kind: "success",
      text: page.querySelector("[data-flash]")?.lastElementChild?.textContent ?? "Saved.",
    });
  }
}

// What follows from the text, and is shown again after each save.
const PARTS = ["counted", "problems", "form-notes", "tools", "arrange", "findings", "history"].map(
  (part) => `[data-${part}]`,
);
const TOOLS = ["line", "section", "length", "shorten"];

function isTool(pressed: HTMLElement | null): pressed is HTMLButtonElement {
  return pressed instanceof HTMLButtonElement && TOOLS.includes(pressed.name);
}

function showParts(page: Document, parts: string[]) {
  for (const part of parts) {
    const [newPart, oldPart] = [page.querySelector(part), document.querySelector(part)];
    if (!newPart || !oldPart) continue;
    reopenDetails(oldPart, newPart);
    oldPart.replaceWith(document.adoptNode(newPart));
  }
}

/** What the person had opened stays open, though its heading may say something else now. */
function reopenDetails(before: Element, after: Element) {
  const wasOpen = new Set(
    [...before.querySelectorAll("details")].flatMap((one) => (one.open ? nameOf(one) : [])),
  );
  for (const details of after.querySelectorAll("details")) details.open ||= wasOpen.has(nameOf(details));
  for (const link of after.querySelectorAll<HTMLAnchorElement>(PART_LINK))
    if (wasOpen.has(nameOf(link))) void openPart(link);
}

// A linked part is known by its address; others by their heading, without what it counts.
function nameOf(part: HTMLElement) {
  return (
    part.dataset.from ??
    part.getAttribute("href") ??
    part.querySelector("summary")?.textContent?.replace(/[\d()]+.*$/, "")
  );
}

/** The keyboard stays where it was: on the same button, on its neighbour, or on what it changed. */
function focusAgain({ name, value }: HTMLButtonElement) {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>(`button[name="${name}"]:not(:disabled)`)];
  const heading = value.slice(value.indexOf(":") + 1);
  const found =
    buttons.find((one) => one.value === value) ??
    buttons.find((one) => one.name === "section" && one.value.endsWith(`:${heading}`)) ??
    document.getElementById(name === "line" ? "left-out" : "sections") ??
    document.querySelector<HTMLElement>("#edit textarea");
  found?.focus();
}
