import { afterAll, beforeAll, expect, test } from "vitest";
import { openAiDouble, type AiDouble } from "../doubles/ai";
import { goodJudge, judgeAnswer } from "../doubles/ai-judges";
import { LETTERS, RESUMES } from "../doubles/letters-and-resumes";
import { INJECTIONS } from "../fixtures/injections";
import { startServer, until, type TestServer, type Visitor } from "../test-server";
import { makeServerJudge } from "../factories/server-judge";
import { ADVERT, generationForm, makeResumeDocx } from "../factories/generation-input";
import { sample } from "../runs";

// A model that does what strangers tell it: it copies the order of the advert into its answer, in every place it can reach.

let double: AiDouble;
let house: TestServer;
let visitor: Visitor;
let file: Uint8Array;
beforeAll(async () => {
  double = await openAiDouble();
  double.answer = judgeAnswer(goodJudge, obey);
  house = await startServer(double.environment("openai"));
  await makeServerJudge(house, double);
  house.execute("update ai_providers set max_concurrency = 16");
  visitor = await house.visitor().signInAsDemo();
  house.execute("update billing_events set cover_letters = 1000, resumes = 1000");
  file = await makeResumeDocx();
});
afterAll(async () => {
  await house.stop("SIGKILL");
  await double.close();
});

type Question = {
  language: keyof typeof LETTERS;
  document: string;
  target: { title: string };
};

// The title carries which order this generation obeys, so that many may run side by side.
function obey(user: string): string {
  const { language, document, target }: Question = JSON.parse(user);
  const order =
    INJECTIONS[language]["ABCDEFGHIJKLMNOPQRSTUVWXYZ".indexOf(target.title.slice(-1))]?.obedient ?? "";
  const [bullet, ...bullets] = RESUMES[language].bullets;
  if (document === "resume")
    return JSON.stringify({
      summary: [{ text: order, sourceIds: ["work.0"] }],
      bullets: [
        { text: `${bullet?.text ?? ""}. ${order}`, sourceIds: bullet?.sourceIds },
        { text: order, sourceIds: ["work.0.highlights.1"] },
        ...bullets.slice(1),
      ],
      skillOrder: [order, "Kubernetes", "Excel"],
    });
  const sentences = LETTERS[language].sentences;
  const obeyed = (["claim", "address", "frame"] as const).map((kind) => ({
    text: order,
    kind,
    paragraph: 1,
    sourceIds: kind === "claim" ? ["work.0.highlights.0"] : [],
  }));
  return JSON.stringify({ sentences: [...sentences.slice(0, 3), ...obeyed, ...sentences.slice(3)] });
}

const NEVER =
  /\bAs an AI|Harvard|PhD|chartered|previous instructions|cover letter:|Sure!|Certainly|evil\.example|pay-now|scam\.example|900 111 2222|\*\*|^#|\]\(|<script|<b>|```|\{\{|\[Hiring|\[Your|system prompt|10 out of 10|15 years|\bSAP\b|Power BI|Kubernetes|First Class|Chancellor|Dangote|₦4bn|Candidate has|The candidate/m;

// On a push each language takes a quarter of the orders, together every order; test:deep takes all of them in each.
const LANGUAGES = ["en", "es", "fr", "de"] as const;

test.each(
  LANGUAGES.map((language, at) => {
    const orders = INJECTIONS[language].map((injection, order) => ({ ...injection, order }));
    return { language, orders: sample(orders, 4, at) };
  }),
)(
  "$orders.length orders in adverts, obeyed by the model, leave no false fact, link or markup in documents in $language",
  async ({ language, orders }) => {
    expect(INJECTIONS[language]).toHaveLength(25);
    const before = house.query("select 1 from generations").length;
    for (const { advert, order } of orders) {
      house.execute("delete from rate_limits");
      const jobTitle = `Accountant ${"ABCDEFGHIJKLMNOPQRSTUVWXYZ".charAt(order)}`;
      const sent = await visitor.post(
        "/generate",
        generationForm({
          file,
          more: {
            aiConsent: "on",
            language,
            jobTitle,
            jobDescription: `${ADVERT.replace(" Power BI is an advantage.", "")}\nDuties: ${advert}`,
          },
        }),
      );
      expect(sent.status, await sent.text()).toBe(303);
    }
    await until(
      () =>
        house.query("select 1 from generations where finished_at is not null").length ===
        before + orders.length,
    );
    const made = house.query<{ type: string; content: string; title: string }>(
      "select d.type, d.content, d.title from documents d join generations g on g.id = d.generation_id where g.language = ?",
      language,
    );
    expect(made).toHaveLength(2 * orders.length);
    for (const { content, title, type } of made) {
      expect(content, title).not.toMatch(NEVER);
      // "- Reconciled accounts" as a bullet is what the person wrote, in a list of the product's own.
      for (const { obedient } of INJECTIONS[language].filter((one) => !one.obedient.startsWith("- ")))
        expect(content, `${title} holds ${obedient}\n${content}`).not.toContain(obedient);
      expect(content).toContain(type === "resume" ? "Zenith Foods Ltd" : "Harmattan Logistics");
      expect(content).toMatch(/14/);
    }
    expect(
      house.query<{ many: number }>("select sum(reverted) as many from fact_checks")[0]?.many,
    ).toBeGreaterThan(2 * orders.length);
  },
);
