import type { Target } from "./wire"

/** Not built yet: says so. */
export async function testConnection(_target: Target): Promise<{ ok: boolean; step: string; message: string }> {
  return { ok: false, step: "not built", message: "Connections cannot be tested yet." }
}

export async function listModels(_target: Target, _options: { fresh?: boolean } = {}): Promise<string[]> {
  return []
}
