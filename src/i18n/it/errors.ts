import type { Translation } from '../types.ts'

export default {
  requestTimeout: 'Tempo della richiesta scaduto',
  interfaceException: 'Errore d’interfaccia, riprovare più tardi',
  networkLost: 'Connessione alla rete persa',
  backOnline: 'Di nuovo online',
  compressionFailed: 'Compressione non riuscita',
  img: {
    err: 'Non è stato possibile salvare l’immagine',
  },
  chunkLoad: 'Caricamento della parte {id} non riuscito',
  chunkMissing: 'Questa parte dell’app non è aggiornata. Ricarichi per avere la nuova versione.',
  chunkTimeout: 'Questa parte dell’app impiega troppo tempo a caricarsi.',
  chunkError: 'Non è stato possibile caricare questa parte dell’app.',
  reload: 'Ricarica',
  loadTitle: 'Caricamento non riuscito',
  loadText: 'Il denaro e gli ordini non ne risentono.',
  retriesOnline: 'Si riprova da sé appena torna online.',
  screenTitle: 'Questa pagina ha smesso di funzionare',
  screenText: 'Il conto non ne risente. Riprovi, o torni alla home.',
  hint_signed_out: 'Acceda di nuovo',
  hint_too_many_requests: 'Troppe richieste. Riprovi tra {seconds} s',
  hint_invalid_field: 'Verifichi questo campo',
  hint_server_error: 'Errore del server. Riprovi più tardi',
  hint_not_found: 'Il server non ha trovato l’elemento richiesto',
  hint_wrong_method: 'Il server non supporta questa richiesta',
  hint_body_too_large: 'L’invio è troppo grande',
} satisfies Translation['errors']
