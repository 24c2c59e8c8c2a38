import type { Page } from '@playwright/test'
import { participant } from '../../../tests/e2e/support/asking.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { marina } from '../../../tests/e2e/support/people.ts'
import { fillInFather, unfold } from '../../../tests/e2e/support/wizard.ts'
import type { Participant } from '../../../tests/server/support/participant.ts'
import { retirement } from '../../../tests/server/support/retirement.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import type { Stage } from '../../drivers/stage.ts'
import type { draft as model } from './draft.models.ts'

type World = {
  readonly page: Page
  readonly self: Participant
  readonly id: number
  /** How often something was typed: each time something else. */
  typed: number
  hasTime: boolean
  /** hh:mm of what the tab had when it was loaded again. */
  keptAt: string
}

type Storing = { drafts: 'kept' | 'refused' }

/** A tab whose storage is full for drafts when a driver says so, and that saves nothing as it is left. */
function installStorage() {
  const send = window.fetch
  window.fetch = (input, init) =>
    init?.keepalive ? Promise.reject(new TypeError('left')) : send(input, init)
  const storing: Storing = { drafts: 'kept' }
  const setItem = Storage.prototype.setItem
  Storage.prototype.setItem = function store(key, value) {
    const { drafts } = window as unknown as Storing
    if (drafts === 'refused' && key.startsWith('portal.draft.'))
      throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, key, value)
  }
  Object.assign(window, storing)
}

const setStorage = (page: Page, drafts: Storing['drafts']) =>
  page.evaluate((how) => Object.assign(window, { drafts: how }), drafts)

const next = ({ page }: World) => page.getByRole('button', { name: 'Próximo' }).click()

/** The tab keeps what is typed at once. */
async function type(world: World) {
  const { page, id } = world
  if (!page.url().endsWith('/1/1')) {
    await page.getByRole('button', { name: 'Voltar', exact: true }).click()
    await page.waitForURL(`/requerimento01/${id}/1/1`)
  }
  world.typed += 1
  await fillInFather(page, `Augusto ${'Alves '.repeat(world.typed)}`.trim())
}

async function save(world: World) {
  world.hasTime = true
  await next(world)
  await world.page.waitForURL(/\/1\/2$/)
}

const unsaved = ({ page }: World) => page.getByText('Alterações ainda não gravadas', { exact: true })

/** What is said beside the form about the draft in the tab. */
const remarks = {
  kept: ({ page }: World) => page.getByText(/^Guardado só nesta aba às \d\d:\d\d\.$/),
  restored: ({ page }: World) => page.getByText(/^Recuperamos o que você preencheu até \d\d:\d\d\.$/),
  refused: ({ page }: World) => page.getByRole('status').filter({ hasText: 'Este navegador' }),
}

async function seeRemark(world: World, remark: keyof typeof remarks | null) {
  await expect(unsaved(world)).toHaveCount(remark === null ? 0 : 1)
  for (const [name, locator] of Object.entries(remarks))
    await expect(locator(world), name).toHaveCount(name === remark ? 1 : 0)
}

export const draft: Drivers<typeof model, World> = {
  async begin({ page, serverUrl, lendSession }: Stage) {
    const self = await participant(serverUrl, marina)
    const { id } = (await self.saved(retirement(self.cloudId))).requerimento
    await page.addInitScript(installStorage)
    await lendSession(marina)
    // Another request, which was never saved.
    await page.goto('/requerimento01/novo/1')
    await expect(page.getByText('Novo', { exact: true })).toBeVisible()
    await expect(page.getByText('Tudo gravado', { exact: true })).toHaveCount(0)
    await page.goto(`/requerimento01/${id}/1/1`)
    await unfold(page, 'Seus dados')
    return { page, self, id, typed: 0, hasTime: false, keptAt: '' }
  },
  drive: {
    'muda uma resposta': type,
    'a aba guarda às 10:32': async (world) => {
      await setStorage(world.page, 'kept')
      await type(world)
    },
    'a aba não guarda nada': async (world) => {
      await setStorage(world.page, 'refused')
      await type(world)
    },
    'volta o que foi digitado às 09:05': async (world) => {
      const { page } = world
      await setStorage(page, 'kept')
      await type(world)
      world.keptAt = (await remarks.kept(world).innerText()).slice(-6)
      page.once('dialog', (dialog) => void dialog.accept())
      await page.reload()
      world.hasTime = false
    },
    'grava no servidor': save,
    // The time comes with a save.
    'a aba diz que são 14:32': async (world) => {
      await type(world)
      await save(world)
    },
    'dispensa o que digitou': async (world) => {
      const { page, self, id } = world
      const { versao } = (await self.show(id)).body.requerimento as { readonly versao: number }
      await self.saved(retirement(self.cloudId, { id, versao }))
      await next(world)
      await page.getByRole('alertdialog').getByRole('button', { name: 'Usar a versão gravada' }).click()
      world.hasTime = false
    },
  },
  offered: { 'dispensa o que digitou': (snapshot) => snapshot.matches('unsaved') },
  see: {
    settled: async (world) => {
      const words = world.hasTime ? /^Gravado às \d\d:\d\d$/ : /^Tudo gravado$/
      await expect(world.page.getByText(words)).toBeVisible()
      await seeRemark(world, null)
    },
    'unsaved.keeping': (world) => expect(unsaved(world)).toBeVisible(),
    'unsaved.kept': (world) => seeRemark(world, 'kept'),
    'unsaved.restored': async (world) => {
      await seeRemark(world, 'restored')
      await expect(remarks.restored(world)).toContainText(world.keptAt)
    },
    'unsaved.refused': async (world) => {
      await seeRemark(world, 'refused')
      await expect(remarks.refused(world)).toHaveText(
        /^Este navegador não guarda rascunhos\.\s*Clique em Gravar e continuar depois antes de sair desta página: o que não for gravado será perdido\.$/,
      )
    },
  },
  ends: {
    'muda uma resposta': { from: { settled: { in: 'unsaved.keeping', calls: [] } } },
    'a aba guarda às 10:32': { in: 'unsaved.kept', calls: [] },
    'a aba não guarda nada': { in: 'unsaved.refused', calls: [] },
    'volta o que foi digitado às 09:05': { in: 'unsaved.restored', calls: [] },
    'grava no servidor': { in: 'settled', calls: ['saveRequest L'] },
    'a aba diz que são 14:32': { in: 'settled', calls: ['saveRequest L'] },
    // The save that is refused because of the other version.
    'dispensa o que digitou': { in: 'settled', calls: ['saveRequest L'] },
  },
}
