/** A payment reference, as a link to the payment if it is one of ours. */
export function Reference({ reference }: { reference: string }) {
  return reference.startsWith("CG-") ? (
    <a href={`/admin/payments/${reference}`}>{reference}</a>
  ) : (
    <>{reference}</>
  );
}
