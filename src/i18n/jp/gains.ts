import type { Translation } from '../types.ts'

export default {
  title: '実現損益',
  year: '課税年度',
  yearNote: '暦年（UTC）',
  method: '取得原価の計算',
  fifo: '先入先出法',
  average: '平均法',
  working: '履歴を読み込み中：{time}まで反映',
  total: '合計',
  proceeds: '売却代金',
  cost: '取得原価',
  gain: '損益',
  byProduct: '銘柄別',
  lots: 'ロット別の売却',
  span: '{from}～{to}',
  none: 'この年の売却はありません',
  noneText: '売却したものが取得原価とともにここに表示されます。',
  acquired: '取得日時',
  sold: '売却日時',
  held: '保有期間',
  days: '日数',
  entriesOfSale: '売却の記録',
  entriesOfPurchase: '取得の記録',
  others: 'その他の実現損益',
  othersNote: 'ロットはありません。その時点の価格によるUSDT換算です。',
  contractFees: '証拠金取引の手数料',
  notAdvice:
    'これは税務上の助言ではありません。適用される規則はお住まいの国によって異なります。税理士にご相談ください。',
  rulesTitle: 'ここで使う規則',
  rules:
    '日時と年はUTC、金額はすべてUSDTです。売却額は手数料を引いた額、取得原価は手数料を含む額です。先入先出法では最も古い分の原価を使い、平均法では保有分全体で原価を平均します。どちらも保有期間は最も古い分から数えます。',
  rulesCost:
    '他のコインと交換して得たコインの原価は、支払ったコインの価値です。入金したコインの原価は到着時の価値です。コインで受け取った特典の原価は0です。途中解約手数料として引かれた分に売却額はありません。',
  csv: 'CSVをダウンロード',
  koinly: 'Koinly用にダウンロード',
  koinlyNote: 'この年のすべての取引をKoinlyの汎用CSV形式で保存します。Koinlyは独自の規則で計算します。',
} satisfies Translation['gains']
