import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Team as TeamFigures, TeamMember } from '#models'
import TeamScreen from '#src/features/team/team-screen.tsx'
import InviteScreen from '#src/features/team/invite-screen.tsx'
import { answering, figureOf, useNetwork, visit, type Visit } from '../support/visit.tsx'

const team = '/pages/team/team'
const invite = '/pages/user/iwannashare'
const screens = { [team]: TeamScreen, [invite]: InviteScreen }

const figures: TeamFigures = {
  inviteCode: 'K7QX2M9P',
  invitedBy: 'cy***',
  currencyName: 'USDT',
  earned: '0.056196',
  levels: [
    { level: 1, rate: '0.1', members: 1, earned: '0.037464' },
    { level: 2, rate: '0.05', members: 1, earned: '0.018732' },
  ],
}
const member = (level: 1 | 2): TeamMember => ({
  number: 1,
  level,
  name: level === 1 ? 'an***' : '李***',
  through: level === 1 ? null : 'an***',
  joinedAt: Date.UTC(2026, 10, 12, 12),
  earned: level === 1 ? '0.037464' : '0.018732',
})
const defaultHandlers = [
  answering('get', '/api/team/detail', { code: 200, msg: 'ok', data: figures }),
  answering('get', '/api/team/members', ({ level }) => ({
    code: 200,
    msg: 'ok',
    rows: [member(level === '2' ? 2 : 1)],
    total: 1,
  })),
]
const open = (path: string, options: Visit = {}) =>
  visit(path, screens, { ...options, handlers: [...(options.handlers ?? []), ...defaultHandlers] })

useNetwork()

describe('team', () => {
  it('shows each level with its share, its members by masked name, and the earned amount [R2.5]', async () => {
    const { user, route } = await open(team)
    const people = await screen.findByRole('list', { name: 'Level 1' })
    expect(people.textContent).toContain('an***')
    expect(people.textContent).toContain('0.037464 USDT')
    expect(figureOf('Commission rate')).toBe('10%')
    await user.click(screen.getByRole('tab', { name: 'Level 2' }))
    const others = await screen.findByRole('list', { name: 'Level 2' })
    expect(others.textContent).toContain('via an***')
    expect(route()).toBe(`${team}?level=2`)
    expect(screen.getByRole('link', { name: 'View commissions' }).getAttribute('href')).toContain(
      'kind=team&level=2',
    )
  })

  it('explains the rule: a share of fees, never of losses, and what others can see [R2.5]', async () => {
    await open(team)
    expect(await screen.findByText(/never comes from their losses and costs them nothing extra/)).toBeTruthy()
    expect(screen.getByText(/Whoever invited you sees the same about you/)).toBeTruthy()
    expect(screen.getByText('You were invited by cy***.')).toBeTruthy()
  })

  it('has an empty state, and a retry when it fails to load', async () => {
    const nobody = answering('get', '/api/team/members', { code: 200, msg: 'ok', rows: [], total: 0 })
    await open(team, { handlers: [nobody] })
    expect(await screen.findByText('No one here yet')).toBeTruthy()
  })

  it('offers a retry when the totals fail to load', async () => {
    let isUp = false
    const detail = answering('get', '/api/team/detail', () =>
      isUp ? { code: 200, msg: 'ok', data: figures } : { code: 209, msg: 'later' },
    )
    const { user } = await open(team, { handlers: [detail] })
    await screen.findByRole('alert')
    isUp = true
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('list', { name: 'Level 1' })).toBeTruthy()
  })
})

describe('invitation', () => {
  it('shows the code, the registration link and its QR code, below the explanation [R2.5]', async () => {
    await open(invite)
    expect(await screen.findByText('K7QX2M9P')).toBeTruthy()
    expect(screen.getByText(/#\/pages\/user\/register\?inviteCode=K7QX2M9P$/)).toBeTruthy()
    expect(await screen.findByText('Your referral link as a QR code')).toBeTruthy()
    const rule = screen.getByText(/you earn a share of the fee they pay/)
    const share = screen.getByRole('button', { name: 'Share' })
    expect(rule.compareDocumentPosition(share) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('copies the link and says where to open it [R8.11]', async () => {
    const { user } = await open(invite)
    await user.click(await screen.findByRole('button', { name: 'Share' }))
    const sheet = await screen.findByRole('dialog', { name: 'Share your referral link' })
    await user.click(within(sheet).getByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText('link copied, please open in browser')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toMatch(/inviteCode=K7QX2M9P$/)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
