import { useSearchParams } from 'react-router-dom'
import { DepositStatus, type ListDepositsParams } from '#models'
import { isDate } from '#src/lib/validation/validators.ts'
import { toTimeRange, type DateRange } from '#src/widgets/sheets/date-range-sheet.tsx'

export interface DepositFilter extends DateRange {
  status: DepositStatus | undefined
  /** Id of a channel, as text. */
  channel: string | undefined
}

export const noDepositFilter: DepositFilter = {
  status: undefined,
  channel: undefined,
  from: undefined,
  to: undefined,
}

/** The statuses in the order of the process. */
export const depositStatuses = Object.values(DepositStatus)

/** The filter, kept in the URL so that navigating back restores it. */
export function useDepositFilter(): [DepositFilter, (filter: DepositFilter) => void] {
  const [search, setSearch] = useSearchParams()
  const validParam = (name: string, isValid: (text: string) => boolean) => {
    const text = search.get(name) ?? ''
    return isValid(text) ? text : undefined
  }
  const filter: DepositFilter = {
    status: depositStatuses.find(status => status === search.get('status')),
    channel: validParam('channel', text => /^[1-9]\d{0,8}$/.test(text)),
    from: validParam('from', isDate),
    to: validParam('to', isDate),
  }
  const set = (next: DepositFilter) => {
    const fields = Object.entries(next).filter((field): field is [string, string] => field[1] !== undefined)
    setSearch(Object.fromEntries(fields), { replace: true })
  }
  return [filter, set]
}

/** The request parameters of the filter. */
export function depositParams({
  status,
  channel,
  ...days
}: DepositFilter): Omit<ListDepositsParams, 'pageNum' | 'pageSize'> {
  return {
    ...(status ? { status } : {}),
    ...(channel ? { channelId: Number(channel) } : {}),
    ...toTimeRange(days),
  }
}
