import type { Translation } from '../types.ts'

export default {
  label: 'Асноўнае',
  home: 'Галоўная',
  market: 'Рынак',
  trade: 'Гандаль',
  wallet: 'Кашалёк',
  me: 'Профіль',
  skipToContent: 'Да зместу',
  notFoundTitle: 'Старонка не знойдзена',
  notFoundText: 'Магчыма, адрас няправільны або старонка перамешчана.',
  goHome: 'На галоўную',
  preferredLanguage: 'Працягнуць па-беларуску',
} satisfies Translation['nav']
