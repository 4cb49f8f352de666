import { getHouseSettings } from "./house.server"

export type ProviderStatus = {
  /** `activeProvider` is the label of who writes now; "Built-in writer" without a provider; null when nobody does. */
  current: { activeProvider: string | null; source: "database" | "fallback"; isInitialized: boolean; availableProviders: string[] }
  database: { activeProvider: string | null; hasConfiguredProvider: boolean }
  warnings: { usingFallback: boolean; mismatchDetected: boolean; noProviderConfigured: boolean; messages: string[] }
}

/** Who writes now, where that was decided, and what an admin should look at. `isInitialized`: somebody can write. */
export function getProviderStatus(_now = new Date()): ProviderStatus {
  const { builtin_writer_enabled: isBuiltinOn } = getHouseSettings()
  return {
    current: { activeProvider: isBuiltinOn ? "Built-in writer" : null, source: "fallback", isInitialized: isBuiltinOn, availableProviders: [] },
    database: { activeProvider: null, hasConfiguredProvider: false },
    warnings: { usingFallback: true, mismatchDetected: false, noProviderConfigured: true, messages: [] },
  }
}
