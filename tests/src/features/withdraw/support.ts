/** A withdrawal and the envelopes of its answers, for tests of the screens that show it. */
import type { Withdrawal } from '#models'

export const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
export const page = (...rows: object[]) => ({ code: 200, msg: 'ok', rows, total: rows.length })
export const ok = (data: object) => ({ code: 200, msg: 'ok', data })

export const withdrawal: Withdrawal = {
  id: '7321480000000301',
  channelId: 2,
  channelName: 'USDT on TRON (TRC20)',
  channelType: 'chain',
  currencyId: 3,
  currencyName: 'USDT',
  amount: '100',
  feeRate: '0.0015',
  feeFixed: '1',
  fee: '1.15',
  arrives: '98.85',
  targetName: 'TRC20',
  targetNumber: TRON,
  status: 'pending',
  reason: null,
  createdAt: 1795199400000,
  reviewedAt: null,
  completedAt: null,
  cancelledAt: null,
}
