import type { Translation } from '../types.ts'

export default {
  chooseTitle: 'Pilih tempat',
  search: 'Bandar atau negara',
  searchHint:
    'Senarai {count} bandar dalam aplikasi ini. Nama bandar dalam bahasa Inggeris, negara dalam bahasa anda.',
  results: 'Bandar',
  nothing: 'Tiada dalam senarai',
  nothingText:
    'Senarai ini mengandungi ibu negara dan bandar besar. Pilih yang terdekat, atau tinggalkan dan tulis alamat.',
  more: '{count} lagi. Taip untuk mengecilkan carian.',
  fromDevice: 'Gunakan lokasi peranti ini',
  locationNote:
    'Pelayar anda akan bertanya dahulu. Kedudukan dibundarkan kepada kira-kira satu kilometer, dinamakan mengikut bandar terdekat dalam senarai, dan hanya dihantar bersama borang.',
  near: 'Berhampiran {city}',
  denied: 'Pelayar tidak dibenarkan memberitahu lokasi. Pilih daripada senarai.',
  unavailable: 'Lokasi tidak dapat ditemui. Pilih daripada senarai.',
  openTitle: 'Tempat',
  copyCoordinates: 'Salin koordinat',
  latitude: 'Latitud',
  longitude: 'Longitud',
  nearest: 'Bandar terdekat dalam senarai',
  openMaps: 'Buka dalam aplikasi peta',
  openMapsNote:
    'Peta tidak dilukis di sini, kerana itu akan memberitahu syarikat lain tempat yang anda lihat. Pautan ini membuka aplikasi pada peranti ini.',
  noPlace: 'Tiada tempat dinamakan',
  noPlaceText: 'Alamat halaman ini tidak menyatakan koordinat, atau koordinatnya salah.',
} satisfies Translation['system']
