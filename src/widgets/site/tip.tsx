import { rowsOf } from '#src/api/envelope.ts'
import { useListTips } from '#src/api/generated/site/site.ts'
import { useLanguage } from '#src/i18n/use-messages.ts'
import { FIRST_PAGE, TIPS_PAGE_SIZE } from '#src/lib/constants.ts'
import { tipText, type TipRemark } from '#src/lib/tips.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'

/** The operator's tip of this remark in the current language; undefined when there is none to show (R3.2). */
export function useTip(remark: TipRemark): string | undefined {
  const { data } = useListTips(
    { pageNum: FIRST_PAGE, pageSize: TIPS_PAGE_SIZE },
    { query: { meta: { quiet: true } } },
  )
  return tipText(rowsOf(data) ?? [], remark, useLanguage())
}

/** The operator's tip of this remark. */
export function Tip({ remark }: { remark: TipRemark }) {
  const text = useTip(remark)
  return text && <Notice>{text}</Notice>
}
