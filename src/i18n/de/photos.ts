import type { Translation } from '../types.ts'

export default {
  camera: 'Foto aufnehmen',
  choose: 'Bild auswählen',
  hint: 'Höchstens {most}. Wird vor dem Hochladen auf diesem Gerät komprimiert; nur der Prüfer sieht es.',
  leftOut: 'Höchstens {most}; die übrigen wurden nicht hinzugefügt',
  photo: 'Bild {number}',
  remove: 'Bild {number} entfernen',
  compressing: 'Wird komprimiert',
  sending: '{percent}\u00a0% hochgeladen',
  cancel: 'Hochladen abbrechen',
  discard: 'Dieses Bild entfernen',
  notSent: 'Nicht hochgeladen',
  waiting: 'Warten Sie, bis das Bild hochgeladen ist',
  compressionFailedText:
    'Dieses Gerät kann die Datei nicht als Bild lesen. Nehmen Sie das Foto noch einmal auf, oder wählen Sie ein kleineres JPEG-, PNG- oder WebP-Bild.',
  understood: 'Anderes auswählen',
  preview: 'Bilder',
  previewOf: '{index} von {count}',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  previous: 'Voriges Bild',
  next: 'Nächstes Bild',
  save: 'Bild speichern',
  nothingTitle: 'Kein Bild zu zeigen',
  nothingText: 'Der Link enthält kein Bild.',
} satisfies Translation['photos']
