import type { SnapshotFrom } from 'xstate'

import { checkConsent, withdrawConsent } from '#api/contract/consent.ts'
import { showRequest } from '#api/contract/requests.ts'
import { acceptanceOf, participant } from '../../../tests/e2e/support/asking.ts'
import { follow } from '../../../tests/e2e/support/follow.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { beatriz } from '../../../tests/e2e/support/people.ts'
import { fillInFather, finalize } from '../../../tests/e2e/support/wizard.ts'
import { retirement } from '../../../tests/server/support/retirement.ts'
import { type Drivers, notInBrowser } from '../../drivers/drivers.ts'
import type { HeldCall } from '../../drivers/held-call.ts'
import type { Stage } from '../../drivers/stage.ts'
import type { screens as model } from './screens.models.ts'

type World = Stage & {
  readonly check: HeldCall
  readonly withdrawal: HeldCall
  readonly show: HeldCall
  readonly paths: Awaited<ReturnType<typeof pathsOf>>
  path: string
  /** The consent is not checked: a path is only noted. */
  isConsenting: boolean
  isUnsaved: boolean
  /** The request was sent, which leads to the list. */
  isSent: boolean
  /** The protocol in the message about a sent request. */
  news: string | null
  showsEnded: boolean
}

const STAFF_JOURNEY = 'O portal da equipe é percorrido por tests/e2e/staff.spec.ts.'
const NO_STAFF = notInBrowser(STAFF_JOURNEY)

const title = ({ page }: Stage) => page.getByRole('heading', { level: 1 })
const question = ({ page }: Stage) => page.getByRole('alertdialog', { name: 'Voltar sem gravar?' })
const ended = ({ page }: Stage) => page.getByRole('tab', { name: /^Encerrados/ })
const news = ({ page }: Stage) => page.getByRole('region', { name: 'Requerimento enviado' })

/** The addresses of the cases, with a complete draft as request 17, and an acceptance. */
async function pathsOf(serverUrl: string) {
  const self = await participant(serverUrl, beatriz)
  const saved = await self.saved(retirement(self.cloudId))
  await self.attachEverything(saved)
  const [row] = saved.documentos
  if (row === undefined) throw new Error('The request asks for no document')
  const acceptance = await acceptanceOf(self)
  const { id } = saved.requerimento
  return {
    id,
    protocol: saved.requerimento.protocolo,
    request: `/requerimento01/${id}/1`,
    documents: `/requerimento01/${id}/1/3`,
    acceptance: `/requerimento05/${acceptance.id}`,
    reading: `/ver/${id}`,
    sending: `/novo/${row.id_tipo_documento}/${id}/${row.id_req_doc}`,
    picking: `/docsportipo/${row.id_tipo_documento}/${id}/${row.id_req_doc}/1`,
  }
}

/** Unsaved answers are left for another screen. */
async function visit(world: World, path: string) {
  const { page, show, paths } = world
  // A read that the page would abort is not waited for any more.
  if (show.waiting() > 0) await show.pass()
  await follow(page, path)
  if (world.isUnsaved && !path.startsWith(paths.request)) {
    await question(world).getByRole('button', { name: 'Voltar sem gravar' }).click()
    world.isUnsaved = false
  }
  const isNew = world.path !== path
  world.path = path
  world.isSent = false
  if (isNew && !world.isConsenting) await passRead(world)
}

/** Screens that show the request show it at once. Its form says first which one it is. */
async function passRead({ paths, path, show }: World) {
  if ([paths.reading, paths.sending, paths.picking].includes(path)) await show.pass()
}

type At = Exclude<keyof Awaited<ReturnType<typeof pathsOf>>, 'id' | 'protocol'>

const go = (path: string) => (world: World) => visit(world, path)
const goTo = (at: At) => (world: World) => visit(world, world.paths[at])

/** The request is read, or was already, and step 1 is shown. */
async function open(world: World) {
  const { page, show, paths } = world
  const form = page.getByRole('button', { name: /^(Próximo|Finalizar requerimento)$/ })
  await expect
    .poll(async () => show.waiting() > 0 || (await form.isVisible()), { intervals: [20, 50] })
    .toBe(true)
  if (show.waiting() > 0) await show.pass()
  await form.waitFor()
  await follow(page, `${paths.request}/1`)
  await page.getByRole('button', { name: 'Próximo' }).waitFor()
}

/** Steps of a request belong to it. */
async function seeAddress({ page, path }: World) {
  const request = path.replace(/(\/requerimento01\/\w+\/1)\/\d$/, '$1')
  await expect(page).toHaveURL(({ pathname }) =>
    request.startsWith('/requerimento') ? pathname.startsWith(request) : pathname === path,
  )
}

async function seeScreen(world: World, name: string | RegExp) {
  await seeAddress(world)
  await expect(title(world)).toHaveText(name)
}

/** An address shows its screen, with the consent only. */
const shows = <const Screen extends string>(screen: Screen) =>
  ({
    from: { consenting: { in: 'consenting', calls: [] } },
    otherwise: { in: `visiting.${screen}`, calls: [] },
  }) as const

type Snapshot = SnapshotFrom<(typeof model)['machine']>

const isAtRequest17 = ({ context: { place } }: Snapshot) =>
  place.screen === 'request' && place.requestId === 17 && place.requestScreen === '01'
const hasSent = (snapshot: Snapshot) =>
  snapshot.matches({ visiting: 'request' }) && snapshot.context.justSent !== null
const isDraft = (snapshot: Snapshot) => isAtRequest17(snapshot) && snapshot.context.justSent === null

// CONSENT-03
export const screens: Drivers<typeof model, World> = {
  async begin(stage) {
    const { page, serverUrl, hold, lendSession } = stage
    const paths = await pathsOf(serverUrl)
    await lendSession(beatriz)
    const [check, withdrawal, show] = [
      await hold(checkConsent),
      await hold(withdrawConsent),
      await hold(showRequest),
    ]
    await page.goto('/')
    return {
      ...stage,
      check,
      withdrawal,
      show,
      paths,
      path: '/',
      isConsenting: true,
      isUnsaved: false,
      isSent: false,
      news: null,
      showsEnded: false,
    }
  },
  drive: {
    'autoriza o uso dos documentos': async (world) => {
      world.isConsenting = false
      await world.check.pass()
      await passRead(world)
    },
    'não se pede a autorização': NO_STAFF,
    'volta sem autorizar': NO_STAFF,
    'pede os próprios requerimentos': NO_STAFF,
    // The server keeps the consent, so that other paths of this person begin with it.
    'retira a autorização': async (world) => {
      const { page } = world
      await page.getByRole('button', { name: 'Retirar a autorização de uso dos documentos' }).click()
      await page
        .getByRole('alertdialog', { name: 'Deseja retirar a autorização?' })
        .getByRole('button', { name: 'Retirar a autorização', exact: true })
        .click()
      world.isConsenting = true
      await world.withdrawal.reply({ codigo: 'ok' })
    },
    'vai à lista': go('/'),
    'vai aos tipos': go('/tiposreq'),
    'começa um requerimento': go('/requerimento01/novo/1'),
    'abre o requerimento 17': goTo('request'),
    'abre o aceite 19': goTo('acceptance'),
    'vai aos documentos do 17': goTo('documents'),
    'lê o requerimento 17': goTo('reading'),
    'envia um documento para o 17': goTo('sending'),
    'escolhe na nuvem para o 17': goTo('picking'),
    'vai à ajuda sobre a senha': go('/naotemsenha'),
    'vai à declaração de acessibilidade': go('/acessibilidade'),
    'vai a um endereço que não existe': go('/nada'),
    'a navegação à lista espera': async (world) => {
      await open(world)
      await fillInFather(world.page, `Pai de ${Date.now()}`)
      world.isUnsaved = true
      await follow(world.page, '/')
      await question(world).getByRole('button', { name: 'Continuar preenchendo' }).click()
      await expect(question(world)).toHaveCount(0)
    },
    'a aba do navegador ainda guarda o requerimento 17': async (world) => {
      const { page, paths } = world
      const { id } = paths
      Object.assign(world, { news: '2026000017', showsEnded: false })
      await page.evaluate(([key, sent]) => sessionStorage.setItem(key, sent), [
        `portal.draft.${beatriz}.enviado`,
        JSON.stringify({ requestId: id, protocol: '2026000017' }),
      ] as const)
      await page.reload()
    },
    'o aviso do envio foi fechado': async (world) => {
      await news(world).getByRole('button', { name: 'Fechar' }).click()
      world.news = null
    },
    'a lista mostra os encerrados': async (world) => {
      await ended(world).click()
      world.showsEnded = true
    },
    'o requerimento 17 é enviado': async (world) => {
      await open(world)
      await fillInFather(world.page, `Pai de ${Date.now()}`)
      await follow(world.page, world.paths.documents)
      await finalize(world.page)
      Object.assign(world, { isUnsaved: false, isSent: true, showsEnded: false })
      world.news = String(world.paths.protocol)
      world.path = '/'
    },
  },
  see: {
    consenting: async (world) => {
      await expect(world.page.getByText('Carregando…').filter({ visible: true })).toBeVisible()
      await expect(title(world)).toHaveCount(0)
      await world.check.asked()
    },
    'visiting.staffStart': NO_STAFF,
    'visiting.list': async (world) => {
      await seeScreen(world, 'Meus requerimentos')
      await expect(ended(world)).toHaveAttribute('aria-selected', String(world.showsEnded))
      await expect(news(world)).toHaveCount(world.news === null ? 0 : 1)
      if (world.news !== null) await expect(news(world)).toContainText(world.news)
    },
    'visiting.types': (world) => seeScreen(world, 'Novo requerimento'),
    // After it was sent only for an instant: the list is shown at once.
    'visiting.request': async (world) => {
      if (world.isSent) return seeScreen(world, 'Meus requerimentos')
      await seeAddress(world)
      await expect(title(world).or(world.page.getByText('Carregando o requerimento')).first()).toBeAttached()
    },
    'visiting.view': async (world) => {
      await seeScreen(world, 'Aposentadoria')
      await expect(world.page.getByRole('tab', { name: 'Resumo' })).toBeVisible()
    },
    'visiting.newDocument': (world) => seeScreen(world, 'Enviar documento'),
    'visiting.cloudPicker': (world) => seeScreen(world, /^(Escolher em )?Meus documentos: /),
    'visiting.noPassword': (world) => seeScreen(world, 'Não tem senha?'),
    'visiting.accessibility': (world) => seeScreen(world, 'Acessibilidade'),
    'visiting.unknown': (world) => seeScreen(world, 'Página não encontrada'),
  },
  ends: {
    'retira a autorização': { in: 'consenting', calls: ['withdrawConsent'] },
    'vai à lista': { in: 'visiting.list', calls: [] },
    'vai aos tipos': shows('types'),
    'começa um requerimento': shows('request'),
    'abre o requerimento 17': shows('request'),
    'abre o aceite 19': shows('request'),
    'vai aos documentos do 17': shows('request'),
    'lê o requerimento 17': shows('view'),
    'envia um documento para o 17': shows('newDocument'),
    'escolhe na nuvem para o 17': shows('cloudPicker'),
    'vai à ajuda sobre a senha': shows('noPassword'),
    'vai à declaração de acessibilidade': shows('accessibility'),
    'vai a um endereço que não existe': shows('unknown'),
    'a navegação à lista espera': { in: 'visiting.request', calls: [] },
    'a aba do navegador ainda guarda o requerimento 17': { in: 'consenting', calls: [] },
    'o aviso do envio foi fechado': { in: 'visiting.list', calls: [] },
    'a lista mostra os encerrados': { in: 'visiting.list', calls: [] },
    // What is typed is stored first.
    'o requerimento 17 é enviado': { in: 'visiting.request', calls: ['saveRequest L', 'saveRequest A'] },
  },
  visits: { 'equipe, primeiro sem autorização': STAFF_JOURNEY },
  unreachable: Object.fromEntries(
    [
      ...['request', 'noPassword', 'accessibility', 'unknown'].map((to) => `consenting/visited.${to}`),
      ...['list', 'types', 'request', 'view', 'newDocument', 'cloudPicker'].map(
        (to) => `visiting/visited.${to}`,
      ),
      'visiting.request/visited.request',
    ].map((branch) => [`screens/${branch}#1`, STAFF_JOURNEY]),
  ),
  offered: {
    'retira a autorização': (snapshot) => snapshot.matches({ visiting: 'list' }),
    'o aviso do envio foi fechado': ({ context }) => context.justSent !== null,
    'a navegação à lista espera': isDraft,
    'o requerimento 17 é enviado': isDraft,
    'vai aos documentos do 17': (snapshot) => !hasSent(snapshot),
  },
}
