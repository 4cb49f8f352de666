import type { getProviderCard } from "~/features/ai/providers/provider-cards.server";
import { isoDayText, modelText, usdText } from "~/features/ai/text";
import { Field, PasswordField, Select } from "~/ui/field";
import { getFieldProps } from "~/ui/form-field";
import type { Fields } from "./provider-transfer";

type ProviderCard = ReturnType<typeof getProviderCard>;

export function KeyAndModel({
  card,
  fields,
  isReturned,
}: {
  card: ProviderCard;
  fields: Fields;
  isReturned: boolean;
}) {
  return (
    <section className="card stack">
      <h2>Key and model</h2>
      <PasswordField
        id={fields.apiKey.id}
        name="apiKey"
        errors={fields.apiKey.errors}
        label="API Key"
        autoComplete="off"
        required={card.requiresKey && !card.hasKey}
        hint={keyHint(card.key, isReturned)}
      />
      {card.models.length === 0 && (
        <Field
          {...getFieldProps(fields.model)}
          label="Model id"
          hint="The name your server uses, such as llama3.2."
          required
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
        />
      )}
      {card.models.length > 0 && <Models card={card} field={{ ...getFieldProps(fields.model) }} />}
      {card.models.length > 0 && (
        <Field
          {...getFieldProps(fields.otherModel)}
          label="Another model id"
          hint="For a model that is not in the list. It is used instead of the list."
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
        />
      )}
      <Field
        {...getFieldProps(fields.baseUrl)}
        label="Address"
        required={!card.requiresKey}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={500}
        hint={
          card.requiresKey
            ? "Only if you use a different address for it."
            : "The OpenAI-compatible address, such as http://localhost:11434/v1. Give a local model a context of at least 16,000 tokens. With less, it loses the start of a resume without warning."
        }
      />
    </section>
  );
}

function keyHint(stored: string, isReturned: boolean): string {
  const hint = stored
    ? `${stored} is stored. Leave this empty to keep it.`
    : "It is stored encrypted. Afterwards only its last four characters are shown.";
  return isReturned ? `If you typed a key, type it again: no page ever sends one back. ${hint}` : hint;
}

const STATES = {
  active: "Available",
  unknown: "End date not known",
  ending: "Ending within 60 days",
  retired: "Retired",
} as const;

function Models({ card, field }: { card: ProviderCard; field: ReturnType<typeof getFieldProps> }) {
  const states = ["active", "ending", "unknown", "retired"] as const;
  return (
    <Select
      {...field}
      label="Model"
      optionalText="or another id below"
      hint={`${JOB_HINT[card.jobTokens.isOwn ? "own" : "estimated"]} Other prices are in US dollars per million tokens, on the date shown. You cannot choose a retired model.`}
    >
      <option value="">Choose a model</option>
      {card.presets && (
        <optgroup label="Presets">
          <option value={card.presets.best}>{presetText("Best letter", card.presets.best, card)}</option>
          {card.presets.cheapest !== card.presets.best && (
            <option value={card.presets.cheapest}>
              {presetText("Cheapest", card.presets.cheapest, card)}
            </option>
          )}
        </optgroup>
      )}
      {states.flatMap((state) => {
        const options = card.models.filter((option) => option.state === state);
        if (options.length === 0) return [];
        return [
          <optgroup key={state} label={STATES[state]}>
            {options.map((option) => (
              <option
                key={option.model}
                value={option.model}
                disabled={state === "retired" && option.model !== card.model}
              >
                {optionText(option)}
              </option>
            ))}
          </optgroup>,
        ];
      })}
    </Select>
  );
}

const JOB_HINT = {
  own: "The price of a job (a letter and a resume) is the mean of your jobs of the last 30 days.",
  estimated:
    "The price of a job (a letter and a resume) is estimated from the texts of 11 test people; thinking adds to it.",
};

function presetText(name: string, model: string, { models }: ProviderCard): string {
  return `${name} · ${model}${jobText(models.find((option) => option.model === model)?.jobMicroUsd)}`;
}

function jobText(microUsd: number | undefined): string {
  return microUsd === undefined ? "" : ` · about ${usdText(microUsd)} a job`;
}

function optionText(option: ProviderCard["models"][number]): string {
  const { model, shutdownDate, replacement, state } = option;
  const end = shutdownDate
    ? ` · ${state === "retired" ? "ended" : "ends"} ${isoDayText(shutdownDate)}${replacement ? `, then ${replacement}` : ""}`
    : "";
  return `${model}${end} · ${modelText(option)}${jobText(option.jobMicroUsd)}`;
}
