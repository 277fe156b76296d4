import { useSearchParams } from 'react-router-dom'
import { LedgerEntryType, type ListLedgerEntriesParams } from '#models'
import { isDate } from '#src/lib/validation/validators.ts'
import { toTimeRange, type DateRange } from '#src/widgets/sheets/date-range-sheet.tsx'

export interface LedgerFilter extends DateRange {
  type: LedgerEntryType | undefined
  balance: 'available' | 'held' | undefined
  /** A currency as c3, a product as p201. */
  asset: string | undefined
  /** Id of the order or other record whose entries are wanted; set by links, not in the filter bar. */
  reference: string | undefined
}

export const noLedgerFilter: LedgerFilter = {
  type: undefined,
  balance: undefined,
  asset: undefined,
  reference: undefined,
  from: undefined,
  to: undefined,
}

const types = Object.values(LedgerEntryType)
const balances = ['available', 'held'] as const

/** The filter, kept in the URL so that navigating back restores it. */
export function useLedgerFilter(): [LedgerFilter, (filter: LedgerFilter) => void] {
  const [search, setSearch] = useSearchParams()
  const day = (name: string) => {
    const text = search.get(name) ?? ''
    return isDate(text) ? text : undefined
  }
  const filter: LedgerFilter = {
    type: types.find(type => type === search.get('type')),
    balance: balances.find(balance => balance === search.get('balance')),
    asset: /^[cp][1-9]\d{0,8}$/.exec(search.get('asset') ?? '')?.[0],
    reference: /^[1-9]\d{0,17}$|^[1-8]\d{18}$/.exec(search.get('reference') ?? '')?.[0],
    from: day('from'),
    to: day('to'),
  }
  const set = (next: LedgerFilter) => {
    const fields = Object.entries(next).filter((field): field is [string, string] => field[1] !== undefined)
    setSearch(Object.fromEntries(fields), { replace: true })
  }
  return [filter, set]
}

/** The request parameters of the filter; dates as times, end exclusive. */
export function ledgerParams(
  filter: LedgerFilter,
): Omit<ListLedgerEntriesParams, 'pageNum' | 'pageSize' | 'before'> {
  const { type, balance, asset, reference } = filter
  const id = Number(asset?.slice(1))
  return {
    ...(asset ? (asset.startsWith('c') ? { currencyId: id } : { productId: id }) : {}),
    ...(type ? { type } : {}),
    ...(balance ? { balance } : {}),
    ...(reference ? { referenceId: reference } : {}),
    ...toTimeRange(filter),
  }
}

export function isLedgerFiltered({ type, balance, asset, reference, from, to }: LedgerFilter): boolean {
  return [type, balance, asset, reference, from, to].some(one => one !== undefined)
}
