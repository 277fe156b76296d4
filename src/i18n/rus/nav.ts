import type { Translation } from '../types.ts'

export default {
  label: 'Основное',
  home: 'Главная',
  market: 'Рынок',
  trade: 'Торговля',
  wallet: 'Кошелёк',
  me: 'Профиль',
  skipToContent: 'К содержанию',
  notFoundTitle: 'Страница не найдена',
  notFoundText: 'Возможно, адрес неверен или страница перемещена.',
  goHome: 'На главную',
  preferredLanguage: 'Продолжить на русском',
} satisfies Translation['nav']
