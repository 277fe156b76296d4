import { useState } from 'react'
import { useGetAssetPanel } from '#src/api/generated/user/user.ts'
import { dayOffset } from '#src/lib/time/local-days.ts'

/** The `utcOffset` of the API for days that begin at midnight on this device. */
export function useDayOffset(): number {
  const [offset] = useState(() => dayOffset(Date.now()))
  return offset
}

/** The account value, with the change of the day that began at midnight on this device. */
export function useAssetPanel(query: { enabled?: boolean; refetchInterval?: number } = {}) {
  const utcOffset = useDayOffset()
  return useGetAssetPanel({ utcOffset }, { query: { ...query, meta: { quiet: true } } })
}
