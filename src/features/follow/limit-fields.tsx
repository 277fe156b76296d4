import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { multiply } from '#src/lib/money/money.ts'
import { formatNumber, formatPercent } from '#src/lib/numbers/format-number.ts'
import { Chip, ChipGroup, Segmented } from '#src/ui/choices/choice.tsx'
import { AmountField } from '#src/ui/forms/amount-field.tsx'
import { SelectField } from '#src/ui/forms/select-field.tsx'
import { DefinitionList } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { productTypes, type FollowLimits, type LimitsForm } from './use-limits-form.ts'
import styles from './follow.module.css'

const currency = 'USDT'
const slippages = ['0', '0.001', '0.0025', '0.005', '0.01', '0.02', '0.05'] as const

/** The fields of the limits of a follower, and the worst case within them. */
export function LimitFields({ form, limits }: LimitsForm) {
  const t = useMessages('follow')
  const locale = useLanguage()
  const { values } = form
  const isAmount = values.sizing === 'amount'
  return (
    <>
      <div className={styles.group}>
        <span className={styles.legend}>{t.sizing()}</span>
        <Segmented
          label={t.sizing()}
          value={isAmount ? 'amount' : 'ratio'}
          onChange={sizing => form.set('sizing', sizing)}
          items={[
            { id: 'amount', label: t.byAmount() },
            { id: 'ratio', label: t.byRatio() },
          ]}
        />
      </div>
      {isAmount ? (
        <AmountField
          label={t.amount()}
          hint={t.amountHint()}
          currency={currency}
          decimals={2}
          {...form.field('amount')}
        />
      ) : (
        <AmountField label={t.ratio()} hint={t.ratioHint()} decimals={2} {...form.field('ratio')} />
      )}
      <AmountField
        label={t.totalLimit()}
        hint={t.totalLimitHint()}
        currency={currency}
        decimals={2}
        {...form.field('totalLimit')}
      />
      <AmountField
        label={t.maxLoss()}
        hint={t.maxLossHint()}
        currency={currency}
        decimals={2}
        {...form.field('maxLoss')}
      />
      <SlippageField form={form} />
      <CopyOptions form={form} />
      <WorstCase
        limits={limits()}
        shown={amount => `${formatNumber(amount, { locale, decimals: 2 })} ${currency}`}
      />
    </>
  )
}

/** Maximum slippage against the trader's price. */
function SlippageField({ form }: Pick<LimitsForm, 'form'>) {
  const t = useMessages('follow')
  const locale = useLanguage()
  const offered = new Set<string>([...slippages, form.values.slippage])
  return (
    <SelectField
      label={t.slippage()}
      hint={t.slippageHint()}
      options={[...offered].map(value => ({
        value,
        label: formatPercent(multiply(value, '100'), { locale, decimals: 2 }),
      }))}
      {...form.field('slippage')}
    />
  )
}

function CopyOptions({ form }: Pick<LimitsForm, 'form'>) {
  const t = useMessages('follow')
  const { values } = form
  const chosen = new Set(values.productTypes.split(',').filter(Boolean))
  const toggle = (type: string) => {
    const next = productTypes.filter(each => (each === type ? !chosen.has(each) : chosen.has(each)))
    form.set('productTypes', next.join(','))
  }
  const labels = useProductTypeLabels()
  const error = form.field('productTypes').error
  return (
    <>
      <div className={styles.group}>
        <span className={styles.legend}>{t.ways()}</span>
        <Segmented
          label={t.ways()}
          value={values.ways}
          onChange={ways => form.set('ways', ways)}
          items={[
            { id: 'both', label: t.both() },
            { id: 'spot', label: t.spot() },
            { id: 'contract', label: t.contract() },
          ]}
        />
      </div>
      <div className={styles.group}>
        <span className={styles.legend}>{t.products()}</span>
        <ChipGroup label={t.products()}>
          {productTypes.map(type => (
            <Chip key={type} selected={chosen.has(type)} onPress={() => toggle(type)}>
              {labels[type]}
            </Chip>
          ))}
        </ChipGroup>
      </div>
      {(error || chosen.size === 0) && <p className={styles.error}>{t.needsProduct()}</p>}
      <div className={styles.group}>
        <span className={styles.legend}>{t.atStop()}</span>
        <Segmented
          label={t.atStop()}
          value={values.atStop}
          onChange={atStop => form.set('atStop', atStop)}
          items={[
            { id: 'close', label: t.closeAll() },
            { id: 'keep', label: t.keepAll() },
          ]}
        />
      </div>
    </>
  )
}

function useProductTypeLabels() {
  const t = useMessages('follow')
  return { 1: t.stocks(), 2: t.crypto(), 3: t.futures(), 4: t.forex() }
}

/** The limits of a follow that is about to start, and its worst case. */
export function LimitRows({ limits: set }: { limits: FollowLimits }) {
  const t = useMessages('follow')
  const locale = useLanguage()
  const shown = (amount: string) => `${formatNumber(amount, { locale, decimals: 2 })} ${currency}`
  const ways = { both: t.both(), spot: t.spot(), contract: t.contract() }
  const labels = useProductTypeLabels()
  const chosen = set.productTypes.split(',')
  const products = productTypes.filter(type => chosen.includes(type)).map(type => labels[type])
  return (
    <>
      <DefinitionList
        lines={[
          set.amount === undefined
            ? { label: t.ratio(), value: formatNumber(set.ratio, { locale, decimals: 2 }) }
            : { label: t.amount(), value: shown(set.amount) },
          { label: t.totalLimit(), value: shown(set.totalLimit) },
          { label: t.maxLoss(), value: shown(set.maxLoss) },
          {
            label: t.slippage(),
            value: formatPercent(multiply(set.slippage, '100'), { locale, decimals: 2 }),
          },
          { label: t.ways(), value: ways[set.ways] },
          { label: t.products(), value: products.join(' · ') },
          { label: t.atStop(), value: set.atStop === 'close' ? t.closeAll() : t.keepAll() },
        ]}
      />
      <WorstCase limits={set} shown={shown} />
    </>
  )
}

function WorstCase({
  limits: set,
  shown,
}: {
  limits: FollowLimits | undefined
  shown: (amount: string) => string
}) {
  const t = useMessages('follow')
  return (
    <Notice tone="risk" title={t.worstTitle()}>
      <p>{set ? t.worst({ total: shown(set.totalLimit), loss: shown(set.maxLoss) }) : t.worstUnknown()}</p>
      <p>{t.notBefore()}</p>
    </Notice>
  )
}
