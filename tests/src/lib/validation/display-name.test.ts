import { describe, expect, it } from 'vitest'
import { dictionaryOf } from '#scripts/dictionary-of.ts'
import { LOCALE_CODES, type Locale } from '#src/lib/locales.ts'
import { hasUnseen, isReservedName, normaliseName } from '#src/lib/validation/display-name.ts'

describe('a name of the operator', () => {
  it.each([
    'Fairline',
    'FAIRLINE Support',
    'fairline_help',
    'Fаirlinе',
    'Fa1r1ine',
    'ＦＡＩＲＬＩＮＥ',
    'Fáïrline',
    'Support',
    'S u p p o r t',
    'Ѕuрроrt',
    'Аdmin',
    '4dmin',
    'Moderator 7',
    'Official_Team',
    'ꜰᴀɪʀʟɪɴᴇ',
    'Faɪrline',
    'FaᎥrline',
    'Fairꓡine',
    'Ϝairline',
    'ꜱᴜᴘᴘᴏʀᴛ',
    'Ꮪupport',
    'ꓢupport',
    'Ꭺdmin',
    'Fairłine',
    '🅵🅰🅸🆁🅻🅸🅽🅴',
    '🇫🇦🇮🇷🇱🇮🇳🇪',
    'Supp٥rt',
    'Supp๐rt',
    'Suppဝrt',
    'Suppסrt',
    'Suppㅇrt',
    'Supp○rt',
    'Supp〇rt',
    'Faاrline',
    'Faןrline',
    'Fa١rline',
    'Fair│ine',
    'Fairlin℮',
    'ꝼairline',
    'Faiꞃliᶇe',
    'ꞅupport',
    'Aᶁᶆin',
    '客服',
    '在线客服001',
    '官方客服小王',
    'Kundenservice',
    'Kunden-Service Anna',
    'Поддержка',
    'Служба поддержки',
    'سارة خدمة العملاء',
  ])('is reserved, also in look-alikes: %s', name => {
    expect(isReservedName(normaliseName(name))).toBe(true)
  })

  it.each([
    'Ana',
    'Badminton',
    'Supporter of Ajax',
    'Анна',
    'Дмитрий',
    '王小明',
    'محمد',
    'Airline',
    'Modesto',
    'Aide-toi',
    'Photron',
  ])('is not %s', name => {
    expect(isReservedName(normaliseName(name))).toBe(false)
  })
})

describe('a name in letters of several scripts', () => {
  it.each(['Ivan Иванов', 'Мах Power', 'Ελλη Ana', 'Αnnа', 'Ꮮisa', 'ꓮna', 'Ⲁⲛna', 'Աnna'])(
    'is refused where they look alike: %s',
    name => {
      expect(isReservedName(normaliseName(name))).toBe(true)
    },
  )

  it.each([
    '小明 Ming',
    '山田 Taro',
    'さくらサクラ桜',
    '김민준 Kim',
    'محمد Ali',
    'राहुल Rahul',
    'สมชาย Somchai',
    'Ana 1987 ★',
    'Zoë 🦊',
    'Ana 🇩🇪',
    'O’Neil-Smith, Jr.',
    'Łukasz',
    'Ørsted',
    'Çağla',
    'Þór',
    'Đặng',
  ])('is fine where they are written together: %s', name => {
    expect(isReservedName(normaliseName(name))).toBe(false)
  })
})

/** Names that people have, by language. */
const NAMES: Readonly<Record<Locale, readonly string[]>> = {
  zh: ['王小明', '李娜', '欧阳修', '关公'],
  en: ['James O’Brien', 'Mary-Jane', 'Stafford', 'Roots'],
  tc: ['陳大文', '林志玲', '張學友'],
  de: ['Jürgen Groß', 'Anneliese Müller', 'Käthe'],
  es: ['José Muñoz', 'María del Pilar', 'Íñigo'],
  fr: ['Éloïse Lefèvre', 'Jean-François', 'Zoé Œuvrard'],
  idn: ['Budi Santoso', 'Siti Nurhaliza', 'Resmi Wati'],
  jp: ['田中太郎', 'さとう ゆき', 'スミス・ジョン', '佐々木ゆうこ'],
  ko: ['김민준', '이서연', '金民俊'],
  my: ['Ahmad bin Ismail', 'Nur Aisyah', 'Rasmi Jusoh'],
  th: ['สมชาย ใจดี', 'กนกวรรณ', 'ณัฐวุฒิ'],
  vi: ['Nguyễn Văn Hùng', 'Trần Thị Thu Hà', 'Đỗ Hồ Trọng'],
  pt: ['João da Conceição', 'Antónia Gonçalves', 'Luís'],
  rus: ['Дмитрий Соколов', 'Анна Моисеева', 'Фёдор'],
  blr: ['Уладзімір Караткевіч', 'Наталля Ўласава', 'Святлана'],
  ida: ['राहुल शर्मा', 'प्रियंका', 'अनुष्का सिंह'],
  sa: ['عبد الله', 'فاطمة الزهراء', 'سعود'],
  it: ['Niccolò D’Angelo', 'Chiara', 'Assunta'],
  ar: ['محمد علي', 'مريم', 'خدیجة'],
}

describe('names of the languages of the app', () => {
  it.each(LOCALE_CODES)('are accepted: %s', locale => {
    const refused = NAMES[locale].filter(
      name => isReservedName(normaliseName(name)) || hasUnseen(normaliseName(name)),
    )
    expect(refused).toEqual([])
  })

  it.each(LOCALE_CODES)('are not what customer service is called there: %s', async locale => {
    const { help, me, home } = await dictionaryOf(locale)
    const accepted = [help.service, help.desk, me.service, home.service].filter(
      name => !isReservedName(normaliseName(name)),
    )
    expect(accepted).toEqual([])
  })
})

describe('a name', () => {
  it.each([
    'Ana\u202E',
    'A\u200Bna',
    'A\u0007na',
    '\u2066Ana',
    'A\u2060na',
    '\u3164',
    '\u2800',
    'A\u00ADna',
    '   ',
  ])('with unseen characters is found: %j', name => {
    expect(hasUnseen(normaliseName(name))).toBe(true)
  })

  it.each(['Ana', 'Ана', 'أنا', '王', 'Zoë 🦊', 'O’Neil'])('is fine as %s', name => {
    expect(hasUnseen(normaliseName(name))).toBe(false)
  })

  it('is stored in one form', () => {
    expect(normaliseName('  Ａｎａ \t Ｂ ')).toBe('Ana B')
  })
})
