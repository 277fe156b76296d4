import type { Translation } from '../types.ts'

export default {
  groups: 'Группы',
  all: 'Все',
  add: 'Новая группа',
  change: 'Изменить группу',
  name: 'Название группы',
  nameHint: 'Не больше {limit} символов',
  nameInvalid: 'Введите название без специальных символов',
  nameTaken: 'Группа с таким названием уже есть',
  products: 'Продукты',
  productsHint: 'Продукт находится в одной группе. Если выбрать его здесь, он выйдет из другой.',
  noProducts: 'Выберите хотя бы один продукт',
  inGroup: 'В группе «{group}»',
  emptyGroup: 'В этой группе нет продуктов',
  emptyGroupText: 'Её продуктов больше нет в избранном.',
  failed: 'Не удалось загрузить группы.',
  remove: 'Удалить группу',
  removeNote: 'Продукты останутся в избранном.',
} satisfies Translation['watchGroups']
