import { useSearchParams } from 'react-router-dom'
import type { ListBibiOrdersParams } from '#src/api/generated/models/index.ts'
import { date as isDate } from '#src/lib/validators.ts'
import { asText, oneOf } from '#src/stores/parse.ts'
import { daysToSpan, type Days } from '#src/widgets/date-sheet.tsx'

const views = ['open', 'history'] as const
const sides = ['buy', 'sell'] as const
export const states = ['filled', 'cancelled', 'rejected'] as const

export interface BibiFilter extends Days {
  view: (typeof views)[number]
  pair: string | undefined
  side: (typeof sides)[number] | undefined
  /** Of those that came to an end. */
  state: (typeof states)[number] | undefined
}

/** The filter as it stands in the address, so that coming back from elsewhere finds it again. */
export function useBibiFilter(): [BibiFilter, (filter: BibiFilter) => void] {
  const [search, setSearch] = useSearchParams()
  const day = (name: string) => {
    const text = search.get(name) ?? ''
    return isDate(text) ? text : undefined
  }
  const filter: BibiFilter = {
    view: oneOf(views, search.get('view')) ?? 'open',
    pair: asText(search.get('pair')),
    side: oneOf(sides, search.get('side')),
    state: oneOf(states, search.get('state')),
    from: day('from'),
    to: day('to'),
  }
  const set = (next: BibiFilter) => {
    const fields = Object.entries(next).filter((field): field is [string, string] => field[1] !== undefined)
    setSearch(Object.fromEntries(fields), { replace: true })
  }
  return [filter, set]
}

/** The filter as the server takes it; open orders have one state only. */
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
    ...daysToSpan(days),
  }
}

/** Whether anything but the view was chosen. */
export function isBibiFiltered(filter: BibiFilter): boolean {
  return Object.keys(bibiParams(filter)).length > 0
}
