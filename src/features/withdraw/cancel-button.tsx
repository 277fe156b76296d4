import { useState } from 'react'
import type { Withdrawal } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { CancelWithdrawal } from './cancel-withdrawal.tsx'

/** Cancels a withdrawal while it can be: after a question. */
export function CancelButton({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useMessages('withdraw')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {withdrawal.status === 'pending' && (
        <Button kind="quiet" onPress={() => setOpen(true)}>
          {t.cancel()}
        </Button>
      )}
      {isOpen && <CancelWithdrawal withdrawal={withdrawal} onClose={() => setOpen(false)} />}
    </>
  )
}
