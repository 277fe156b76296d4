import type { Translation } from '../types.ts'

export default {
  title: 'Dalam total yang dipublikasikan',
  included: 'Saldo Anda pada awal {day} (UTC) termasuk dalam total yang dipublikasikan.',
  missing:
    'Total yang dipublikasikan untuk awal {day} (UTC) salah. Ketidakcocokan di atas menunjukkan alasannya.',
  newer: 'Anda tidak memiliki saldo pada awal {day} (UTC), hari terbaru yang dipublikasikan.',
  none: 'Tidak dapat diperiksa: tidak ada total yang dipublikasikan.',
  failed: 'Tidak dapat diperiksa: total yang dipublikasikan tidak dapat dimuat.',
  late: 'Tidak ada total yang dipublikasikan sejak {day}. Seharusnya ada yang baru setiap hari.',
  account: 'Akun',
  root: 'Akar hari itu',
  compare: 'Semua orang harus melihat akar yang sama untuk satu hari. Bandingkan dengan orang lain.',
  proves:
    'Yang dibuktikan oleh kecocokan: total utang kepada semua pelanggan, yang dipublikasikan untuk hari itu, memuat saldo Anda, tidak ada jumlah negatif di jalurnya yang menguranginya, dan tidak ada akar yang pernah dilihat perangkat ini yang berubah.',
  provesNot:
    'Yang tidak dibuktikan: bahwa uangnya ada, atau bahwa saldo orang lain dihitung. Setiap orang hanya dapat memeriksa miliknya sendiri.',
} satisfies Translation['liabilities']
