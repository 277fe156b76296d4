import type { OperatorTexts } from '../types.ts'

export const documents: OperatorTexts['documents'] = {
  questions: {
    realMoney: {
      question: 'Đây có phải tiền thật không?',
      answer:
        '<b>Không.</b> Thị trường và tiền đều là mô phỏng. Không việc gì bạn làm ở đây tốn tiền thật hay kiếm được tiền thật, và mọi màn hình có số dư đều ghi rõ điều đó.',
    },
    password: {
      question: 'Tôi đổi mật khẩu như thế nào?',
      answer: 'Mở <a>Đổi mật khẩu</a>. Mọi thiết bị khác sẽ bị đăng xuất.',
    },
    scam: {
      question: 'Có người hỏi mật khẩu hoặc mã của tôi. Tôi phải làm gì?',
      answer:
        'Đừng cho ai biết. Chúng tôi không bao giờ hỏi hai thứ đó. Sau đó hãy đổi mật khẩu, và kiểm tra <a>các thiết bị đang đăng nhập</a>.',
    },
    protection: {
      question: 'Tôi bảo vệ tài khoản như thế nào?',
      answer: [
        'Bật xác minh hai bước, và cất mã khôi phục ở nơi khác.',
        'Đặt mật khẩu rút tiền.',
        'Đọc tin nhắn: mọi lần đăng nhập từ thiết bị mới đều được báo ở đó.',
      ],
    },
    depositTime: {
      question: 'Khi nào tiền nạp của tôi được ghi có?',
      answer:
        'Ở đây chỉ mất vài giây. Từng bước hiển thị trong mục <a>Nạp tiền</a>; số tiền có đuôi ,13 bị cố ý từ chối, để bạn thấy một lần từ chối trông như thế nào.',
    },
    held: {
      question: 'Vì sao một phần số dư của tôi bị tạm giữ?',
      answer:
        'Lệnh chờ khớp, lệnh rút đang xử lý, vị thế và đăng ký mua tạm giữ phần có thể cần đến. Chạm vào số tạm giữ trong ví để xem các bút toán đằng sau.',
    },
    check: {
      question: 'Làm sao kiểm tra rằng mọi con số đều đúng?',
      answer:
        'Chạm <b>Kiểm tra tài khoản của tôi</b> trong <a>ví</a>. Chính thiết bị của bạn tính lại mọi số dư, khoản phí, lần khớp và khoản chi trả từ dữ liệu đã công bố, và cho xem phép tính.',
    },
    orderCost: {
      question: 'Một lệnh tốn bao nhiêu?',
      answer:
        'Chi phí chính xác hiển thị trước khi bạn xác nhận và trong biên nhận. Lệnh giao ngay tốn 0,1% giá trị lệnh. Xem <a>tất cả các loại phí</a>.',
    },
    refused: {
      question: 'Vì sao lệnh của tôi bị từ chối?',
      answer:
        'Lý do hiển thị tại ô nhập hoặc phía trên nút bấm: giá biến động quá 0,5%, thị trường đóng cửa, số dư không đủ, hoặc số lượng không đúng bước. Lệnh bị từ chối không tốn gì.',
    },
    contractLoss: {
      question: 'Tôi có thể mất bao nhiêu với hợp đồng?',
      answer:
        'Toàn bộ ký quỹ của vị thế, và rất nhanh: đòn bẩy gấp mười là lỗ gấp mười. Giá thanh lý hiển thị khi bạn nhập lệnh. <a>Bạn có thể mất gì</a>',
    },
    earningSafety: {
      question: 'Ký gửi và khóa đào có an toàn không?',
      answer:
        'Lợi nhuận không được đảm bảo. Bạn không dùng được số tiền trước khi hết kỳ hạn, trừ khi trả phí rút trước hạn đã hiển thị trước, và trong thời gian đó đồng coin có thể mất giá.',
    },
  },
  richTexts: {
    about: {
      title: 'Về trang này',
      content: [
        'Môi trường thử nghiệm để giao dịch cổ phiếu Mỹ, tiền mã hóa, hợp đồng tương lai và ngoại hối. Mọi thứ ở đây đều là mô phỏng: thị trường, tiền, bên đối ứng của từng giao dịch.',
        'Mọi con số đều có thể tính lại trên chính thiết bị của bạn.',
      ],
    },
    terms: {
      title: 'Điều khoản sử dụng',
      content: [
        'Không có tiền thật ở đây, và không thể đòi khoản tiền thật nào.',
        'Chỉ các quy tắc đã công bố áp dụng cho lệnh, nạp tiền và rút tiền.',
        'Hoạt động của bạn được ghi lại, và bạn có thể tải toàn bộ về dưới dạng tệp.',
        'Bạn có thể đóng tài khoản bất cứ lúc nào khi không còn gì đang mở và không còn số dư.',
      ],
    },
    privacy: {
      title: 'Quyền riêng tư',
      content: [
        'Chúng tôi lưu tên tài khoản, thông tin bạn cung cấp về mình, các lệnh và khoản thanh toán của bạn, và những gì trình duyệt tự khai khi bạn đăng nhập. Chúng tôi không chia sẻ, không theo dõi bạn để quảng cáo, và không tải gì từ máy chủ khác.',
        'Bạn có thể <a>tải toàn bộ dữ liệu, hoặc đóng tài khoản</a>.',
      ],
    },
    risk: {
      title: 'Bạn có thể mất gì',
      content: [
        '<b>Giao ngay:</b> toàn bộ số tiền bạn đã trả, nếu giá rơi về không.',
        '<b>Hợp đồng:</b> toàn bộ ký quỹ, chỉ trong vài phút. Vị thế bị thanh lý trước khi ký quỹ cạn.',
        '<b>Lệnh nhanh:</b> toàn bộ tiền đặt, nếu giá kết thúc sai phía dù chỉ một bước. Bạn phải thắng hơn một nửa mới có lãi.',
        '<b>Sao chép giao dịch:</b> tất cả những gì bạn bỏ vào; kết quả quá khứ của nhà giao dịch không nói lên điều gì về tương lai.',
        '<b>Ký gửi, khóa đào, cổ phiếu mới:</b> quyền sử dụng số tiền trong một thời gian, và phần giá trị mà coin hay cổ phiếu mất đi trong lúc đó.',
      ],
    },
    fees: {
      title: 'Phí',
      content: [
        'Lệnh giao ngay tốn 0,1% giá trị lệnh. Mọi khoản phí khác tùy theo sản phẩm, chế độ giao dịch hoặc phương thức thanh toán, và hiển thị trước khi bạn xác nhận. Phí thu đúng như phí công bố; ứng dụng tính lại từng khoản phí khi bạn kiểm tra tài khoản.',
      ],
    },
    accessibility: {
      title: 'Trợ năng',
      content: [
        '<b>Bàn phím:</b> Mọi thứ dùng được không cần chuột. Tab chuyển tiếp, Enter nhấn, Escape đóng. Phím mũi tên để chọn và đọc biểu đồ từng nến. Nhấn ? để xem phím tắt; bạn có thể tắt chúng trong cài đặt hiển thị.',
        '<b>Trình đọc màn hình:</b> Mỗi trang nêu tên khi mở. Kết quả được thông báo một lần khi có; lỗi được đọc cùng ô nhập. Thay đổi giá không được đọc.',
        '<b>Phóng to:</b> Trang phóng to đến 400% mà không phải cuộn ngang và theo cỡ chữ của thiết bị.',
        '<b>Tương phản và màu sắc:</b> Chữ có độ tương phản ít nhất 4,5:1, ở cả nền sáng và tối. Tăng và giảm còn khác nhau bằng dấu và mũi tên, và bạn có thể đổi màu của chúng.',
        '<b>Bảng và in:</b> Thị trường và mỗi biểu đồ đều có thể hiện dạng bảng. Nếu thiết bị của bạn yêu cầu tương phản cao hơn hoặc màu riêng, trang sẽ theo đó. Khi in, trang là chữ đen trên nền trắng.',
        '<b>Chuyển động:</b> Không có gì trượt nếu thiết bị của bạn yêu cầu giảm chuyển động.',
        '<b>Có gì không dùng được?</b> Hãy báo cho bộ phận <a>chăm sóc khách hàng</a>.',
      ],
    },
  },
  service: {
    answers: {
      fees: {
        askedBy: [
          'phí ',
          'phí?',
          'thu phí',
          'tính phí',
          'mất phí',
          'mức phí',
          'chi phí',
          'hoa hồng',
          'tốn bao nhiêu',
        ],
        answer:
          'Mọi khoản phí đều hiển thị trước khi bạn xác nhận và trong biên nhận. Bảng phí đầy đủ có trong Câu hỏi và trả lời.',
      },
      deposits: {
        askedBy: ['nạp', 'nap tien', 'gửi tiền vào'],
        answer:
          'Ở đây lệnh nạp được duyệt trong vài giây. Số tiền có đuôi ,13 bị cố ý từ chối. Mục Nạp tiền cho thấy từng bước.',
      },
      withdrawals: {
        askedBy: ['rút', 'rut tien'],
        answer:
          'Lệnh rút được xét duyệt trong 20 giây và có thể hủy cho đến lúc đó. Lịch sử rút tiền cho thấy từng bước và lý do nếu bị từ chối.',
      },
      codes: {
        askedBy: ['mật khẩu', 'mat khau', 'mã xác', 'mã khôi phục', 'mã bảo mật', 'mã otp', 'mã của tôi'],
        answer:
          'Chúng tôi không bao giờ hỏi mật khẩu hay mã của bạn. Bạn có thể đổi cả hai tại Tài khoản, Bảo mật.',
      },
      statement: {
        askedBy: [
          'sao kê',
          'sao ke',
          'không khớp số',
          'số không khớp',
          'số dư không',
          'số dư sai',
          'tính sai',
          'bị sai',
        ],
        answer:
          'Mở ví, kiểm tra tài khoản của bạn và lưu sao kê thành tệp: tệp ghi rõ con số nào khác và lẽ ra phải là bao nhiêu.',
      },
    },
    picture:
      'Cảm ơn bạn đã gửi ảnh. Đây là bộ phận hỗ trợ của môi trường thử nghiệm: một chương trình trả lời, và không ai xem ảnh.',
    otherwise:
      'Đây là bộ phận hỗ trợ của môi trường thử nghiệm: một chương trình trả lời. Có thể trả lời về phí, nạp tiền, rút tiền, mật khẩu và sao kê.',
  },
  offer: {
    summary: {
      title: 'Tóm tắt (giả lập)',
      text: 'Trong môi trường thử nghiệm này, {name} bán thêm cổ phiếu với giá cố định. Đó là chính cổ phiếu đang được giao dịch ở đây. Không có gì là thật: {name} không liên quan đến đợt chào bán này, và không ai có thể mua hay sở hữu bất cứ thứ gì qua đó.',
    },
    draw: {
      title: 'Cổ phiếu được phân bổ như thế nào',
      text: 'Mỗi lô đăng ký là một phiếu. Nếu số phiếu nhiều hơn số lô, việc bốc thăm sẽ quyết định, và mỗi phiếu có cơ hội như nhau. Hạt giống của lần bốc thăm được cố định trước khi mở đợt; mã băm của nó hiển thị ngay từ đầu, còn chính hạt giống hiển thị sau khi bốc thăm, để bất kỳ ai cũng có thể tính lại kết quả. Môi trường thử nghiệm thêm các mục của riêng mình, có đánh dấu rõ, để có người cùng bốc thăm.',
    },
    risks: {
      title: 'Rủi ro',
      text: 'Bạn có thể được phân bổ ít cổ phiếu hơn số đăng ký, hoặc không được cổ phiếu nào. Tiền của bạn bị tạm giữ đến khi bốc thăm và trong thời gian đó không dùng được. Cổ phiếu được phân bổ chỉ có thể bán từ khi niêm yết, mười hai giờ sau khi đóng; khi đó giá thị trường có thể đã giảm xuống dưới số bạn trả, và có thể giảm tiếp. Nếu cổ phiếu bị đình chỉ giao dịch, không thể bán cho đến khi hết đình chỉ.',
    },
    terms: {
      title: 'Điều khoản',
      text: 'Mỗi tài khoản một lần đăng ký cho mỗi đợt, tối đa đến mức hiển thị. Có thể hủy không mất phí khi đợt còn mở. Phí chỉ tính trên cổ phiếu được phân bổ. Số tiền của phần không được phân bổ được giải phóng ngay sau khi bốc thăm.',
    },
  },
  activity: {
    title: '{coin} sẽ có giá bao nhiêu?',
    summary: 'Dự đoán giá một {coin} hai tuần sau khi bắt đầu. Tham gia miễn phí, và không cần giao dịch.',
    howItWorks: {
      title: 'Cách tham gia',
      texts: [
        'Trong tuần đầu, hãy gửi một dự đoán về giá của một <strong>{coin}</strong> khi kết thúc, tính bằng USDT.',
        'Một tuần sau khi đóng đăng ký, giá công bố tại thời điểm đó sẽ quyết định.',
      ],
    },
    rule: {
      title: 'Thể lệ',
      texts: [
        'Dự đoán được xếp hạng theo khoảng cách đến giá đó, cao hơn hay thấp hơn.',
        'Nếu bằng nhau, dự đoán gửi trước xếp trên.',
        'Ba người đầu nhận {first}, {second} và {third} USDT, tự động cộng vào số dư trong vòng một phút, tự do sử dụng.',
        'Nếu số người tham gia ít hơn số giải, các giải còn lại không được trả.',
      ],
    },
    toKnow: {
      title: 'Nên biết',
      texts: [
        'Dự đoán không thể thay đổi, và đoán sai không mất gì. Đây không phải lời khuyên mua hay bán: giá lên và xuống, và phần lớn dự đoán đều trượt.',
        'Kết quả liệt kê mọi người tham gia với tên đã che, dự đoán và thời điểm tham gia, để bất kỳ ai cũng có thể kiểm tra thứ hạng.',
      ],
    },
  },
}
