const MIN_LENGTH = 40;
const PROPOSED_FIELDS = ["jobTitle", "companyName", "companyLocation"];

/**
 * Sends the advert to the server after a paste or a change. Shows the hints, and fills an empty job title and
 * company.
 */
export function checkAdvertOnChange(form: HTMLFormElement, area: HTMLTextAreaElement) {
  let lastChecked = "";
  const check = async () => {
    const text = area.value.trim();
    if (text.length < MIN_LENGTH || text === lastChecked) return;
    lastChecked = text;
    const body = new FormData();
    body.set("check", "1");
    body.set("jobDescription", text);
    const uploadId = new FormData(form).get("uploadId");
    if (typeof uploadId === "string") body.set("uploadId", uploadId);
    try {
      const response = await fetch("/generate", { method: "POST", body: body });
      if (response.ok && text === area.value.trim())
        showResult(new DOMParser().parseFromString(await response.text(), "text/html"), form);
    } catch {
      lastChecked = ""; // allows another check of the same text
    }
  };
  area.addEventListener("blur", () => void check());
  area.addEventListener("paste", () => setTimeout(() => void check()));
}

// Requests the page that the button requests without scripts, and uses only the hints in it.
function showResult(page: Document, form: HTMLFormElement) {
  const [found, old] = [page.querySelector("[data-advice]"), form.querySelector("[data-advice]")];
  if (found && old) old.replaceChildren(...found.childNodes);
  for (const name of PROPOSED_FIELDS) {
    const [proposed, own] = [page, form].map((place) =>
      place.querySelector<HTMLInputElement>(`input[name="${name}"]`),
    );
    if (proposed?.value && own?.value.trim() === "") own.value = proposed.value;
  }
}
