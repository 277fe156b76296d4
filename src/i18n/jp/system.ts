import type { Translation } from '../types.ts'

export default {
  chooseTitle: '場所を選ぶ',
  search: '都市または国',
  searchHint: '{count} 都市から選べます。都市名は英語、国名は表示中の言語です。',
  results: '都市',
  nothing: '該当する都市がありません',
  nothingText: '一覧には首都と大都市があります。最も近い都市を選ぶか、選ばずに住所を入力してください。',
  more: 'ほか {count} 件。入力して絞り込んでください。',
  fromDevice: '現在地を使う',
  locationNote:
    '先にブラウザが許可を求めます。位置は約 1 キロメートルに丸め、一覧の最も近い都市の名で示し、フォームとともにのみ送信します。',
  near: '{city} 付近',
  denied: '位置情報へのアクセスが拒否されました。一覧から選んでください。',
  unavailable: '位置を取得できませんでした。一覧から選んでください。',
  openTitle: '位置',
  copyCoordinates: '座標をコピー',
  latitude: '緯度',
  longitude: '経度',
  nearest: '一覧で最も近い都市',
  openMaps: '地図アプリで開く',
  openMapsNote:
    'ここでは地図を表示しません。表示すると、見ている場所がほかの会社に伝わるためです。リンクはこの端末のアプリを開きます。',
  noPlace: '場所が指定されていません',
  noPlaceText: 'このページのリンクに座標がないか、誤っています。',
} satisfies Translation['system']
