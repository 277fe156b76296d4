import type { Translation } from '../types.ts'

export default {
  requestTimeout: 'Tiempo de espera agotado',
  interfaceException: 'Error de interfaz, inténtelo más tarde',
  networkLost: 'Se ha perdido la conexión de red',
  backOnline: 'Conexión restablecida',
  compressionFailed: 'La compresión ha fallado',
  img: {
    err: 'No se ha podido guardar la imagen',
  },
  chunkLoad: 'No se ha podido cargar la parte {id}',
  chunkMissing: 'Esta parte de la aplicación está obsoleta. Recargue para obtener la nueva versión.',
  chunkTimeout: 'Esta parte de la aplicación tarda demasiado en cargarse.',
  chunkError: 'No se ha podido cargar esta parte de la aplicación.',
  reload: 'Recargar',
  loadTitle: 'No se ha podido cargar',
  loadText: 'Su dinero y sus órdenes no están afectados.',
  retriesOnline: 'Se intentará de nuevo por sí solo cuando vuelva a estar en línea.',
  screenTitle: 'Esta página ha dejado de funcionar',
  screenText: 'Su cuenta no está afectada. Inténtelo de nuevo o vaya al inicio.',
  hint_signed_out: 'Inicie sesión de nuevo',
  hint_too_many_requests: 'Demasiadas solicitudes. Inténtelo de nuevo en {seconds} s',
  hint_invalid_field: 'Revise este campo',
  hint_server_error: 'Error del servidor. Inténtelo más tarde',
  hint_not_found: 'El servidor no ha encontrado esto',
  hint_wrong_method: 'El servidor no admite esta solicitud',
  hint_body_too_large: 'Es demasiado grande para enviarlo',
} satisfies Translation['errors']
