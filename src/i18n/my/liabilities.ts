import type { Translation } from '../types.ts'

export default {
  title: 'Dalam jumlah yang diterbitkan',
  included: 'Baki anda pada permulaan {day} (UTC) terdapat dalam jumlah yang diterbitkan.',
  missing:
    'Jumlah yang diterbitkan bagi permulaan {day} (UTC) salah. Ketidakpadanan di atas menunjukkan sebabnya.',
  newer: 'Anda tiada baki pada permulaan {day} (UTC), hari terbaharu yang diterbitkan.',
  none: 'Tidak dapat disemak: tiada jumlah diterbitkan.',
  failed: 'Tidak dapat disemak: jumlah yang diterbitkan tidak dapat dimuatkan.',
  late: 'Tiada jumlah diterbitkan sejak {day}. Sepatutnya ada yang baharu setiap hari.',
  account: 'Akaun',
  root: 'Akar hari itu',
  compare: 'Semua orang mesti ditunjukkan akar yang sama bagi satu hari. Bandingkannya dengan orang lain.',
  proves:
    'Apa yang dibuktikan oleh padanan: jumlah yang terhutang kepada semua pelanggan, yang diterbitkan bagi hari itu, mengandungi baki anda, tiada amaun negatif di sepanjang laluan mengurangkannya, dan tiada akar yang pernah dilihat peranti ini telah diubah.',
  provesNot:
    'Apa yang tidak dibuktikan: bahawa wang itu ada, atau bahawa baki orang lain dikira. Setiap orang hanya dapat menyemak bakinya sendiri.',
} satisfies Translation['liabilities']
