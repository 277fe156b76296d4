import { useState } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { useAccountSafety } from '#src/widgets/account/use-account-safety.ts'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'

/** Before a card or address is added: from when it can be used, where new ones rest. */
export function RestNotice() {
  const t = useMessages('binding')
  const date = useDateFormat()
  const { safety } = useAccountSafety()
  const [openedAt] = useState(() => Date.now())
  if (!safety || safety.addressRestSince === null) return null
  const from = Math.min(openedAt + DAY, safety.addressRestEnds ?? Infinity)
  return <Notice>{t.restBefore({ time: date(from, 'minute') })}</Notice>
}
