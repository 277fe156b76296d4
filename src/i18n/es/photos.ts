import type { Translation } from '../types.ts'

export default {
  camera: 'Hacer una foto',
  choose: 'Elegir una imagen',
  hint: 'Como máximo {most}. Se reduce en este dispositivo antes de enviarse; solo la ve quien la revisa.',
  leftOut: 'Como máximo {most}; las demás se han omitido',
  photo: 'Imagen {number}',
  remove: 'Quitar la imagen {number}',
  compressing: 'Reduciendo el tamaño',
  sending: '{percent} % enviado',
  cancel: 'Detener el envío',
  discard: 'Quitar esta imagen',
  notSent: 'No enviada',
  waiting: 'Espere a que se envíe la imagen',
  compressionFailedText:
    'Este archivo no se puede leer como imagen en este dispositivo. Haga la foto de nuevo o elija una imagen JPEG, PNG o WebP más pequeña.',
  understood: 'Elegir otra',
  preview: 'Imágenes',
  previewOf: '{index} de {count}',
  zoomIn: 'Ampliar',
  zoomOut: 'Reducir',
  previous: 'Imagen anterior',
  next: 'Imagen siguiente',
  save: 'Guardar imagen',
  nothingTitle: 'Ninguna imagen que mostrar',
  nothingText: 'La dirección no indica ninguna.',
} satisfies Translation['photos']
