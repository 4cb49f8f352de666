import { setTimeout as wait } from "node:timers/promises"
import { getGeneration, getProgress } from "./progress.server"

const LOOK = 100

/** The generation as soon as it is finished, or as it stands after `patience` milliseconds. */
export async function waitForGeneration(userId: string, generationId: string, patience: number) {
  const deadline = Date.now() + patience
  for (;;) {
    const state = getGeneration(userId, generationId)
    if (state.isFinished || Date.now() >= deadline) return state
    await wait(LOOK)
  }
}

/** Each new state of a generation until it is finished or the reader left. The number rises with each state. */
export async function* watchProgress(userId: string, generationId: string, gone: AbortSignal) {
  let last = ""
  for (let number = 1; !gone.aborted; ) {
    const progress = getProgress(userId, generationId)
    const text = JSON.stringify(progress)
    if (text !== last) {
      last = text
      yield { number, text }
      number += 1
    }
    if (progress.isFinished) return
    await wait(LOOK)
  }
}
