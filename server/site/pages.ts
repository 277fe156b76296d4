import type { AppConfigRow } from '../../src/api/generated/models/index.ts'
import type { TextLanguage, Texts } from '../http/language.ts'

/** One row of a page's configuration, with its texts in every language that we write. */
interface Block {
  readonly module: string
  readonly desc: string
  readonly title: Texts
  readonly subtitle?: Texts
  readonly link?: string
}

const BANNERS: readonly Block[] = [
  {
    module: 'banner',
    desc: 'bannerWelcome',
    title: {
      en: 'Every figure can be checked',
      zh: '每个数字都可核对',
      tc: '每個數字都可核對',
      ar: 'كل رقم قابل للتحقق',
    },
    subtitle: {
      en: 'Fees before you confirm, receipts that match.',
      zh: '确认前看清费用，回执与预览一致。',
      tc: '確認前看清費用，回執與預覽一致。',
      ar: 'الرسوم قبل التأكيد، وإيصالات مطابقة.',
    },
    link: '/pages/user/register',
  },
  {
    module: 'banner',
    desc: 'bannerMarkets',
    title: {
      en: '500 markets, one account',
      zh: '500 个市场，一个账户',
      tc: '500 個市場，一個帳戶',
      ar: '500 سوق بحساب واحد',
    },
    subtitle: {
      en: 'US stocks, crypto, futures and forex, live.',
      zh: '美股、加密货币、期货与外汇，实时行情。',
      tc: '美股、加密貨幣、期貨與外匯，即時行情。',
      ar: 'أسهم أمريكية وعملات رقمية وعقود آجلة وفوركس مباشرة.',
    },
    link: '/pages/tabs/quotes/quoteSearch',
  },
  {
    module: 'banner',
    desc: 'bannerSandbox',
    title: {
      en: 'Practise with play money',
      zh: '用模拟资金练习',
      tc: '用模擬資金練習',
      ar: 'تدرّب بأموال وهمية',
    },
    subtitle: {
      en: 'Deposits are approved within seconds.',
      zh: '充值数秒内到账。',
      tc: '充值數秒內到帳。',
      ar: 'تتم الموافقة على الإيداع خلال ثوانٍ.',
    },
    link: '/pages/user/recharge',
  },
]

const quick = (desc: string, link: string, title: Texts): Block => ({
  module: 'quickEntry',
  desc,
  link,
  title,
})

const QUICK_ENTRIES: readonly Block[] = [
  quick('deposit', '/pages/user/recharge', { en: 'Deposit', zh: '充值', tc: '充值', ar: 'إيداع' }),
  quick('search', '/pages/tabs/quotes/quoteSearch', { en: 'Search', zh: '搜索', tc: '搜尋', ar: 'بحث' }),
  quick('favorites', '/pages/tabs/favorite/favorite', {
    en: 'Watchlist',
    zh: '自选',
    tc: '自選',
    ar: 'المفضلة',
  }),
  quick('chart', '/pages/quoteDetail/klinePage', {
    en: 'Chart',
    zh: 'K 线',
    tc: 'K 線',
    ar: 'الرسم البياني',
  }),
  quick('ledger', '/pages/record/accountRecord', {
    en: 'Ledger',
    zh: '账户流水',
    tc: '帳戶流水',
    ar: 'سجل الحساب',
  }),
  quick('register', '/pages/user/register', { en: 'Register', zh: '注册', tc: '註冊', ar: 'تسجيل' }),
  quick('language', '/pages/language/language', { en: 'Language', zh: '语言', tc: '語言', ar: 'اللغة' }),
  quick('line', '/pages/language/line', { en: 'Line', zh: '线路', tc: '線路', ar: 'الخط' }),
]

const RANKING: Block = {
  module: 'ranking',
  desc: 'ranking',
  title: { en: 'Rankings', zh: '排行榜', tc: '排行榜', ar: 'الترتيب' },
}
const NOTICE: Block = {
  module: 'notice',
  desc: 'notice',
  title: { en: 'Notices', zh: '公告', tc: '公告', ar: 'إشعارات' },
}

const ME_ENTRIES: readonly Block[] = [
  quick('deposit', '/pages/user/recharge', { en: 'Deposit', zh: '充值', tc: '充值', ar: 'إيداع' }),
  quick('ledger', '/pages/record/accountRecord', {
    en: 'Ledger entries',
    zh: '账户流水',
    tc: '帳戶流水',
    ar: 'قيود الحساب',
  }),
  quick('favorites', '/pages/tabs/favorite/favorite', {
    en: 'Watchlist',
    zh: '自选',
    tc: '自選',
    ar: 'المفضلة',
  }),
  quick('language', '/pages/language/language', { en: 'Language', zh: '语言', tc: '語言', ar: 'اللغة' }),
  quick('line', '/pages/language/line', { en: 'Line', zh: '线路', tc: '線路', ar: 'الخط' }),
]

/** The blocks of each page, in their order; links lead only to screens that exist. */
const PAGES: Readonly<Record<string, readonly Block[]>> = {
  '/pages/tabs/home/home-e': [...BANNERS, NOTICE, ...QUICK_ENTRIES, RANKING],
  '/pages/tabs/me/me-e': ME_ENTRIES,
}

/** Row ids are unique over all pages: a hundred for each. */
const IDS_A_PAGE = 100

/** The blocks of one page; none for a page that has no configuration [R4.4]. */
export function appConfigOf(pagePath: string, language: TextLanguage): AppConfigRow[] {
  const blocks = Object.hasOwn(PAGES, pagePath) ? (PAGES[pagePath] ?? []) : []
  const firstId = Object.keys(PAGES).indexOf(pagePath) * IDS_A_PAGE + 1
  return blocks.map(({ module, desc, title, subtitle, link }, index) => ({
    id: firstId + index,
    pagePath,
    module,
    desc,
    isVisible: 1,
    sort: index + 1,
    title: title[language],
    subtitle: subtitle?.[language] ?? null,
    image: null,
    link: link ?? null,
  }))
}
