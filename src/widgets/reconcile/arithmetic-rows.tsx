import type { ReactNode } from 'react'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { trimZeros } from '#src/lib/money/decimal.ts'
import type { ArithmeticStep, TermName } from '#src/lib/reconcile/arithmetic.ts'
import type { CheckName } from '#src/lib/reconcile/check-names.ts'
import type { Arithmetic, Finding } from '#src/lib/reconcile/finding.ts'
import { DefinitionList, type Definition } from '#src/ui/list.tsx'
import { useDateFormat } from '../format/use-date-format.ts'
import { ExactAmount } from '../format/exact-amount.tsx'
import { formatExact } from '#src/lib/numbers/format-number.ts'

/** The computation of a finding, row by row as on a receipt, with its result and the stated value. */
export function ArithmeticRows({ finding }: { finding: Finding }) {
  const lines = useArithmeticRows(finding)
  return lines.length > 0 ? <DefinitionList lines={lines} /> : null
}

/** Public figures: prices, rates and times. All others reveal what the user has, and are hidden with balances. */
const PUBLIC_TERMS: ReadonlySet<TermName> = new Set([
  'price',
  'rate',
  'basePrice',
  'quotePrice',
  'pointValue',
  'leverage',
  'entryPrice',
  'direction',
  'averageClose',
  'parts',
  'interest',
  'lessMaintenance',
  'plusMaintenance',
  'moments',
  'marketRate',
  'lessSpread',
  'one',
  'days',
])
const PUBLIC_CHECKS: ReadonlySet<CheckName> = new Set([
  'feeRate',
  'payoutRate',
  'limit',
  'fillPrice',
  'pairPrice',
  'openPrice',
  'closePrice',
  'seenPrice',
  'marketPrice',
  'firstReached',
  'closingReason',
  'fundingRate',
  'fundingWhole',
  'marketRate',
  'spread',
  'spreadRate',
  'rateAge',
  'interestDays',
  'interestRate',
  'liquidationPrice',
])

function figureOf(value: string, isPublic: boolean, unit = ''): ReactNode {
  const currency = unit === '' ? {} : { currency: unit }
  return <ExactAmount value={trimZeros(value)} {...currency} isMoney={false} isPrivate={!isPublic} />
}

function useArithmeticRows({ check, arithmetic, verdict }: Finding): Definition[] {
  const t = useMessages('reconcile')
  const date = useDateFormat()
  const stepRow = useStepRow()
  if (!arithmetic) return []
  const figure = (value: string, unit = '') => figureOf(value, PUBLIC_CHECKS.has(check), unit)
  const stated = (value: ReactNode): Definition => ({ label: t.stated(), value })
  if (arithmetic.is === 'moment') {
    const formatTime = (time: number) => `${date(time, 'moment')}`
    const { expected, stated: statedTime } = arithmetic
    return [
      { label: t.expected(), value: formatTime(expected) },
      stated(statedTime === null ? t.missing() : formatTime(statedTime)),
    ]
  }
  if (arithmetic.is === 'checkable')
    return [{ label: t.checkableFrom(), value: date(arithmetic.from, 'moment') }]
  if (arithmetic.is === 'fields')
    return [{ label: t.fieldNames(), value: <bdi>{arithmetic.names.join(', ')}</bdi> }]
  if (arithmetic.is === 'missingTerms')
    return [{ label: t.checks.marketTerms(), value: <bdi>{arithmetic.products.join(', ')}</bdi> }]
  if (arithmetic.is === 'word') {
    return [{ label: t.expected(), value: arithmetic.expected }, stated(arithmetic.stated || t.missing())]
  }
  const { unit } = arithmetic
  const by = verdict.is === 'disagrees' && verdict.by !== null ? verdict.by : undefined
  return [
    ...(arithmetic.is === 'chain'
      ? [
          ...arithmetic.steps.map(stepRow),
          { label: t.comesTo(), value: figure(arithmetic.result, unit), isTotal: true },
        ]
      : boundsOf(arithmetic).map(({ name, value }) => ({ label: t[name](), value: figure(value, unit) }))),
    stated(figure(arithmetic.stated, unit)),
    ...(by === undefined ? [] : [{ label: t.difference(), value: figure(by, unit), isTotal: true }]),
  ]
}

function boundsOf({ low, high }: Extract<Arithmetic, { is: 'range' }>) {
  return [
    ...(low === null ? [] : [{ name: 'atLeastBound' as const, value: low }]),
    ...(high === null ? [] : [{ name: 'atMostBound' as const, value: high }]),
  ]
}

function useStepRow(): (step: ArithmeticStep) => Definition {
  const t = useMessages('reconcile')
  const locale = useLanguage()
  const operators = {
    add: t.plus,
    subtract: t.minus,
    times: t.times,
    over: t.over,
    atMost: t.atMost,
    atLeast: t.atLeast,
  }
  return step => {
    if ('to' in step) return { label: t[step.do]({ to: formatExact(step.to, locale) }), value: '' }
    const name = t.terms[step.name]()
    const label = step.do === 'first' ? name : `${operators[step.do]()} ${name}`
    return { label, value: figureOf(step.value, PUBLIC_TERMS.has(step.name)) }
  }
}
