import { useSearchParams } from 'react-router-dom'
import { WithdrawalStatus, type ListWithdrawalsParams } from '#models'
import { isDate } from '#src/lib/validation/validators.ts'
import { toTimeRange, type DateRange } from '#src/widgets/sheets/date-range-sheet.tsx'

export interface WithdrawalFilter extends DateRange {
  status: WithdrawalStatus | undefined
  /** The withdrawal that is open in the sheet. */
  id: string | undefined
}

export const noWithdrawalFilter: WithdrawalFilter = {
  status: undefined,
  from: undefined,
  to: undefined,
  id: undefined,
}

/** The statuses in the order of the process. */
export const withdrawalStatuses = Object.values(WithdrawalStatus)

/** The filter, kept in the URL so that navigating back restores it. */
export function useWithdrawalFilter(): [WithdrawalFilter, (filter: WithdrawalFilter) => void] {
  const [search, setSearch] = useSearchParams()
  const day = (name: string) => {
    const text = search.get(name) ?? ''
    return isDate(text) ? text : undefined
  }
  const id = search.get('id') ?? ''
  const filter: WithdrawalFilter = {
    status: withdrawalStatuses.find(status => status === search.get('status')),
    from: day('from'),
    to: day('to'),
    id: /^[1-9]\d{0,18}$/.test(id) ? id : undefined,
  }
  const set = (next: WithdrawalFilter) => {
    const fields = Object.entries(next).filter((field): field is [string, string] => field[1] !== undefined)
    setSearch(Object.fromEntries(fields), { replace: true })
  }
  return [filter, set]
}

/** The request parameters of the filter; dates as times, end exclusive. */
export function withdrawalParams({
  status,
  from,
  to,
}: Omit<WithdrawalFilter, 'id'>): Omit<ListWithdrawalsParams, 'pageNum' | 'pageSize'> {
  return { ...(status ? { status } : {}), ...toTimeRange({ from, to }) }
}

export function isWithdrawalFiltered({ status, from, to }: WithdrawalFilter): boolean {
  return [status, from, to].some(one => one !== undefined)
}
