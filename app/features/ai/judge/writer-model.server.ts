import { listFailoverOrder } from "~/features/ai/providers/registry.server";

/** Whether this model is the first that writes documents. */
export function isWriter(provider: string, model: string): boolean {
  const [first] = listFailoverOrder();
  return first?.candidate?.slug === provider && first.candidate.endpoint.model === model;
}
