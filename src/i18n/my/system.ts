import type { Translation } from '../types.ts'

export default {
  chooseTitle: 'Pilih lokasi',
  search: 'Bandar atau negara',
  searchHint: '{count} bandar untuk dipilih. Nama bandar dalam bahasa Inggeris, negara dalam bahasa anda.',
  results: 'Bandar',
  nothing: 'Tiada bandar yang sepadan',
  nothingText:
    'Senarai ini mengandungi ibu negara dan bandar besar. Pilih yang terdekat, atau tinggalkan dan masukkan alamat anda.',
  more: '{count} lagi. Terus menaip untuk mengecilkan senarai.',
  fromDevice: 'Gunakan lokasi semasa',
  locationNote:
    'Pelayar anda akan meminta kebenaran. Kedudukan dibundarkan kepada kira-kira satu kilometer, dilabel dengan bandar terdekat dalam senarai, dan hanya dihantar bersama borang.',
  near: 'Berhampiran {city}',
  denied: 'Akses lokasi ditolak. Pilih daripada senarai.',
  unavailable: 'Lokasi anda tidak dapat ditentukan. Pilih daripada senarai.',
  openTitle: 'Lokasi',
  copyCoordinates: 'Salin koordinat',
  latitude: 'Latitud',
  longitude: 'Longitud',
  nearest: 'Bandar terdekat dalam senarai',
  openMaps: 'Buka dalam aplikasi peta',
  openMapsNote:
    'Peta tidak ditunjukkan di sini, kerana itu akan memberitahu syarikat lain tempat yang anda lihat. Pautan ini membuka aplikasi pada peranti ini.',
  noPlace: 'Tiada lokasi diberikan',
  noPlaceText: 'Pautan ke halaman ini tiada koordinat, atau koordinatnya tidak sah.',
} satisfies Translation['system']
