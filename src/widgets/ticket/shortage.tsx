import { useMessages } from '#src/i18n/use-messages.ts'
import { roundUp } from '#src/lib/money/money.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { TYPING_REST } from '#src/lib/constants.ts'
import { useAnnouncement } from '#src/ui/feedback/announcer.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { useExactFormat } from '../format/exact-amount.tsx'
import { useTicketRoute } from './ticket-route.ts'

export interface ShortageProps {
  /** What the order needs beyond the available balance, a decimal. */
  missing: string
  currency: string
}

/** The decimals of a deposit. */
const DEPOSIT_SCALE = 2

/** How much money is missing: said when it is short and after each change of a field, not at each price. */
export function Shortage({ missing, currency, edits }: ShortageProps & { edits: number }) {
  const t = useMessages('trade')
  const exactly = useExactFormat()
  const text = t.short({ missing: exactly(roundUp(missing, DEPOSIT_SCALE), 2), currency })
  useAnnouncement(text, TYPING_REST, `${edits}`)
  return <Notice>{text}</Notice>
}

/** A deposit of what is missing, which comes back to the review of the order. */
export function ShortageButton({ missing, currency }: ShortageProps) {
  const t = useMessages('trade')
  const exactly = useExactFormat()
  const route = useTicketRoute('review')
  return (
    <ButtonLink block to={pathTo(PATHS.deposit, { amount: missing, route })}>
      {t.addMissing({ amount: exactly(roundUp(missing, DEPOSIT_SCALE), 2), currency })}
    </ButtonLink>
  )
}
