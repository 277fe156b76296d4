import type { Translation } from '../types.ts'

export default {
  groups: 'Групы',
  all: 'Усе',
  add: 'Новая група',
  change: 'Змяніць групу',
  name: 'Назва групы',
  nameHint: 'Не больш за {limit} сімвалаў',
  nameInvalid: 'Увядзіце назву без спецыяльных сімвалаў',
  nameTaken: 'Група з такой назвай ужо ёсць',
  products: 'Прадукты',
  productsHint: 'Прадукт знаходзіцца ў адной групе. Калі выбраць яго тут, ён выйдзе з іншай.',
  noProducts: 'Выберыце хаця б адзін прадукт',
  inGroup: 'У групе «{group}»',
  emptyGroup: 'У гэтай групе няма прадуктаў',
  emptyGroupText: 'Яе прадуктаў больш няма ў абраным.',
  failed: 'Не ўдалося загрузіць групы.',
  remove: 'Выдаліць групу',
  removeNote: 'Прадукты застануцца ў абраным.',
} satisfies Translation['watchGroups']
