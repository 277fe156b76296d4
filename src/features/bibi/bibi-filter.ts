import { useSearchParams } from 'react-router-dom'
import type { ListBibiOrdersParams } from '#models'
import { isDate } from '#src/lib/validation/validators.ts'
import { asNonEmptyString, oneOf } from '#src/stores/storage/parse.ts'
import { toTimeRange, type DateRange } from '#src/widgets/sheets/date-range-sheet.tsx'

const views = ['open', 'history'] as const
const sides = ['buy', 'sell'] as const
export const historyStates = ['filled', 'cancelled', 'rejected'] as const

export interface BibiFilter extends DateRange {
  view: (typeof views)[number]
  pair: string | undefined
  side: (typeof sides)[number] | undefined
  /** In the history view only. */
  state: (typeof historyStates)[number] | undefined
}

/** The filter, kept in the URL so that navigating back restores it. */
export function useBibiFilter(): [BibiFilter, (filter: BibiFilter) => void] {
  const [search, setSearch] = useSearchParams()
  const day = (name: string) => {
    const text = search.get(name) ?? ''
    return isDate(text) ? text : undefined
  }
  const filter: BibiFilter = {
    view: oneOf(views, search.get('view')) ?? 'open',
    pair: asNonEmptyString(search.get('pair')),
    side: oneOf(sides, search.get('side')),
    state: oneOf(historyStates, search.get('state')),
    from: day('from'),
    to: day('to'),
  }
  const set = (next: BibiFilter) => {
    const fields = Object.entries(next).filter((field): field is [string, string] => field[1] !== undefined)
    setSearch(Object.fromEntries(fields), { replace: true })
  }
  return [filter, set]
}

/** The request parameters of the filter; open orders have one state only. */
export function bibiParams({
  view,
  pair,
  side,
  state,
  ...days
}: BibiFilter): Omit<ListBibiOrdersParams, 'pageNum' | 'pageSize'> {
  return {
    ...(view === 'history' && state ? { status: state } : {}),
    ...(pair ? { pairCode: pair } : {}),
    ...(side ? { exchangeType: side === 'buy' ? 1 : 2 } : {}),
    ...toTimeRange(days),
  }
}

/** Whether anything but the view is set. */
export function isBibiFiltered(filter: BibiFilter): boolean {
  return Object.keys(bibiParams(filter)).length > 0
}
