import type { Translation } from '../types.ts'

export default {
  groups: 'Gruppi',
  all: 'Tutti',
  add: 'Nuovo gruppo',
  change: 'Modifica il gruppo',
  name: 'Nome del gruppo',
  nameHint: 'Fino a {limit} caratteri',
  nameInvalid: 'Inserisci un nome senza caratteri speciali',
  nameTaken: 'Hai già un gruppo con questo nome',
  products: 'Prodotti',
  productsHint: 'Un prodotto è in un solo gruppo. Se lo scegli qui, lascia l’altro.',
  noProducts: 'Scegli almeno un prodotto',
  inGroup: 'In {group}',
  emptyGroup: 'Nessun prodotto in questo gruppo',
  emptyGroupText: 'I suoi prodotti non sono più nella tua watchlist.',
  failed: 'Impossibile caricare i tuoi gruppi.',
  remove: 'Elimina il gruppo',
  removeNote: 'I prodotti restano nella tua watchlist.',
} satisfies Translation['watchGroups']
