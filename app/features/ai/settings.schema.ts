import { z } from "zod";

const Amount = (max: number, message: string) =>
  z.coerce.number({ error: message }).gt(0, message).max(max, message).optional();

/** The AI settings as the form sends them. A box without a tick is off; an empty amount means none. */
export const AiSettingsForm = z.object({
  builtinWriter: z
    .unknown()
    .optional()
    .transform((ticked) => ticked === "on" || ticked === true),
  builtinCost: z.coerce
    .number()
    .pipe(z.union([z.literal(0), z.literal(1)], { error: "Choose what it costs" })),
  dailyCapUsd: Amount(100_000, "Give an amount in US dollars above 0, such as 20, or leave it empty"),
  nairaPerUsd: Amount(1_000_000, "Give the rate as a number, such as 1450, or leave it empty"),
});
export type AiSettingsInput = z.output<typeof AiSettingsForm>;
