import type { Translation } from '../types.ts'

export default {
  label: 'Navigazione principale',
  home: 'Home',
  market: 'Mercati',
  trade: 'Trading',
  wallet: 'Wallet',
  me: 'Conto',
  skipToContent: 'Vai al contenuto',
  notFoundTitle: 'Pagina non trovata',
  notFoundText: 'L’indirizzo può essere errato, o la pagina può essere stata spostata.',
  goHome: 'Vai alla home',
  preferredLanguage: 'Continua in italiano',
} satisfies Translation['nav']
