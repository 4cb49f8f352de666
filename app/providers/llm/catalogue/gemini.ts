import { active, dollars, retired, retiring, usual, type Provider } from "./entry";

// Thoughts are paid from maxOutputTokens. From 3 on they have levels, in 2.5 a budget.
const low = { extraBody: { thinkingConfig: { thinkingLevel: "low" } }, reasoningTokens: 4096 };
const none = { extraBody: { thinkingConfig: { thinkingBudget: 0 } }, reasoningTokens: 0 };

export const gemini: Provider = {
  slug: "gemini",
  label: "Google AI (Gemini)",
  sdk: "google",
  wire: "native",
  baseUrl: "https://generativelanguage.googleapis.com",
  keyTest: "models",
  keyRequired: true,
  defaultModel: "gemini-3.5-flash-lite",
  legalEntity: "Google LLC",
  country: "US",
  options: { ...usual, sendsUsage: "auto", reasoningTokens: 4096, firstTokenMs: 60_000 },
  models: [
    active("gemini-3.5-flash-lite", dollars(0.3, 2.5), low),
    active("gemini-4-carbon", [dollars(2, 10), { from: "2026-12-01", ...dollars(4, 20) }], low),
    active("gemini-4-hydrogen", dollars(1.5, 7.5), low),
    active("gemini-4-argon", undefined, low),
    ...["gemini-3.8-flash", "gemini-3.7-flash", "gemini-3.6-flash"].map((id) =>
      active(id, dollars(0.75, 3.75), low),
    ),
    active("gemini-3.5-flash", dollars(1.5, 9), low),
    active("gemini-3.1-flash-lite", dollars(0.25, 1.5), low),
    active("gemini-2.5-flash-lite", dollars(0.1, 0.4), none),
    active("gemini-flash-latest", undefined, low),
    // On its last day each is handed on to its successor, at the successor's price.
    retiring("gemini-2.5-pro", "2026-12-01", "gemini-3.8-flash", undefined, {
      extraBody: { thinkingConfig: { thinkingBudget: 128 } },
    }),
    retiring("gemini-2.5-flash", "2026-12-01", "gemini-3.5-flash-lite", undefined, none),
    ...retired("gemini-3.5-flash-lite", "2026-06-01", "gemini-2.0-flash", "gemini-2.0-flash-lite"),
    ...retired("gemini-3.5-flash-lite", undefined, "gemini-1.5-flash", "gemini-1.5-flash-8b"),
    ...retired("gemini-3.8-flash", undefined, "gemini-1.5-pro"),
  ],
};
