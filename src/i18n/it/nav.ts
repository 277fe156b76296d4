import type { Translation } from '../types.ts'

export default {
  label: 'Navigazione principale',
  home: 'Home',
  market: 'Mercati',
  trade: 'Trading',
  wallet: 'Wallet',
  me: 'Io',
  skipToContent: 'Vai al contenuto',
  notFoundTitle: 'Questa pagina non esiste',
  notFoundText: 'L’indirizzo può essere scritto male, o la pagina è stata spostata.',
  goHome: 'Vai alla home',
  preferredLanguage: 'Continua in italiano',
} satisfies Translation['nav']
