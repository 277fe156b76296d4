import { oneOf } from '#src/stores/storage/parse.ts'
import type { ProductKey } from '#src/stores/trading/selected-product.ts'
import { useDraft } from '#src/widgets/ticket/use-draft.ts'

const directions = ['buy', 'sell'] as const

/** The fields of a quick ticket, as typed. */
export interface QuickDraft {
  /** 'buy' wins when the price is higher at the end, 'sell' when it is lower. */
  direction: (typeof directions)[number]
  /** Id of the option; empty: the first that is offered. */
  option: string
  stake: string
}

/** The draft of the quick ticket of a product. */
export function useQuickDraft({ productType, productCode }: ProductKey) {
  return useDraft<QuickDraft>({
    form: `quick:${productType}:${productCode}`,
    read: kept => ({
      direction: oneOf(directions, kept.direction) ?? 'buy',
      option: kept.option ?? '',
      stake: kept.stake ?? '',
    }),
    clearedFields: { stake: '' },
  })
}
