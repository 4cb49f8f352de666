import { z } from "zod";

const Line = z.looseObject({ id: z.string(), text: z.string() });
const Question = z.looseObject({
  document: z.enum(["cover_letter", "resume"]),
  target: z
    .looseObject({ title: z.string().default(""), company: z.string().default("") })
    .default({ title: "", company: "" }),
  resume: z.array(Line).default([]),
});

/** An honest model: it says nothing but what stands in the lines it was given, and names them. */
export function honestAnswer(user: string): string {
  const asked = questionOf(user);
  if (!asked) return JSON.stringify({ answer: "ok" });
  return JSON.stringify(asked.document === "resume" ? honestResume(asked) : honestLetter(asked));
}

function honestResume({ resume }: z.infer<typeof Question>) {
  const bullets = resume.filter(({ id }) => /\.highlights\.\d+$/.test(id));
  const [summary] = resume.filter(({ id }) => /summary/.test(id));
  return {
    summary: summary ? [{ text: summary.text, sourceIds: [summary.id] }] : [],
    bullets: bullets.map(({ id, text }) => ({ text, sourceIds: [id] })),
    skillOrder: resume.filter(({ id }) => /^skills?\b/.test(id)).map(({ text }) => text),
  };
}

function honestLetter({ resume, target }: z.infer<typeof Question>) {
  const claims = resume
    .filter(({ id, text }) => /\.highlights\.\d+$/.test(id) && text.length > 10)
    .slice(0, 4);
  const frame = (text: string, paragraph: number) => ({ text, kind: "frame", paragraph, sourceIds: [] });
  return {
    sentences: [
      {
        text: `I am applying for the position of ${target.title || "your vacancy"}${target.company ? ` at ${target.company}` : ""}.`,
        kind: "address",
        paragraph: 0,
        sourceIds: [],
      },
      ...claims.map(({ id, text }, place) => ({
        text: firstPerson(text),
        kind: "claim",
        paragraph: 1 + Math.floor(place / 2),
        sourceIds: [id],
      })),
      frame("I would welcome the chance to talk about the position.", 3),
    ],
  };
}

// "Reconciled 14 bank accounts" → "I reconciled 14 bank accounts."
function firstPerson(line: string): string {
  const plain = line.trim().replace(/[.;]+$/, "");
  const [first = "", ...rest] = plain.split(" ");
  return /^[A-Z][a-z]+ed$/.test(first) ||
    ["Led", "Built", "Ran", "Wrote", "Kept", "Made", "Taught", "Grew", "Cut", "Won", "Set"].includes(first)
    ? `I ${[first.toLowerCase(), ...rest].join(" ")}.`
    : `${plain}.`;
}

function questionOf(user: string): z.infer<typeof Question> | undefined {
  try {
    return Question.safeParse(JSON.parse(user)).data;
  } catch {
    return undefined;
  }
}
