import type { Translation } from '../types.ts'

export default {
  groups: 'Gruppen',
  all: 'Alle',
  add: 'Neue Gruppe',
  change: 'Gruppe bearbeiten',
  name: 'Gruppenname',
  nameHint: 'Bis zu {limit} Zeichen',
  nameInvalid: 'Geben Sie einen Namen ohne Sonderzeichen ein',
  nameTaken: 'Sie haben schon eine Gruppe mit diesem Namen',
  products: 'Produkte',
  productsHint: 'Ein Produkt ist in einer Gruppe. Wenn Sie es hier auswählen, verlässt es die andere.',
  noProducts: 'Wählen Sie mindestens ein Produkt',
  inGroup: 'In {group}',
  emptyGroup: 'Keine Produkte in dieser Gruppe',
  emptyGroupText: 'Ihre Produkte sind nicht mehr auf Ihrer Watchlist.',
  failed: 'Ihre Gruppen konnten nicht geladen werden.',
  remove: 'Gruppe löschen',
  removeNote: 'Die Produkte bleiben auf Ihrer Watchlist.',
} satisfies Translation['watchGroups']
