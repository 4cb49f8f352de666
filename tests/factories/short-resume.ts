import { until, type Visitor } from "../test-server";
import { generationForm, makeResumeDocx } from "./generation-input";

const MORE_LINES = ["Paid 40 suppliers", "Filed receipts", "Answered the phone", "Trained an intern"];

/** A person's finished short resume that leaves three lines of theirs out. Returns the path of its page. */
export async function makeShortResume(visitor: Visitor, url: string): Promise<string> {
  const file = await makeResumeDocx();
  await visitor.post("/generate", generationForm({ file, more: { read: "1" } }));
  const { profile, version } = (await (await visitor.get("/api/career")).json()) as {
    profile: { work: { highlights: string[] }[] };
    version: number;
  };
  profile.work[0]?.highlights.push(...MORE_LINES);
  const saved = await visitor.send("/api/career", {
    method: "PUT",
    headers: { origin: url, "content-type": "application/json" },
    body: JSON.stringify({ profile, version }),
  });
  if (saved.status !== 200) throw new Error(await saved.text());
  const more = { length: "short", isCreatingNewResume: "profile" };
  const path =
    (await visitor.post("/generate", generationForm({ letter: false, more }))).headers.get("location") ?? "";
  await until(async () => (await (await visitor.get(path)).text()).includes("Your document is ready"));
  return path;
}
