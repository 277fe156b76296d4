import { listTeamMembers, readTeam } from '../reward/team.ts'
import { Refusal, SIGNED_OUT, ok, page } from '#server/answers.ts'
import type { Handlers } from '#server/handler.ts'

export const teamHandlers = {
  getTeam: async ({ store }, { userId }) => {
    const team = await readTeam(store, userId)
    if (!team) throw new Refusal(SIGNED_OUT.code, SIGNED_OUT.msg)
    return ok(team)
  },

  listTeamMembers: async ({ store }, { userId, query }) => {
    const { rows, total } = await listTeamMembers(store, { userId, ...query })
    return page(rows, total)
  },
} satisfies Partial<Handlers>
