/** How somebody gets a payment back: its reference goes along. Nothing when there is none that can go back. */
export function RefundInvitation({ reference }: { reference: string | undefined }) {
  if (!reference) return null;
  return (
    <p>
      Within 7 days you can have a payment back if you used no credit of it; of a pack, what is unused.{" "}
      <a href={`/support?refund=${encodeURIComponent(reference)}#write`}>Ask for my money back</a>
    </p>
  );
}
