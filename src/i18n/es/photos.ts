import type { Translation } from '../types.ts'

export default {
  camera: 'Hacer una foto',
  choose: 'Elegir una imagen',
  hint: 'Como máximo {most}. Se comprime en este dispositivo antes de subirse; solo la ve el revisor.',
  leftOut: 'Como máximo {most}; las demás no se han añadido',
  photo: 'Imagen {number}',
  remove: 'Quitar la imagen {number}',
  compressing: 'Comprimiendo',
  sending: '{percent}\u00a0% subido',
  cancel: 'Cancelar la subida',
  discard: 'Quitar esta imagen',
  notSent: 'No subida',
  waiting: 'Espere a que se suba la imagen',
  compressionFailedText:
    'Este dispositivo no puede leer el archivo como imagen. Haga la foto de nuevo o elija una imagen JPEG, PNG o WebP más pequeña.',
  understood: 'Elegir otra',
  preview: 'Imágenes',
  previewOf: '{index} de {count}',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  previous: 'Imagen anterior',
  next: 'Imagen siguiente',
  save: 'Guardar imagen',
  nothingTitle: 'Ninguna imagen que mostrar',
  nothingText: 'El enlace no contiene ninguna imagen.',
} satisfies Translation['photos']
