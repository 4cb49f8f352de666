import { exitWithParent } from "~/files/exit-with-parent";
import { advertModels } from "~/career/job-advert/tagger/advert-model";
import type { AdvertReaderReply } from "./advert-reader-reply";
import { type AdvertRequest, readAndMatch } from "./read-and-match";

// The program of the advert reader: receives adverts as messages and replies with what they ask, until the channel closes.
const reply = (message: AdvertReaderReply) => void process.send?.(message);

exitWithParent();
advertModels();
process.on("message", ({ id, request }: { id: number; request: AdvertRequest }) => {
  try {
    reply({ id, reading: readAndMatch(request) });
  } catch (error) {
    reply({ id, problem: error instanceof Error ? error.message : "unknown" });
  }
});
reply("ready");
