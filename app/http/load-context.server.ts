import type { AppLoadContext } from "@remix-run/node";

/** What Express passes to every loader and action beside the Request. */
declare module "@remix-run/node" {
  interface AppLoadContext {
    clientAddress: string;
    nonce: string;
    requestId: string;
  }
  interface Future {
    v3_singleFetch: true;
  }
}

export type LoadContext = AppLoadContext;
