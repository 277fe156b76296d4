import { useSearchParams } from 'react-router-dom'
import type { ListExchangesParams } from '#src/api/generated/models/index.ts'
import { date as isDate } from '#src/lib/validators.ts'
import { daysToSpan, type Days } from '#src/widgets/date-sheet.tsx'

export interface ExchangeFilter extends Days {
  /** Ids of currencies. */
  paid: string | undefined
  received: string | undefined
}

export const noExchangeFilter: ExchangeFilter = {
  paid: undefined,
  received: undefined,
  from: undefined,
  to: undefined,
}

/** The filter as it stands in the address, so that coming back from elsewhere finds it again. */
export function useExchangeFilter(): [ExchangeFilter, (filter: ExchangeFilter) => void] {
  const [search, setSearch] = useSearchParams()
  const matching = (name: string, isRight: (text: string) => boolean) => {
    const text = search.get(name) ?? ''
    return isRight(text) ? text : undefined
  }
  const isId = (text: string) => /^[1-9]\d{0,3}$/.test(text)
  const filter: ExchangeFilter = {
    paid: matching('paid', isId),
    received: matching('received', isId),
    from: matching('from', isDate),
    to: matching('to', isDate),
  }
  const set = (next: ExchangeFilter) => {
    const fields = Object.entries(next).filter((field): field is [string, string] => field[1] !== undefined)
    setSearch(Object.fromEntries(fields), { replace: true })
  }
  return [filter, set]
}

/** The filter as the server takes it: the days as moments, the end not included. */
export function exchangeParams({
  paid,
  received,
  ...days
}: ExchangeFilter): Omit<ListExchangesParams, 'pageNum' | 'pageSize'> {
  return {
    ...(paid === undefined ? {} : { fromCurrencyId: Number(paid) }),
    ...(received === undefined ? {} : { toCurrencyId: Number(received) }),
    ...daysToSpan(days),
  }
}
