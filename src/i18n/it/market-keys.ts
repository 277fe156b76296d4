import type { Translation } from '../types.ts'

export default {
  title: 'Prezzi dalle chiavi pubblicate',
  matches: 'I prezzi delle sue operazioni fino al {day} (UTC) derivano dalle chiavi pubblicate.',
  differs:
    'Chiavi, condizioni o prezzi non sono come dovrebbero. Le discordanze qui sopra dicono che cosa non va.',
  missingTerms:
    'Verifiche di prezzi non possibili: {count}. Le condizioni da cui derivano questi prezzi non sono pubblicate per: {products}.',
  later: 'I Suoi prezzi saranno verificabili dal {time}.',
  none: 'I Suoi prezzi sono anteriori alle chiavi pubblicate e non sono dimostrabili.',
  since: 'I prezzi anteriori al {time} precedono le chiavi pubblicate e non sono dimostrabili.',
  late: 'Manca la chiave del {day}. Dovrebbe essere pubblicata un’ora dopo la fine del giorno.',
  gone: 'Non è stato possibile caricare le chiavi, sebbene questo dispositivo ne abbia già visto gli hash.',
  seen: 'Questo dispositivo ha visto l’hash della chiave del {day} prima di quel giorno, e non è cambiato. I prezzi fino ad allora erano già fissati.',
  hash: 'Hash della chiave del {day}',
  compare: 'A tutti deve essere mostrato lo stesso hash per un giorno. Lo confronti con altre persone.',
  proves:
    'Che cosa prova una corrispondenza: i suoi prezzi derivano da una chiave per ogni giorno, e ogni chiave fissa tutte le precedenti. Gli hash delle chiavi sono pubblicati due giorni prima: se Lei o altri li avete visti in tempo, nessuno ha potuto adattare i prezzi alle sue operazioni.',
  provesNot:
    'Che cosa non prova: che il gestore, che ha le chiavi, non conosca i prezzi in anticipo. I prezzi di oggi saranno verificabili un’ora dopo la fine del giorno (UTC).',
} satisfies Translation['marketKeys']
