import { ownSince } from "../vocabulary/note-words";
import type { NotePost } from "./note-posts";
import { noteTime } from "./note-time";

const longest = 600;

/** "since march 2022 i dey rear goats for house": what somebody has done on their own until now, told with its time and without a name. The rest of the line tells of it. */
export function ownTime(text: string): NotePost | undefined {
  if (text.length > longest) return undefined;
  const time = noteTime(text);
  const [stretch] = time?.stretches ?? [];
  if (!time || !stretch || stretch.from > 0 || time.end !== "present") return undefined;
  const lead = /^[\s,]*/u.exec(text.slice(stretch.to))?.[0].length ?? 0;
  const end = stretch.to + lead;
  if (!ownSince.test(text.slice(end))) return undefined;
  return {
    period: { ...(time.start && { start: time.start }), end: "present" },
    dates: [text.slice(stretch.from, stretch.to)],
    isSure: true,
    left: [],
    end,
  };
}
