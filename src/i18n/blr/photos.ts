import type { Translation } from '../types.ts'

export default {
  camera: 'Зрабіць фота',
  choose: 'Выбраць здымак',
  hint: 'Здымкаў не больш за {most}. Перад адпраўкай памяншаюцца на гэтай прыладзе; бачыць іх толькі той, хто правярае.',
  leftOut: 'Здымкаў не больш за {most}; астатнія не дададзены',
  photo: 'Здымак {number}',
  remove: 'Выдаліць здымак {number}',
  compressing: 'Памяншаецца',
  sending: 'Адпраўлена {percent} %',
  cancel: 'Спыніць адпраўку',
  discard: 'Выдаліць гэты здымак',
  notSent: 'Не адпраўлены',
  waiting: 'Дачакайцеся адпраўкі здымка',
  compressionFailedText:
    'Гэты файл не чытаецца на гэтай прыладзе як здымак. Сфатаграфуйце яшчэ раз або выберыце меншы JPEG, PNG або WebP.',
  understood: 'Выбраць іншы',
  preview: 'Здымкі',
  previewOf: '{index} з {count}',
  zoomIn: 'Павялічыць',
  zoomOut: 'Паменшыць',
  previous: 'Папярэдні здымак',
  next: 'Наступны здымак',
  save: 'Захаваць здымак',
  nothingTitle: 'Здымка няма',
  nothingText: 'У адрасе ён не пазначаны.',
} satisfies Translation['photos']
