import { rowsOf } from '#src/api/envelope.ts'
import { useListTips } from '#src/api/generated/site/site.ts'
import { useLanguage } from '#src/i18n/use-messages.ts'
import { FIRST_PAGE, TIPS_PAGE_SIZE } from '#src/lib/constants.ts'
import { tipText, type TipRemark } from '#src/lib/site/tips.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { useSiteSetting } from './use-site-setting.ts'

/**
 * The operator's tip of this remark in the current language; undefined when there is none to show (R3.2), or when the
 * setting scoreTips is 0 (R9.1).
 */
export function useTip(remark: TipRemark): string | undefined {
  const { data } = useListTips(
    { pageNum: FIRST_PAGE, pageSize: TIPS_PAGE_SIZE },
    { query: { meta: { quiet: true } } },
  )
  const text = tipText(rowsOf(data) ?? [], remark, useLanguage())
  return useSiteSetting('scoreTips') === 0 ? undefined : text
}

/** The operator's tip of this remark. */
export function Tip({ remark }: { remark: TipRemark }) {
  const text = useTip(remark)
  return text && <Notice>{text}</Notice>
}
