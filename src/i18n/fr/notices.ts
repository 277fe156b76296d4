import type { Translation } from '../types.ts'

export default {
  settings: 'Réglages des notifications',
  settingsText: 'Tout est conservé dans vos messages. Choisissez ce qui vous est aussi notifié.',
  whileOpen: 'Quand l’application est ouverte',
  whenClosed: 'Quand l’application est fermée',
  kindAlert: 'Alertes de cours',
  kindOrder: 'Ordres exécutés, rejetés ou annulés',
  kindPosition: 'Take profit, stop loss et liquidation',
  kindMoney: 'Dépôts, retraits, prêts et nouvelles actions',
  kindSecurity: 'Sécurité et identité',
  alwaysOn: 'Toujours actif',
  push: 'Notifications sur cet appareil',
  pushText: 'Votre navigateur demande l’autorisation. Elles cessent quand vous vous déconnectez ici.',
  pushAmounts: 'Afficher les montants dans les notifications',
  pushAmountsText: 'Toute personne qui voit cet écran, même verrouillé, peut les lire.',
  pushDenied:
    'Les notifications sont bloquées. Autorisez-les pour ce site dans les réglages du navigateur, puis réessayez.',
  pushFailed: 'Impossible d’activer les notifications. Réessayez.',
  pushInstall:
    'Sur iPhone ou iPad, ajoutez d’abord l’application à l’écran d’accueil\u00a0: Partager, puis Sur l’écran d’accueil. Ouvrez-la ensuite de là.',
  pushUnsupported: 'Ce navigateur ne peut pas afficher les notifications de l’application.',
  liquidation: 'Alertes de liquidation',
  liquidationText:
    'Vous avertit quand le cours d’une position sur contrat est aussi proche de son cours de liquidation.',
  firstNotice: 'Premier avertissement',
  secondNotice: 'Deuxième avertissement',
  noNotice: 'Désactivé',
} satisfies Translation['notices']
