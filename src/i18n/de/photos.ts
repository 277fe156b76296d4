import type { Translation } from '../types.ts'

export default {
  camera: 'Foto aufnehmen',
  choose: 'Bild auswählen',
  hint: 'Höchstens {most}. Wird auf diesem Gerät verkleinert, bevor es gesendet wird; nur die prüfende Person sieht es.',
  leftOut: 'Höchstens {most}; die übrigen wurden weggelassen',
  photo: 'Bild {number}',
  remove: 'Bild {number} entfernen',
  compressing: 'Wird verkleinert',
  sending: '{percent} % gesendet',
  cancel: 'Senden abbrechen',
  discard: 'Dieses Bild entfernen',
  notSent: 'Nicht gesendet',
  waiting: 'Bitte warten Sie, bis das Bild gesendet ist',
  compressionFailedText:
    'Diese Datei lässt sich auf diesem Gerät nicht als Bild lesen. Nehmen Sie das Foto noch einmal auf, oder wählen Sie ein kleineres JPEG-, PNG- oder WebP-Bild.',
  understood: 'Anderes auswählen',
  preview: 'Bilder',
  previewOf: '{index} von {count}',
  zoomIn: 'Größer',
  zoomOut: 'Kleiner',
  previous: 'Voriges Bild',
  next: 'Nächstes Bild',
  save: 'Bild speichern',
  nothingTitle: 'Kein Bild zu zeigen',
  nothingText: 'Die Adresse nennt keines.',
} satisfies Translation['photos']
