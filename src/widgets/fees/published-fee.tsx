import { useState } from 'react'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { compare } from '#src/lib/money/decimal.ts'
import type { ExchangeType, ProductType } from '#models'
import { feeRateOf, type PositionType } from '#src/lib/trading/fee-remarks.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { feePercent } from './fee-percent.ts'
import { FeeSchedule } from './fee-schedule.tsx'
import { usePublishedFees } from './use-published-fees.ts'

export interface PublishedFeeProps {
  productType: ProductType
  positionType: PositionType
  exchangeType: ExchangeType
  /** The fee rate of the order, a fraction: '0.001' is 0.1%. */
  rate: string
}

/** Compares an order's fee with the published fees (R3.6), warns of a difference, and links to all fees. */
export function PublishedFee({ productType, positionType, exchangeType, rate }: PublishedFeeProps) {
  const t = useMessages('trade')
  const locale = useLanguage()
  const { fees } = usePublishedFees()
  const [isOpen, setOpen] = useState(false)
  const published = fees && feeRateOf(fees.settings, productType, positionType, exchangeType)
  const percent = (fraction: string) => feePercent(fraction, locale)
  return (
    <>
      {fees && published === undefined && (
        <Notice tone="risk">{t.feeUnpublished({ rate: percent(rate) })}</Notice>
      )}
      {published !== undefined && compare(published, rate) !== 0 && (
        <Notice tone="danger">{t.feeDiffers({ rate: percent(rate), published: percent(published) })}</Notice>
      )}
      <Button kind="plain" size="small" onPress={() => setOpen(true)}>
        {t.allFees()}
      </Button>
      {isOpen && <FeeSchedule onClose={() => setOpen(false)} />}
    </>
  )
}
