import type { OperatorTexts } from '../types.ts'
import { documents } from './documents.ts'

export const my: OperatorTexts = {
  documents,
  banners: {
    welcome: {
      title: 'Setiap angka boleh disemak',
      subtitle: 'Yuran ditunjukkan sebelum anda sahkan, resit yang sepadan.',
    },
    markets: {
      title: '500 pasaran, satu akaun',
      subtitle: 'Saham AS, kripto, niaga hadapan dan forex, masa nyata.',
    },
    sandbox: {
      title: 'Berlatih dengan wang maya',
      subtitle: 'Deposit diluluskan dalam beberapa saat.',
    },
  },
  entries: {
    deposit: 'Deposit',
    withdraw: 'Keluarkan',
    exchange: 'Tukar',
    search: 'Cari',
    favorites: 'Pantauan',
    chart: 'Carta',
    ledger: 'Sejarah',
    ledgerEntries: 'Sejarah akaun',
    pledge: 'Penem\u00adpatan dana',
    lockMining: 'Perlom\u00adbongan berkunci',
    loan: 'Pinjaman',
    newShares: 'Saham baharu',
    invite: 'Jemput rakan',
    welfare: 'Tugasan dan baucar',
    awards: 'Ganjaran',
    activities: 'Aktiviti',
    language: 'Bahasa',
    line: 'Talian',
  },
  headings: {
    ranking: 'Kedudukan pasaran',
    notices: 'Notis',
  },
  welcome: {
    title: 'Selamat datang ke sandbox',
    content:
      'Pasaran dan wang di sini adalah simulasi. Apa yang anda lakukan tidak melibatkan kos atau pendapatan sebenar.',
  },
  notices: {
    fees: {
      title: 'Yuran ikut yang diterbitkan',
      content:
        'Pesanan spot dikenakan 0.1% daripada nilai pesanan. Skrin akaun mengira semula setiap yuran daripada jadual yang diterbitkan.',
    },
    hours: {
      title: 'Sandbox berdagang 24 jam sehari',
      content:
        'Di sini setiap pasaran sentiasa dibuka. Bursa sebenar tutup pada waktu malam, hujung minggu dan hari cuti.',
    },
    limits: {
      title: 'Apa yang tidak disimulasikan',
      content:
        'Pesanan tidak menggerakkan pasaran, dilaksanakan sepenuhnya, dan tidak menunggu giliran. Dividen, pecahan saham dan cukai tidak berlaku.',
    },
  },
  tips: {
    riskNotice: 'Sandbox: pasaran dan wang adalah simulasi.',
    orderNotice:
      'Pesanan pasaran dilaksanakan pada harga ketika itu, dan ditolak jika harga itu lebih buruk melebihi 0.5% daripada yang anda sahkan.',
  },
  bankCard: {
    bankName: 'Bank',
    accountName: 'Pemegang akaun',
    cardNumber: 'Nombor kad',
    branch: 'Cawangan',
    swift: 'Kod SWIFT',
  },
  payee: {
    accountName: 'Pemegang akaun',
    bankName: 'Bank',
    accountNumber: 'Nombor akaun',
    swift: 'Kod SWIFT',
  },
  recharge: {
    names: {
      sandbox: 'Pindahan sandbox',
      bank: 'Pindahan bank',
      tron: 'USDT di TRON (TRC20)',
      ethereum: 'USDT di Ethereum (ERC20)',
      online: 'Bayaran dalam talian',
    },
    instructions: {
      sandbox:
        'Wang maya. Pengendali sandbox meluluskannya dalam beberapa saat; amaun yang berakhir dengan .13 ditolak, supaya anda dapat melihat rupa sesuatu penolakan.',
      bank: 'Wang maya: jangan hantar apa-apa. Dengan wang sebenar, anda akan memindahkan amaun itu, kemudian menambah gambar resit untuk diperiksa oleh penyemak. Amaun yang berakhir dengan .17 ditolak seolah-olah gambarnya tidak dapat dibaca.',
      chain:
        'Wang maya: jangan hantar apa-apa. Sandbox bertindak seolah-olah pindahan telah sampai dan mengira {confirmations} pengesahan. Amaun yang berakhir dengan .19 ditolak seolah-olah dihantar melalui rangkaian lain.',
      online:
        'Wang maya. Anda pergi ke halaman pembayaran sandbox, yang tidak mengenakan apa-apa, kemudian kembali ke sini. Anda ada {minutes} minit.',
    },
  },
  withdraw: {
    bank: 'Kad bank',
  },
  products: {
    pledge: 'Penempatan {asset}, {days}',
    mining: 'Perlombongan berkunci {asset}, {days}',
    loan: 'Pinjaman, {instalments} × {days}',
    securedLoan: 'Pinjaman bercagar, {instalments} × {days}',
  },
  days: {
    other: '{count} hari',
  },
}
