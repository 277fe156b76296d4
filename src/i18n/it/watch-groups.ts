import type { Translation } from '../types.ts'

export default {
  groups: 'Gruppi',
  all: 'Tutti',
  add: 'Nuovo gruppo',
  change: 'Modifica il gruppo',
  name: 'Nome del gruppo',
  nameHint: 'Fino a {limit} caratteri',
  nameInvalid: 'Inserisca un nome senza caratteri speciali',
  nameTaken: 'Ha già un gruppo con questo nome',
  products: 'Prodotti',
  productsHint: 'Un prodotto è in un solo gruppo. Se lo sceglie qui, lascia l’altro.',
  noProducts: 'Scelga almeno un prodotto',
  inGroup: 'In {group}',
  emptyGroup: 'Nessun prodotto in questo gruppo',
  emptyGroupText: 'I suoi prodotti non sono più nella watchlist.',
  failed: 'Non è stato possibile caricare i gruppi.',
  remove: 'Elimina il gruppo',
  removeNote: 'I prodotti restano nella watchlist.',
} satisfies Translation['watchGroups']
