import type { SnapshotFrom } from 'xstate'

import { saveRequest, showRequest } from '#api/contract/requests.ts'
import { acceptanceOf, participant } from '../../../tests/e2e/support/asking.ts'
import { follow } from '../../../tests/e2e/support/follow.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { beatriz } from '../../../tests/e2e/support/people.ts'
import { takePlainPage } from '../../../tests/e2e/support/plain-page.ts'
import { fillInFather } from '../../../tests/e2e/support/wizard.ts'
import { retirement } from '../../../tests/server/support/retirement.ts'
import { type Drivers, notInBrowser } from '../../drivers/drivers.ts'
import { type HeldCall, refusal } from '../../drivers/held-call.ts'
import type { Stage } from '../../drivers/stage.ts'
import type { openRequest as model } from './open-request.models.ts'

type World = Stage & {
  readonly show: HeldCall
  readonly save: HeldCall
  readonly code: HeldCall
  readonly requests: Awaited<ReturnType<typeof requestsOf>>
  /** What the address begins with. */
  path: string
  /** Request 17 is read and on the screen. */
  isOpen: boolean
}

const title = ({ page }: Stage) => page.getByRole('heading', { level: 1 })
const next = ({ page }: Stage) => page.getByRole('button', { name: 'Próximo' })
const question = ({ page }: Stage) => page.getByRole('alertdialog', { name: 'Voltar sem gravar?' })

/** Two complete drafts and an acceptance: the requests 17, 18 and 19 of the cases. */
async function requestsOf(serverUrl: string) {
  const self = await participant(serverUrl, beatriz)
  const draft = async () => (await self.saved(retirement(self.cloudId))).requerimento.id
  const [id17, id18] = [await draft(), await draft()]
  const { id: id19 } = await acceptanceOf(self)
  return { id17, id18, id19, shown19: (await self.show(id19)).body }
}

const path17 = ({ requests: { id17 } }: World) => `/requerimento01/${id17}/1`
const path18 = ({ requests: { id18 } }: World) => `/requerimento01/${id18}/1`
const path19 = ({ requests: { id19 } }: World) => `/requerimento05/${id19}`

const visit = (pathOf: (world: World) => string) => async (world: World) => {
  world.path = pathOf(world)
  world.isOpen &&= world.path.startsWith(path17(world))
  const release = world.show.setAside()
  await follow(world.page, world.path)
  // The form that was left does not read their answers.
  await release()
}

async function startSaving(world: World) {
  await follow(world.page, `${path17(world)}/1`)
  await next(world).click()
  await world.save.asked()
}

async function seeAddress(world: World) {
  const { page, path } = world
  await expect(page).toHaveURL((url) => url.pathname.startsWith(path))
}

/** Whether the browser asks before the tab is closed. */
async function seeGuard({ page }: Stage, isGuarded: boolean) {
  const mayClose = () =>
    page.evaluate(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true })))
  await expect.poll(mayClose).toBe(!isGuarded)
}

const JUDGEMENT_JOURNEY = 'Só a equipe avalia documentos, e tests/e2e/staff.spec.ts percorre a avaliação.'
const OF_STAFF = notInBrowser(JUDGEMENT_JOURNEY)

type Snapshot = SnapshotFrom<(typeof model)['machine']>

/** While something is unsaved, only steps of the same request are reached without a question. */
const mayLeave = (snapshot: Snapshot) =>
  snapshot.matches('acceptance') || snapshot.matches({ form: 'settled' })
const isIn17 = ({ context: { place } }: Snapshot) => place.requestId === 17
const isOpen17 = ({ context: { open } }: Snapshot) => open?.requestId === 17
const isClosing = (snapshot: Snapshot) => snapshot.matches({ form: { unsaved: 'closing' } })
const mayVisit17 = (snapshot: Snapshot) =>
  !snapshot.matches({ form: 'leaving' }) && !isClosing(snapshot) && (mayLeave(snapshot) || isOpen17(snapshot))

export const openRequest: Drivers<typeof model, World> = {
  async begin(stage) {
    const { page, serverUrl, hold, lendSession } = stage
    const requests = await requestsOf(serverUrl)
    await lendSession(beatriz)
    const [show, save] = [await hold(showRequest), await hold(saveRequest)]
    const code = await hold({ method: 'GET', path: '/assets/acceptance-chart-:hash' })
    const path = `/requerimento01/${requests.id17}/1`
    // Without the reads that the page makes ahead, whose replies may be used later.
    await takePlainPage(page)
    await page.goto(path)
    await show.asked()
    return { ...stage, show, save, code, requests, path, isOpen: false }
  },
  drive: {
    'abre o requerimento 18': visit(path18),
    'abre o aceite 19': visit(path19),
    'vai aos documentos do 17': visit((world) => `${path17(world)}/3`),
    'volta ao requerimento 17': visit(path17),
    'chega o código do aceite': async ({ code }) => {
      await code.pass()
      while (code.waiting() > 0) await code.pass()
    },
    'o requerimento diz que é o 17': async (world) => {
      // After its read it says so only when it is opened once more.
      if (world.isOpen) {
        await visit(path18)(world)
        await world.show.pass()
        await visit(path17)(world)
      }
      world.isOpen = true
      await world.show.pass()
      await expect(title(world)).toBeVisible()
    },
    'o requerimento diz que é o aceite 19': async (world) => {
      world.path = path19(world)
      await world.show.reply(world.requests.shown19)
    },
    'a navegação à lista espera': async (world, after) => {
      if (after === 'grava tudo') await startSaving(world)
      await follow(world.page, '/')
    },
    'a navegação a outra etapa espera': notInBrowser(
      'a navegação a uma etapa do mesmo requerimento não espera por nada',
    ),
    'digita algo': async (world) => {
      await follow(world.page, `${path17(world)}/1`)
      await fillInFather(world.page, `Pai de ${Date.now()}`)
      world.path = path17(world)
    },
    'escolhe a situação de um documento': OF_STAFF,
    'grava tudo': async (world) => {
      if (world.save.waiting() === 0) await startSaving(world)
      await world.save.pass()
      await expect(world.page).toHaveURL(/\/1\/2$/)
      world.path = path17(world)
    },
    'sai sem gravar': (world) => question(world).getByRole('button', { name: 'Voltar sem gravar' }).click(),
    'continua preenchendo': (world) =>
      question(world).getByRole('button', { name: 'Continuar preenchendo' }).click(),
    'grava e continua depois': (world) =>
      question(world).getByRole('button', { name: 'Gravar e continuar depois' }).click(),
    // Refused, as a save would lead to the list.
    'a pergunta sai da tela': (world) => world.save.reply(refusal('O fundo está em manutenção.'), 422),
  },
  see: {
    'acceptance.loading': async (world) => {
      await seeAddress(world)
      await expect(world.page.getByRole('main').getByText('Carregando…')).toBeVisible()
      await world.code.asked()
    },
    'acceptance.showing.unsaved.judging': OF_STAFF,
    'acceptance.showing.unsaved.askingToLeave': OF_STAFF,
    'acceptance.showing.leaving': OF_STAFF,
    'acceptance.showing.settled': async (world) => {
      await seeAddress(world)
      await expect(title(world)).toHaveText(/Aceite/)
      await expect(question(world)).toHaveCount(0)
      await seeGuard(world, false)
    },
    'form.settled': async (world) => {
      await seeAddress(world)
      await expect(question(world)).toHaveCount(0)
      await expect(world.page.getByText(/^Guardado só nesta aba às/)).toHaveCount(0)
      await seeGuard(world, false)
    },
    'form.unsaved.filling': async (world) => {
      await seeAddress(world)
      await expect(question(world)).toHaveCount(0)
      await expect(world.page.getByText(/^Guardado só nesta aba às \d\d:\d\d\./)).toBeVisible()
      await seeGuard(world, true)
    },
    'form.unsaved.askingToLeave': async (world) => {
      await seeAddress(world)
      await expect(question(world)).toContainText(
        'O que você preencheu ainda não foi gravado. Um rascunho fica guardado nesta aba e volta quando você abrir este requerimento de novo. Se você sair do sistema ou fechar a aba, ele será perdido.',
      )
      await expect(question(world).getByRole('button')).toHaveText([
        'Voltar sem gravar',
        // Not while a save is under way.
        ...(world.save.waiting() === 0 ? ['Gravar e continuar depois'] : []),
        'Continuar preenchendo',
      ])
      await expect(question(world).getByRole('button', { name: 'Continuar preenchendo' })).toBeFocused()
      await seeGuard(world, true)
    },
    'form.unsaved.closing': async (world) => {
      await expect(question(world)).toHaveCount(0)
      await world.save.asked()
      await seeGuard(world, true)
    },
    'form.leaving': async (world) => {
      await expect(world.page).toHaveURL('/')
      await expect(title(world)).toHaveText('Meus requerimentos')
      await seeGuard(world, false)
    },
  },
  ends: {
    'abre o requerimento 18': { in: 'form.settled', calls: [] },
    'abre o aceite 19': { in: 'acceptance.loading', calls: [] },
    'vai aos documentos do 17': { in: 'form.settled', calls: [] },
    // Answers the question with no.
    'volta ao requerimento 17': {
      from: {
        'form.settled': { in: 'form.settled', calls: [] },
        'form.unsaved.askingToLeave': { in: 'form.unsaved.filling', calls: [] },
      },
    },
    'chega o código do aceite': { in: 'acceptance.showing.settled', calls: [] },
    'o requerimento diz que é o 17': { in: 'form.settled', calls: [] },
    'digita algo': { in: 'form.unsaved.filling', calls: [] },
    // While the question is open, a save is under way already.
    'grava tudo': {
      from: {
        'form.unsaved.filling': { in: 'form.settled', calls: ['saveRequest L'] },
        'form.unsaved.askingToLeave': { in: 'form.settled', calls: [] },
      },
    },
    'sai sem gravar': { in: 'form.leaving', calls: [] },
    'continua preenchendo': { in: 'form.unsaved.filling', calls: [] },
    'grava e continua depois': { in: 'form.unsaved.closing', calls: ['saveRequest L'] },
    'a pergunta sai da tela': { in: 'form.unsaved.filling', calls: [] },
  },
  unreachable: Object.fromEntries(
    [
      'settled/form.unsaved',
      'unsaved/form.settled',
      'unsaved/navigation.blocked',
      'unsaved.askingToLeave/leave.confirmed',
      'unsaved.askingToLeave/leave.dismissed',
      'unsaved.askingToLeave/form.settled',
    ].map((branch) => [`open-request/acceptance.showing.${branch}#1`, JUDGEMENT_JOURNEY]),
  ),
  offered: {
    'abre o requerimento 18': mayLeave,
    'abre o aceite 19': mayLeave,
    'vai aos documentos do 17': mayVisit17,
    'volta ao requerimento 17': mayVisit17,
    'o requerimento diz que é o 17': (snapshot) => isIn17(snapshot) && snapshot.matches({ form: 'settled' }),
    'o requerimento diz que é o aceite 19': (snapshot) => !isOpen17(snapshot),
    'digita algo': (snapshot) => isOpen17(snapshot) && !isClosing(snapshot),
    'grava tudo': (snapshot) => !isClosing(snapshot),
    'a navegação à lista espera': (snapshot) => snapshot.matches({ form: { unsaved: 'filling' } }),
  },
}
