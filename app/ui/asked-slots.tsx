import { Button } from "./button";
import { Disclosure } from "./dialog";
import { Field } from "./field";

type Slot = { name: string; text: string; place: "subject" | "file name" };

export type AskedSlotsProps = {
  /** The application. */
  id: string;
  slots: Slot[];
  /** The page that the answer leads to. */
  back: string;
  /** What was typed and what is wrong with it, in the order of the slots. */
  typed?: string[];
  errors?: string[][];
};

/**
 * What an advert wants in the subject or the name of the file and only the person knows, with a field for each; folded once all of it is filled in. Renders nothing
 * without a slot.
 */
export function AskedSlots({ id, slots, back, typed = [], errors = [] }: AskedSlotsProps) {
  if (slots.length === 0) return null;
  const isOpen = slots.some(({ text }) => text === "") || errors.some((texts) => texts.length > 0);
  const form = (
    <form className="card stack" method="post" action={`/applications/${id}/more/send`} data-decides="">
      <p>{`The advert wants this in ${placesOf(slots)}. Only you know it.`}</p>
      <input type="hidden" name="back" value={back} />
      {slots.map(({ name, text }, at) => (
        <div key={name}>
          <input type="hidden" name={`slots[${at}].name`} value={name} />
          <Field
            id={slotFieldId(at)}
            name={`slots[${at}].text`}
            label={labelOf(name)}
            optionalText=""
            maxLength={80}
            autoComplete="off"
            defaultValue={typed[at] ?? text}
            errors={errors[at]}
          />
        </div>
      ))}
      <div>
        <Button>Put it in</Button>
      </div>
    </form>
  );
  if (isOpen) return form;
  return (
    <Disclosure summary={`You filled in: ${slots.map(({ name }) => name).join(", ")}`}>{form}</Disclosure>
  );
}

/** The id of the field of a slot. */
export function slotFieldId(at: number): string {
  return `slot-${at}`;
}

function placesOf(slots: Slot[]): string {
  const places = new Set(slots.map(({ place }) => place));
  return [...places]
    .map((place) => (place === "subject" ? "the subject" : "the name of the file"))
    .join(" and ");
}

// An advert in capitals shouts.
function labelOf(name: string): string {
  const calm = name === name.toUpperCase() && name.length > 4 ? name.toLowerCase() : name;
  return calm.charAt(0).toUpperCase() + calm.slice(1);
}
