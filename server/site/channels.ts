import type { BankProperty, RechargeChannel, WithdrawChannel } from '../../src/api/generated/models/index.ts'
import type { TextLanguage, Texts } from '../http/language.ts'
import { USDT_ID } from './currencies.ts'
import { IN_FORCE_SINCE } from './terms.ts'

/** A way to deposit, with its texts in every language that we write. */
interface ChannelTexts {
  readonly name: Texts
  readonly instructions: Texts
}

type ChannelTerms = Omit<RechargeChannel, 'channelName' | 'instructions'>

const SANDBOX_TRANSFER: ChannelTerms = {
  id: 1,
  channelType: 'sandbox',
  currencyId: USDT_ID,
  minAmount: '10',
  maxAmount: '100000',
  feeRate: '0',
  sort: 1,
  since: IN_FORCE_SINCE,
}

const SANDBOX_TEXTS: ChannelTexts = {
  name: { en: 'Sandbox transfer', zh: '沙盒转账', tc: '沙盒轉帳', ar: 'تحويل تجريبي' },
  instructions: {
    en: 'Play money. The sandbox operator approves it within seconds; amounts that end in .13 are rejected, so that you can see what a rejection looks like.',
    zh: '模拟资金。沙盒操作员会在数秒内批准；以 .13 结尾的金额会被拒绝，方便您了解被拒绝时的情形。',
    tc: '模擬資金。沙盒操作員會在數秒內批准；以 .13 結尾的金額會被拒絕，方便您了解被拒絕時的情形。',
    ar: 'أموال وهمية. يوافق مشغّل البيئة التجريبية خلال ثوانٍ، وتُرفض المبالغ المنتهية بـ .13 لتتعرف على شكل الرفض.',
  },
}

/** The ways to deposit: one, in a sandbox; elsewhere whoever runs it adds theirs. */
export function rechargeChannels(isSandbox: boolean, language: TextLanguage): RechargeChannel[] {
  if (!isSandbox) return []
  const { name, instructions } = SANDBOX_TEXTS
  return [{ ...SANDBOX_TRANSFER, channelName: name[language], instructions: instructions[language] }]
}

/** The name of a channel, also of one that is not offered any more. */
export function channelName(id: number, language: TextLanguage): string {
  return id === SANDBOX_TRANSFER.id ? SANDBOX_TEXTS.name[language] : `#${id}`
}

const WITHDRAW_NAMES: Readonly<Record<number, Texts>> = {
  1: { en: 'Bank card', zh: '银行卡', tc: '銀行卡', ar: 'بطاقة بنكية' },
  2: { en: 'USDT wallet', zh: 'USDT 钱包', tc: 'USDT 錢包', ar: 'محفظة USDT' },
}

/** The ways to withdraw. */
export function withdrawChannels(language: TextLanguage): WithdrawChannel[] {
  const shared = { currencyId: USDT_ID, minAmount: '20', maxAmount: '50000' }
  return [
    { id: 1, channelType: 'bank' as const, feeRate: '0.002', feeFixed: '1', sort: 1, ...shared },
    { id: 2, channelType: 'chain' as const, feeRate: '0', feeFixed: '1', sort: 2, ...shared },
  ].map(terms => ({ ...terms, channelName: WITHDRAW_NAMES[terms.id]![language] }))
}

const BANK_PROPERTIES: readonly { key: string; name: Texts; isRequired: 0 | 1 }[] = [
  { key: 'bankName', name: { en: 'Bank', zh: '开户银行', tc: '開戶銀行', ar: 'البنك' }, isRequired: 1 },
  {
    key: 'accountName',
    name: { en: 'Account holder', zh: '持卡人姓名', tc: '持卡人姓名', ar: 'صاحب الحساب' },
    isRequired: 1,
  },
  {
    key: 'cardNumber',
    name: { en: 'Card number', zh: '银行卡号', tc: '銀行卡號', ar: 'رقم البطاقة' },
    isRequired: 1,
  },
  { key: 'branch', name: { en: 'Branch', zh: '开户支行', tc: '開戶分行', ar: 'الفرع' }, isRequired: 0 },
  {
    key: 'swift',
    name: { en: 'SWIFT code', zh: 'SWIFT 代码', tc: 'SWIFT 代碼', ar: 'رمز SWIFT' },
    isRequired: 0,
  },
]

/** What a bank card must state; 0 is a bank card [R9.8]. */
export function bankProperties(configType: number, language: TextLanguage): BankProperty[] {
  if (configType !== 0) return []
  return BANK_PROPERTIES.map(({ key, name, isRequired }, index) => ({
    id: index + 1,
    configType,
    propertyKey: key,
    propertyName: name[language],
    isRequired,
    sort: index + 1,
  }))
}
