import type { Award, AwardKind, TaskCode } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers.ts'

/** The words for what an award is and what it follows from. */
export function useAwardWords() {
  const t = useMessages('reward')
  const locale = useLanguage()
  const number = (value: number) => formatNumber(String(value), { locale, decimals: 0 })
  const kinds: Record<AwardKind, string> = {
    team: t.kindTeam(),
    task: t.kindTask(),
    voucher: t.kindVoucher(),
    activity: t.kindActivity(),
  }
  const ones: Record<AwardKind, string> = {
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
    /** Of several. */
    kind: (kind: AwardKind) => kinds[kind],
    /** Of one. */
    one: (kind: AwardKind) => ones[kind],
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
