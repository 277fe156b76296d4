import type { LedgerEntry } from '#models'

const entry: LedgerEntry = {
  id: '7321480000000301',
  transactionId: '7321480000000300',
  type: 'deposit',
  balance: 'available',
  currencyId: 3,
  productId: null,
  assetName: 'USDT',
  amount: '1000',
  balanceAfter: '1000',
  referenceType: 'deposit',
  referenceId: '7321480000000201',
  time: 1_795_199_400_000,
}

/** Money in, money out and held, and a quantity of a product. */
export const entries: readonly LedgerEntry[] = [
  entry,
  { ...entry, id: '7321480000000302', type: 'fee', amount: '-0.378581', balanceAfter: '999.621419' },
  { ...entry, id: '7321480000000303', balance: 'held', amount: '-378.58', balanceAfter: '0' },
  {
    ...entry,
    id: '7321480000000304',
    currencyId: null,
    productId: 1,
    assetName: 'AAPL',
    amount: '2.5',
    balanceAfter: '12.3456789',
  },
]
