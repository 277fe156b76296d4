import type { Translation } from '../types.ts'

export default {
  cardsTitle: 'Kartu bank',
  bindCard: 'Tautkan kartu bank',
  noCards: 'Tidak ada kartu bank yang tertaut',
  noCardsText: 'Tautkan satu kartu agar penarikan dapat dikirim ke sana.',
  showCards: 'Tampilkan nomor lengkap',
  cardBound: 'Kartu telah ditautkan',
  unbind: 'Lepas tautan',
  unbindCard: 'Lepas tautan kartu ini?',
  unbindText:
    'Penarikan baru tidak dapat lagi dikirim ke sana. Penarikan yang sedang berjalan tetap tiba di sana.',
  keep: 'Pertahankan',
  boundOn: 'Ditautkan pada',
  noProperties: 'Data yang harus diisi untuk kartu tidak diketahui',
  cardNumberHint: 'Nomor kartu 12 hingga 19 angka, atau IBAN',
  cardNumberForm: 'Tulis 12 hingga 19 angka, atau IBAN lengkap',
  cardNumberCheck: 'Angka pemeriksa tidak cocok: satu karakter salah, atau dua karakter tertukar',
  swiftForm: 'Kode SWIFT terdiri dari 8 atau 11 huruf dan angka',
  tooLong: 'Maksimal {count} karakter',
  cardSafety:
    'Tautkan hanya kartu atas nama Anda sendiri. Kami tidak pernah meminta tanggal kedaluwarsa, kode keamanan, atau PIN.',
  addressesTitle: 'Alamat dompet',
  bindAddress: 'Tautkan alamat',
  noAddresses: 'Tidak ada alamat dompet yang tertaut',
  noAddressesText: 'Tautkan satu alamat agar penarikan dapat dikirim ke sana.',
  showAddresses: 'Tampilkan alamat lengkap',
  addressCount: '{count} dari {limit} alamat tertaut',
  limitReached: 'Tidak dapat menautkan lagi. Lepas salah satu tautan untuk memberi tempat.',
  unbindAddress: 'Lepas tautan alamat ini?',
  addressBound: 'Alamat telah ditautkan',
  currency: 'Mata uang',
  network: 'Jaringan',
  address: 'Alamat',
  label: 'Nama untuk alamat ini',
  labelHint: 'Misalnya “Tabungan”',
  copyAddress: 'Salin alamat',
  networkName: '{network} ({type})',
  networkRisk:
    'Alamat harus berupa alamat {network}. Yang dikirim lewat jaringan lain akan hilang, dan tidak ada yang dapat mengembalikannya.',
  wrongNetwork: 'Ini tampaknya alamat {found}, bukan {wanted}. Yang dikirim ke sana akan hilang',
  wrongChecksum: 'Checksum tidak cocok: ada karakter yang salah atau kurang. Salin kembali alamatnya',
  wrongForm: 'Ini bukan alamat {wanted}',
  noChecksum:
    'Penulisan ini tidak memuat checksum, sehingga karakter yang salah tidak akan terdeteksi. Bandingkan satu per satu karakternya.',
  looksRight: 'Bentuk dan checksum cocok dengan {network}.',
  noWayYet: 'Penarikan {currency} lewat {network} belum tersedia. Alamat tetap disimpan.',
  unanswered:
    'Tidak ada jawaban. Lihat daftar sebelum mencoba lagi: yang sama tidak akan ditautkan dua kali.',
  restBefore:
    'Anda memilih agar kartu dan alamat baru menunggu 24 jam: yang ini dapat digunakan mulai {time}.',
} satisfies Translation['binding']
