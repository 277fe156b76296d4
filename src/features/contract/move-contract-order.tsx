import { usePlaceContractOrder } from '#src/api/generated/contract/contract.ts'
import type { ContractOrder } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/states.tsx'
import { DefinitionList } from '#src/ui/list.tsx'
import { useExactFormat } from '#src/widgets/format/exact-amount.tsx'
import { MoveSheet } from '#src/widgets/orders/move-sheet.tsx'
import { useMove } from '#src/widgets/orders/use-move.ts'
import ticket from '#src/widgets/ticket/ticket.module.css'
import { useCurrencyName } from '#src/widgets/format/use-currency-name.ts'
import { ContractCosts } from './contract-costs.tsx'
import { contractOperation, type ContractTerms } from './contract-operation.ts'
import { useUnitLabel } from './unit-labels.ts'
import { useContractRules } from './use-contract-rules.ts'
import { WorstCase } from './worst-case.tsx'

export interface MoveContractOrderProps {
  order: ContractOrder
  /** Where its line was moved to. */
  limitPrice: string
  onClose: () => void
}

/** Reviews an open limit order at the price that its line was moved to, with what follows the price and what it was before. */
export function MoveContractOrder({ order, limitPrice, onClose }: MoveContractOrderProps) {
  const t = useMessages('contract')
  const trade = useMessages('trade')
  const exactly = useExactFormat()
  const { rules, error, retry } = useContractRules(order)
  const unit = useUnitLabel()(order)
  const currency = useCurrencyName()(order.currencyId)
  const placement = usePlaceContractOrder()
  const terms = termsOfMoved(order, limitPrice)
  const move = useMove({ operation: contractOperation, placement, order, terms, onClose })
  const { direction, leverage, productCode: code } = order
  const isLong = direction === 'long'
  return (
    <MoveSheet
      productId={order.productId}
      move={move}
      labels={{ limitPrice: trade.limitPrice(), takeProfit: t.takeProfit(), stopLoss: t.stopLoss() }}
      isReady={rules !== undefined}
      isBuying={isLong}
      limitPrice={limitPrice}
      waits={t.limitWaits()}
      onClose={onClose}
    >
      <DefinitionList
        lines={[
          {
            label: t.positionLine({ direction: isLong ? t.long() : t.short(), code }),
            value: t.times({ leverage: exactly(String(leverage)) }),
          },
        ]}
      />
      <p className={ticket.aside}>{t.moveKeeps()}</p>
      {rules ? (
        <ContractCosts
          type="limit"
          direction={direction}
          leverage={leverage}
          figures={move.preview}
          price={limitPrice}
          available={move.preview?.available}
          tpSl={terms}
          before={order}
          {...{ rules, unit, currency }}
        />
      ) : error ? (
        <ErrorState title={t.rulesFailed()} onRetry={retry} />
      ) : (
        <Skeleton height={420} />
      )}
      {move.preview && <WorstCase figures={move.preview} currency={currency} />}
    </MoveSheet>
  )
}

/** The terms of the order that takes the place of an open one: at another limit, and all else as it is. */
function termsOfMoved(order: ContractOrder, limitPrice: string): ContractTerms {
  const { direction, leverage, quantity, takeProfit, stopLoss } = order
  return {
    direction,
    orderType: 'limit',
    leverage,
    quantity,
    limitPrice,
    ...(takeProfit !== null && { takeProfit }),
    ...(stopLoss !== null && { stopLoss }),
  }
}
