import type { Award, AwardKind, TaskCode } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'

/** The labels of awards and their sources. */
export function useAwardLabels() {
  const t = useMessages('reward')
  const locale = useLanguage()
  const number = (value: number) => formatNumber(String(value), { locale, decimals: 0 })
  const pluralLabels: Record<AwardKind, string> = {
    team: t.kindTeam(),
    task: t.kindTask(),
    voucher: t.kindVoucher(),
    activity: t.kindActivity(),
  }
  const singularLabels: Record<AwardKind, string> = {
    team: t.oneTeam(),
    task: t.oneTask(),
    voucher: t.oneVoucher(),
    activity: t.oneActivity(),
  }
  const tasks: Record<TaskCode, string> = {
    firstDeposit: t.taskFirstDeposit(),
    firstSpotOrder: t.taskFirstSpotOrder(),
    twoStep: t.taskTwoStep(),
    basicIdentity: t.taskBasicIdentity(),
  }
  return {
    /** Plural, for groups. */
    kind: (kind: AwardKind) => pluralLabels[kind],
    /** Singular, for one award. */
    one: (kind: AwardKind) => singularLabels[kind],
    task: (code: TaskCode) => tasks[code],
    source: ({ memberName, level, taskCode, rank, orderId }: Award): string => {
      if (memberName !== null && level !== null) {
        return t.fromMember({ name: memberName, level: number(level) })
      }
      if (orderId !== null) return t.voucherOrder({ id: `…${orderId.slice(-6)}` })
      if (taskCode !== null) return tasks[taskCode]
      return rank === null ? '' : t.fromPlace({ rank: number(rank) })
    },
  }
}
