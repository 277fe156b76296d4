import type { Translation } from '../types.ts'

export default {
  camera: 'Scatta una foto',
  choose: 'Scegli un’immagine',
  hint: 'Al massimo {most}. Compresse su questo dispositivo prima dell’invio; le vede solo chi esegue la verifica.',
  leftOut: 'Al massimo {most}; le altre non sono state aggiunte',
  photo: 'Immagine {number}',
  remove: 'Rimuovi l’immagine {number}',
  compressing: 'Compressione',
  sending: '{percent}% caricato',
  cancel: 'Annulla l’invio',
  discard: 'Rimuovi questa immagine',
  notSent: 'Non caricata',
  waiting: 'Attenda il caricamento dell’immagine',
  compressionFailedText:
    'Questo dispositivo non può leggere il file come immagine. Scatti di nuovo la foto, o scelga un’immagine JPEG, PNG o WebP più piccola.',
  understood: 'Scegli un’altra',
  preview: 'Immagini',
  previewOf: '{index} di {count}',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
  previous: 'Immagine precedente',
  next: 'Immagine successiva',
  save: 'Salva immagine',
  nothingTitle: 'Nessuna immagine da mostrare',
  nothingText: 'Il link non contiene alcuna immagine.',
} satisfies Translation['photos']
