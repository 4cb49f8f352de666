import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

export type LostHeading = { heading: string; isGone: boolean; now?: string };

/** Asks about headings that an edit took out, before it is saved. Its buttons belong to the form of the editor. */
export function HeadingQuestion({ lost }: { lost: LostHeading[] }) {
  const isOne = lost.length === 1;
  return (
    <Notice kind="care" label={isOne ? "A heading is missing" : "Headings are missing"}>
      <div className="stack">
        <ul>
          {lost.map((one) => (
            <li key={one.heading}>{questionText(one)}</li>
          ))}
        </ul>
        <p>Employers and their machines look for these headings. Your text is below and not saved yet.</p>
        <div className="row">
          <Button kind="primary" form="edit" name="headings" value="restore">
            {isOne ? "Put it back and save" : "Put them back and save"}
          </Button>
          <Button form="edit" name="headings" value="leave">
            Save without
          </Button>
        </div>
      </div>
    </Notice>
  );
}

function questionText({ heading, isGone, now }: LostHeading): string {
  if (isGone) return `${heading} went with everything under it.`;
  if (now !== undefined)
    return `${heading} is now “${now.replace(/^#+\s*/, "")}”, which readers do not know.`;
  return `${heading} is gone. Its lines are still there, and would be read as a part of what stands above.`;
}
