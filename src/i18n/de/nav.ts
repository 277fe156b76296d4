import type { Translation } from '../types.ts'

export default {
  label: 'Hauptnavigation',
  home: 'Start',
  market: 'Markt',
  trade: 'Handel',
  wallet: 'Wallet',
  me: 'Ich',
  skipToContent: 'Zum Inhalt springen',
  notFoundTitle: 'Diese Seite gibt es nicht',
  notFoundText: 'Die Adresse ist vielleicht falsch geschrieben, oder die Seite ist umgezogen.',
  goHome: 'Zur Startseite',
  preferredLanguage: 'Auf Deutsch fortfahren',
} satisfies Translation['nav']
