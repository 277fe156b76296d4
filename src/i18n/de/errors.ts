import type { Translation } from '../types.ts'

export default {
  requestTimeout: 'Zeitüberschreitung der Anfrage',
  interfaceException: 'Schnittstellenfehler, bitte versuchen Sie es später erneut',
  networkLost: 'Keine Netzverbindung',
  backOnline: 'Wieder online',
  compressionFailed: 'Komprimierung fehlgeschlagen',
  img: {
    err: 'Das Bild konnte nicht gespeichert werden',
  },
  chunkLoad: 'Teil {id} der App konnte nicht geladen werden',
  chunkMissing: 'Dieser Teil der App ist veraltet. Laden Sie neu, um die neue Version zu erhalten.',
  chunkTimeout: 'Das Laden dieses Teils der App dauert zu lange.',
  chunkError: 'Dieser Teil der App konnte nicht geladen werden.',
  reload: 'Neu laden',
  loadTitle: 'Das konnte nicht geladen werden',
  loadText: 'Ihr Geld und Ihre Orders sind nicht betroffen.',
  retriesOnline: 'Wird von selbst erneut versucht, sobald Sie wieder online sind.',
  screenTitle: 'Diese Seite funktioniert nicht mehr',
  screenText: 'Ihr Konto ist nicht betroffen. Versuchen Sie es erneut, oder gehen Sie zur Startseite.',
  hint_signed_out: 'Melden Sie sich erneut an',
  hint_too_many_requests: 'Zu viele Anfragen. Versuchen Sie es in {seconds} s erneut',
  hint_invalid_field: 'Prüfen Sie dieses Feld',
  hint_server_error: 'Serverfehler. Versuchen Sie es später erneut',
  hint_not_found: 'Der Server konnte dies nicht finden',
  hint_wrong_method: 'Der Server unterstützt diese Anfrage nicht',
  hint_body_too_large: 'Das ist zu groß zum Senden',
} satisfies Translation['errors']
