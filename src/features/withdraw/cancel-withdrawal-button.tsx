import { useState } from 'react'
import type { Withdrawal } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { CancelWithdrawalSheet } from './cancel-withdrawal-sheet.tsx'

/** Cancels a pending withdrawal, after confirmation. */
export function CancelWithdrawalButton({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useMessages('withdraw')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {withdrawal.status === 'pending' && (
        <Button kind="quiet" onPress={() => setOpen(true)}>
          {t.cancel()}
        </Button>
      )}
      {isOpen && <CancelWithdrawalSheet withdrawal={withdrawal} onClose={() => setOpen(false)} />}
    </>
  )
}
