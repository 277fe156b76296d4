import user from '../user.ts'
import gains from '../gains.ts'
import binding from '../binding.ts'
import identity from '../identity.ts'
import notices from '../notices.ts'
import photos from '../photos.ts'
import system from '../system.ts'
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
