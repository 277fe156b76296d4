import type { Translation } from '../types.ts'

export default {
  camera: 'Сделать фото',
  choose: 'Выбрать снимок',
  hint: 'Снимков не более {most}. Перед отправкой уменьшаются на этом устройстве; видит их только проверяющий.',
  leftOut: 'Снимков не более {most}; остальные не добавлены',
  photo: 'Снимок {number}',
  remove: 'Удалить снимок {number}',
  compressing: 'Уменьшается',
  sending: 'Отправлено {percent} %',
  cancel: 'Прервать отправку',
  discard: 'Удалить этот снимок',
  notSent: 'Не отправлено',
  waiting: 'Дождитесь отправки снимка',
  compressionFailedText:
    'Этот файл не читается на данном устройстве как снимок. Сфотографируйте ещё раз или выберите JPEG, PNG или WebP поменьше.',
  understood: 'Выбрать другой',
  preview: 'Снимки',
  previewOf: '{index} из {count}',
  zoomIn: 'Увеличить',
  zoomOut: 'Уменьшить',
  previous: 'Предыдущий снимок',
  next: 'Следующий снимок',
  save: 'Сохранить снимок',
  nothingTitle: 'Снимка нет',
  nothingText: 'В адресе он не указан.',
} satisfies Translation['photos']
