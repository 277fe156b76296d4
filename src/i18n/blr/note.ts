import type { Translation } from '../generated/types.ts'

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
} satisfies Translation['note']
