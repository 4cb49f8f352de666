import { startPage } from "~/browser/start";

// Saves each change of the settings at once. Without this file the button saves them all.
startPage();
const form = document.querySelector<HTMLFormElement>("form[data-saves]");
const said = form?.querySelector("[data-said]");
const button = form?.querySelector("button");

if (form && said && button) {
  button.hidden = true;
  form.addEventListener("change", async ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    if (
      target instanceof HTMLInputElement &&
      target.name === "pushNotifications" &&
      target.checked &&
      !(await mayNotify())
    ) {
      target.checked = false;
      said.textContent =
        "Your browser does not allow messages from this site. Allow them in its settings first.";
      return;
    }
    said.textContent = "Saving …";
    try {
      const answer = await fetch(form.dataset.saves ?? "", {
        method: "PATCH",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(changeOf(target)),
      });
      const { message } = (await answer.json()) as { message?: string };
      said.textContent = answer.ok ? "Saved" : `Update Failed: ${message ?? ""}`;
      if (answer.ok && target.name === "theme") show(target.value);
    } catch {
      said.textContent = "Update Failed: you seem to be offline. Try again.";
    }
  });
}

function changeOf(field: HTMLInputElement | HTMLSelectElement) {
  const { name, value } = field;
  if (name === "theme") return { darkMode: value === "system" ? null : value === "dark" };
  return { [name]: field instanceof HTMLInputElement && field.type === "checkbox" ? field.checked : value };
}

function show(theme: string) {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  document
    .querySelector("meta[name=color-scheme]")
    ?.setAttribute("content", theme === "system" ? "light dark" : theme);
}

async function mayNotify() {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}
