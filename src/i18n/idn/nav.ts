import type { Translation } from '../types.ts'

export default {
  label: 'Menu utama',
  home: 'Beranda',
  market: 'Pasar',
  trade: 'Transaksi',
  wallet: 'Dompet',
  me: 'Akun',
  skipToContent: 'Langsung ke konten',
  notFoundTitle: 'Halaman tidak ditemukan',
  notFoundText: 'Alamatnya mungkin salah, atau halamannya telah dipindahkan.',
  goHome: 'Ke beranda',
  preferredLanguage: 'Lanjutkan dalam bahasa Indonesia',
} satisfies Translation['nav']
