import type { reviewSource } from "~/features/writing/new-generation.server";
import { Badge } from "~/ui/card";
import { Disclosure, LinkedPart } from "~/ui/dialog";
import { OtherName, ProfileReview } from "~/ui/profile-review";

type Props = {
  review: ReturnType<typeof reviewSource>;
  upload: { id: string; fileName: string } | null;
  typed: Record<string, string> | undefined;
  mendError: { doubtId: string; text: string } | undefined;
};

/** What is shown between a resume and the button, so that nobody pays for a misreading unseen. */
export function WhatWeRead({ review, upload, typed, mendError }: Props) {
  return (
    <>
      <input type="hidden" name="shown" value={upload?.id ?? ""} />
      {review &&
        (upload ? (
          <NewResume {...{ review, typed, mendError }} />
        ) : (
          <OwnProfile {...{ review, typed, mendError }} />
        ))}
    </>
  );
}

type ReviewProps = { review: NonNullable<Props["review"]> } & Pick<Props, "typed" | "mendError">;

function NewResume({ review, typed, mendError }: ReviewProps) {
  return (
    <section className="source-file card stack" aria-labelledby="read-title">
      <div className="row">
        <h3 id="read-title" tabIndex={-1} autoFocus>
          Is this right?
        </h3>
        {review.doubts.length > 0 && <Badge kind="care">{`${review.doubts.length} to check`}</Badge>}
      </div>
      {review.otherSource !== null && <OtherName {...review} sourceId={review.otherSource} />}
      <ProfileReview {...review} typed={typed} error={mendError} />
      <p className="hint">
        <UntilThen {...review} /> <a href="/career">Open My profile</a>
      </p>
    </section>
  );
}

/** The next application: the profile in one line; the rest opens. */
function OwnProfile({ review, typed, mendError }: ReviewProps) {
  const { doubts, notPlaced } = review;
  const open = doubts.length + notPlaced.length;
  return (
    <section className="source-profile card" aria-labelledby="read-title">
      <h3 id="read-title" tabIndex={-1}>
        {review.name || "My profile"}
      </h3>
      <p className="soft">{review.gist}</p>
      {open > 0 && (
        <Disclosure summary={`${open} to check`} open={mendError !== undefined}>
          <ProfileReview {...review} lines={[]} typed={typed} error={mendError} />
          <p className="hint">
            <UntilThen {...review} />
          </p>
        </Disclosure>
      )}
      <LinkedPart href="/career/summary">What it says</LinkedPart>
    </section>
  );
}

/** What the documents say as long as nothing is answered. */
function UntilThen({ doubts, notPlaced }: Pick<ReviewProps["review"], "doubts" | "notPlaced">) {
  return [
    doubts.length > 0 && "Until you answer, your documents say what stands in your profile.",
    notPlaced.length > 0 && "Lines without a place are left out.",
  ]
    .filter(Boolean)
    .join(" ");
}
