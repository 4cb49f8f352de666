import { autosaveDraft } from "~/browser/form-draft";
import { enhancePasswordFields } from "~/browser/password-fields";
import { setUpPage } from "~/browser/page-setup";

setUpPage();
enhancePasswordFields();
const form = document.querySelector<HTMLFormElement>("form[data-draft]");
if (form) autosaveDraft(form);
