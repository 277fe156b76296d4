import type { Translation } from '../types.ts'

export default {
  settings: 'Impostazioni delle notifiche',
  settingsText: 'Tutto resta nei messaggi. Scelga che cos’altro notificare.',
  whileOpen: 'Con l’app aperta',
  whenClosed: 'Con l’app chiusa',
  kindAlert: 'Avvisi di prezzo',
  kindOrder: 'Ordini eseguiti, respinti o annullati',
  kindPosition: 'Take profit, stop loss e liquidazione',
  kindMoney: 'Depositi, prelievi, prestiti e nuove azioni',
  kindSecurity: 'Sicurezza e identità',
  alwaysOn: 'Sempre attivo',
  push: 'Notifiche su questo dispositivo',
  pushText: 'Il browser chiede il permesso. Terminano quando esce da qui.',
  pushAmounts: 'Mostra gli importi nelle notifiche',
  pushAmountsText: 'Chi vede questo schermo, anche bloccato, può leggerli.',
  pushDenied:
    'Le notifiche sono bloccate. Le consenta per questo sito nelle impostazioni del browser, poi riprovi.',
  pushFailed: 'Non è stato possibile attivare le notifiche. Riprovi.',
  pushInstall:
    'Su iPhone o iPad aggiunga prima l’app alla schermata Home: prema Condividi, poi Aggiungi alla schermata Home. Poi la apra da lì.',
  pushUnsupported: 'Questo browser non può mostrare le notifiche dell’app.',
  liquidation: 'Avvisi di liquidazione',
  liquidationText:
    'La avvisa quando il prezzo di una posizione su contratto è così vicino al suo prezzo di liquidazione.',
  firstNotice: 'Primo avviso',
  secondNotice: 'Secondo avviso',
  noNotice: 'Disattivato',
} satisfies Translation['notices']
