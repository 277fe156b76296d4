import type { Translation } from '../types.ts'

export default {
  settings: 'Impostazioni degli avvisi',
  settingsText: 'Tutto resta nei tuoi messaggi. Scegli cosa mostrare anche.',
  whileOpen: 'Con l’app aperta',
  whenClosed: 'Con l’app chiusa',
  kindAlert: 'Avvisi di prezzo',
  kindOrder: 'Ordini eseguiti, respinti o annullati',
  kindPosition: 'Take profit, stop loss e liquidazione',
  kindMoney: 'Depositi, prelievi, prestiti e nuove azioni',
  kindSecurity: 'Sicurezza e identità',
  alwaysOn: 'Sempre attivo',
  push: 'Notifiche su questo dispositivo',
  pushText: 'Il browser chiede il permesso. Terminano quando esci da qui.',
  pushAmounts: 'Mostra gli importi nelle notifiche',
  pushAmountsText: 'Chi vede questo schermo, anche bloccato, può leggerli.',
  pushDenied:
    'Le notifiche sono bloccate. Consentile per questo sito nelle impostazioni del browser e riprova.',
  pushFailed: 'Non è stato possibile attivare le notifiche. Riprova.',
  pushInstall:
    'Su iPhone o iPad aggiungi prima l’app alla schermata Home: Condividi, poi Aggiungi alla schermata Home. Poi aprila da lì.',
  pushUnsupported: 'Questo browser non può mostrare le notifiche dell’app.',
  liquidation: 'Liquidazione vicina',
  liquidationText:
    'Ti avvisa quando il prezzo di una posizione su contratto è così vicino al suo prezzo di liquidazione.',
  firstNotice: 'Primo avviso',
  secondNotice: 'Secondo avviso',
  noNotice: 'Nessun avviso',
} satisfies Translation['notices']
