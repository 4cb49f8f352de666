/** A labelled progress bar. */
export function Progress({
  id,
  label,
  value,
  max = 100,
}: {
  id: string;
  label: string;
  value: number;
  max?: number;
}) {
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <progress id={id} value={value} max={max}>{`${value} of ${max}`}</progress>
    </div>
  );
}
