import {
  getExchangeInfo,
  listBankProperties,
  listBibiAssets,
  listLedgerEntries,
  listPlatformCurrencies,
} from '../../src/api/generated/wallet/wallet.ts'
import { contract } from '../row.ts'

export const wallet = [
  ...contract('listPlatformCurrencies', listPlatformCurrencies, [
    { sends: {}, settles: 'en' },
    { when: 'of one type', sends: { currencyType: 1 }, settles: 'en' },
  ]),
  ...contract('listBibiAssets', listBibiAssets, [
    { given: ['coinHolder'], settles: 'some', some: true },
    { given: ['newAccount'], settles: 'none' },
  ]),
  ...contract('listBankProperties', listBankProperties, [
    { given: ['signedIn'], sends: { configType: 0 }, settles: 'en' },
    { given: ['signedIn'], locale: 'zh', sends: { configType: 0 }, settles: 'zh' },
  ]),
  ...contract('getExchangeInfo', getExchangeInfo, [{ settles: 'en' }]),
  ...contract('listLedgerEntries', listLedgerEntries, [
    { given: ['holder'], sends: { pageNum: 1, pageSize: 20 }, settles: 'bought', some: true },
    {
      given: ['holder'],
      when: 'those of one type and balance in a span of time',
      sends: {
        pageNum: 1,
        pageSize: 20,
        type: 'spotBuy',
        balance: 'available',
        startTime: 946684800000,
        endTime: 9999999999999,
      },
      settles: 'bought',
      some: true,
    },
    { given: ['newAccount'], sends: { pageNum: 1, pageSize: 20 }, settles: 'empty' },
    {
      given: ['holder'],
      when: 'beyond the last page',
      sends: { pageNum: 1000, pageSize: 20 },
      settles: 'empty',
    },
  ]),
]
