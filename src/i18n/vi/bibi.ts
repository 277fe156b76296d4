import type { Translation } from '../types.ts'

export default {
  title: 'Coin-coin',
  ordersTitle: 'Lệnh coin-coin',
  choosePair: 'Chọn cặp',
  changePair: 'Đổi cặp',
  searchPairs: 'Tìm theo mã hoặc tên',
  pricedIn: 'Định giá bằng',
  pairs: 'Cặp',
  noPair: 'Không có cặp phù hợp',
  noPairText: 'Coin được giao dịch với BTC hoặc ETH.',
  perUnit: '{quote} cho 1 {base}',
  chartOf:
    'Tính từ {base} và {quote} theo USDT. Mỗi nến cho biết giá mở và giá đóng; cặp này không có thị trường riêng nên không có giá cao nhất, thấp nhất và khối lượng.',
  madeOf: 'Giá {base} chia cho giá {quote}. Thời điểm giá tính theo giá cũ hơn trong hai giá.',
  payAtMost: 'Trả tối đa',
  rangeAmount: 'Từ {minimum} đến {maximum} {code}',
  rangeCost: 'Giá trị lệnh từ {minimum} đến {maximum} {code}, bước {step} {base}',
  feeIn: '{rate} trên số bạn nhận',
  placeAmount: 'Mua {base} với tối đa {amount} {code}',
  beforeFee: 'Trước phí',
  atWorst:
    'Trường hợp xấu nhất: bạn trả {paid} {paidCode} và nhận {received} {receivedCode}. Nếu giá cặp biến động bất lợi cho bạn nhiều hơn mức đó, không có gì được đổi.',
  atWorstLimit:
    'Khớp toàn bộ ở giá {price} hoặc tốt hơn: bạn trả tối đa {paid} {paidCode} và nhận ít nhất {received} {receivedCode}. Cho đến lúc đó lệnh vẫn chờ khớp và có thể không bao giờ khớp. Số bạn trả bị tạm giữ; bạn có thể hủy lệnh.',
  coinsFall:
    'Coin có thể mất giá. Trường hợp xấu nhất: số bạn nhận trở nên vô giá trị. Bạn không thể mất nhiều hơn số bạn trả.',
  worth:
    'Giá trị hiện tại: {value} USDT. Số bạn trả được tính là bán ở giá trị này, và số bạn nhận được tính là mua ở giá trị này.',
  worthThen: 'Trị giá khi khớp',
  gain: 'Lãi lỗ đã chốt từ coin đã trả',
  gainNote: 'giá trị của chúng trừ giá vốn của bạn',
  pairOfPrices: '{base} {basePrice} · {quote} {quotePrice} USDT',
  yourCoins: 'Coin của bạn',
  heldNote: '{held} đang tạm giữ cho lệnh chờ khớp',
  noCoins: 'Chưa có coin',
  noCoinsText: 'Hãy mua coin bằng USDT trước. Sau đó bạn có thể đổi ở đây.',
  buyCoins: 'Mua coin',
  filter: 'Lọc lệnh',
  anyPair: 'Tất cả cặp',
  noMatch: 'Không có lệnh phù hợp',
  noHistoryText: 'Các lần đổi của bạn hiển thị ở đây, kèm chi phí.',
  clearFilter: 'Hiện tất cả',
  tradePairs: 'Đổi coin',
  exchanged: '{paid} {paidCode} lấy {received} {receivedCode}',
} satisfies Translation['bibi']
