import type { Translation } from '../generated/types.ts'

export default {
  login: 'Log masuk',
  register: 'Buka akaun',
  loginLead: 'Baki, pesanan dan rekod anda, seperti yang tercatat dalam lejar.',
  registerLead: 'E-mel atau nombor telefon, dan kata laluan. Tiada yang lain diminta.',
  account: 'E-mel atau telefon',
  accountHint: 'Nombor telefon dengan kod negara, seperti +60',
  accountInvalid: 'Bukan alamat e-mel mahupun nombor telefon',
  email: 'E-mel',
  phone: 'Telefon',
  password: 'Kata laluan',
  passwordAgain: 'Ulang kata laluan',
  passwordRules: 'Syarat kata laluan',
  ruleMet: 'dipenuhi',
  ruleOpen: 'belum dipenuhi',
  code: 'Kod pengesahan',
  codeSent: 'Kod sedang dihantar ke {account}.',
  sandboxCodeTitle: 'Sandbox: tiada apa-apa dihantar',
  sandboxCode: 'Tiada perkhidmatan e-mel atau mesej di sini. Kod anda ialah {code}.',
  fillIn: 'Isikan',
  inviteCode: 'Kod jemputan',
  inviteCodeUnknown: 'Tiada sesiapa memiliki kod ini. Semak, atau biarkan medan ini kosong',
  inviteCodeInvalid: '4 hingga 12 huruf besar dan digit',
  agree: 'Saya bersetuju dengan terma ini',
  agreeRequired: 'Akaun memerlukan persetujuan anda',
  termSandbox:
    'Pasaran dan wangnya simulasi. Di sini tiada apa-apa yang boleh dimenangi, dirugikan atau dikeluarkan.',
  termRisk: 'Harga boleh jatuh. Anda boleh kehilangan semua yang anda masukkan.',
  termFees: 'Setiap yuran ditunjukkan sebelum anda mengesahkan, dan kemudian menjadi entri tersendiri.',
  termPrivacy:
    'E-mel atau nombor telefon anda digunakan supaya anda boleh log masuk, dan bukan untuk hal lain.',
  demoTitle: 'Hanya mahu melihat-lihat?',
  demoText: 'Akaun demo mempunyai baki, pesanan dan rekod. Akaun ini dikongsi oleh semua orang.',
  demoFill: 'Isi dengan akaun demo',
  signOut: 'Log keluar',
  signOutTitle: 'Log keluar pada peranti ini?',
  signOutText:
    'Baki dan pesanan terbuka anda kekal seperti sedia ada. Borang yang telah anda mulakan di sini dibuang.',
  signedOut: 'Anda telah log keluar',
  wasSignedOut: 'Anda telah dilog keluar',
  noAccount: 'Belum ada akaun?',
  haveAccount: 'Sudah ada akaun?',
  goOn: 'Log masuk untuk meneruskan dari tempat tadi.',
  sessionEnded: 'Anda telah dilog keluar. Log masuk untuk meneruskan dari tempat tadi.',
  inviteTitle: 'Log masuk untuk melihatnya',
  inviteText:
    'Kandungan akaun hanya ditunjukkan kepada pemegangnya. Sebut harga, carta dan bantuan terbuka kepada semua orang.',
  recoverLead:
    'Kami menghantar kod ke e-mel atau telefon anda. Dengannya anda menetapkan kata laluan baharu.',
  recoverAfter:
    'Selepas itu semua peranti anda dilog keluar dan tiada apa-apa boleh dikeluarkan selama 24 jam. Tujuannya, sesiapa yang boleh membaca mesej anda tidak dapat mengambil wang anda serta-merta.',
  codeSentIf: 'Jika {account} mempunyai akaun, kami telah menghantar kod kepadanya.',
  sandboxUnknown:
    'Sandbox tidak menghantar e-mel atau SMS. Kod hanya ditunjukkan pada peranti yang pernah log masuk ke akaun ini.',
  recoverSecond:
    'Kod itu betul. Pengesahan dua langkah dihidupkan: masukkan juga kod daripada aplikasi pengesah, atau gunakan kunci laluan.',
  forgotPassword: 'Terlupa kata laluan?',
  resetPassword: 'Tetapkan kata laluan baharu',
} satisfies Translation['auth']
