import { createContext } from "react"

/** The response's script nonce while the server renders; empty in the browser, which hides nonces from scripts anyway. */
export const NonceContext = createContext("")
