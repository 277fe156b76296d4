import type { Translation } from '../types.ts'

export default {
  camera: 'Зрабіць фота',
  choose: 'Выбраць здымак',
  hint: 'Здымкаў не больш за {most}. Сціскаюцца на гэтай прыладзе перад загрузкай; бачыць іх толькі той, хто правярае.',
  leftOut: 'Здымкаў не больш за {most}; астатнія не дададзены',
  photo: 'Здымак {number}',
  remove: 'Выдаліць здымак {number}',
  compressing: 'Сцісканне',
  sending: 'Загружана {percent}\u00a0%',
  cancel: 'Скасаваць загрузку',
  discard: 'Выдаліць гэты здымак',
  notSent: 'Не загружаны',
  waiting: 'Дачакайцеся загрузкі здымка',
  compressionFailedText:
    'Гэтая прылада не можа прачытаць файл як здымак. Сфатаграфуйце яшчэ раз або выберыце меншы JPEG, PNG або WebP.',
  understood: 'Выбраць іншы',
  preview: 'Здымкі',
  previewOf: '{index} з {count}',
  zoomIn: 'Павялічыць',
  zoomOut: 'Паменшыць',
  previous: 'Папярэдні здымак',
  next: 'Наступны здымак',
  save: 'Захаваць здымак',
  nothingTitle: 'Здымка няма',
  nothingText: 'У спасылцы няма здымка.',
} satisfies Translation['photos']
