import type { Dictionary } from '../overlay.ts'

export default {
  title: 'In the published totals',
  included: 'Your balances at the start of {day} (UTC) are in the published totals.',
  missing: 'The totals published for the start of {day} (UTC) are wrong. The mismatches above say why.',
  newer: 'You had no balance at the start of {day} (UTC), the newest published day.',
  none: 'Cannot be checked: no totals are published.',
  failed: 'Cannot be checked: the published totals could not be loaded.',
  late: 'No totals have been published since {day}. There should be new ones every day.',
  account: 'Account',
  root: 'Root of the day',
  compare: 'Everyone must be shown the same root for a day. Compare it with other people.',
  proves:
    'What a match proves: the totals owed to all customers, published for that day, contain your balances, no negative amount along the way lowers them, and no root that this device has seen was changed.',
  provesNot:
    'What it does not prove: that the money is there, or that other people’s balances are counted. Everyone can check only their own.',
} as const satisfies Dictionary
