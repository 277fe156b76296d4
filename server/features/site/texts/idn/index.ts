import type { OperatorTexts } from '../types.ts'
import { documents } from './documents.ts'

export const idn: OperatorTexts = {
  documents,
  banners: {
    welcome: {
      title: 'Setiap angka dapat diperiksa',
      subtitle: 'Biaya ditampilkan sebelum Anda konfirmasi, bukti yang cocok.',
    },
    markets: {
      title: '500 pasar, satu akun',
      subtitle: 'Saham AS, kripto, futures, dan forex, live.',
    },
    sandbox: {
      title: 'Berlatih dengan dana virtual',
      subtitle: 'Deposit disetujui dalam hitungan detik.',
    },
  },
  entries: {
    deposit: 'Deposit',
    withdraw: 'Tarik',
    exchange: 'Tukar',
    search: 'Cari',
    favorites: 'Watchlist',
    chart: 'Grafik',
    ledger: 'Mutasi',
    ledgerEntries: 'Mutasi saldo',
    pledge: 'Penem\u00adpatan dana',
    lockMining: 'Penam\u00adbangan ter\u00adkunci',
    loan: 'Pinjaman',
    newShares: 'Saham baru',
    invite: 'Undang teman',
    welfare: 'Tugas dan voucher',
    awards: 'Imbalan',
    activities: 'Aktivitas',
    language: 'Bahasa',
    line: 'Jalur',
  },
  headings: {
    ranking: 'Peringkat pasar',
    notices: 'Pengumuman',
  },
  welcome: {
    title: 'Selamat datang di sandbox',
    content:
      'Pasar dan uang di sini adalah simulasi. Apa pun yang Anda lakukan tidak menimbulkan biaya atau penghasilan nyata.',
  },
  notices: {
    fees: {
      title: 'Biaya sesuai publikasi',
      content:
        'Order spot dikenai 0,1% dari nilai order. Layar akun menghitung ulang setiap biaya dari tabel yang dipublikasikan.',
    },
    hours: {
      title: 'Sandbox bertransaksi 24 jam',
      content:
        'Di sini semua pasar selalu buka. Bursa sungguhan tutup pada malam hari, akhir pekan, dan hari libur.',
    },
    limits: {
      title: 'Yang tidak disimulasikan',
      content:
        'Order tidak menggerakkan pasar, terisi seluruhnya, dan tidak pernah mengantre. Dividen, pemecahan saham, dan pajak tidak ada.',
    },
  },
  tips: {
    riskNotice: 'Sandbox: pasar dan uangnya simulasi.',
    orderNotice:
      'Order market terisi pada harga saat itu, dan ditolak jika harganya lebih buruk lebih dari 0,5% daripada yang Anda konfirmasi.',
  },
  bankCard: {
    bankName: 'Bank',
    accountName: 'Pemilik rekening',
    cardNumber: 'Nomor kartu',
    branch: 'Cabang',
    swift: 'Kode SWIFT',
  },
  payee: {
    accountName: 'Pemilik rekening',
    bankName: 'Bank',
    accountNumber: 'Nomor rekening',
    swift: 'Kode SWIFT',
  },
  recharge: {
    names: {
      sandbox: 'Transfer sandbox',
      bank: 'Transfer bank',
      tron: 'USDT di TRON (TRC20)',
      ethereum: 'USDT di Ethereum (ERC20)',
      online: 'Pembayaran online',
    },
    instructions: {
      sandbox:
        'Dana virtual. Pengelola sandbox menyetujuinya dalam hitungan detik; jumlah yang berakhiran ,13 ditolak, agar Anda dapat melihat seperti apa penolakan itu.',
      bank: 'Dana virtual: jangan kirim apa pun. Dengan uang sungguhan, Anda akan mentransfer jumlahnya, lalu menambahkan gambar bukti transfer untuk diperiksa oleh pemeriksa. Jumlah yang berakhiran ,17 ditolak seolah-olah gambarnya tidak terbaca.',
      chain:
        'Dana virtual: jangan kirim apa pun. Sandbox bertindak seolah-olah transfer sudah tiba dan menghitung {confirmations} konfirmasi. Jumlah yang berakhiran ,19 ditolak seolah-olah dikirim lewat jaringan lain.',
      online:
        'Dana virtual. Anda menuju halaman pembayaran sandbox, yang tidak menagih apa pun, lalu kembali ke sini. Waktu Anda {minutes} menit.',
    },
  },
  withdraw: {
    bank: 'Kartu bank',
  },
  products: {
    pledge: 'Penempatan {asset}, {days}',
    mining: 'Penambangan terkunci {asset}, {days}',
    loan: 'Pinjaman, {instalments} × {days}',
    securedLoan: 'Pinjaman dengan jaminan, {instalments} × {days}',
  },
  days: {
    other: '{count} hari',
  },
}
