import { useState } from 'react'
import type { EarningProduct } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { AmountField } from '#src/ui/forms/amount-field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { ErrorState } from '#src/ui/states.tsx'
import { ExchangeAmount } from '../exchange/exchange-amount.tsx'
import { useExactly } from '../ticket/exact.tsx'
import styles from './earning.module.css'
import { OrderSheet } from './order-sheet.tsx'
import { PreviewLines } from './preview-lines.tsx'
import type { EarningService } from './service.ts'
import { useBuying, type Bought } from './use-buying.ts'
import { useEarningWords } from './use-earning-words.ts'

export interface BuyFormProps {
  service: EarningService
  product: EarningProduct
}

/** An amount, everything that it earns, costs and risks, and the button; then the receipt. */
export function BuyForm(props: BuyFormProps) {
  const [bought, setBought] = useState<Bought>()
  const [isOpen, setOpen] = useState(false)
  const finish = (done: Bought) => {
    setBought(done)
    setOpen(true)
  }
  return (
    <>
      {/* Anew after each, without the amount of the one before. */}
      <Form key={bought?.order.id} {...props} onBought={finish} />
      {bought && isOpen && <OrderSheet service={props.service} {...bought} onClose={() => setOpen(false)} />}
    </>
  )
}

/** What there is, as soon as it is known, and what may be put in. */
function Limits({ product, available }: { product: EarningProduct; available: string | undefined }) {
  const t = useMessages('earning')
  const exchange = useMessages('exchange')
  const exactly = useExactly()
  const { assetName: currency, minAmount, maxAmount } = product
  return (
    <>
      {available !== undefined && (
        <>
          {exchange.available()} <ExchangeAmount value={available} currency={currency} isPrivate />
          <br />
        </>
      )}
      {t.amountHint({ minimum: exactly(minAmount), maximum: exactly(maxAmount), currency })}
    </>
  )
}

function Form({ service, product, onBought }: BuyFormProps & { onBought: (bought: Bought) => void }) {
  const t = useMessages('earning')
  const words = useEarningWords(service)
  const exactly = useExactly()
  const buying = useBuying(service, product, onBought)
  const { form, preview, isUnanswered } = buying
  const currency = product.assetName
  return (
    <form noValidate className={styles.form} onSubmit={buying.onSubmit}>
      {buying.isEarlierUnanswered && <Notice tone="risk">{t.unansweredBefore()}</Notice>}
      <AmountField
        label={t.amount()}
        currency={currency}
        decimals={product.decimals}
        available={buying.most}
        disabled={isUnanswered}
        hint={<Limits product={product} available={buying.any?.available} />}
        {...form.field('amount')}
      />
      {buying.error ? (
        <ErrorState onRetry={buying.refetch} />
      ) : (
        <PreviewLines
          service={service}
          product={product}
          preview={buying.any}
          hasAmount={preview !== undefined}
          isWaiting={buying.isWaiting}
        />
      )}
      <Notice tone="risk" title={t.worst()}>
        {words.worst(product)}
      </Notice>
      {form.error && (
        <Notice tone="danger" live>
          {isUnanswered ? `${form.error.text}. ${t.unanswered()}` : form.error.text}
        </Notice>
      )}
      <Button type="submit" block busy={form.isSending || buying.isWaiting}>
        {preview ? words.submit({ amount: exactly(preview.amount, 2), currency }) : words.buy}
      </Button>
    </form>
  )
}
