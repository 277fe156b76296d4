import type { Translation } from '../types.ts'

export default {
  camera: 'Prendre une photo',
  choose: 'Choisir une image',
  hint: 'Au plus {most}. Compressée sur cet appareil avant l’envoi\u202f; visible uniquement par l’examinateur.',
  leftOut: 'Au plus {most}\u202f; les autres n’ont pas été ajoutées',
  photo: 'Image {number}',
  remove: 'Retirer l’image {number}',
  compressing: 'Compression en cours',
  sending: '{percent} % envoyés',
  cancel: 'Annuler l’envoi',
  discard: 'Retirer cette image',
  notSent: 'Non envoyée',
  waiting: 'Attendez que l’image soit envoyée',
  compressionFailedText:
    'Cet appareil ne peut pas lire ce fichier comme image. Reprenez la photo, ou choisissez une image JPEG, PNG ou WebP plus petite.',
  understood: 'En choisir une autre',
  preview: 'Images',
  previewOf: '{index} sur {count}',
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  previous: 'Image précédente',
  next: 'Image suivante',
  save: 'Enregistrer l’image',
  nothingTitle: 'Aucune image à afficher',
  nothingText: 'Le lien ne contient aucune image.',
} satisfies Translation['photos']
