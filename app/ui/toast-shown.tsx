import * as Toast from "@radix-ui/react-toast"
import type { ToastMessage } from "./toast"

const LOOKS = { success: { tone: "notice go", label: "Done" }, stop: { tone: "notice stop", label: "Problem" } }

/** One message over the page: gone after 5 seconds or a swipe of 50 pixels to the right; F8 moves the focus to it. */
export function ToastShown({ kind, text }: ToastMessage) {
  const { tone, label } = LOOKS[kind]
  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label="Message">
      <Toast.Root className={tone} type={kind === "stop" ? "foreground" : "background"}>
        <Toast.Title asChild><b>{label}</b></Toast.Title>
        <Toast.Description>{text}</Toast.Description>
      </Toast.Root>
      <Toast.Viewport className="toasts plain" hotkey={["F8"]} label="Messages ({hotkey})" />
    </Toast.Provider>
  )
}
