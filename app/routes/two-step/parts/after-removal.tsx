/** What the removal of a factor means for the account. */
export function AfterRemoval({ isLast }: { isLast: boolean }) {
  return isLast ? (
    <p>
      <b>It is your only second step.</b> Two-step sign-in is off then, and your recovery codes do not work
      any more.
    </p>
  ) : (
    <p>Two-step sign-in stays on, with your other second step.</p>
  );
}
