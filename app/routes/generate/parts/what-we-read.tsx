import type { reviewSource } from "~/features/writing/new-generation.server";
import { OtherName, ProfileReview } from "~/ui/profile-review";

type Props = {
  review: ReturnType<typeof reviewSource>;
  upload: { id: string; fileName: string } | null;
  mendError: { doubtId: string; text: string } | undefined;
};

/** What is shown between a resume and the button, so that nobody pays for a misreading unseen. */
export function WhatWeRead({ review, upload, mendError }: Props) {
  return (
    <>
      <input type="hidden" name="shown" value={upload?.id ?? ""} />
      {review && (
        <section className="card stack" aria-labelledby="read-title">
          <h3 id="read-title" tabIndex={-1} autoFocus={upload !== null}>
            {upload ? "Is this right?" : "My profile"}
          </h3>
          {review.otherSource !== null && <OtherName {...review} sourceId={review.otherSource} />}
          <ProfileReview {...review} error={mendError} />
          <p className="hint">
            What you do not answer is left out of your documents. <a href="/career">Open My profile</a>
          </p>
        </section>
      )}
    </>
  );
}
