import account from './account.ts'
import binding from './binding.ts'
import identity from './identity.ts'
import photos from './photos.ts'
import places from './places.ts'
import security from './security.ts'

export default {
  account,
  binding,
  identity,
  photos,
  places,
  security,
}
