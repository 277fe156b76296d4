/** The messages of what earns or costs interest, and of rewards: pledge, lock mining, loans, new shares, copy trading, team, awards, activities. */
import activity from '../activity.ts'
import clock from '../clock.ts'
import earning from '../earning.ts'
import follow from '../follow.ts'
import loan from '../loan.ts'
import reward from '../reward.ts'
import newShares from '../new-shares.ts'
import team from '../team.ts'

export default {
  activity,
  clock,
  earning,
  follow,
  loan,
  reward,
  newShares,
  team,
}
