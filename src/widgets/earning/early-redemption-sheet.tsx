import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { ApiError, SwallowedAnswer } from '#src/api/errors.ts'
import type { EarningExit } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { abs, sign } from '#src/lib/money/money.ts'
import { Button } from '#src/ui/button.tsx'
import { DefinitionList } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/states.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { UtcDaysNote } from '../settings/time-zone-notes.tsx'
import { useDateFormat } from '../format/use-date-format.ts'
import { usePreview } from '../preview/use-preview.ts'
import { useUnanswered } from '../forms/use-unanswered.ts'
import styles from './earning.module.css'
import type { EarningService } from './service.ts'
import { useEarningLabels } from './use-earning-labels.ts'
import { FormError } from '../forms/form-error.tsx'
import { errorMessage, toFormFailure, type FormFailure } from '../format/server-messages.ts'
import { ExactAmount, useExactFormat } from '../format/exact-amount.tsx'

/** Refresh interval of the preview: the fee may change at 00:00 UTC. */
const previewInterval = 15_000

export interface EarlyRedemptionSheetProps {
  service: EarningService
  orderId: string
  onClose: () => void
}

/** The cost and result of an early redemption, confirmed at exactly that fee or not at all. */
export function EarlyRedemptionSheet({ service, orderId, onClose }: EarlyRedemptionSheetProps) {
  const t = useMessages('earning')
  const locale = useLanguage()
  const exactly = useExactFormat()
  const [failure, setFailure] = useState<FormFailure>()
  const { preview: exit, error, refetch } = useEarlyRedemptionPreview(service, orderId)
  const redemption = useMutation(service.redeem(useQueryClient()))
  const unanswered = useUnanswered(redemption)
  const redeem = async () => {
    if (!exit) return
    setFailure(undefined)
    try {
      const request = unanswered ?? { orderId, penalty: exit.penalty }
      if (dataOf(await redemption.mutateAsync({ data: request }))) toast(t.leftDone())
      onClose()
    } catch (cause) {
      // Swallowed: the client has shown the reason, or sign-in.
      if (cause instanceof SwallowedAnswer) onClose()
      setFailure(toFormFailure(cause, locale))
      if (cause instanceof ApiError) await refetch()
    }
  }
  const freeLabel = exit && sign(exit.penalty) === 0 ? t.leaveFree() : undefined
  return (
    <Sheet
      open
      onClose={onClose}
      title={t.leaveTitle()}
      footer={
        exit && (
          <div className={styles.choice}>
            <Button block kind="quiet" onPress={onClose}>
              {t.stay()}
            </Button>
            <Button block kind="danger" onPress={redeem}>
              {freeLabel ?? t.leaveFor({ amount: `${exactly(exit.penalty, 2)} ${exit.assetName}` })}
            </Button>
          </div>
        )
      }
    >
      <div className={styles.sheet}>
        {exit ? (
          <EarlyRedemptionRows service={service} exit={exit} />
        ) : (
          <LoadingState error={error} onRetry={refetch} />
        )}
        <FormError error={failure} retryHint={t.unanswered()} />
      </div>
    </Sheet>
  )
}

function useEarlyRedemptionPreview(service: EarningService, orderId: string) {
  return usePreview(service.exitPreview, { orderId }, { refetchInterval: previewInterval, retry: false })
}

function LoadingState({ error, onRetry }: { error: Error | null; onRetry: () => unknown }) {
  const locale = useLanguage()
  if (!error) return <SkeletonRows count={4} />
  return error instanceof ApiError ? (
    <Notice tone="danger">{errorMessage(error, locale)}</Notice>
  ) : (
    <ErrorState onRetry={onRetry} />
  )
}

function EarlyRedemptionRows({ service, exit }: { service: EarningService; exit: EarningExit }) {
  const t = useMessages('earning')
  const words = useEarningLabels(service)
  const date = useDateFormat()
  const exactly = useExactFormat()
  const { assetName: currency, currencyId, net } = exit
  const amount = (value: string, signed = false) => (
    <ExactAmount
      value={value}
      currency={currency}
      isMoney={currencyId !== null}
      signed={signed}
      isPrivate={false}
    />
  )
  const isLoss = sign(net) === -1
  return (
    <>
      {isLoss && (
        <Notice tone="risk" title={t.lossTitle({ amount: `${exactly(abs(net), 2)} ${currency}` })}>
          {t.lossText()}
        </Notice>
      )}
      <DefinitionList
        lines={[
          { label: t.amount(), value: amount(exit.amount) },
          { label: t.penalty(), value: amount(exit.penalty), note: words.early(exit) },
          {
            label: t.comesBack(),
            value: amount(exit.returns),
            note: t.comesBackNote(),
            isTotal: true,
          },
          { label: t.keeps(), value: amount(exit.accrued), note: words.days(exit.daysAccrued) },
          { label: t.net(), value: amount(net, true), note: t.netNote(), isTotal: true },
          {
            label: t.nextForgone(),
            value: amount(exit.nextInterest),
            note: t.nextForgoneNote({ time: date(exit.nextAccrualAt, 'minute') }),
          },
          {
            label: t.forgone(),
            value: amount(exit.forgone),
            note: t.forgoneNote({ time: date(exit.endsAt, 'minute') }),
          },
        ]}
      />
      <UtcDaysNote />
    </>
  )
}
