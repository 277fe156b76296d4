/** The messages of what earns or costs interest, and of rewards: pledge, lock mining, loans, new shares, team, awards, activities. */
import activity from '../activity.ts'
import clock from '../clock.ts'
import earning from '../earning.ts'
import loan from '../loan.ts'
import reward from '../reward.ts'
import newShares from '../new-shares.ts'
import team from '../team.ts'

export default {
  activity,
  clock,
  earning,
  loan,
  reward,
  newShares,
  team,
}
