import { useState } from 'react'
import { rowsOf } from '#src/api/envelope.ts'
import { useListRecommendedProducts } from '#src/api/generated/market/market.ts'
import type { PriceAlert, Product, ProductDetail } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatPercent, formatExact } from '#src/lib/numbers/format-number.ts'
import { productName } from '#src/lib/collections/lookups.ts'
import type { ProductKey } from '#src/stores/trading/selected-product.ts'
import { Button } from '#src/ui/button.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/states.tsx'
import { AmountField } from '#src/ui/forms/amount-field.tsx'
import { SelectField } from '#src/ui/forms/select-field.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import styles from '#src/widgets/forms/account-forms.module.css'
import { FormError } from '#src/widgets/forms/form-error.tsx'
import { visibleProducts } from '#src/widgets/quotes/product.ts'
import { useWatchlist } from '#src/widgets/quotes/use-watchlist.ts'
import { useCurrencyName } from '#src/widgets/format/use-currency-name.ts'
import { SwitchRow } from '#src/widgets/settings/switch-row.tsx'
import { useLivePrice, useProductDetail } from '#src/widgets/quotes/use-product-detail.ts'
import { AlertActions } from './alert-actions.tsx'
import { CONDITIONS, useAlertForm } from './use-alert-form.ts'
import { isOfChange, useAlertText } from './use-alert-text.ts'

export interface AlertSheetProps {
  /** The product of a new alert; without one it is chosen in the sheet. */
  product?: ProductKey
  /** The alert to change; none: a new one. */
  alert?: PriceAlert
  /** A price that was chosen on the chart, for a new alert or one that is moved. */
  price?: string
  onClose: () => void
}

/** Sets, changes, pauses or deletes a price alert. */
export default function AlertSheet({ product, alert, price, onClose }: AlertSheetProps) {
  const t = useMessages('alert')
  const [chosen, setChosen] = useState(product)
  const key = alert ?? chosen
  return (
    <Sheet
      open
      onClose={onClose}
      title={`${alert ? t.change() : t.add()}${key ? ` · ${key.productCode}` : ''}`}
    >
      {key ? (
        <ProductAlert product={key} alert={alert} price={price} onClose={onClose} />
      ) : (
        <ProductChoice onChoose={setChosen} />
      )}
    </Sheet>
  )
}

/** The watched products, then the most traded ones. */
function ProductChoice({ onChoose }: { onChoose: (product: Product) => void }) {
  const t = useMessages('alert')
  const locale = useLanguage()
  const { products: watched = [] } = useWatchlist()
  const { data } = useListRecommendedProducts({ pageNum: 1, pageSize: 50 })
  const products = visibleProducts([...watched, ...(rowsOf(data) ?? [])])
  return (
    <div className={styles.part}>
      <SelectField
        label={t.product()}
        hint={t.productHint({ action: t.add() })}
        value=""
        searchable
        nothingFound={t.productHint({ action: t.add() })}
        options={products.map(product => ({
          value: product.productCode,
          label: `${product.productCode} · ${productName(product, locale)}`,
        }))}
        onChange={code => {
          const product = products.find(each => each.productCode === code)
          if (product) onChoose(product)
        }}
      />
    </div>
  )
}

interface ProductAlertProps {
  product: ProductKey
  alert: PriceAlert | undefined
  price: string | undefined
  onClose: () => void
}

function ProductAlert({ product, ...form }: ProductAlertProps) {
  const { productType, productCode } = product
  const { detail, error, refetch } = useProductDetail({ productType, productCode })
  if (detail) return <AlertForm detail={detail} {...form} />
  return error ? <ErrorState onRetry={refetch} /> : <SkeletonRows count={3} />
}

interface AlertFormProps {
  detail: ProductDetail
  alert: PriceAlert | undefined
  price: string | undefined
  onClose: () => void
}

function AlertForm({ detail, alert, price, onClose }: AlertFormProps) {
  const t = useMessages('alert')
  const common = useMessages('common')
  const locale = useLanguage()
  const textOf = useAlertText()
  const currencyName = useCurrencyName()
  const { ticker } = useLivePrice(detail)
  const { form, send, condition, draft } = useAlertForm(detail, {
    alert,
    price,
    nowPrice: ticker.nowPrice,
    onSaved: onClose,
  })
  const isChange = isOfChange(condition)
  return (
    <form noValidate className={styles.part} onSubmit={form.submit(values => send(values))}>
      <SelectField
        label={t.condition()}
        options={CONDITIONS.map(each => ({ value: each, label: textOf(each) }))}
        {...form.field('condition')}
      />
      <AmountField
        label={isChange ? t.percent() : t.price()}
        hint={
          isChange
            ? t.nowChange({ percent: formatPercent(ticker.changeRate, { locale, signed: true }) })
            : t.now({ price: formatExact(ticker.nowPrice, locale) })
        }
        currency={isChange ? '%' : currencyName(detail.rules.currencyId)}
        decimals={isChange ? 2 : detail.rules.priceScale}
        {...form.field('value')}
      />
      <ul>
        <SwitchRow
          label={t.repeat()}
          note={isChange ? t.repeatChange() : t.repeatPrice()}
          isOn={form.values.isRepeating === '1'}
          onChange={isOn => form.set('isRepeating', isOn ? '1' : '0')}
        />
      </ul>
      <p className={styles.note}>{t.notOrder()}</p>
      <FormError error={form.error} />
      <Button type="submit" block busy={form.isSending}>
        {alert ? common.save() : t.save()}
      </Button>
      {alert && <AlertActions alert={alert} draft={draft} onDone={onClose} />}
    </form>
  )
}
