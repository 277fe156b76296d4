import { useMemo } from 'react'
import { rowsOf } from '#src/api/envelope.ts'
import { useListOrderFeeSettings } from '#src/api/generated/spot/spot.ts'
import { readFeeSettings } from '#src/lib/trading/fee-remarks.ts'

/** The published order fees, parsed from their remarks, with all unreadable rows (R3.6). */
export function usePublishedFees() {
  const { data, isError, refetch } = useListOrderFeeSettings()
  const fees = useMemo(() => {
    const rows = rowsOf(data)
    return rows && readFeeSettings(rows)
  }, [data])
  return { fees, hasFailed: isError, retry: refetch }
}
