import { offerCopying } from "~/browser/copy-text";
import { setUpPage } from "~/browser/page-setup";

// Pages with a number or a link to hand on. Without this file it is copied by a long press.
setUpPage();
offerCopying();
