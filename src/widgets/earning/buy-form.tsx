import { useState } from 'react'
import type { EarningProduct } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { AmountField } from '#src/ui/forms/amount-field.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { ErrorState } from '#src/ui/feedback/states.tsx'
import styles from './earning.module.css'
import { OrderSheet } from './order-sheet.tsx'
import { PreviewRows } from './preview-rows.tsx'
import type { EarningService } from './service.ts'
import { useBuyForm, type PlacedEarningOrder } from './use-buy-form.ts'
import { useEarningLabels } from './use-earning-labels.ts'
import { ReviewSheet } from '../sheets/review-sheet.tsx'
import { FormError } from '../forms/form-error.tsx'
import { ExactAmount, useExactFormat } from '../format/exact-amount.tsx'

export interface BuyFormProps {
  service: EarningService
  product: EarningProduct
}

/** The form of a purchase: amount, interest, costs and risks, then the receipt. */
export function BuyForm(props: BuyFormProps) {
  const [bought, setBought] = useState<PlacedEarningOrder>()
  const [isOpen, setOpen] = useState(false)
  const handlePlaced = (done: PlacedEarningOrder) => {
    setBought(done)
    setOpen(true)
  }
  return (
    <>
      {/* Reset after each purchase. */}
      <Form key={bought?.order.id} {...props} onBought={handlePlaced} />
      {bought && isOpen && <OrderSheet service={props.service} {...bought} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The available balance, once known, and the minimum and maximum amount. */
function AmountHint({ product, available }: { product: EarningProduct; available: string | undefined }) {
  const t = useMessages('earning')
  const exchange = useMessages('exchange')
  const exactly = useExactFormat()
  const { assetName: currency, minAmount, maxAmount } = product
  return (
    <>
      {available !== undefined && (
        <>
          {exchange.available()} <ExactAmount value={available} currency={currency} isPrivate />
          <br />
        </>
      )}
      {t.amountHint({ minimum: exactly(minAmount), maximum: exactly(maxAmount), currency })}
    </>
  )
}

function Form({
  service,
  product,
  onBought,
}: BuyFormProps & { onBought: (bought: PlacedEarningOrder) => void }) {
  const t = useMessages('earning')
  const labels = useEarningLabels(service)
  const exactly = useExactFormat()
  const buyForm = useBuyForm(service, product, onBought)
  const { form, preview, isUnanswered } = buyForm
  const currency = product.assetName
  return (
    <form noValidate className={styles.form} onSubmit={buyForm.onSubmit}>
      {buyForm.isEarlierUnanswered && <Notice tone="risk">{t.unansweredBefore()}</Notice>}
      <AmountField
        label={t.amount()}
        currency={currency}
        decimals={product.decimals}
        available={buyForm.most}
        disabled={isUnanswered}
        hint={<AmountHint product={product} available={buyForm.any?.available} />}
        {...form.field('amount')}
      />
      {buyForm.error ? (
        <ErrorState onRetry={buyForm.refetch} />
      ) : (
        <PreviewRows
          service={service}
          product={product}
          preview={buyForm.any}
          hasAmount={preview !== undefined}
          isWaiting={buyForm.isWaiting}
        />
      )}
      <Notice tone="risk" title={t.worst()}>
        {labels.worst(product)}
      </Notice>
      <FormError error={form.error} retryHint={t.unanswered()} />
      <Button type="submit" block busy={form.isSending || buyForm.isWaiting}>
        {labels.buy}
      </Button>
      <ReviewSheet
        review={buyForm.review}
        title={labels.buy}
        confirmLabel={({ amount }) => labels.submit({ amount: exactly(amount, 2), currency })}
      >
        {reviewed => (
          <>
            <PreviewRows service={service} product={product} preview={reviewed} hasAmount isWaiting={false} />
            <Notice tone="risk" title={t.worst()}>
              {labels.worst(product)}
            </Notice>
          </>
        )}
      </ReviewSheet>
    </form>
  )
}
