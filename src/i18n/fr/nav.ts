import type { Translation } from '../types.ts'

export default {
  label: 'Navigation principale',
  home: 'Accueil',
  market: 'Marché',
  trade: 'Trading',
  wallet: 'Portefeuille',
  me: 'Moi',
  skipToContent: 'Aller au contenu',
  notFoundTitle: 'Cette page n’existe pas',
  notFoundText: 'L’adresse est peut-être mal saisie, ou la page a été déplacée.',
  goHome: 'Aller à l’accueil',
  preferredLanguage: 'Continuer en français',
} satisfies Translation['nav']
