import user from '../user.ts'
import gains from '#src/i18n/ar/gains.ts'
import binding from '../binding.ts'
import identity from '../identity.ts'
import notices from '#src/i18n/ar/notices.ts'
import photos from '#src/i18n/ar/photos.ts'
import system from '#src/i18n/ar/system.ts'
import security from '../security.ts'
import withdraw from '../withdraw.ts'

export default {
  user,
  binding,
  gains,
  identity,
  notices,
  photos,
  system,
  security,
  withdraw,
}
