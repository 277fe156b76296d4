import { useSearchParams } from 'react-router-dom'
import { AwardKind, type ListAwardsParams } from '#models'
import { isDate } from '#src/lib/validation/validators.ts'
import { toTimeRange, type DateRange } from '#src/widgets/sheets/date-range-sheet.tsx'

export interface AwardFilter extends DateRange {
  kind: AwardKind | undefined
  /** Team level; with the kind `team` only. */
  level: 1 | 2 | undefined
}

export const noAwardFilter: AwardFilter = {
  kind: undefined,
  level: undefined,
  from: undefined,
  to: undefined,
}

export const awardKinds = Object.values(AwardKind)

/** The filter, kept in the URL so that navigating back restores it. */
export function useAwardFilter(): [AwardFilter, (filter: AwardFilter) => void] {
  const [search, setSearch] = useSearchParams()
  const day = (name: string) => {
    const text = search.get(name) ?? ''
    return isDate(text) ? text : undefined
  }
  const kind = awardKinds.find(each => each === search.get('kind'))
  const filter: AwardFilter = {
    kind,
    level: kind === 'team' ? ([1, 2] as const).find(each => String(each) === search.get('level')) : undefined,
    from: day('from'),
    to: day('to'),
  }
  const set = (next: AwardFilter) => {
    const fields = Object.entries(next).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as const],
    )
    setSearch(Object.fromEntries(fields), { replace: true })
  }
  return [filter, set]
}

/** The request parameters of the filter. */
export function awardParams(filter: AwardFilter): Omit<ListAwardsParams, 'pageNum' | 'pageSize'> {
  const { kind, level } = filter
  return { ...(kind ? { kind } : {}), ...(level ? { level } : {}), ...toTimeRange(filter) }
}

export const isAwardFiltered = (filter: AwardFilter): boolean =>
  Object.values(filter).some(value => value !== undefined)
