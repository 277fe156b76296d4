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
  chunkMissing: 'Diesen Teil der App gibt es nicht mehr: Eine neuere Version ist erschienen.',
  chunkTimeout: 'Dieser Teil der App braucht zu lange zum Laden.',
  chunkError: 'Dieser Teil der App konnte nicht geladen werden.',
  reload: 'Neu laden',
  loadTitle: 'Das konnte nicht geladen werden',
  loadText: 'Ihr Geld und Ihre Orders sind nicht betroffen.',
  retriesOnline: 'Wird von selbst erneut versucht, sobald Sie wieder online sind.',
  screenTitle: 'Diese Seite funktioniert nicht mehr',
  screenText: 'Ihr Konto ist nicht betroffen. Versuchen Sie es erneut, oder gehen Sie zur Startseite.',
  hint_signed_out: 'Bitte melden Sie sich erneut an',
  hint_too_many_requests: 'Zu viele Anfragen. Versuchen Sie es in {seconds} s erneut',
  hint_invalid_field: 'Bitte prüfen Sie dieses Feld',
  hint_server_error: 'Der Server hat eine Störung. Bitte versuchen Sie es später erneut',
  hint_not_found: 'Der Server kennt diese Adresse nicht',
  hint_wrong_method: 'Der Server beantwortet diese Art von Anfrage nicht',
  hint_body_too_large: 'Das ist zu groß zum Senden',
} satisfies Translation['errors']
