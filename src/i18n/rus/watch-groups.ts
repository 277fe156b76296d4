import type { Translation } from '../types.ts'

export default {
  groups: 'Группы',
  all: 'Все',
  add: 'Новая группа',
  change: 'Изменить группу',
  name: 'Название группы',
  nameHint: 'Символов не более {limit}',
  nameInvalid: 'Введите название без специальных символов',
  nameTaken: 'Группа с таким названием уже есть',
  products: 'Инструменты',
  productsHint: 'Инструмент находится в одной группе. Если выбрать его здесь, он уйдёт из другой.',
  noProducts: 'Выберите хотя бы один инструмент',
  inGroup: 'В группе «{group}»',
  emptyGroup: 'В этой группе нет инструментов',
  emptyGroupText: 'Её инструментов больше нет в избранном.',
  failed: 'Не удалось загрузить группы.',
  remove: 'Удалить группу',
  removeNote: 'Инструменты останутся в избранном.',
} satisfies Translation['watchGroups']
