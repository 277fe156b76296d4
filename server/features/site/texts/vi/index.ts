import type { OperatorTexts } from '../types.ts'
import { documents } from './documents.ts'

export const vi: OperatorTexts = {
  documents,
  banners: {
    welcome: {
      title: 'Mọi con số đều kiểm tra được',
      subtitle: 'Thấy phí trước khi xác nhận, biên nhận khớp từng số.',
    },
    markets: {
      title: '500 thị trường, một tài khoản',
      subtitle: 'Cổ phiếu Mỹ, tiền mã hóa, hợp đồng tương lai và ngoại hối, trực tiếp.',
    },
    sandbox: {
      title: 'Luyện tập với tiền giả lập',
      subtitle: 'Lệnh nạp được duyệt trong vài giây.',
    },
  },
  entries: {
    deposit: 'Nạp',
    withdraw: 'Rút',
    exchange: 'Quy đổi',
    search: 'Tìm kiếm',
    favorites: 'Theo dõi',
    chart: 'Biểu đồ',
    ledger: 'Lịch sử',
    ledgerEntries: 'Lịch sử tài khoản',
    pledge: 'Ký gửi',
    lockMining: 'Khóa đào',
    loan: 'Khoản vay',
    newShares: 'Cổ phiếu mới',
    invite: 'Mời bạn bè',
    welfare: 'Nhiệm vụ và voucher',
    awards: 'Khoản thưởng',
    activities: 'Hoạt động',
    language: 'Ngôn ngữ',
    line: 'Đường truyền',
  },
  headings: {
    ranking: 'Bảng xếp hạng',
    notices: 'Thông báo',
  },
  welcome: {
    title: 'Chào mừng đến môi trường thử nghiệm',
    content:
      'Thị trường và tiền ở đây đều là mô phỏng. Không việc gì bạn làm tốn tiền thật hay kiếm được tiền thật.',
  },
  notices: {
    fees: {
      title: 'Thu phí đúng như công bố',
      content:
        'Lệnh giao ngay tốn 0,1% giá trị lệnh. Màn hình tài khoản tính lại từng khoản phí theo biểu phí công bố.',
    },
    hours: {
      title: 'Giao dịch suốt ngày đêm trong môi trường thử nghiệm',
      content: 'Ở đây mọi thị trường luôn mở cửa. Sàn thật đóng cửa ban đêm, cuối tuần và ngày lễ.',
    },
    limits: {
      title: 'Những gì môi trường thử nghiệm không mô phỏng',
      content:
        'Lệnh không làm thị trường biến động, được khớp toàn bộ và không phải xếp hàng chờ. Không có cổ tức, chia tách cổ phiếu hay thuế.',
    },
  },
  tips: {
    riskNotice: 'Thử nghiệm: thị trường và tiền đều là mô phỏng.',
    orderNotice:
      'Lệnh thị trường khớp theo giá hiện tại, và bị từ chối nếu giá này xấu hơn quá 0,5% so với giá bạn đã xác nhận.',
  },
  bankCard: {
    bankName: 'Ngân hàng',
    accountName: 'Chủ tài khoản',
    cardNumber: 'Số thẻ',
    branch: 'Chi nhánh',
    swift: 'Mã SWIFT',
  },
  payee: {
    accountName: 'Chủ tài khoản',
    bankName: 'Ngân hàng',
    accountNumber: 'Số tài khoản',
    swift: 'Mã SWIFT',
  },
  recharge: {
    names: {
      sandbox: 'Chuyển khoản thử nghiệm',
      bank: 'Chuyển khoản ngân hàng',
      tron: 'USDT trên TRON (TRC20)',
      ethereum: 'USDT trên Ethereum (ERC20)',
      online: 'Thanh toán trực tuyến',
    },
    instructions: {
      sandbox:
        'Tiền giả lập. Nhà vận hành duyệt trong vài giây; số tiền có đuôi ,13 bị từ chối, để bạn thấy một lần từ chối trông như thế nào.',
      bank: 'Tiền giả lập: đừng gửi gì. Với tiền thật, bạn sẽ chuyển khoản rồi thêm ảnh biên lai để người xét duyệt kiểm tra. Số tiền có đuôi ,17 bị từ chối như thể không đọc được ảnh.',
      chain:
        'Tiền giả lập: đừng gửi gì. Môi trường thử nghiệm coi như tiền đã đến và đếm {confirmations} xác nhận. Số tiền có đuôi ,19 bị từ chối như thể được gửi qua mạng khác.',
      online:
        'Tiền giả lập. Bạn được chuyển đến trang thanh toán thử nghiệm, nơi không thu tiền gì, rồi quay lại đây. Bạn có {minutes} phút.',
    },
  },
  withdraw: {
    bank: 'Thẻ ngân hàng',
  },
  products: {
    pledge: 'Ký gửi {asset}, {days}',
    mining: 'Khóa đào {asset}, {days}',
    loan: 'Khoản vay, {instalments} × {days}',
    securedLoan: 'Khoản vay có bảo đảm, {instalments} × {days}',
  },
  days: {
    other: '{count} ngày',
  },
}
