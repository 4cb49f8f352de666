import type { AppLoadContext } from "@remix-run/node";
import type { Encoding } from "./responses/page-compression";

/** What Express passes to every loader and action beside the Request. */
declare module "@remix-run/node" {
  interface AppLoadContext {
    clientAddress: string;
    /** Of the connection itself, whatever a proxy says. */
    socketAddress: string;
    nonce: string;
    requestId: string;
    /** When the request came, on the clock of `performance`. */
    receivedAt: number;
    /** The page of this answer names the style sheet as a file: its policy needs no hash of it. */
    hasNoInlineStyles?: boolean;
    /** What the posted form holds, where it is kept (unsaved/hold-form.server.ts). */
    postedForm?: () => Promise<Buffer | undefined>;
    /** The disk did not take the change. */
    isUnsaved?: boolean;
    /** Stores the rendered page for others, where it is the same for all (page-cache.server.ts). */
    cachePage?: (page: Buffer, headers: Headers) => void;
    /** The rendered page as it was compressed before, where its text is the same. */
    compressedPage?: ReadonlyMap<Encoding, Buffer>;
  }
  interface Future {
    v3_singleFetch: true;
  }
}

export type LoadContext = AppLoadContext;
