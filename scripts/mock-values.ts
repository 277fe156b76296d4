/**
 * What the lively mocks are made of: a generator for each kind of text, figure and time of the specification. orval would write the
 * anchors and groups of a `pattern` literally, so each schema gets a `format` instead, and each format its own generator. orval copies
 * the functions into src/api/generated/models/index.faker.ts: they may use `faker` only.
 */
import type { Schema } from './specification.ts'
import { faker } from '@faker-js/faker'

/** From a millionth, the smallest part of USDT, to billions; more often what is usual. */
const positive = () =>
  faker.helpers.weightedArrayElement([
    {
      weight: 6,
      value: faker.finance.amount({ min: 1, max: 9999, dec: 2 }),
    },
    {
      weight: 1,
      value: faker.finance.amount({ min: 100_000_000, max: 9_999_999_999, dec: 2 }),
    },
    { weight: 1, value: '0.00' + faker.number.int({ min: 1, max: 9999 }) },
  ])
const usual = () => faker.finance.amount({ min: 1, max: 9999, dec: 2 })
const rate = () => '0.0' + faker.string.numeric(3)
const id = () => faker.string.numeric({ length: 18, allowLeadingZeros: false })
const sixDigits = () => faker.string.numeric(6)
const hash = () => faker.string.hexadecimal({ length: 64, prefix: '', casing: 'lower' })
const sentence = () => faker.lorem.sentence({ min: 3, max: 18 }).slice(0, 200)
const words = () => faker.lorem.words({ min: 1, max: 5 })
const html = () => '<p>' + faker.lorem.paragraphs({ min: 1, max: 4 }, '</p><p>') + '</p>'
const password = () => 'skylark1'

/** By the name of the schema or, for one without a name, of its property. */
export const MOCK_VALUES: Readonly<Record<string, () => string | number>> = {
  // Figures
  Amount: () =>
    faker.helpers.weightedArrayElement([
      { weight: 1, value: '0' },
      { weight: 6, value: faker.finance.amount({ min: 1, max: 9999, dec: 2 }) },
      { weight: 2, value: faker.finance.amount({ min: 100_000_000, max: 9_999_999_999, dec: 2 }) },
      { weight: 1, value: '0.00' + faker.number.int({ min: 1, max: 9999 }) },
    ]),
  PositiveAmount: positive,
  Decimal: () =>
    faker.helpers.arrayElement(['', '-']) +
    faker.helpers.weightedArrayElement([
      { weight: 6, value: faker.finance.amount({ min: 1, max: 9999, dec: 2 }) },
      { weight: 1, value: faker.finance.amount({ min: 100_000_000, max: 9_999_999_999, dec: 2 }) },
      { weight: 1, value: '0.00' + faker.number.int({ min: 1, max: 9999 }) },
    ]),
  OrderAmount: usual,
  AgreedAmount: usual,
  OrderPrice: usual,
  AlertValue: usual,
  PreviewPrice: usual,
  Rate: rate,
  SignedRate: () => faker.helpers.arrayElement(['', '-']) + '0.0' + faker.string.numeric(3),
  Percent: () => faker.helpers.arrayElement(['', '-']) + faker.finance.amount({ min: 0.01, max: 30, dec: 2 }),
  ExchangeAmount: usual,
  ExchangeRate: usual,
  EarningAmount: positive,
  Forecast: usual,
  Stake: usual,
  LoanAmount: usual,
  LimitAmount: usual,
  Ratio: () => '1.' + faker.number.int({ min: 1, max: 99 }),
  Slippage: () => '0.0' + faker.number.int({ min: 1, max: 4 }),
  Latitude: () => faker.location.latitude({ precision: 4 }).toFixed(4),
  Longitude: () => faker.location.longitude({ precision: 4 }).toFixed(4),
  minReceived: usual,
  amount: usual,
  previewArrives: usual,
  dailyStakeLimit: usual,
  // Identities
  RowId: () => faker.number.int({ min: 1, max: 9_999_999 }),
  CurrencyId: () => faker.helpers.arrayElement([3, 5]),
  EntryId: id,
  CalendarMonth: () => '2026-11',
  RealisedGainId: () =>
    faker.string.numeric({ length: 18, allowLeadingZeros: false }) + '-' + faker.number.int({ max: 9 }),
  LedgerEntryId: () =>
    faker.string.numeric({ length: 18, allowLeadingZeros: false }) + '-' + faker.number.int({ max: 9 }),
  TradeId: () => 's' + faker.string.numeric({ length: 18, allowLeadingZeros: false }),
  ShareEntryId: () => faker.string.hexadecimal({ length: 20, prefix: '', casing: 'lower' }),
  SessionId: () => faker.string.alphanumeric(16),
  DeviceId: () => faker.string.uuid(),
  IdempotencyKey: () => faker.string.uuid(),
  id: () =>
    faker.string.numeric({ length: 18, allowLeadingZeros: false }) +
    '-' +
    faker.number.int({ min: 1, max: 9 }),
  token: () => faker.string.alphanumeric(43),
  challenge: () => faker.string.alphanumeric(43),
  commitment: hash,
  entriesHash: hash,
  seed: hash,
  hash,
  Sha256: hash,
  MarketKey: hash,
  UtcDay: () => '2026-11-20',
  LiabilitySum: () => faker.number.int({ min: 1, max: 9_999_999 }).toString(),
  // Codes
  ProductCode: () => faker.string.alpha({ length: { min: 2, max: 6 }, casing: 'upper' }),
  PairCode: () => faker.string.alpha({ length: 4, casing: 'upper' }) + '/BTC',
  ProductTypes: () => '1,2,3,4',
  PositionType: () => '0/1/2/3',
  Country: () => faker.location.countryCode(),
  PartName: () => faker.string.alpha({ length: 8, casing: 'lower' }),
  SecondCode: sixDigits,
  PasskeyName: () => faker.helpers.arrayElement(['Phone', 'Laptop', 'Security key']),
  PasskeyCredential: () => '{"id":"q83vEjRWeJCrze8SNFZ4kA"}',
  PushEndpoint: () => 'https://fcm.googleapis.com/fcm/send/' + faker.string.alphanumeric(24),
  PushKey: () => faker.string.alphanumeric(22),
  PasskeyOptionsJson: () => '{"challenge":"q83vEjRWeJCrze8SNFZ4kA"}',
  sandboxCode: sixDigits,
  code: sixDigits,
  withdrawPassword: sixDigits,
  newWithdrawPassword: sixDigits,
  inviteCode: () => faker.string.alphanumeric({ length: 8, casing: 'upper' }),
  key: () => faker.string.fromCharacters('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', 32),
  recoveryCodes: () =>
    faker.string.fromCharacters('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 5) +
    '-' +
    faker.string.fromCharacters('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 5),
  propertyKey: () => faker.string.alpha(8),
  module: () => faker.string.alpha({ length: 8, casing: 'lower' }),
  walletAddressType: () => faker.helpers.arrayElement(['TRC20/ERC20', 'BTC']),
  AddressType: () => faker.helpers.arrayElement(['TRC20', 'ERC20', 'BTC']),
  Address: () => faker.string.alphanumeric(34),
  cardNumber: () => '**** **** **** ' + faker.string.numeric(4),
  targetNumber: () => faker.string.alphanumeric({ length: { min: 16, max: 64 } }),
  documentEnd: () => faker.string.numeric(4),
  // Before the reference date, which the mocks set and then move to now.
  Time: () => faker.date.recent({ days: 30 }).getTime(),
  Moment: () => faker.date.recent({ days: 30 }).getTime(),
  BirthDate: () => faker.date.birthdate().toISOString().slice(0, 10),
  // Texts: one name in three is long.
  WatchlistGroupName: () => faker.commerce.department().slice(0, 40),
  productIds: () => '1,201',
  NoteText: sentence,
  Name: () =>
    faker.helpers
      .arrayElement([
        faker.commerce.productName(),
        faker.company.name(),
        faker.lorem.words({ min: 7, max: 12 }),
      ])
      .slice(0, 120),
  Text: () => faker.lorem.paragraphs({ min: 1, max: 3 }),
  Html: html,
  Message: () => 'ok',
  Reason: sentence,
  Account: () => faker.internet.email(),
  NickName: () =>
    faker.helpers.arrayElement([faker.person.firstName(), 'Maximiliana Featherstonehaugh']).slice(0, 24),
  PersonName: () => faker.person.fullName(),
  PlaceName: () => faker.location.city(),
  Password: password,
  AssetPath: () => '/icon-192.png',
  AppLink: () => '/pages/tabs/quotes/quotes',
  pagePath: () => '/pages/tabs/home/home-e',
  account: () => faker.internet.email().slice(0, 100),
  nickName: () => faker.person.fullName(),
  password,
  oldPassword: password,
  properties: () => '{}',
  documentNumber: () => faker.string.alphanumeric(9),
  msg: () => 'hint_insufficient',
  address: () => faker.location.streetAddress({ useFullAddress: true }),
  label: () => faker.lorem.words(2).slice(0, 32),
  standard: () => '1 ' + faker.science.unit().name,
  remark: words,
  desc: sentence,
  description: words,
  title: sentence,
  question: () => faker.lorem.sentence({ min: 4, max: 20 }).slice(0, 300),
  text: () => faker.lorem.sentences({ min: 1, max: 5 }),
  content: html,
  value: words,
  params: () => faker.number.int({ min: 1, max: 9999 }).toString(),
  otherValue: words,
  remainder: () => '12.5 USDT',
  ExportRow: words,
  file: () => '',
}

/** For orval's `override.mock.schemas`: where a property is not what others of its name are. */
export const mockSchemas = {
  TwoStepKey: {
    properties: { address: () => 'otpauth://totp/Fairline?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' },
  },
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Gives a schema and those inside of it their formats. @throws Error for a text that has no generator */
function withFormats(schema: Schema, name: string): Schema {
  const type = [schema.type].flat().find(one => one !== 'null')
  const isChosen = schema.enum !== undefined || schema.const !== undefined
  if (type === 'string' && !isChosen && !schema.format) {
    if (!MOCK_VALUES[name]) throw new Error(`scripts/mock-values.ts has no generator for ${name}.`)
    return { ...schema, format: `mock-${name}` }
  }
  // A number has one by its schema's name only.
  if (type === 'integer' && /^[A-Z]/.test(name) && MOCK_VALUES[name])
    return { ...schema, format: `mock-${name}` }
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [keyword, inside(keyword, value, name)]),
  )
}

/** The schemas within a schema: of its properties, of its items, of its choices. */
function inside(keyword: string, value: unknown, name: string): unknown {
  if (Array.isArray(value) && /^(?:any|one|all)Of$/.test(keyword))
    return value.map(one => (isSchema(one) ? withFormats(one, name) : one))
  if (!isSchema(value)) return value
  if (keyword === 'items' || keyword === 'additionalProperties') return withFormats(value, name)
  return keyword === 'properties' ? withFormatsOfAll(value) : value
}

/** Named schemas, with the formats by which orval finds the generators. @throws Error for a text that has none */
export function withFormatsOfAll<T extends object>(schemas: T): T {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      isSchema(schema) ? withFormats(schema, name) : schema,
    ]),
  ) as T
}

/** For orval's `override.mock.format`. */
export const mockFormats = Object.fromEntries(
  Object.entries(MOCK_VALUES).map(([name, generate]) => [`mock-${name}`, generate]),
)
