import type { Translation } from '../types.ts'

export default {
  title: 'Harga daripada kunci yang diterbitkan',
  matches: 'Harga dagangan anda sehingga {day} (UTC) terbit daripada kunci yang diterbitkan.',
  differs:
    'Kunci, terma atau harga tidak seperti yang sepatutnya. Ketidakpadanan di atas menunjukkan apa yang salah.',
  missingTerms:
    'Semakan harga yang tidak dapat dilakukan: {count}. Terma yang menjadi asal harga ini tidak diterbitkan bagi: {products}.',
  later: 'Harga anda boleh disemak mulai {time}.',
  none: 'Harga anda lebih lama daripada kunci yang diterbitkan dan tidak dapat dibuktikan.',
  since: 'Harga sebelum {time} lebih lama daripada kunci yang diterbitkan dan tidak dapat dibuktikan.',
  late: 'Kunci bagi {day} tiada. Ia sepatutnya diterbitkan sejam selepas hari itu berakhir.',
  gone: 'Kunci tidak dapat dimuatkan, walaupun peranti ini pernah melihat cincangannya.',
  seen: 'Peranti ini melihat cincangan kunci bagi {day} sebelum hari itu, dan ia tidak berubah. Harga sehingga masa itu telah ditetapkan lebih awal.',
  hash: 'Cincangan kunci bagi {day}',
  compare:
    'Semua orang mesti ditunjukkan cincangan yang sama bagi satu hari. Bandingkannya dengan orang lain.',
  proves:
    'Apa yang dibuktikan oleh padanan: harga anda terbit daripada satu kunci bagi setiap hari, dan setiap kunci menetapkan semua kunci sebelumnya. Cincangan kunci diterbitkan dua hari lebih awal: jika anda atau orang lain melihatnya tepat pada masanya, tiada sesiapa dapat menyesuaikan harga dengan dagangan anda.',
  provesNot:
    'Apa yang tidak dibuktikan: bahawa pengendali, yang memegang kunci, tidak mengetahui harga lebih awal. Harga hari ini boleh disemak sejam selepas hari itu berakhir (UTC).',
} satisfies Translation['marketKeys']
