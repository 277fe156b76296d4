import type { BaseTranslation } from '../i18n-types.ts'

export default {
  title: 'Account records',
  empty: 'No entries yet',
  typeDeposit: 'Deposit',
  typeSpotBuy: 'Spot purchase',
  typeSpotSell: 'Spot sale',
  typeFee: 'Fee',
  typeHold: 'Held',
  typeRelease: 'Released',
  typeRefund: 'Refund',
  typeAdjustment: 'Adjustment',
  balanceAfter: 'Balance after',
} satisfies BaseTranslation
