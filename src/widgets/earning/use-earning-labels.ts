import type { EarningOrder, EarningProduct } from '#models'
import { durationText } from '#src/i18n/intl.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { useDateFormat } from '../format/use-date-format.ts'
import { feePercent } from '../fees/fee-percent.ts'
import type { EarningService } from './service.ts'

/** The labels of each service for what both have in common, and formatted terms. */
export function useEarningLabels(service: EarningService) {
  const t = useMessages('earning')
  const locale = useLanguage()
  const date = useDateFormat()
  const isPledge = service.id === 'pledge'
  // Also for 0: an order redeemed on its first day.
  const days = (count: number) => durationText(locale, count, 'day', 'long')
  const rate = (fraction: string) => feePercent(fraction, locale)
  return {
    title: isPledge ? t.pledge() : t.mining(),
    explained: isPledge ? t.pledgeExplained() : t.miningExplained(),
    orders: isPledge ? t.myPledges() : t.myLocks(),
    accruals: isPledge ? t.interest() : t.output(),
    buy: isPledge ? t.buyPledge() : t.buyMining(),
    submit: isPledge ? t.submitPledge : t.submitMining,
    placed: isPledge ? t.placedPledge() : t.placedMining(),
    days,
    rate,
    aDay: ({ dailyRate }: { dailyRate: string }) => t.aDay({ rate: rate(dailyRate) }),
    aYear: ({ yearRate }: { yearRate: string }) => t.aYear({ rate: rate(yearRate) }),
    early: ({ earlyBasis, earlyRate }: Pick<EarningProduct, 'earlyBasis' | 'earlyRate'>) =>
      (earlyBasis === 'interest' ? t.earlyInterest : t.earlyPrincipal)({ rate: rate(earlyRate) }),
    worst: ({ earlyBasis }: Pick<EarningProduct, 'earlyBasis'>) =>
      earlyBasis === 'interest' ? t.worstInterest() : t.worstPrincipal(),
    status: ({ status }: Pick<EarningOrder, 'status'>) =>
      ({ running: t.running, matured: t.matured, redeemed: t.redeemed })[status](),
    offered: ({ status }: Pick<EarningProduct, 'status'>) =>
      ({ open: t.statusOpen, soldOut: t.statusSoldOut, closed: t.statusClosed })[status](),
    /** A UTC day, whatever the local date. */
    day: (time: number) => date(time, 'utcDay'),
  }
}

export type EarningLabels = ReturnType<typeof useEarningLabels>
