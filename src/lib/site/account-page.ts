/**
 * The sections of the standard account page with their rows, in the order of the page; the names are those of the page
 * config (`module` and `desc`) and of the switches (docs/rules/site.md).
 */
export const ACCOUNT_PAGE = {
  money: ['ledger', 'deposit', 'withdraw', 'exchange', 'bankCards', 'walletAddresses'],
  trading: ['orders', 'contracts', 'coinOrders', 'favorites', 'alerts', 'notes', 'copyTrading'],
  earning: ['pledge', 'lockMining', 'loan', 'newShares'],
  rewards: ['invite', 'team', 'awards', 'welfare', 'activities'],
  account: ['profile', 'security', 'privacy'],
  device: ['language', 'line'],
  display: ['display'],
  help: ['messages', 'notices', 'questions', 'service', 'about'],
} as const
