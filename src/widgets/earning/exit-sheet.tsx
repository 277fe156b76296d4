import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { ApiError, SwallowedAnswer } from '#src/api/errors.ts'
import type { EarningExit, EarningOrder } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { abs, sign } from '#src/lib/money.ts'
import { Button } from '#src/ui/button.tsx'
import { DefinitionList } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { ErrorState } from '#src/ui/states.tsx'
import { toast } from '#src/ui/toast.tsx'
import { UtcDaysNote } from '../clock-note.tsx'
import { useDates } from '../dates.ts'
import { ExactAmount } from '../exact-amount.tsx'
import { errorWords } from '../server-words.ts'
import { useExactly } from '../ticket/exact.tsx'
import { useSendOnce } from '../send-once.ts'
import { refreshAccount } from '../ticket/send-order.ts'
import styles from './earning.module.css'
import type { EarningService } from './service.ts'
import { useEarningWords } from './use-earning-words.ts'

const quietly = { catch: true, quiet: true } as const

/** How often the price is asked for again: it may change at 00:00 UTC. */
const priceEvery = 15_000

export interface ExitSheetProps {
  service: EarningService
  orderId: string
  onClose: () => void
}

/** What leaving an order now costs and brings, before it is done; then it is done at that price or not at all. */
export function ExitSheet({ service, orderId, onClose }: ExitSheetProps) {
  const t = useMessages('earning')
  const locale = useLanguage()
  const exactly = useExactly()
  const client = useQueryClient()
  const [remark, setRemark] = useState<string>()
  const { data: exit, error, refetch } = useExit(service, orderId)
  const once = useSendOnce<{ orderId: string; penalty: string }, EarningOrder>(
    `${service.ordersKey}/leave`,
    async request => dataOf(await service.leave(request, quietly)),
  )
  const press = async () => {
    if (!exit) return
    setRemark(undefined)
    try {
      if (await once.send({ orderId, penalty: exit.penalty })) toast(t.leftDone())
      onClose()
    } catch (cause) {
      const words = errorWords(cause, locale)
      setRemark(cause instanceof ApiError ? words : `${words}. ${t.unanswered()}`)
      if (cause instanceof ApiError) await refetch()
    }
    void refreshAccount(client, service.lists)
  }
  const leave = exit && sign(exit.penalty) === 0 ? t.leaveFree() : undefined
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
            <Button block kind="danger" onPress={press}>
              {leave ?? t.leaveFor({ amount: `${exactly(exit.penalty, 2)} ${exit.assetName}` })}
            </Button>
          </div>
        )
      }
    >
      <div className={styles.sheet}>
        {exit ? <ExitLines service={service} exit={exit} /> : <Waiting error={error} onRetry={refetch} />}
        {remark && (
          <Notice tone="danger" live>
            {remark}
          </Notice>
        )}
      </div>
    </Sheet>
  )
}

function useExit(service: EarningService, orderId: string) {
  return useQuery({
    queryKey: [service.ordersKey, 'exit', orderId],
    staleTime: 0,
    gcTime: 0,
    refetchInterval: priceEvery,
    meta: { quiet: true },
    retry: false,
    queryFn: async ({ signal }): Promise<EarningExit> => {
      const exit = dataOf(await service.exit({ orderId }, quietly, signal))
      if (!exit) throw new SwallowedAnswer()
      return exit
    },
  })
}

function Waiting({ error, onRetry }: { error: Error | null; onRetry: () => unknown }) {
  const locale = useLanguage()
  if (!error) return <SkeletonRows count={4} />
  return error instanceof ApiError ? (
    <Notice tone="danger">{errorWords(error, locale)}</Notice>
  ) : (
    <ErrorState onRetry={onRetry} />
  )
}

function ExitLines({ service, exit }: { service: EarningService; exit: EarningExit }) {
  const t = useMessages('earning')
  const words = useEarningWords(service)
  const date = useDates()
  const exactly = useExactly()
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
