import type { Translation } from '../types.ts'

export default {
  settings: 'Pengaturan notifikasi',
  settingsText: 'Semuanya tetap ada di pesan Anda. Pilih notifikasi lain yang Anda inginkan.',
  whileOpen: 'Saat aplikasi terbuka',
  whenClosed: 'Saat aplikasi tertutup',
  kindAlert: 'Peringatan harga',
  kindOrder: 'Order terisi, ditolak, atau dibatalkan',
  kindPosition: 'Take profit, stop loss, dan likuidasi',
  kindMoney: 'Deposit, penarikan, pinjaman, dan saham baru',
  kindSecurity: 'Keamanan dan identitas',
  alwaysOn: 'Selalu aktif',
  push: 'Notifikasi di perangkat ini',
  pushText: 'Browser akan meminta izin. Notifikasi berhenti saat Anda keluar di sini.',
  pushAmounts: 'Tampilkan jumlah di notifikasi',
  pushAmountsText: 'Siapa pun yang melihat layar ini, meski terkunci, dapat membacanya.',
  pushDenied: 'Notifikasi diblokir. Izinkan untuk situs ini di pengaturan browser, lalu coba lagi.',
  pushFailed: 'Notifikasi tidak dapat dinyalakan. Silakan coba lagi.',
  pushInstall:
    'Di iPhone atau iPad, tambahkan dahulu aplikasi ke Layar Utama: Bagikan, lalu Tambah ke Layar Utama. Kemudian buka dari sana.',
  pushUnsupported: 'Browser ini tidak dapat menampilkan notifikasi aplikasi.',
  liquidation: 'Peringatan likuidasi',
  liquidationText: 'Memperingatkan Anda saat harga posisi kontrak sedekat ini dengan harga likuidasinya.',
  firstNotice: 'Peringatan pertama',
  secondNotice: 'Peringatan kedua',
  noNotice: 'Nonaktif',
} satisfies Translation['notices']
