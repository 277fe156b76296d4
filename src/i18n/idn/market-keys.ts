import type { Translation } from '../types.ts'

export default {
  title: 'Harga dari kunci yang dipublikasikan',
  matches: 'Harga transaksi Anda hingga {day} (UTC) berasal dari kunci yang dipublikasikan.',
  differs:
    'Kunci, ketentuan, atau harga tidak seperti seharusnya. Ketidakcocokan di atas menunjukkan apa yang salah.',
  missingTerms:
    'Pemeriksaan harga yang tidak dapat dilakukan: {count}. Ketentuan yang menjadi asal harga ini tidak dipublikasikan untuk: {products}.',
  later: 'Harga Anda dapat diperiksa mulai {time}.',
  none: 'Harga Anda lebih lama dari kunci yang dipublikasikan dan tidak dapat dibuktikan.',
  since: 'Harga sebelum {time} lebih lama dari kunci yang dipublikasikan dan tidak dapat dibuktikan.',
  late: 'Kunci untuk {day} tidak ada. Seharusnya dipublikasikan satu jam setelah hari itu berakhir.',
  gone: 'Kunci tidak dapat dimuat, padahal perangkat ini pernah melihat hash-nya.',
  seen: 'Perangkat ini melihat hash kunci untuk {day} sebelum hari itu, dan hash itu tidak berubah. Harga hingga saat itu sudah ditetapkan sebelumnya.',
  hash: 'Hash kunci untuk {day}',
  compare: 'Semua orang harus melihat hash yang sama untuk satu hari. Bandingkan dengan orang lain.',
  proves:
    'Yang dibuktikan oleh kecocokan: harga Anda berasal dari satu kunci per hari, dan setiap kunci menetapkan semua kunci sebelumnya. Hash kunci dipublikasikan dua hari sebelumnya: jika Anda atau orang lain melihatnya tepat waktu, tidak ada yang dapat menyesuaikan harga dengan transaksi Anda.',
  provesNot:
    'Yang tidak dibuktikan: bahwa pengelola, yang memegang kunci, tidak mengetahui harga lebih dulu. Harga hari ini dapat diperiksa satu jam setelah hari berakhir (UTC).',
} satisfies Translation['marketKeys']
