import type { ModelEndpoint } from "~/providers/llm/model-call";
import type { CompletionRequest } from "./completion-request";

/** Passes on the text of one provider at a time: of several beside each other, the first one to write is shown. */
export function shareText({ onText, onReset }: Pick<CompletionRequest<unknown>, "onText" | "onReset">) {
  let shown: string | undefined; // whose text
  const show = (provider: string, soFar: string, endpoint: ModelEndpoint) => {
    shown ??= provider;
    if (shown === provider) onText?.(soFar, endpoint);
  };
  const reset = (provider: string) => {
    if (shown !== provider) return;
    shown = undefined;
    onReset?.();
  };
  return {
    show,
    reset,
    /** The answer of this provider counts: another one's text is void. */
    complete(provider: string, text: string, endpoint: ModelEndpoint) {
      if (shown === undefined || shown === provider) return;
      reset(shown);
      show(provider, text, endpoint);
    },
  };
}
