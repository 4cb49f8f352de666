export function Reference({ of }: { of: string }) {
  return of.startsWith("CG-") ? <a href={`/admin/payments/${of}`}>{of}</a> : <>{of}</>;
}
