import { extract, prepare } from "~/files/read/extract";

// A program for a child process: it prepares itself as the product's reader does, reads one text, and answers with the milliseconds of
// processor time that the reading took, and what came of it.
process.once("message", (text: string) => void measure(text));

async function measure(text: string): Promise<void> {
  await prepare();
  const before = process.cpuUsage();
  const reply = await extract("text", new TextEncoder().encode(text), {
    today: "2026-11-22",
    accountName: "Ada Obi",
  });
  const { user, system } = process.cpuUsage(before);
  process.send?.({ ms: (user + system) / 1000, code: reply.ok ? "text" : reply.code }, () => process.exit(0));
}
