const SHORTEST = 40;
const FILLED = ["jobTitle", "companyName", "companyLocation"];

/** Has the server look at the advert as soon as it was pasted or left: its hints come into the page, post and company into their empty fields. */
export function watchAdvert(form: HTMLFormElement, area: HTMLTextAreaElement) {
  let seen = "";
  const look = async () => {
    const text = area.value.trim();
    if (text.length < SHORTEST || text === seen) return;
    seen = text;
    const sent = new FormData();
    sent.set("check", "1");
    sent.set("jobDescription", text);
    const uploadId = new FormData(form).get("uploadId");
    if (typeof uploadId === "string") sent.set("uploadId", uploadId);
    try {
      const answer = await fetch("/generate", { method: "POST", body: sent });
      if (answer.ok && text === area.value.trim())
        show(new DOMParser().parseFromString(await answer.text(), "text/html"), form);
    } catch {
      seen = ""; // the button asks without scripts, and so does the next look
    }
  };
  area.addEventListener("blur", () => void look());
  area.addEventListener("paste", () => setTimeout(() => void look()));
}

// The same page that the button brings without scripts; only what it found is taken from it.
function show(page: Document, form: HTMLFormElement) {
  const [found, old] = [page.querySelector("[data-advice]"), form.querySelector("[data-advice]")];
  if (found && old) old.replaceChildren(...found.childNodes);
  for (const name of FILLED) {
    const [proposed, own] = [page, form].map((place) =>
      place.querySelector<HTMLInputElement>(`input[name="${name}"]`),
    );
    if (proposed?.value && own?.value.trim() === "") own.value = proposed.value;
  }
}
