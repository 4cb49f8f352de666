import { setUpPage } from "~/browser/page-setup";

// Opens the welcome as a modal dialog. Without this file it is a section of the page.
setUpPage();
const dialog = document.querySelector<HTMLDialogElement>("dialog#welcome");

if (dialog) {
  dialog.removeAttribute("open");
  dialog.showModal();
}
