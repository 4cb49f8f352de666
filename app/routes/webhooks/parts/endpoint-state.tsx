import type { ReactNode } from "react";
import { Badge } from "~/ui/card";
import { Field } from "~/ui/field";
import { Notice } from "~/ui/notice";

/** Whether a webhook works, in a word. */
export function EndpointState({ isOn, isFailing }: { isOn: boolean; isFailing: boolean }) {
  if (!isOn) return <Badge kind="stop">Off</Badge>;
  return isFailing ? <Badge kind="care">Failing</Badge> : <Badge kind="go">On</Badge>;
}

/** A secret, the only time that it is shown. */
export function NewSecret({ secret, children }: { secret: string; children: ReactNode }) {
  return (
    <section className="card stack">
      <Notice kind="success" label="The secret is ready">
        Copy it now and keep it in a safe place. It is never shown again.
      </Notice>
      <Field
        id="secret"
        name="secret"
        label="Your secret"
        defaultValue={secret}
        readOnly
        required
        spellCheck={false}
      />
      <p className="soft">With it your program checks that a message comes from us and is new.</p>
      <div className="row">{children}</div>
    </section>
  );
}
