/** What a filled-in coin-to-coin ticket asks for, and what is wrong with it before anybody is asked. Pure. */
import type { BibiPair, BibiPreviewRequest } from '#src/api/generated/models/index.ts'
import type { Locale } from '#src/lib/locales.ts'
import { compare, divide, multiply, roundUp, type Decimal } from '#src/lib/money.ts'
import { sizeField } from '#src/widgets/ticket/ticket-draft.ts'
import { boundFault, readTyped, type Fault, type Faults } from '#src/widgets/ticket/fault.ts'
import type { BibiDraft } from './bibi-draft.ts'

export type BibiField = 'quantity' | 'amount' | 'limitPrice'

export interface BibiFacts {
  pair: BibiPair
  locale: Locale
  /** The pair's price at this moment; undefined while it is not known. */
  price: Decimal | undefined
  /** What may be paid: of the quote coin when buying, of the base coin when selling; undefined while it is not known. */
  available: Decimal | undefined
}

export interface ReadBibi {
  terms?: BibiPreviewRequest
  faults: Faults<BibiField>
  /** The limit, else the pair's price; undefined while the limit is not known. */
  price: Decimal | undefined
}

/** Reads the ticket: the terms when all is well, else what is wrong with each field. An empty field is a fault too. */
export function readBibi(draft: BibiDraft, facts: BibiFacts): ReadBibi {
  const { pair, locale } = facts
  const field = sizeField(draft)
  const limit = draft.type === 'limit' ? readTyped(draft.limitPrice, locale, pair.priceScale) : undefined
  const size = readTyped(draft[field], locale, pair.quantityScale)
  const price = limit ? limit.value : facts.price
  const sizeFault = size.fault ?? sizeFaultOf(draft, size.value, price, facts)
  const faults: Faults<BibiField> = {
    ...(limit?.fault && { limitPrice: limit.fault }),
    ...(sizeFault && { [field]: sizeFault }),
  }
  if (Object.keys(faults).length > 0) return { faults, price }
  const terms: BibiPreviewRequest = {
    pairCode: pair.pairCode,
    exchangeType: draft.side === 'buy' ? 1 : 2,
    orderType: draft.type,
    ...(size.value !== undefined && { [field]: size.value }),
    ...(limit?.value !== undefined && { limitPrice: limit.value }),
  }
  return { terms, faults, price }
}

function sizeFaultOf(
  draft: BibiDraft,
  size: Decimal,
  price: Decimal | undefined,
  { pair, available }: BibiFacts,
): Fault | undefined {
  const { baseCode, quoteCode, minAmount, maxAmount, maxQuantity, quantityScale } = pair
  const isAmount = sizeField(draft) === 'amount'
  if (!isAmount && compare(size, maxQuantity) === 1) return boundFault('maximum', maxQuantity, baseCode)
  const cost = isAmount ? size : price && roundUp(multiply(size, price), quantityScale)
  if (cost !== undefined && compare(cost, minAmount) === -1) {
    return boundFault(isAmount ? 'minimum' : 'cost-minimum', minAmount, quoteCode)
  }
  if (cost !== undefined && compare(cost, maxAmount) === 1) {
    return boundFault(isAmount ? 'maximum' : 'cost-maximum', maxAmount, quoteCode)
  }
  const paid = draft.side === 'sell' ? size : cost
  if (paid === undefined || available === undefined || compare(paid, available) !== 1) return undefined
  return boundFault('balance', available, draft.side === 'sell' ? baseCode : quoteCode)
}

/** How much of the base coin can be bought; at the market's price with room for it to rise by half a percent. */
export function affordable(
  available: Decimal,
  price: Decimal,
  { type }: Pick<BibiDraft, 'type'>,
  { quantityScale }: Pick<BibiPair, 'quantityScale'>,
): Decimal {
  return divide(available, type === 'market' ? multiply(price, '1.005') : price, quantityScale)
}
