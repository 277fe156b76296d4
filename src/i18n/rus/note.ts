import type { Translation } from '../generated/types.ts'

export default {
  title: 'Заметка',
  add: 'Добавить заметку',
  change: 'Изменить заметку',
  label: 'Ваша заметка',
  hint: 'Её видите только вы. Не больше {limit} символов.',
  tooLong: 'Сократите до {limit} символов',
  notAllowed: 'В ней есть символы, которые нельзя сохранить',
  empty: 'Сначала напишите что-нибудь',
  remove: 'Удалить заметку',
} satisfies Translation['note']
