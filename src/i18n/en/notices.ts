import type { Dictionary } from '../overlay.ts'

/** Which messages are shown, while the app is open and while it is closed. */
export default {
  settings: 'Notification settings',
  settingsText: 'Everything is kept in your messages. Choose what else you are notified of.',
  whileOpen: 'While the app is open',
  whenClosed: 'When the app is closed',
  kindAlert: 'Price alerts',
  kindOrder: 'Orders filled, rejected or canceled',
  kindPosition: 'Take profit, stop loss and liquidation',
  kindMoney: 'Deposits, withdrawals, loans and new shares',
  kindSecurity: 'Security and identity',
  alwaysOn: 'Always on',
  push: 'Notifications on this device',
  pushText: 'Your browser asks for permission. They stop when you sign out here.',
  pushAmounts: 'Show amounts in notifications',
  pushAmountsText: 'Anyone who sees this screen, even locked, can read them.',
  pushDenied:
    'Notifications are blocked. Allow them for this site in your browser’s settings, then try again.',
  pushFailed: 'Notifications could not be turned on. Please try again.',
  pushInstall:
    'On an iPhone or iPad, add the app to the Home Screen first: press Share, then Add to Home Screen. Then open it from there.',
  pushUnsupported: 'This browser cannot show notifications from the app.',
  liquidation: 'Liquidation warnings',
  liquidationText: 'Warns you when the price of a contract position is this close to its liquidation price.',
  firstNotice: 'First warning',
  secondNotice: 'Second warning',
  noNotice: 'Off',
} as const satisfies Dictionary
