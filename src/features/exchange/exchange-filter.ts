import { useSearchParams } from 'react-router-dom'
import type { ListExchangesParams } from '#models'
import { isDate } from '#src/lib/validation/validators.ts'
import { toTimeRange, type DateRange } from '#src/widgets/sheets/date-range-sheet.tsx'

export interface ExchangeFilter extends DateRange {
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

/** The filter, kept in the URL so that navigating back restores it. */
export function useExchangeFilter(): [ExchangeFilter, (filter: ExchangeFilter) => void] {
  const [search, setSearch] = useSearchParams()
  const validParam = (name: string, isValid: (text: string) => boolean) => {
    const text = search.get(name) ?? ''
    return isValid(text) ? text : undefined
  }
  const isId = (text: string) => /^[1-9]\d{0,3}$/.test(text)
  const filter: ExchangeFilter = {
    paid: validParam('paid', isId),
    received: validParam('received', isId),
    from: validParam('from', isDate),
    to: validParam('to', isDate),
  }
  const set = (next: ExchangeFilter) => {
    const fields = Object.entries(next).filter((field): field is [string, string] => field[1] !== undefined)
    setSearch(Object.fromEntries(fields), { replace: true })
  }
  return [filter, set]
}

/** The request parameters of the filter; dates as times, end exclusive. */
export function exchangeParams({
  paid,
  received,
  ...days
}: ExchangeFilter): Omit<ListExchangesParams, 'pageNum' | 'pageSize'> {
  return {
    ...(paid === undefined ? {} : { fromCurrencyId: Number(paid) }),
    ...(received === undefined ? {} : { toCurrencyId: Number(received) }),
    ...toTimeRange(days),
  }
}
