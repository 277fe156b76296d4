import type { Translation } from '../types.ts'

export default {
  groups: 'グループ',
  all: 'すべて',
  add: '新しいグループ',
  change: 'グループを編集',
  name: 'グループ名',
  nameHint: '{limit} 文字まで',
  nameInvalid: '特殊文字を含まない名前を入力してください',
  nameTaken: '同じ名前のグループがあります',
  products: '銘柄',
  productsHint: '銘柄は1つのグループに入ります。ここで選ぶと、ほかのグループから外れます。',
  noProducts: '銘柄を1つ以上選んでください',
  inGroup: '「{group}」に登録済み',
  emptyGroup: 'このグループに銘柄はありません',
  emptyGroupText: 'このグループの銘柄はウォッチリストにありません。',
  failed: 'グループを読み込めませんでした。',
  remove: 'グループを削除',
  removeNote: '銘柄はウォッチリストに残ります。',
} satisfies Translation['watchGroups']
