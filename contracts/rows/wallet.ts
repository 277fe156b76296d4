import {
  chooseCostMethod,
  getRealisedReport,
  listRealisedGains,
  getAllocation,
  getDayChange,
  getEquityCurve,
  getExchangeInfo,
  getLiabilityProof,
  listDayResults,
  listBalances,
  listBankProperties,
  listBibiAssets,
  listLedgerEntries,
  listLiabilityRoots,
  listPlatformCurrencies,
} from '#src/api/generated/wallet/wallet.ts'
import { contract, provided } from '../row.ts'

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
  ...contract('listBalances', listBalances, [{ given: ['exchanged'], settles: 'some', some: true }]),
  ...contract('getAllocation', getAllocation, [{ given: ['holder'], settles: 'some' }]),
  ...contract('getDayChange', getDayChange, [
    { given: ['holder'], sends: { utcOffset: -300 }, settles: 'some', some: true },
    { given: ['holder'], when: 'of the UTC day', sends: {}, settles: 'some', some: true },
    {
      given: ['newAccount'],
      sends: { utcOffset: 0 },
      settles: 'none',
      exactly: ['data.change', 'data.startValue', 'data.endValue', 'data.paidIn', 'data.paidOut'],
    },
  ]),
  ...contract('listDayResults', listDayResults, [
    { given: ['holder'], sends: { timeZone: 'Europe/Berlin' }, settles: 'some', some: true },
    { given: ['newAccount'], sends: {}, settles: 'none' },
    { given: ['newAccount'], sends: { month: '2001-01' }, settles: 'invalid' },
    { given: ['newAccount'], sends: { timeZone: 'Europe/Atlantis' }, settles: 'unknownZone' },
  ]),
  ...contract('getRealisedReport', getRealisedReport, [
    {
      given: ['seller'],
      sends: { year: provided('year', 2026) },
      settles: 'some',
      some: true,
      exactly: ['data.method'],
    },
    {
      given: ['newAccount'],
      sends: {},
      settles: 'none',
      exactly: ['data.method', 'data.total.count', 'data.total.gain'],
    },
  ]),
  ...contract('listRealisedGains', listRealisedGains, [
    { given: ['seller'], sends: { year: provided('year', 2026), pageSize: 20 }, settles: 'some', some: true },
    {
      given: ['seller'],
      when: 'of a year without sales',
      sends: { year: 2001, pageSize: 20 },
      settles: 'none',
    },
    {
      given: ['seller'],
      when: 'after the last row',
      sends: { year: provided('year', 2026), pageSize: 20, before: '1-0' },
      settles: 'beyond',
    },
  ]),
  ...contract('chooseCostMethod', chooseCostMethod, [
    { given: ['seller'], sends: { method: 'average' }, settles: 'average', exactly: ['data.method'] },
  ]),
  ...contract('getEquityCurve', getEquityCurve, [
    { given: ['holder'], sends: { range: 'day' }, settles: 'day', exactly: ['data.range'] },
    { given: ['newAccount'], sends: { range: 'all' }, settles: 'empty', exactly: ['data.range'] },
  ]),
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
    {
      given: ['holder'],
      when: 'those of one currency',
      sends: { pageNum: 1, pageSize: 20, currencyId: 3 },
      settles: 'bought',
      some: true,
      exactly: ['rows.*.currencyId'],
    },
    {
      given: ['holder'],
      when: 'those of one product, older than one',
      sends: {
        pageNum: 1,
        pageSize: 20,
        productId: provided('productId', 1),
        before: '8999999999999999999-1',
      },
      settles: 'bought',
    },
    { given: ['newAccount'], sends: { pageNum: 1, pageSize: 20 }, settles: 'empty' },
    {
      given: ['holder'],
      when: 'beyond the last page',
      sends: { pageNum: 1000, pageSize: 20 },
      settles: 'empty',
    },
  ]),
  ...contract('listLiabilityRoots', listLiabilityRoots, [
    { given: ['liabilitiesPublished'], sends: { pageSize: 20 }, settles: 'some', some: true },
    {
      given: ['counted'],
      when: 'of one day, with its totals',
      sends: { pageSize: 1, day: provided('day', '2026-11-19') },
      settles: 'day',
      some: true,
    },
    {
      given: ['liabilitiesPublished'],
      when: 'before the first one',
      sends: { pageSize: 20, before: '2000-01-01' },
      settles: 'beyond',
    },
  ]),
  ...contract('getLiabilityProof', getLiabilityProof, [
    {
      given: ['counted'],
      sends: { day: provided('day', '2026-11-19') },
      settles: 'some',
      some: true,
    },
    {
      given: ['newAccount', 'liabilitiesPublished'],
      when: 'of an account that had nothing',
      sends: { day: provided('day', '2026-11-19') },
      settles: 'none',
    },
    {
      given: ['newAccount'],
      when: 'of a day without a root',
      sends: { day: '2000-01-01' },
      settles: 'unknown',
    },
  ]),
]
