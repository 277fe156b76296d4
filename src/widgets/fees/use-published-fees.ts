import { useMemo } from 'react'
import { rowsOf } from '#src/api/envelope.ts'
import { useListOrderFeeSettings } from '#src/api/generated/spot/spot.ts'
import { readFeeSettings } from '#src/lib/fee-remarks.ts'

/** The fees of orders as they are published, read from their remarks, with every row that cannot be read (R3.6). */
export function usePublishedFees() {
  const { data, isError, refetch } = useListOrderFeeSettings()
  const fees = useMemo(() => {
    const rows = rowsOf(data)
    return rows && readFeeSettings(rows)
  }, [data])
  return { fees, hasFailed: isError, retry: refetch }
}
