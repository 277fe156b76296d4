import { useSearchParams } from 'react-router-dom'
import { WithdrawalStatus, type ListWithdrawalsParams } from '#src/api/generated/models/index.ts'
import { date as isDate } from '#src/lib/validators.ts'
import { daysToSpan, type Days } from '#src/widgets/date-sheet.tsx'

export interface WithdrawalFilter extends Days {
  status: WithdrawalStatus | undefined
  /** One that is open over the list. */
  id: string | undefined
}

export const noFilter: WithdrawalFilter = {
  status: undefined,
  from: undefined,
  to: undefined,
  id: undefined,
}

/** Every state, in the order in which a withdrawal goes through them. */
export const statuses = Object.values(WithdrawalStatus)

/** The filter as it stands in the address, so that coming back from elsewhere finds it again. */
export function useWithdrawalFilter(): [WithdrawalFilter, (filter: WithdrawalFilter) => void] {
  const [search, setSearch] = useSearchParams()
  const day = (name: string) => {
    const text = search.get(name) ?? ''
    return isDate(text) ? text : undefined
  }
  const id = search.get('id') ?? ''
  const filter: WithdrawalFilter = {
    status: statuses.find(status => status === search.get('status')),
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

/** The filter as the server takes it: the days as moments, the end not included. */
export function paramsOf({
  status,
  from,
  to,
}: Omit<WithdrawalFilter, 'id'>): Omit<ListWithdrawalsParams, 'pageNum' | 'pageSize'> {
  return { ...(status ? { status } : {}), ...daysToSpan({ from, to }) }
}

export function isFiltered({ status, from, to }: WithdrawalFilter): boolean {
  return [status, from, to].some(one => one !== undefined)
}
