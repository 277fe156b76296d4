import type { Translation } from '../types.ts'

export default {
  label: 'Асноўнае',
  home: 'Галоўная',
  market: 'Рынак',
  trade: 'Гандаль',
  wallet: 'Кашалёк',
  me: 'Профіль',
  skipToContent: 'Да зместу',
  notFoundTitle: 'Такой старонкі няма',
  notFoundText: 'Магчыма, у адрасе памылка або старонка перамешчана.',
  goHome: 'На галоўную',
  preferredLanguage: 'Працягнуць па-беларуску',
} satisfies Translation['nav']
