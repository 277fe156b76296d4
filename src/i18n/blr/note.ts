import type { Translation } from '../types.ts'

export default {
  title: 'Нататка',
  add: 'Дадаць нататку',
  change: 'Змяніць нататку',
  label: 'Ваша нататка',
  hint: 'Яе бачыце толькі вы. Не больш за {limit} сімвалаў.',
  tooLong: 'Скараціце да {limit} сімвалаў',
  notAllowed: 'У ёй ёсць сімвалы, якія нельга захаваць',
  empty: 'Спачатку напішыце што-небудзь',
  remove: 'Выдаліць нататку',
  all: 'Нататкі',
  none: 'Нататак пакуль няма',
  noneText: 'Напішыце нататку пра прадукт, спотавы ордэр або кантрактную пазіцыю. Яе бачыце толькі вы.',
  spotOrder: 'Спотавы ордэр',
  position: 'Кантрактная пазіцыя',
  open: 'Адкрыць {product}',
  browse: 'Глядзець прадукты',
} satisfies Translation['note']
