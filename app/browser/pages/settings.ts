import { setUpPage } from "~/browser/page-setup";

// Saves each change of the settings immediately. Without this file the button saves them all.
setUpPage();
const form = document.querySelector<HTMLFormElement>("form[data-saves]");
const statusLine = form?.querySelector("[data-status]");
const button = form?.querySelector("button");

if (form && statusLine && button) {
  button.hidden = true;
  form.addEventListener("change", async ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    if (
      target instanceof HTMLInputElement &&
      target.name === "pushNotifications" &&
      target.checked &&
      !(await requestNotificationPermission())
    ) {
      target.checked = false;
      statusLine.textContent =
        "Your browser does not allow messages from this site. Allow them in its settings first.";
      return;
    }
    statusLine.textContent = "Saving …";
    try {
      const response = await fetch(form.dataset.saves ?? "", {
        method: "PATCH",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(toChange(target)),
      });
      const { message } = (await response.json()) as { message?: string };
      statusLine.textContent = response.ok ? "Saved" : `Update Failed: ${message ?? ""}`;
      if (response.ok && target.name === "theme") applyTheme(target.value);
    } catch {
      statusLine.textContent = "Update Failed: you seem to be offline. Try again.";
    }
  });
}

function toChange(field: HTMLInputElement | HTMLSelectElement) {
  const { name, value } = field;
  if (name === "theme") return { darkMode: value === "system" ? null : value === "dark" };
  return { [name]: field instanceof HTMLInputElement && field.type === "checkbox" ? field.checked : value };
}

function applyTheme(theme: string) {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  document
    .querySelector("meta[name=color-scheme]")
    ?.setAttribute("content", theme === "system" ? "light dark" : theme);
}

async function requestNotificationPermission() {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}
