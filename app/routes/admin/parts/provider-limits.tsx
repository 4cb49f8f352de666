import { Field, Select } from "~/ui/field";
import { getFieldProps } from "~/ui/form-field";
import type { Fields } from "./provider-transfer";

export function Limits({ fields }: { fields: Fields }) {
  return (
    <section className="card stack">
      <h2>Limits and failover</h2>
      <Select {...getFieldProps(fields.fallbackRank)} label="When the active provider fails" required>
        <option value="">Do not use this one</option>
        {[1, 2, 3].map((rank) => (
          <option key={rank} value={rank}>
            Use it as number {rank}
          </option>
        ))}
      </Select>
      <div className="pair">
        <Field {...getFieldProps(fields.maxConcurrency)} label="Calls at once" inputMode="numeric" required />
        <Field {...getFieldProps(fields.dailyCapUsd)} label="Daily cap in US dollars" inputMode="decimal" />
      </div>
    </section>
  );
}
