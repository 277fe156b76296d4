import type { Dictionary } from '../overlay.ts'

export default {
  groups: 'Groups',
  all: 'All',
  add: 'New group',
  change: 'Edit group',
  name: 'Group name',
  nameHint: 'Up to {limit} characters',
  nameInvalid: 'Enter a name without special characters',
  nameTaken: 'You have a group with this name',
  products: 'Products',
  productsHint: 'A product is in one group. If you choose it here, it leaves the other one.',
  noProducts: 'Choose at least one product',
  inGroup: 'In {group}',
  emptyGroup: 'No products in this group',
  emptyGroupText: 'Its products are no longer on your watchlist.',
  failed: 'Your groups could not be loaded.',
  remove: 'Delete group',
  removeNote: 'The products stay on your watchlist.',
} as const satisfies Dictionary
