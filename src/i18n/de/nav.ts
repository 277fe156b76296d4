import type { Translation } from '../types.ts'

export default {
  label: 'Hauptnavigation',
  home: 'Start',
  market: 'Markt',
  trade: 'Handel',
  wallet: 'Wallet',
  me: 'Konto',
  skipToContent: 'Zum Inhalt springen',
  notFoundTitle: 'Seite nicht gefunden',
  notFoundText: 'Die Adresse ist vielleicht falsch, oder die Seite ist umgezogen.',
  goHome: 'Zur Startseite',
  preferredLanguage: 'Auf Deutsch fortfahren',
} satisfies Translation['nav']
