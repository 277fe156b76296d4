import type { Translation } from '../types.ts'

export default {
  chooseTitle: 'Ort auswählen',
  search: 'Stadt oder Land',
  searchHint:
    'Zur Auswahl stehende Städte: {count}. Städtenamen stehen auf Englisch, Länder in Ihrer Sprache.',
  results: 'Städte',
  nothing: 'Keine passenden Städte',
  nothingText:
    'Die Liste enthält Hauptstädte und große Städte. Wählen Sie die nächstgelegene, oder lassen Sie dies frei, und geben Sie Ihre Adresse ein.',
  more: '{count} weitere. Tippen Sie weiter, um die Liste einzugrenzen.',
  fromDevice: 'Aktuellen Standort verwenden',
  locationNote:
    'Ihr Browser fragt Sie um Erlaubnis. Die Position wird auf etwa einen Kilometer gerundet, mit der nächstgelegenen Stadt der Liste bezeichnet und nur mit dem Formular gesendet.',
  near: 'In der Nähe von {city}',
  denied: 'Der Zugriff auf den Standort wurde verweigert. Wählen Sie aus der Liste.',
  unavailable: 'Ihr Standort konnte nicht ermittelt werden. Wählen Sie aus der Liste.',
  openTitle: 'Ort',
  copyCoordinates: 'Koordinaten kopieren',
  latitude: 'Breitengrad',
  longitude: 'Längengrad',
  nearest: 'Nächstgelegene Stadt der Liste',
  openMaps: 'In der Karten-App öffnen',
  openMapsNote:
    'Hier wird keine Karte gezeigt, weil das einer anderen Firma verraten würde, was Sie ansehen. Der Link öffnet eine App auf diesem Gerät.',
  noPlace: 'Kein Ort angegeben',
  noPlaceText: 'Der Link zu dieser Seite enthält keine oder ungültige Koordinaten.',
} satisfies Translation['system']
