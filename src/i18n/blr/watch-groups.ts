import type { Translation } from '../types.ts'

export default {
  groups: 'Групы',
  all: 'Усе',
  add: 'Новая група',
  change: 'Змяніць групу',
  name: 'Назва групы',
  nameHint: 'Сімвалаў не больш за {limit}',
  nameInvalid: 'Увядзіце назву без спецыяльных сімвалаў',
  nameTaken: 'Група з такой назвай ужо ёсць',
  products: 'Інструменты',
  productsHint: 'Інструмент знаходзіцца ў адной групе. Калі выбраць яго тут, ён выйдзе з іншай.',
  noProducts: 'Выберыце хаця б адзін інструмент',
  inGroup: 'У групе «{group}»',
  emptyGroup: 'У гэтай групе няма інструментаў',
  emptyGroupText: 'Яе інструментаў больш няма ў абраным.',
  failed: 'Не ўдалося загрузіць групы.',
  remove: 'Выдаліць групу',
  removeNote: 'Інструменты застануцца ў абраным.',
} satisfies Translation['watchGroups']
