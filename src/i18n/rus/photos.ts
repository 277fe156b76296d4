import type { Translation } from '../types.ts'

export default {
  camera: 'Сделать фото',
  choose: 'Выбрать снимок',
  hint: 'Снимков не более {most}. Сжимаются на этом устройстве перед загрузкой; видит их только проверяющий.',
  leftOut: 'Снимков не более {most}; остальные не добавлены',
  photo: 'Снимок {number}',
  remove: 'Удалить снимок {number}',
  compressing: 'Сжатие',
  sending: 'Загружено {percent}\u00a0%',
  cancel: 'Отменить загрузку',
  discard: 'Удалить этот снимок',
  notSent: 'Не загружено',
  waiting: 'Дождитесь загрузки снимка',
  compressionFailedText:
    'Это устройство не может прочитать файл как снимок. Сфотографируйте ещё раз или выберите JPEG, PNG или WebP поменьше.',
  understood: 'Выбрать другой',
  preview: 'Снимки',
  previewOf: '{index} из {count}',
  zoomIn: 'Увеличить',
  zoomOut: 'Уменьшить',
  previous: 'Предыдущий снимок',
  next: 'Следующий снимок',
  save: 'Сохранить снимок',
  nothingTitle: 'Снимка нет',
  nothingText: 'В ссылке нет снимка.',
} satisfies Translation['photos']
