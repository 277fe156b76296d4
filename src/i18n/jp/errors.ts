import type { Translation } from '../types.ts'

export default {
  requestTimeout: 'リクエストがタイムアウトしました',
  interfaceException: 'インターフェースに異常があります。しばらくしてから再度お試しください',
  networkLost: 'ネットワークの信号が失われました',
  backOnline: 'オンラインに戻りました',
  compressionFailed: '圧縮に失敗しました',
  img: {
    err: '画像を保存できませんでした',
  },
  chunkLoad: 'モジュール {id} の読み込みに失敗しました',
  chunkMissing: 'アプリのこの部分は古くなっています。再読み込みすると新しいバージョンになります。',
  chunkTimeout: 'アプリのこの部分の読み込みに時間がかかりすぎています。',
  chunkError: 'アプリのこの部分を読み込めませんでした。',
  reload: '再読み込み',
  loadTitle: '読み込めませんでした',
  loadText: '資金と注文に影響はありません。',
  retriesOnline: 'オンラインに戻ると自動的に再試行します。',
  screenTitle: 'このページは動作を停止しました',
  screenText: '口座に影響はありません。再試行するか、ホームへお戻りください。',
  hint_signed_out: '再度ログインしてください',
  hint_too_many_requests: 'リクエストが多すぎます。{seconds} 秒後に再度お試しください',
  hint_invalid_field: 'この項目を確認してください',
  hint_server_error: 'サーバーに障害があります。しばらくしてから再度お試しください',
  hint_not_found: 'サーバーで見つかりませんでした',
  hint_wrong_method: 'サーバーはこのリクエストに対応していません',
  hint_body_too_large: '大きすぎて送信できません',
} satisfies Translation['errors']
