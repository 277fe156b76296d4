import { useCancelContractOrder } from '#src/api/generated/contract/contract.ts'
import type { ContractOrder } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Price } from '#src/ui/figures/price.tsx'
import { useCurrencyName } from '#src/widgets/format/use-currency-name.ts'
import { CancelSheet } from '#src/widgets/orders/cancel-sheet.tsx'
import { usePriceScale } from '#src/widgets/quotes/use-price-scale.ts'
import { decimalsOf, ExactMoney } from '#src/widgets/format/exact-amount.tsx'

/** Asks for confirmation before an open order is cancelled. */
export function CancelContractOrder({ order, onClose }: { order: ContractOrder; onClose: () => void }) {
  const t = useMessages('contract')
  const cancellation = useCancelContractOrder()
  const trade = useMessages('trade')
  const priceScale = usePriceScale(order.productId)
  const currency = useCurrencyName()(order.currencyId)
  return (
    <CancelSheet
      id={order.id}
      cancellation={cancellation}
      title={t.cancelOrder()}
      onClose={onClose}
      rows={[
        {
          label: trade.limitPrice(),
          value: <Price value={order.limitPrice} decimals={decimalsOf(order.limitPrice, priceScale)} />,
        },
        {
          label: trade.heldFor(),
          value: <ExactMoney value={order.total} currency={currency} isPrivate />,
        },
      ]}
    />
  )
}
