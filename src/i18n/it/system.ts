import type { Translation } from '../types.ts'

export default {
  chooseTitle: 'Scegli un luogo',
  search: 'Città o paese',
  searchHint:
    '{count} città tra cui scegliere. I nomi delle città sono in inglese, quelli dei paesi nella sua lingua.',
  results: 'Città',
  nothing: 'Nessuna città corrispondente',
  nothingText:
    'L’elenco contiene capitali e grandi città. Scelga la più vicina, o lasci vuoto e inserisca il suo indirizzo.',
  more: 'Altre {count}. Continui a scrivere per restringere.',
  fromDevice: 'Usa la posizione attuale',
  locationNote:
    'Il browser chiederà il permesso. La posizione è arrotondata a circa un chilometro, indicata con la città più vicina dell’elenco e inviata solo con il modulo.',
  near: 'Vicino a {city}',
  denied: 'Accesso alla posizione negato. Scelga dall’elenco.',
  unavailable: 'Non è stato possibile determinare la posizione. Scelga dall’elenco.',
  openTitle: 'Luogo',
  copyCoordinates: 'Copia le coordinate',
  latitude: 'Latitudine',
  longitude: 'Longitudine',
  nearest: 'Città più vicina dell’elenco',
  openMaps: 'Apri nell’app delle mappe',
  openMapsNote:
    'Qui non si mostra alcuna mappa, perché direbbe a un’altra azienda che luogo guarda. Il link apre un’app su questo dispositivo.',
  noPlace: 'Nessun luogo indicato',
  noPlaceText: 'Il link a questa pagina non ha coordinate, o ne ha di non valide.',
} satisfies Translation['system']
