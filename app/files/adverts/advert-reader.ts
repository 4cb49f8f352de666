import { exitWithParent } from "~/files/exit-with-parent";
import type { AdvertReaderReply } from "./advert-reader-reply";
import { type AdvertRequest, readAndMatch } from "./read-and-match";
import { loadTagger } from "./tagger";

// The program of the advert reader: receives adverts as messages and replies with what they ask, until the channel closes.
const reply = (message: AdvertReaderReply) => void process.send?.(message);

exitWithParent();
const tagger = loadTagger();
process.on("message", ({ id, request }: { id: number; request: AdvertRequest }) => {
  void tagger
    .then((tag) => reply({ id, reading: readAndMatch(request, tag) }))
    .catch((error: unknown) => reply({ id, problem: error instanceof Error ? error.message : "unknown" }));
});
void tagger.then(() => reply("ready"));
