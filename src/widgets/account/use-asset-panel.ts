import { useGetAssetPanel } from '#src/api/generated/user/user.ts'
import { dayOffset } from '#src/lib/time/local-days.ts'

/** The account value, with the change of the day that began at midnight on this device. */
export function useAssetPanel(query: { enabled?: boolean; refetchInterval?: number } = {}) {
  return useGetAssetPanel(
    { utcOffset: dayOffset(Date.now()) },
    { query: { ...query, meta: { quiet: true } } },
  )
}
