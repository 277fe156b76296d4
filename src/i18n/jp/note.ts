import type { Translation } from '../types.ts'

export default {
  title: 'メモ',
  add: 'メモを追加',
  change: 'メモを編集',
  label: 'メモ',
  hint: 'ご本人だけが見られます。{limit} 文字まで。',
  tooLong: '{limit} 文字以内に短くしてください',
  notAllowed: '保存できない文字が含まれています',
  empty: '先に何か書いてください',
  remove: 'メモを削除',
  all: 'メモ',
  none: 'メモはまだありません',
  noneText: '銘柄、現物注文、証拠金取引の建玉にメモを書けます。ご本人だけが見られます。',
  spotOrder: '現物注文',
  position: '証拠金取引の建玉',
  open: '{product} を開く',
  browse: '銘柄を見る',
} satisfies Translation['note']
