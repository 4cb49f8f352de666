// Makes the pages for signing in a little better; each of them works without this file.
for (const button of document.querySelectorAll("[data-shows]")) {
  const input = document.getElementById(button.dataset.shows)
  const name = (isShown) => button.setAttribute("aria-label", (button.textContent = isShown ? "Hide" : "Show") + " password")
  button.hidden = false
  name(false)
  button.addEventListener("click", () => {
    const isShown = input.type === "password"
    input.type = isShown ? "text" : "password"
    name(isShown)
  })
  // Sent as a password again, so that the browser does not keep it among its suggestions.
  input.form.addEventListener("submit", () => (input.type = "password"))
}

for (const meter of document.querySelectorAll("[data-meters]")) {
  const input = document.getElementById(meter.dataset.meters)
  const rules = JSON.parse(meter.dataset.rules).map((rule) => new RegExp(rule, "u"))
  const words = JSON.parse(meter.dataset.words)
  const show = () => {
    const share = rules.filter((rule) => rule.test(input.value)).length / rules.length
    meter.hidden = input.value === ""
    meter.querySelector("progress").value = share * 100
    meter.querySelector("label").textContent = "Password strength: " + words.find(([limit]) => share <= limit)[1]
  }
  input.addEventListener("input", show)
  show()
}

// What a link brought along is said once; a reload should not say it again.
if (document.querySelector("[data-once]")) {
  const url = new URL(location)
  for (const name of ["auth", "message"]) url.searchParams.delete(name)
  history.replaceState(null, "", url)
}

// The browser that asked for a mail, or that began at Google, need not press the button. Before the load event this takes the place of
// the page in the history, so that Back does not send it twice.
document.querySelector("form[data-auto]")?.submit()

// Shows a page of ours while there is no network.
navigator.serviceWorker?.register("/sw.js")
