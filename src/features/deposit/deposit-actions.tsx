import type { Deposit } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { saveDraft } from '#src/stores/drafts.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { useNavigation } from '#src/ui/navigation.ts'
import { dayOf } from '#src/lib/days.ts'
import { exactly } from '#src/widgets/server-words.ts'
import { isFinal } from './deposit-words.ts'
import { depositDraft } from './use-deposit-form.ts'
import { CancelDeposit } from './cancel-deposit.tsx'

/** What can be done about a deposit now: pay it, take it back, try again, or see what it led to. */
export function DepositActions({ deposit, onAnother }: { deposit: Deposit; onAnother?: () => void }) {
  const t = useMessages('deposit')
  const { id, status, reviewedAt } = deposit
  // The entries of the day on which it was credited: an old one would be far down the list.
  const day = reviewedAt === null ? undefined : dayOf(reviewedAt)
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
        <ButtonLink to={pathTo(PATHS.ledgerEntries, { from: day, to: day })}>{t.toEntry()}</ButtonLink>
      )}
      {(status === 'rejected' || status === 'cancelled') && (
        <TryAgain deposit={deposit} {...(onAnother ? { onAgain: onAnother } : {})} />
      )}
    </>
  )
}

/** The form with the same channel and amount; a picture is to be added anew. */
function TryAgain({ deposit, onAgain }: { deposit: Deposit; onAgain?: () => void }) {
  const t = useMessages('deposit')
  const locale = useLanguage()
  const { navigate } = useNavigation()
  const begin = () => {
    const { channelId, amount } = deposit
    saveDraft(depositDraft, { channelId: String(channelId), amount: exactly(amount, locale), proofId: '' })
    if (onAgain) onAgain()
    else navigate(PATHS.deposit)
  }
  return <Button onPress={begin}>{t.tryAgain()}</Button>
}
