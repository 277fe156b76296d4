import type { Translation } from '../types.ts'

export default {
  camera: '写真を撮る',
  choose: '画像を選ぶ',
  hint: '{most} 枚まで。送信前にこの端末で縮小され、審査担当者だけが見ます。',
  leftOut: '{most} 枚までです。ほかの画像は追加されませんでした',
  photo: '画像 {number}',
  remove: '画像 {number} を削除',
  compressing: '縮小中',
  sending: '{percent}% 送信済み',
  cancel: '送信を中止',
  discard: 'この画像を削除',
  notSent: '未送信',
  waiting: '画像の送信が終わるまでお待ちください',
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
  nothingText: 'アドレスに画像が指定されていません。',
} satisfies Translation['photos']
