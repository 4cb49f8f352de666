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

/** The position in a sequence of steps. */
export function Steps({ step, of }: { step: number; of: number }) {
  return <Progress id="steps" label={`Step ${step} of ${of}`} value={step} max={of} />;
}
