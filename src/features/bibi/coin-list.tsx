import { useMessages } from '#src/i18n/use-messages.ts'
import { isDecimal, sign, subtract } from '#src/lib/money/money.ts'
import { PATHS } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { List, Row } from '#src/ui/list.tsx'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import { useCoinBalances } from './use-coin-balances.ts'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'
import { ExactQuantity, useOwnFormat } from '#src/widgets/format/exact-amount.tsx'
import { ProductMark } from '#src/widgets/quotes/product-mark.tsx'

/** The coin balances, and how much of each open orders hold (R3.1). */
export function CoinList() {
  const t = useMessages('bibi')
  const own = useOwnFormat()
  const { coins, availableOf, hasFailed, retry } = useCoinBalances()
  if (hasFailed || !coins) return <QueryFallback isFailed={hasFailed} onRetry={retry} rows={2} />
  if (coins.length === 0) {
    return (
      <EmptyState
        title={t.noCoins()}
        text={t.noCoinsText()}
        action={
          <ButtonLink kind="quiet" to={PATHS.trade}>
            {t.buyCoins()}
          </ButtonLink>
        }
      />
    )
  }
  const heldNoteOf = (code: string, amount: string) => {
    const available = availableOf(code)
    const held = isDecimal(available) ? subtract(amount, available) : '0'
    return sign(held) === 1 ? t.heldNote({ held: own(held) }) : undefined
  }
  return (
    <List label={t.yourCoins()}>
      {coins.map(({ productCode, productImg, bibiAmount }) => (
        <Row
          key={productCode}
          start={<ProductMark product={{ productCode, productImg }} />}
          title={productCode}
          subtitle={heldNoteOf(productCode, bibiAmount)}
          end={<ExactQuantity value={bibiAmount} code={productCode} isPrivate />}
        />
      ))}
    </List>
  )
}
