import type { Translation } from '../generated/types.ts'

export default {
  title: 'メモ',
  add: 'メモを追加',
  change: 'メモを編集',
  label: 'あなたのメモ',
  hint: 'あなただけが見られます。{limit} 文字まで。',
  tooLong: '{limit} 文字以内に短くしてください',
  notAllowed: '保存できない文字が含まれています',
  empty: '先に何か書いてください',
  remove: 'メモを削除',
} satisfies Translation['note']
