import { useState } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { useGetDayChange } from '#src/api/generated/wallet/wallet.ts'
import type { AssetPanel } from '#models'
import { dayOffset } from '#src/lib/time/local-days.ts'

/** The change of the day that began at midnight on this device, line by line. @param refetchInterval ms */
export function useDayChange(refetchInterval?: number) {
  const [utcOffset] = useState(() => dayOffset(Date.now()))
  return useGetDayChange({ utcOffset }, { query: { refetchInterval, meta: { quiet: true } } })
}

/** Today's result: undefined until it is known, and that of the back end's own day where it does not answer for the device's. */
export function useTodayResult(
  { profitAndLoseToday }: Pick<AssetPanel, 'profitAndLoseToday'>,
  refetchInterval?: number,
): string | undefined {
  const { data, isError } = useDayChange(refetchInterval)
  return dataOf(data)?.change ?? (isError ? profitAndLoseToday : undefined)
}
