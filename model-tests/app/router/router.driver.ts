import type { SnapshotFrom } from 'xstate'

import { singleSignOn } from '#api/contract/session.ts'
import { follow } from '../../../tests/e2e/support/follow.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { enter, marina } from '../../../tests/e2e/support/people.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import type { HeldCall } from '../../drivers/held-call.ts'
import { newSession, type Stage } from '../../drivers/stage.ts'
import { typeAnswer } from '../../drivers/trouble.ts'
import type { router as model } from './router.models.ts'

type World = Stage & {
  readonly code: HeldCall
  path: '/acessibilidade' | '/' | '/tiposreq'
  /** A screen asked for the path. */
  isWanted: boolean
}

const TITLES = {
  '/acessibilidade': 'Acessibilidade',
  '/': 'Meus requerimentos',
  '/tiposreq': 'Novo requerimento',
} as const

const question = ({ page }: Stage) => page.getByRole('alertdialog', { name: 'Voltar sem gravar?' })
const father = ({ page }: Stage) => page.getByLabel('Nome do pai')

const show = (path: World['path']) => async (world: World) => {
  if (!world.isWanted) await follow(world.page, path)
  world.path = path
  world.isWanted = false
}

/** Whether the browser can show the path next. */
const isNext = (snapshot: SnapshotFrom<(typeof model)['machine']>, path: World['path']) =>
  snapshot.matches('idle') || snapshot.context.heading === path

/** After the consent the portal asks for the address that the browser shows already. */
const ask = (path: World['path'], fromElsewhere: (world: World) => Promise<void>) => async (world: World) => {
  if (world.path === path) {
    await world.page.reload()
    return
  }
  world.path = path
  world.isWanted = true
  await fromElsewhere(world)
}

// LOGIN-20
export const router: Drivers<typeof model, World> = {
  // The address at first is neither of the two that the cases name.
  async begin(stage) {
    const { page, hold, lendSession } = stage
    await lendSession(marina)
    const code = await hold(singleSignOn)
    await page.goto('/acessibilidade')
    return { ...stage, code, path: '/acessibilidade', isWanted: false }
  },
  drive: {
    'o navegador mostra a lista': show('/'),
    'o navegador mostra os tipos': show('/tiposreq'),
    // The login is not for a person who is signed in.
    'uma tela pede a lista': ask('/', ({ page }) => follow(page, '/login')),
    // The login goes on to the address that was asked for without a session.
    'uma tela pede os tipos': ask('/tiposreq', async ({ page }) => {
      await page.evaluate(() => sessionStorage.clear())
      await page.goto('/tiposreq')
      await enter(page, marina)
    }),
    'a navegação aos tipos espera': async ({ page }) => {
      await typeAnswer(page)
      await follow(page, '/tiposreq')
    },
    'a pessoa sai sem gravar': (world) =>
      question(world).getByRole('button', { name: 'Voltar sem gravar' }).click(),
    'a pessoa fica na tela': async (world) => {
      await question(world).getByRole('button', { name: 'Continuar preenchendo' }).click()
      await expect(question(world)).toHaveCount(0)
      await expect(world.page).toHaveURL('/requerimento01/novo/1')
      await expect(father(world)).toHaveValue('Augusto Alves')
      await world.page.goto(world.path)
    },
    'o endereço traz um código': async ({ page, code, serverUrl }) => {
      await page.goto('/login/CODIGO-1')
      const { token } = await newSession(serverUrl, marina)
      await code.reply({ original: token, expira_em: 3600 })
    },
  },
  see: {
    idle: async (world) => {
      await expect(question(world)).toHaveCount(0)
      await expect(world.page).toHaveURL(world.path)
      await expect(world.page.getByRole('heading', { level: 1 })).toHaveText(TITLES[world.path])
    },
    // For an instant only: the browser gets there at once.
    navigating: ({ page, path }) => expect(page).toHaveURL(path),
    blocked: async (world) => {
      await expect(question(world)).toBeVisible()
      await expect(world.page).toHaveURL('/requerimento01/novo/1')
    },
  },
  ends: {
    'uma tela pede a lista': { in: 'navigating', calls: [] },
    'uma tela pede os tipos': { in: 'navigating', calls: ['authenticate'] },
    'a navegação aos tipos espera': { in: 'blocked', calls: [] },
    'a pessoa sai sem gravar': { in: 'idle', calls: [] },
    'a pessoa fica na tela': { in: 'idle', calls: [] },
  },
  offered: {
    'uma tela pede a lista': (snapshot) => snapshot.matches('idle'),
    'uma tela pede os tipos': (snapshot) => snapshot.matches('idle'),
    'o navegador mostra a lista': (snapshot) => isNext(snapshot, '/'),
    'o navegador mostra os tipos': (snapshot) => isNext(snapshot, '/tiposreq'),
    // The form is reached from the types and left for them, so that the address is the same afterwards.
    'a navegação aos tipos espera': (snapshot) =>
      snapshot.matches('idle') && snapshot.context.path === '/tiposreq',
    // The login that follows leads to the list.
    'o endereço traz um código': (snapshot) => snapshot.matches('idle') && snapshot.context.path === '/',
  },
}
