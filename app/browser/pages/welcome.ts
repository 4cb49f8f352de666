import { setUpPage } from "~/browser/page-setup";

// Opens the welcome as a modal dialog until the user finishes it. Without this file it is a section of the
// page.
setUpPage();
const dialog = document.querySelector<HTMLDialogElement>("dialog#welcome");

if (dialog) {
  dialog.removeAttribute("open");
  dialog.showModal();
  dialog.addEventListener("cancel", (event) => event.preventDefault());
  dialog.addEventListener("keydown", (event) => event.key === "Escape" && event.preventDefault());
  dialog.addEventListener("close", () => dialog.open || dialog.showModal());
}
