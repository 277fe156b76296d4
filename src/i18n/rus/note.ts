import type { Translation } from '../types.ts'

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
  all: 'Заметки',
  none: 'Заметок пока нет',
  noneText: 'Напишите заметку о продукте, спотовом ордере или контрактной позиции. Её видите только вы.',
  spotOrder: 'Спотовый ордер',
  position: 'Контрактная позиция',
  open: 'Открыть {product}',
  browse: 'Смотреть продукты',
} satisfies Translation['note']
