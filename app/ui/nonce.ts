import { createContext } from "react";

/** The CSP nonce of the response's scripts. */
export const NonceContext = createContext("");
