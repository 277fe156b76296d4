import type { Translation } from '../types.ts'

export default {
  amountToSpend: 'Trả tối đa',
  amountToReceive: 'Nhận tối thiểu',
  holdingAfter: 'Nắm giữ sau lệnh',
  proceeds: 'Tiền bán',
  feeOfProceeds: '{rate} tiền bán',
  rangeQuantity: 'Từ {minimum} đến {maximum} {code}, bước {step}',
  stop: 'Dừng',
  stopLimit: 'Dừng giới hạn',
  oco: 'OCO',
  stopPrice: 'Giá dừng',
  stopReached: 'Đã kích hoạt lệnh dừng',
  atMost: 'Tối đa',
  validUntil: 'Có hiệu lực đến',
  timeInForce: 'Thời hạn hiệu lực',
  untilCanceled: 'Đến khi hủy',
  today: 'Chỉ hôm nay',
  stopBuyWaits:
    'Mua khi giá tăng đến giá dừng, cao hơn tối đa {percent}. Nếu thị trường vượt qua mức đó, lệnh chờ tại đó như lệnh giới hạn.',
  stopBuyWaitsExact:
    'Mua khi giá tăng đến giá dừng, không cao hơn. Nếu thị trường vượt qua mức đó, lệnh chờ tại đó như lệnh giới hạn.',
  stopSellWaits:
    'Bán theo giá thị trường khi giá giảm đến giá dừng. Khi thị trường biến động nhanh, giá nhận được có thể thấp hơn nhiều.',
  stopLimitWaits:
    'Trở thành lệnh giới hạn khi thị trường chạm giá dừng. Lệnh có thể không khớp nếu giá tiếp tục đi.',
  ocoWaits:
    'Bán ở giá giới hạn hoặc tốt hơn, hoặc theo giá thị trường khi giá giảm đến giá dừng. Khi một lệnh khớp, lệnh kia bị hủy.',
  exits: 'Chốt lời và cắt lỗ',
  takeProfit: 'Chốt lời',
  stopLoss: 'Cắt lỗ',
  exitsFollow: 'Khi lệnh mua khớp, các lệnh này bán số đã mua. Khi một lệnh khớp, lệnh kia bị hủy.',
  atTakeProfit: 'Nếu chạm chốt lời, bạn nhận',
  atStopLoss: 'Nếu chạm cắt lỗ, bạn nhận khoảng',
  fromPrice: '{percent} so với {price}',
  saveExits: 'Lưu làm mặc định của tôi',
  exitsSaved: 'Đã lưu làm mặc định của bạn',
  placeStopBuy: 'Lệnh dừng: mua {quantity} {code}',
  placeStopSell: 'Lệnh dừng: bán {quantity} {code}',
} satisfies Translation['spot']
