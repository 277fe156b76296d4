import { useLocation } from 'react-router-dom'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { useExactFormat } from '../format/exact-amount.tsx'

export interface ShortageProps {
  /** What the order needs beyond the available balance, a decimal. */
  missing: string
  currency: string
}

/** How much money is missing, and a deposit of it that comes back to the ticket, which keeps its draft. */
export function Shortage({ missing, currency }: ShortageProps) {
  const t = useMessages('trade')
  const exactly = useExactFormat()
  const { pathname, search } = useLocation()
  return (
    <Notice
      action={
        <ButtonLink size="small" to={pathTo(PATHS.deposit, { amount: missing, route: pathname + search })}>
          {t.depositMissing()}
        </ButtonLink>
      }
    >
      {t.short({ missing: exactly(missing), currency })}
    </Notice>
  )
}
