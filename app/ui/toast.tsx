import { lazy, Suspense, useState, type ReactNode } from "react"

export type ToastMessage = { kind: "success" | "stop"; text: string }

// Most visits show none, so what draws them is loaded with the first one.
const Shown = lazy(() => import("./toast-shown").then(({ ToastShown }) => ({ default: ToastShown })))

/**
 * Short messages for pages with scripts, one at a time, 5 seconds each: the element to put somewhere, and what says the next message. Whatever
 * must be read without scripts stands in the page as well.
 */
export function useToast(): [toast: ReactNode, say: (message: ToastMessage) => void] {
  const [shown, setShown] = useState<ToastMessage & { number: number }>()
  const say = (message: ToastMessage) => setShown((before) => ({ ...message, number: (before?.number ?? 0) + 1 }))
  return [shown && <Suspense fallback={null}><Shown key={shown.number} {...shown} /></Suspense>, say]
}
