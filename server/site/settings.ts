import type {
  FeatureSwitch,
  LanguageCode,
  LanguageMessages,
  Notice,
  PopUp,
  SiteInfo,
  Tip,
} from '../../src/api/generated/models/index.ts'
import { OTHER_VALUE_DEFAULTS, otherCount } from '../../src/lib/other-value.ts'
import type { Config } from '../config.ts'
import type { TextLanguage, Texts } from '../http/language.ts'

/** The site's name and settings, these at their documented defaults unless the deployment says otherwise [R9.1]. */
export function siteInfo({
  siteName,
  sandbox,
  otherValue,
}: Pick<Config, 'siteName' | 'sandbox' | 'otherValue'>): SiteInfo {
  return {
    siteName,
    logo: null,
    sandbox,
    serviceEmail: 'desk@fairline.test',
    otherValue: { ...OTHER_VALUE_DEFAULTS, ...otherValue },
  }
}

type Settings = Pick<Config, 'otherValue'>

/** Whether an order may be placed at a price that is worse than confirmed by up to 0.5 %: app_order_change [R9.1]. */
export const mayPriceChange = ({ otherValue }: Settings) => otherCount(otherValue, 'app_order_change') !== 0
/** Whether quick orders are charged the published fee: app_fast_fee [R9.1]. */
export const hasQuickFee = ({ otherValue }: Settings) => otherCount(otherValue, 'app_fast_fee') !== 0
/** Whether a drawn quick order gets its fee back: app_fastFree [R9.1]. */
export const isDrawFree = ({ otherValue }: Settings) => otherCount(otherValue, 'app_fastFree') !== 0

const tip = (id: number, remark: string, content: Texts): Tip => ({
  id,
  remark,
  isVisible: 1,
  content: { ...content },
})

/** Texts that an operator may change, by their remark [R3.2]. */
export const TIPS: readonly Tip[] = [
  tip(1, 'riskNotice', {
    en: 'Sandbox: market and money are simulated.',
    zh: '模拟盘：行情与资金均为虚拟。',
    tc: '模擬盤：行情與資金均為虛擬。',
    ar: 'بيئة تجريبية: السوق والأموال محاكاة.',
  }),
  tip(2, 'depositNotice', {
    en: 'Play money. Deposits are approved within seconds; amounts that end in .13 are rejected on purpose.',
    zh: '模拟资金。充值在数秒内批准；以 .13 结尾的金额会被有意拒绝。',
    tc: '模擬資金。充值在數秒內批准；以 .13 結尾的金額會被有意拒絕。',
    ar: 'أموال وهمية. تتم الموافقة على الإيداع خلال ثوانٍ، وتُرفض عمدًا المبالغ المنتهية بـ .13.',
  }),
  tip(3, 'orderNotice', {
    en: 'A market order is filled at the price of its moment, and refused when that is more than 0.5 % worse than the one you confirmed.',
    zh: '市价单按成交时的价格成交；若比您确认的价格差 0.5% 以上，则会被拒绝。',
    tc: '市價單按成交時的價格成交；若比您確認的價格差 0.5% 以上，則會被拒絕。',
    ar: 'يُنفَّذ أمر السوق بسعر لحظته، ويُرفض إذا كان أسوأ بأكثر من 0.5٪ من السعر الذي أكدته.',
  }),
]

/** Switches with status 1 remove the block of their description [R4.4]. */
export const SWITCHES: readonly FeatureSwitch[] = [
  { id: 1, switchName: 'Hide the welfare entry', status: 1, description: 'welfare' },
  { id: 2, switchName: 'Hide the loan entry', status: 1, description: 'loan' },
  { id: 3, switchName: 'Hide the deposit entry', status: 0, description: 'deposit' },
]

const WELCOME: { readonly title: Texts; readonly content: Texts } = {
  title: {
    en: 'Welcome to the sandbox',
    zh: '欢迎来到模拟盘',
    tc: '歡迎來到模擬盤',
    ar: 'مرحبًا بك في البيئة التجريبية',
  },
  content: {
    en: 'The market and the money here are simulated. Nothing that you do costs or earns anything real.',
    zh: '这里的行情与资金均为虚拟，您的任何操作都不会产生真实的盈亏。',
    tc: '這裡的行情與資金均為虛擬，您的任何操作都不會產生真實的盈虧。',
    ar: 'السوق والأموال هنا محاكاة. لا شيء مما تفعله يكلف أو يكسب مالًا حقيقيًا.',
  },
}

/** The popup of a sandbox; a live site has none until its operator writes one. */
export function popUps(isSandbox: boolean, language: TextLanguage): PopUp[] {
  if (!isSandbox) return []
  return [
    {
      id: 1,
      version: 1,
      title: WELCOME.title[language],
      content: WELCOME.content[language],
      image: null,
      link: null,
    },
  ]
}

const NOTICES: readonly { readonly time: number; readonly title: Texts; readonly content: Texts }[] = [
  {
    time: Date.UTC(2026, 10, 16, 8),
    title: {
      en: 'Fees are published, and charged as published',
      zh: '费率公开，按公开的费率收取',
      tc: '費率公開，按公開的費率收取',
      ar: 'الرسوم معلنة وتُحصَّل كما أُعلنت',
    },
    content: {
      en: 'Spot orders cost 0.1 % of their amount. The account screen recomputes every fee from this table.',
      zh: '现货交易手续费为成交额的 0.1%。账户页面会按此表重新计算每一笔费用。',
      tc: '現貨交易手續費為成交額的 0.1%。帳戶頁面會按此表重新計算每一筆費用。',
      ar: 'تكلف أوامر السوق الفورية 0.1٪ من قيمتها. تعيد شاشة الحساب احتساب كل رسم من هذا الجدول.',
    },
  },
  {
    time: Date.UTC(2026, 10, 9, 8),
    title: {
      en: 'Trading around the clock in the sandbox',
      zh: '模拟盘全天候交易',
      tc: '模擬盤全天候交易',
      ar: 'تداول على مدار الساعة في البيئة التجريبية',
    },
    content: {
      en: 'Here every market is open at all times. Real exchanges close at night, at weekends and on holidays.',
      zh: '这里所有市场全天开放。真实交易所在夜间、周末和节假日休市。',
      tc: '這裡所有市場全天開放。真實交易所在夜間、週末和節假日休市。',
      ar: 'هنا كل الأسواق مفتوحة دائمًا. أما البورصات الحقيقية فتغلق ليلًا وفي العطل.',
    },
  },
  {
    time: Date.UTC(2026, 10, 2, 8),
    title: {
      en: 'What the sandbox does not model',
      zh: '模拟盘未模拟的内容',
      tc: '模擬盤未模擬的內容',
      ar: 'ما لا تحاكيه البيئة التجريبية',
    },
    content: {
      en: 'Orders do not move the market, are filled whole, and never wait in a queue. Dividends, splits and taxes do not occur.',
      zh: '订单不影响市场，全部成交且无需排队；不涉及分红、拆股和税费。',
      tc: '訂單不影響市場，全部成交且無需排隊；不涉及分紅、拆股和稅費。',
      ar: 'الأوامر لا تحرك السوق وتُنفَّذ كاملة ودون انتظار. لا توجد توزيعات أرباح أو تجزئة أسهم أو ضرائب.',
    },
  },
]

/** Notices, newest first. */
export function notices(language: TextLanguage): Notice[] {
  return NOTICES.map(({ time, title, content }, index) => ({
    id: NOTICES.length - index,
    title: title[language],
    content: content[language],
    time,
  }))
}

/** Wordings of this site that replace the app's own; the app's stand for everything that is not here. */
const MESSAGES: Partial<Record<LanguageCode, LanguageMessages>> = {}

export function languageMessages(language: LanguageCode): LanguageMessages {
  return MESSAGES[language] ?? {}
}
