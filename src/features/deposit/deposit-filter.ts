import { useSearchParams } from 'react-router-dom'
import { DepositStatus, type ListDepositsParams } from '#src/api/generated/models/index.ts'
import { date as isDate } from '#src/lib/validators.ts'
import { daysToSpan, type Days } from '#src/widgets/date-sheet.tsx'

export interface DepositFilter extends Days {
  status: DepositStatus | undefined
  /** A channel's id as text. */
  channel: string | undefined
}

export const noDepositFilter: DepositFilter = {
  status: undefined,
  channel: undefined,
  from: undefined,
  to: undefined,
}

/** The states in the order in which a deposit comes to them. */
export const depositStatuses = Object.values(DepositStatus)

/** The filter as it stands in the address, so that coming back from a deposit finds it again. */
export function useDepositFilter(): [DepositFilter, (filter: DepositFilter) => void] {
  const [search, setSearch] = useSearchParams()
  const fitting = (name: string, fits: (text: string) => boolean) => {
    const text = search.get(name) ?? ''
    return fits(text) ? text : undefined
  }
  const filter: DepositFilter = {
    status: depositStatuses.find(status => status === search.get('status')),
    channel: fitting('channel', text => /^[1-9]\d{0,8}$/.test(text)),
    from: fitting('from', isDate),
    to: fitting('to', isDate),
  }
  const set = (next: DepositFilter) => {
    const fields = Object.entries(next).filter((field): field is [string, string] => field[1] !== undefined)
    setSearch(Object.fromEntries(fields), { replace: true })
  }
  return [filter, set]
}

/** The filter as the server takes it. */
export function depositParams({
  status,
  channel,
  ...days
}: DepositFilter): Omit<ListDepositsParams, 'pageNum' | 'pageSize'> {
  return {
    ...(status ? { status } : {}),
    ...(channel ? { channelId: Number(channel) } : {}),
    ...daysToSpan(days),
  }
}
