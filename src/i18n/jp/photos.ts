import type { Translation } from '../types.ts'

export default {
  camera: '写真を撮る',
  choose: '画像を選ぶ',
  hint: '{most} 枚まで。アップロード前にこの端末で圧縮され、見られるのは審査担当者だけです。',
  leftOut: '{most} 枚までです。ほかの画像は追加されませんでした',
  photo: '画像 {number}',
  remove: '画像 {number} を削除',
  compressing: '圧縮中',
  sending: '{percent}% アップロード済み',
  cancel: 'アップロードを中止',
  discard: 'この画像を削除',
  notSent: '未アップロード',
  waiting: '画像のアップロードが終わるまでお待ちください',
  compressionFailedText:
    'このファイルは、この端末では画像として読めません。写真を撮り直すか、より小さい JPEG・PNG・WebP を選んでください。',
  understood: '別の画像を選ぶ',
  preview: '画像',
  previewOf: '{count} 枚中 {index} 枚目',
  zoomIn: '拡大',
  zoomOut: '縮小',
  previous: '前の画像',
  next: '次の画像',
  save: '画像を保存',
  nothingTitle: '表示する画像がありません',
  nothingText: 'リンクに画像が含まれていません。',
} satisfies Translation['photos']
