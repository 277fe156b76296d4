import type { Translation } from '../types.ts'

export default {
  label: 'Menu utama',
  home: 'Beranda',
  market: 'Pasar',
  trade: 'Transaksi',
  wallet: 'Dompet',
  me: 'Saya',
  skipToContent: 'Langsung ke konten',
  notFoundTitle: 'Halaman ini tidak ada',
  notFoundText: 'Alamatnya mungkin salah ketik, atau halamannya telah dipindahkan.',
  goHome: 'Ke beranda',
  preferredLanguage: 'Lanjutkan dalam bahasa Indonesia',
} satisfies Translation['nav']
