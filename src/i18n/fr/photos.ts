import type { Translation } from '../types.ts'

export default {
  camera: 'Prendre une photo',
  choose: 'Choisir une image',
  hint: 'Au plus {most}. Réduite sur cet appareil avant l’envoi ; seule la personne chargée de la vérification la voit.',
  leftOut: 'Au plus {most} ; les autres ont été laissées de côté',
  photo: 'Image {number}',
  remove: 'Retirer l’image {number}',
  compressing: 'Réduction en cours',
  sending: '{percent} % envoyés',
  cancel: 'Arrêter l’envoi',
  discard: 'Retirer cette image',
  notSent: 'Non envoyée',
  waiting: 'Veuillez attendre que l’image soit envoyée',
  compressionFailedText:
    'Ce fichier ne peut pas être lu comme image sur cet appareil. Reprenez la photo, ou choisissez une image JPEG, PNG ou WebP plus petite.',
  understood: 'En choisir une autre',
  preview: 'Images',
  previewOf: '{index} sur {count}',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  previous: 'Image précédente',
  next: 'Image suivante',
  save: 'Enregistrer l’image',
  nothingTitle: 'Aucune image à afficher',
  nothingText: 'L’adresse n’en indique aucune.',
} satisfies Translation['photos']
