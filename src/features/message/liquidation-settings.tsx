import { dataOf } from '#src/api/envelope.ts'
import { useChooseLiquidationNotice, useGetLiquidationNotice } from '#src/api/generated/contract/contract.ts'
import { NoticeDistance, type LiquidationNotice } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatPercent } from '#src/lib/numbers/format-number.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'
import { SelectField } from '#src/ui/forms/select-field.tsx'
import styles from '#src/widgets/forms/account-forms.module.css'
import { toFormFailure } from '#src/widgets/format/server-messages.ts'

const DISTANCES = Object.values(NoticeDistance)

/** How close a price has to come to the liquidation price of a position until its owner is told. */
export function LiquidationSettings() {
  const t = useMessages('notices')
  const { data, isError, refetch } = useGetLiquidationNotice({ query: { meta: { quiet: true } } })
  const stored = dataOf(data)
  return (
    <section className={styles.stack}>
      <div>
        <h3>{t.liquidation()}</h3>
        <p>{t.liquidationText()}</p>
      </div>
      {stored ? (
        <Distances stored={stored} />
      ) : (
        <QueryFallback isFailed={isError} onRetry={refetch} rows={2} />
      )}
    </section>
  )
}

function Distances({ stored }: { stored: LiquidationNotice }) {
  const t = useMessages('notices')
  const away = useMessages('contract').distance
  const locale = useLanguage()
  const { mutateAsync, isPending, variables, error } = useChooseLiquidationNotice()
  const shown = isPending ? variables.data : stored
  const options = DISTANCES.map(value => ({
    value: `${value}`,
    label: value === 0 ? t.noNotice() : away({ percent: formatPercent(`${value}`, { locale, decimals: 0 }) }),
  }))
  const choose = (part: keyof LiquidationNotice) => (value: string) => {
    const found = DISTANCES.find(each => `${each}` === value)
    if (found === undefined || isPending) return
    // Shown below.
    mutateAsync({ data: { ...stored, [part]: found } }).catch(() => {})
  }
  const failure = error ? toFormFailure(error, locale) : undefined
  return (
    <div className={styles.stack}>
      <SelectField
        label={t.firstNotice()}
        options={options}
        value={`${shown.first}`}
        onChange={choose('first')}
      />
      <SelectField
        label={t.secondNotice()}
        options={options}
        value={`${shown.second}`}
        onChange={choose('second')}
      />
      {failure && (
        <Notice tone="danger" live>
          {failure.text}
        </Notice>
      )}
    </div>
  )
}
