import type { Translation } from '../types.ts'

export default {
  chooseTitle: 'Scegli un luogo',
  search: 'Città o paese',
  searchHint:
    'Un elenco contenuto in questa app, numero di città: {count}. I nomi delle città sono in inglese, quelli dei paesi nella sua lingua.',
  results: 'Città',
  nothing: 'Non in elenco',
  nothingText:
    'L’elenco contiene capitali e grandi città. Scelga la più vicina, o lasci vuoto e scriva l’indirizzo.',
  more: 'Altre {count}. Scriva per restringere.',
  fromDevice: 'Usa la posizione di questo dispositivo',
  locationNote:
    'Il browser chiede prima il permesso. La posizione è arrotondata a circa un chilometro, indicata con la città più vicina dell’elenco e inviata solo con il modulo.',
  near: 'Vicino a {city}',
  denied: 'Al browser non è stato permesso di indicare la posizione. Scelga dall’elenco.',
  unavailable: 'Non è stato possibile trovare la posizione. Scelga dall’elenco.',
  openTitle: 'Luogo',
  copyCoordinates: 'Copia le coordinate',
  latitude: 'Latitudine',
  longitude: 'Longitudine',
  nearest: 'Città più vicina dell’elenco',
  openMaps: 'Apri nell’app delle mappe',
  openMapsNote:
    'Qui non si disegna alcuna mappa, perché direbbe a un’altra azienda che cosa guarda. Il link apre un’app di questo dispositivo.',
  noPlace: 'Nessun luogo indicato',
  noPlaceText: 'L’indirizzo di questa pagina non indica coordinate, o ne indica di errate.',
} satisfies Translation['system']
