import { beatriz, helena } from '../e2e/support/people.ts'
import { expect, test } from './support/journey.ts'
import type { Portal } from './support/portal.ts'

/** What a page that Back restored noted: whether it was in memory, and its opacity when it was shown. */
const NOTED = 'noted-by-the-restored-page'

/** The page of that person notes whether Back shows it; a later page of the same tab is loaded over it. */
async function leavePageOf(portal: Portal, cpf: string): Promise<void> {
  await portal.open('/login')
  await portal.logIn(cpf)
  await portal.ask((key: string) => {
    addEventListener('pageshow', ({ persisted }) =>
      sessionStorage.setItem(key, `${persisted} ${document.documentElement.style.opacity}`),
    )
  }, NOTED)
  await portal.open('/api/saude')
  await portal.open('/')
  await portal.seeControl('heading', 'Meus requerimentos')
}

/** Resolves in the page to which Back leads over two pages. */
async function goBackTwice(portal: Portal): Promise<void> {
  await portal.ask((key: string) => {
    sessionStorage.removeItem(key)
    Object.assign(window, { isLater: true })
    setTimeout(() => history.go(-2))
  }, NOTED)
  await portal.see(false, () => 'isLater' in window)
}

const noted = (portal: Portal) => portal.ask((key: string) => sessionStorage.getItem(key), NOTED)

async function leave(portal: Portal): Promise<void> {
  await portal.press('button', 'Sair')
  await portal.press('button', 'Sim')
  await portal.seeControl('button', 'Entrar')
}

test('after Sair Back does not show the page of before (SESSION-36)', async ({ portal }) => {
  await leavePageOf(portal, helena)
  await leave(portal)
  await goBackTwice(portal)
  await portal.seeControl('button', 'Entrar')
  await portal.seeNoText(/Helena Souto Maior/)
  await portal.seeAddress(/^\/login$/)
  expect(await noted(portal)).toBe('true 0')
})

test('Back does not show the page of another person (SESSION-36)', async ({ portal }) => {
  await leavePageOf(portal, helena)
  await leave(portal)
  await portal.logIn(beatriz)
  await goBackTwice(portal)
  await portal.seeText(/Beatriz Farias Lemos/)
  await portal.seeNoText(/Helena Souto Maior/)
  await portal.seeAddress(/^\/$/)
  expect(await noted(portal)).toBe('true 0')
})

test('Back shows the page of a session that goes on', async ({ portal }) => {
  await leavePageOf(portal, helena)
  await goBackTwice(portal)
  await portal.seeControl('heading', 'Meus requerimentos')
  await portal.seeText(/Helena Souto Maior/)
  expect(await noted(portal)).toBe('true ')
  await portal.see('', () => document.documentElement.style.opacity)
})
