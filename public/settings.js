// Saves each change of the settings at once. Without this file the button saves them all.
const form = document.querySelector("form[data-saves]")
const said = form.querySelector("[data-said]")

form.querySelector("button").hidden = true
form.addEventListener("change", async ({ target }) => {
  if (target.name === "pushNotifications" && target.checked && !(await mayNotify())) {
    target.checked = false
    said.textContent = "Your browser does not allow messages from this site. Allow them in its settings first."
    return
  }
  said.textContent = "Saving …"
  try {
    const answer = await fetch(form.dataset.saves, { method: "PATCH", headers: { "Content-Type": "application/json" }, body: JSON.stringify(changeOf(target)) })
    const { message } = await answer.json()
    said.textContent = answer.ok ? "Saved" : "Update Failed: " + message
    if (answer.ok && target.name === "theme") show(target.value)
  } catch {
    said.textContent = "Update Failed: you seem to be offline. Try again."
  }
})

function changeOf({ name, type, checked, value }) {
  if (name === "theme") return { darkMode: value === "system" ? null : value === "dark" }
  return { [name]: type === "checkbox" ? checked : value }
}

function show(theme) {
  if (theme === "system") delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  document.querySelector("meta[name=color-scheme]").content = theme === "system" ? "light dark" : theme
}

async function mayNotify() {
  return "Notification" in window && (await Notification.requestPermission()) === "granted"
}

// Shows a page of ours while there is no network.
navigator.serviceWorker?.register("/sw.js")
