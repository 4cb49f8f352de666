import { keepDraft } from "~/browser/form-draft";
import { helpWithPasswords } from "~/browser/passwords";
import { startPage } from "~/browser/start";

startPage();
helpWithPasswords();
const form = document.querySelector<HTMLFormElement>("form[data-draft]");
if (form) keepDraft(form);
