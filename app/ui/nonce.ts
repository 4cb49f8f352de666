import { createContext } from "react";

/** The nonce of the response's scripts. */
export const NonceContext = createContext("");
