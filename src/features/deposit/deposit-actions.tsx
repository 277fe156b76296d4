import type { Deposit } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { saveDraft } from '#src/stores/storage/drafts.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { useNavigation } from '#src/ui/navigation.ts'
import { formatExact } from '#src/lib/numbers/format-number.ts'
import { isFinal } from './deposit-status.ts'
import { depositDraft } from './use-deposit-form.ts'
import { CancelDeposit } from './cancel-deposit.tsx'

/** The actions on a deposit: pay, cancel, try again, or see its ledger entry. */
export function DepositActions({ deposit, onAnother }: { deposit: Deposit; onAnother?: () => void }) {
  const t = useMessages('deposit')
  const { id, status } = deposit
  return (
    <>
      {onAnother && (
        <Button kind="quiet" onPress={onAnother}>
          {t.another()}
        </Button>
      )}
      {!isFinal(status) && <CancelDeposit deposit={deposit} />}
      {status === 'unpaid' && <ButtonLink to={pathTo(PATHS.payDeposit, { id })}>{t.pay()}</ButtonLink>}
      {status === 'approved' && (
        <ButtonLink to={pathTo(PATHS.ledgerEntries, { reference: id })}>{t.toEntry()}</ButtonLink>
      )}
      {(status === 'rejected' || status === 'cancelled') && (
        <TryAgain deposit={deposit} {...(onAnother ? { onAgain: onAnother } : {})} />
      )}
    </>
  )
}

/** Opens the form with the same channel and amount; the proof has to be attached again. */
function TryAgain({ deposit, onAgain }: { deposit: Deposit; onAgain?: () => void }) {
  const t = useMessages('deposit')
  const locale = useLanguage()
  const { navigate } = useNavigation()
  const startAgain = () => {
    const { channelId, amount } = deposit
    saveDraft(depositDraft, {
      channelId: String(channelId),
      amount: formatExact(amount, locale),
      proofId: '',
    })
    if (onAgain) onAgain()
    else navigate(PATHS.deposit)
  }
  return <Button onPress={startAgain}>{t.tryAgain()}</Button>
}
