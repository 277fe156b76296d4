import type { Translation } from '../types.ts'

export default {
  camera: 'Scatta una foto',
  choose: 'Scegli un’immagine',
  hint: 'Al massimo {most}. Rimpicciolita su questo dispositivo prima dell’invio; la vede solo chi esegue la verifica.',
  leftOut: 'Al massimo {most}; le altre sono state tralasciate',
  photo: 'Immagine {number}',
  remove: 'Rimuovi l’immagine {number}',
  compressing: 'Riduzione in corso',
  sending: '{percent}% inviato',
  cancel: 'Interrompi l’invio',
  discard: 'Rimuovi questa immagine',
  notSent: 'Non inviata',
  waiting: 'Attenda che l’immagine sia inviata',
  compressionFailedText:
    'Su questo dispositivo il file non può essere letto come immagine. Scatti di nuovo la foto, o scelga un’immagine JPEG, PNG o WebP più piccola.',
  understood: 'Scegli un’altra',
  preview: 'Immagini',
  previewOf: '{index} di {count}',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
  previous: 'Immagine precedente',
  next: 'Immagine successiva',
  save: 'Salva immagine',
  nothingTitle: 'Nessuna immagine da mostrare',
  nothingText: 'L’indirizzo non ne indica alcuna.',
} satisfies Translation['photos']
