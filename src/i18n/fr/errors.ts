import type { Translation } from '../types.ts'

export default {
  requestTimeout: 'La requête a expiré',
  interfaceException: 'Erreur d’interface, veuillez réessayer plus tard',
  networkLost: 'Connexion au réseau perdue',
  backOnline: 'Connexion rétablie',
  compressionFailed: 'Échec de la compression',
  img: {
    err: 'L’image n’a pas pu être enregistrée',
  },
  chunkLoad: 'Échec du chargement de la partie {id}',
  chunkMissing: 'Cette partie de l’application est obsolète. Rechargez pour obtenir la nouvelle version.',
  chunkTimeout: 'Cette partie de l’application met trop de temps à se charger.',
  chunkError: 'Cette partie de l’application n’a pas pu être chargée.',
  reload: 'Recharger',
  loadTitle: 'Le chargement a échoué',
  loadText: 'Votre argent et vos ordres ne sont pas touchés.',
  retriesOnline: 'Nouvel essai automatique dès que vous serez de nouveau en ligne.',
  screenTitle: 'Cette page a cessé de fonctionner',
  screenText: 'Votre compte n’est pas touché. Réessayez, ou revenez à l’accueil.',
  hint_signed_out: 'Reconnectez-vous',
  hint_too_many_requests: 'Trop de requêtes. Réessayez dans {seconds} s',
  hint_invalid_field: 'Vérifiez ce champ',
  hint_server_error: 'Erreur du serveur. Réessayez plus tard',
  hint_not_found: 'Le serveur ne trouve pas ceci',
  hint_wrong_method: 'Le serveur ne prend pas en charge cette requête',
  hint_body_too_large: 'L’envoi est trop volumineux',
} satisfies Translation['errors']
