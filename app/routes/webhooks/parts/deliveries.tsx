import { Button, ButtonLink } from "~/ui/button";
import { Badge } from "~/ui/card";
import { DocumentList } from "~/ui/documents";

type ShownDelivery = {
  id: string;
  eventType: string;
  state: "pending" | "delivered" | "failed";
  status: number | null;
  answer: string;
  /** A try failed, and the next one is not due. */
  waits: boolean;
  createdAt: string;
  times: string;
};

const STATES = {
  pending: { kind: "care", text: "On its way" },
  delivered: { kind: "go", text: "Delivered" },
  failed: { kind: "stop", text: "Failed" },
} as const;

/** What was sent to a webhook, newest first, each with what came back. */
export function Deliveries({
  endpointId,
  isOn,
  deliveries,
  older,
}: {
  endpointId: string;
  isOn: boolean;
  deliveries: ShownDelivery[];
  older: string | null;
}) {
  return (
    <section className="stack">
      <h2>Deliveries</h2>
      {deliveries.length === 0 && <p className="soft">Nothing was sent yet. Send a test to begin.</p>}
      {deliveries.length > 0 && (
        <DocumentList>
          {deliveries.map(({ id, eventType, state, status, answer, waits, createdAt, times }) => (
            <li key={id}>
              <div>
                <p className="doc-title">
                  {eventType} <Badge kind={STATES[state].kind}>{STATES[state].text}</Badge>
                </p>
                {(status !== null || answer !== "") && (
                  <p>{[status, answer.slice(0, 200)].filter(Boolean).join(": ")}</p>
                )}
                <p className="hint">
                  {createdAt}
                  {times}
                </p>
              </div>
              {isOn && (state !== "pending" || waits) && (
                <form method="post" action={`/webhooks/${endpointId}/replay`}>
                  <input type="hidden" name="delivery" value={id} />
                  <Button small about={`${eventType} of ${createdAt}`}>
                    {waits ? "Send now" : "Send again"}
                  </Button>
                </form>
              )}
            </li>
          ))}
        </DocumentList>
      )}
      {older && (
        <div className="row">
          <ButtonLink href={`/webhooks/${endpointId}?cursor=${older}`}>Older deliveries</ButtonLink>
        </div>
      )}
    </section>
  );
}
