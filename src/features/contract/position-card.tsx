import type { ContractPosition } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { productName } from '#src/lib/collections/lookups.ts'
import { formatPercent } from '#src/lib/numbers/format-number.ts'
import { Amount } from '#src/ui/figures/amount.tsx'
import { Button } from '#src/ui/button.tsx'
import { useHeldName } from '#src/ui/use-held-name.ts'
import { PrivateChange } from '#src/widgets/account/private-change.tsx'
import { Price } from '#src/ui/figures/price.tsx'
import { CopiedTradeBadge } from '#src/widgets/orders/copied-trade-badge.tsx'
import { useCurrencyName } from '#src/widgets/format/use-currency-name.ts'
import { livePosition } from './live-position.ts'
import styles from './position-card.module.css'
import { useUnitLabel } from './unit-labels.ts'
import { usePositionPrice } from './use-position-price.ts'
import { decimalsOf, ExactMoney, ExactQuantity, useExactFormat } from '#src/widgets/format/exact-amount.tsx'
import { ProductMark } from '#src/widgets/quotes/product-mark.tsx'

/** The actions on a position. */
export type PositionAction = 'details' | 'close' | 'margin' | 'tpSl'

export interface PositionCardProps {
  position: ContractPosition
  onAction: (action: PositionAction, position: ContractPosition) => void
}

/** An open position with its figures at the current price. */
export function PositionCard({ position, onAction }: PositionCardProps) {
  const t = useMessages('contract')
  const common = useMessages('common')
  const { productCode: code, direction } = position
  const value = t.positionLine({ direction: direction === 'long' ? t.long() : t.short(), code })
  const button = (action: PositionAction, label: string) => (
    <Button
      kind="quiet"
      size="small"
      block
      onPress={() => onAction(action, position)}
      native={{ 'aria-label': common.labelled({ label, value }) }}
    >
      {label}
    </Button>
  )
  return (
    <li className={styles.card} aria-label={code}>
      <Head position={position} onOpen={() => onAction('details', position)} />
      <PositionFigures position={position} />
      <div className={styles.acts}>
        {button('close', t.close())}
        {button('margin', t.addMargin())}
        {button('tpSl', t.setExits())}
      </div>
    </li>
  )
}

function Head({ position, onOpen }: { position: ContractPosition; onOpen: () => void }) {
  const t = useMessages('contract')
  const locale = useLanguage()
  const exactly = useExactFormat()
  const currency = useCurrencyName()(position.currencyId)
  const { price, isStale } = usePositionPrice(position)
  const { profit, profitRate } = livePosition(position, price)
  const { direction, leverage, productCode } = position
  return (
    <button type="button" className={styles.head} onClick={onOpen} {...useHeldName()}>
      <span className={styles.name}>
        <ProductMark product={position} />
        <span className={styles.product}>{productName(position, locale)}</span>
        <span className={styles.direction} data-direction={direction}>
          {t.leveragedLine({
            direction: direction === 'long' ? t.long() : t.short(),
            code: productCode,
            leverage: exactly(String(leverage)),
          })}
          <CopiedTradeBadge from={position.copiedFrom} />
        </span>
      </span>
      <span className={styles.profit}>
        <Amount value={profit} currency={currency} signed size="heading" />
        <PrivateChange value={profitRate} stale={isStale} size="label" />
      </span>
      <span className="visually-hidden">{t.details()}</span>
    </button>
  )
}

function PositionFigures({ position }: { position: ContractPosition }) {
  const t = useMessages('contract')
  const locale = useLanguage()
  const unit = useUnitLabel()(position)
  const currency = useCurrencyName()(position.currencyId)
  const { price, isStale } = usePositionPrice(position)
  const { distance } = livePosition(position, price)
  const { priceScale, takeProfit, stopLoss, liquidationPrice } = position
  const priceOf = (value: string) => (
    <Price value={value} decimals={decimalsOf(value, priceScale)} size="label" />
  )
  const tpSl = [takeProfit, stopLoss]
  const figures = [
    [t.quantity(), <ExactQuantity key="quantity" value={position.quantity} code={unit} isPrivate />],
    [t.entry(), priceOf(position.entryPrice)],
    [t.now(), <Price key="now" value={price} decimals={priceScale} size="label" stale={isStale} />],
    [t.margin(), <ExactMoney key="margin" value={position.margin} currency={currency} isPrivate />],
    [
      t.liquidationPrice(),
      liquidationPrice === null ? (
        t.never()
      ) : (
        <>
          {priceOf(liquidationPrice)}
          {distance !== undefined && (
            <span className={styles.note}>
              {t.distance({ percent: formatPercent(distance, { locale }) })}
            </span>
          )}
        </>
      ),
    ],
    ...(tpSl.some(level => level !== null)
      ? [[t.setExits(), <TpSlPrices key="tpSl" tpSl={tpSl} priceScale={priceScale} />] as const]
      : []),
  ] as const
  return (
    <dl className={styles.facts}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function TpSlPrices({ tpSl, priceScale }: { tpSl: readonly (string | null)[]; priceScale: number }) {
  return tpSl.map((price, index) => (
    <span key={index} className={styles.tpSlPrice}>
      <Price value={price} decimals={decimalsOf(price, priceScale)} size="label" />
    </span>
  ))
}
