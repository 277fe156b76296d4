import type { Translation } from '../types.ts'

export default {
  settings: 'Mitteilungseinstellungen',
  settingsText:
    'Alles bleibt in Ihren Nachrichten. Wählen Sie, worüber Sie zusätzlich benachrichtigt werden.',
  whileOpen: 'Solange die App offen ist',
  whenClosed: 'Wenn die App geschlossen ist',
  kindAlert: 'Kursalarme',
  kindOrder: 'Ausgeführte, abgelehnte oder stornierte Orders',
  kindPosition: 'Take-Profit, Stop-Loss und Liquidation',
  kindMoney: 'Einzahlungen, Auszahlungen, Kredite und neue Aktien',
  kindSecurity: 'Sicherheit und Identität',
  alwaysOn: 'Immer an',
  push: 'Mitteilungen auf diesem Gerät',
  pushText: 'Ihr Browser fragt um Erlaubnis. Sie enden, wenn Sie sich hier abmelden.',
  pushAmounts: 'Beträge in Mitteilungen zeigen',
  pushAmountsText: 'Wer diesen Bildschirm sieht, auch gesperrt, kann sie lesen.',
  pushDenied:
    'Mitteilungen sind blockiert. Erlauben Sie sie für diese Seite in den Einstellungen des Browsers und versuchen Sie es noch einmal.',
  pushFailed: 'Die Mitteilungen ließen sich nicht einschalten. Bitte versuchen Sie es noch einmal.',
  pushInstall:
    'Auf einem iPhone oder iPad legen Sie die App zuerst auf den Home-Bildschirm: „Teilen“, dann „Zum Home-Bildschirm“. Öffnen Sie sie dann von dort.',
  pushUnsupported: 'Dieser Browser kann keine Mitteilungen der App zeigen.',
  liquidation: 'Liquidationswarnungen',
  liquidationText: 'Warnt Sie, wenn der Kurs einer Kontraktposition so nahe an ihrem Liquidationspreis ist.',
  firstNotice: 'Erste Warnung',
  secondNotice: 'Zweite Warnung',
  noNotice: 'Aus',
} satisfies Translation['notices']
