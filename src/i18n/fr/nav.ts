import type { Translation } from '../types.ts'

export default {
  label: 'Navigation principale',
  home: 'Accueil',
  market: 'Marché',
  trade: 'Trading',
  wallet: 'Portefeuille',
  me: 'Compte',
  skipToContent: 'Aller au contenu',
  notFoundTitle: 'Page introuvable',
  notFoundText: 'L’adresse est peut-être erronée, ou la page a été déplacée.',
  goHome: 'Aller à l’accueil',
  preferredLanguage: 'Continuer en français',
} satisfies Translation['nav']
