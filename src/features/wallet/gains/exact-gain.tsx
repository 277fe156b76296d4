import type { Decimal } from '#src/lib/money/money.ts'
import { PrivateChange } from '#src/widgets/account/private-change.tsx'
import { decimalsOf } from '#src/widgets/format/exact-amount.tsx'

/** A gain or loss in USDT with all its digits, as the files of the report have it. */
export function ExactGain({ value }: { value: Decimal }) {
  return <PrivateChange value={value} decimals={decimalsOf(value, 2)} />
}
