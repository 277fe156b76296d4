export * from './auth/auth.ts';
export * from './contract/contract.ts';
export * from './deposit/deposit.ts';
export * from './market/market.ts';
export * from './site/site.ts';
export * from './trade/trade.ts';
export * from './user/user.ts';
export * from './wallet/wallet.ts';
