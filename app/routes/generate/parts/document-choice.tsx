import { LANGUAGES } from "~/features/accounts/settings-options";
import { Button, ButtonLink } from "~/ui/button";
import { ChoiceCard, ChoiceGroup } from "~/ui/choice";
import { Disclosure } from "~/ui/dialog";
import { Select } from "~/ui/field";
import { FormSection } from "~/ui/heading";
import type { Fields } from "./generation-fields";

type GenerationOptions = {
  coverLettersRemaining: number;
  resumesRemaining: number;
  isUnlimited: boolean;
  language: string;
};

export function DocumentChoice({
  options,
  fields,
  isBack,
  isConfirming,
  isLetterRefused,
}: {
  options: GenerationOptions;
  fields: Fields;
  isBack: boolean;
  /** What was read from a new resume is shown above. */
  isConfirming: boolean;
  /** Too few facts would support a letter to this employer. */
  isLetterRefused: boolean;
}) {
  const letter = isBack ? Boolean(fields.generateCoverLetter.initialValue) : true;
  const resume = isBack
    ? Boolean(fields.optimizeResume.initialValue)
    : options.isUnlimited || options.resumesRemaining > 0;
  return (
    <>
      <FormSection number={3} title="What to make">
        <ChoiceGroup
          id={fields.generateCoverLetter.id}
          legend="Tick one, or both"
          errors={fields.generateCoverLetter.errors}
        >
          <div className="pair">
            <ChoiceCard
              type="checkbox"
              id={fields.generateCoverLetter.id}
              name="generateCoverLetter"
              label="Cover Letter"
              hint={creditsLeftText(options.isUnlimited, options.coverLettersRemaining)}
              defaultChecked={letter}
            />
            <ChoiceCard
              type="checkbox"
              id={fields.optimizeResume.id}
              name="optimizeResume"
              label="Resume Optimization"
              hint={creditsLeftText(options.isUnlimited, options.resumesRemaining)}
              defaultChecked={resume}
            />
          </div>
        </ChoiceGroup>
        {isLetterRefused && (
          <div className="row">
            {resume && (
              <Button small name="only" value="resume">
                Make the resume alone
              </Button>
            )}
            <ButtonLink small href="/career">
              Open My profile
            </ButtonLink>
          </div>
        )}
        <Wording usual={options.language} fields={fields} />
        <p className="hint">
          Each document uses 1 credit, and only when it is delivered. If anything fails, the credit comes back
          automatically.
        </p>
      </FormSection>
      <div className="sticky">
        {/* Without scripts the label cannot follow the boxes, so it shows no count. */}
        <Button
          kind="primary"
          block
          data-credits={
            options.isUnlimited ? "unlimited" : options.coverLettersRemaining + options.resumesRemaining
          }
        >
          {isConfirming ? "Looks right, make my documents" : "Make my documents"}
        </Button>
      </div>
    </>
  );
}

/** How the documents are worded: few change it, so it is folded, and open where it is not the usual. */
function Wording({ usual, fields }: { usual: string; fields: Pick<Fields, "language" | "tone" | "length"> }) {
  const { language, tone, length } = fields;
  const hasErrors = [language, tone, length].some(({ errors }) => errors !== undefined);
  const isUsual =
    (language.initialValue ?? usual) === usual &&
    (tone.initialValue ?? "plain") === "plain" &&
    (length.initialValue ?? "standard") === "standard";
  return (
    <Disclosure summary="Language, tone and length" open={hasErrors || !isUsual}>
      <div className="stack">
        <Select
          id={language.id}
          name="language"
          label="Language of the documents"
          defaultValue={language.initialValue ?? usual}
          errors={language.errors}
          required
        >
          {LANGUAGES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <div className="pair">
          <Select
            id={tone.id}
            name="tone"
            label="Tone"
            defaultValue={tone.initialValue ?? "plain"}
            errors={tone.errors}
            required
          >
            <option value="plain">Plain</option>
            <option value="formal">Formal</option>
            <option value="warm">Warm</option>
          </Select>
          <Select
            id={length.id}
            name="length"
            label="Length"
            defaultValue={length.initialValue ?? "standard"}
            errors={length.errors}
            required
          >
            <option value="short">Short</option>
            <option value="standard">Standard</option>
            <option value="full">Full</option>
          </Select>
        </div>
      </div>
    </Disclosure>
  );
}

function creditsLeftText(isUnlimited: boolean, count: number): string {
  if (isUnlimited) return "Unlimited";
  return `${count} credit${count === 1 ? "" : "s"} left`;
}
