import { offerCopying } from "~/browser/copy-text";
import { setUpPage } from "~/browser/page-setup";
import { offerSharing } from "~/browser/share-files";

// The page of a linked part: its texts can be copied and its files shared.
setUpPage();
offerCopying();
offerSharing();
