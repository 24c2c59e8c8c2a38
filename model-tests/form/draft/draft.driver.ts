import type { Page } from '@playwright/test'

import type { draft as model } from './draft.models.ts'
import { participant } from '../../../tests/e2e/support/asking.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { marina } from '../../../tests/e2e/support/people.ts'
import { fillInFather, unfold } from '../../../tests/e2e/support/wizard.ts'
import type { Participant } from '../../../tests/server/support/participant.ts'
import { retirement } from '../../../tests/server/support/retirement.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import type { Stage } from '../../drivers/stage.ts'

type World = {
  readonly page: Page
  readonly self: Participant
  readonly id: number
  /** How often something was typed: each time something else. */
  typed: number
  hasTime: boolean
}

type Storing = { drafts: 'kept' | 'refused' }

/** A tab whose storage is full for drafts when a driver says so. */
function installStorage() {
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
const keptInTab = ({ page }: World) => page.getByText(/^Guardado só nesta aba às \d\d:\d\d\.$/)
const recovered = ({ page }: World) => page.getByText(/^Recuperamos o que você preencheu até \d\d:\d\d\.$/)
const notKept = ({ page }: World) => page.getByText('Este navegador não guarda rascunhos.')

export const draft: Drivers<typeof model, World> = {
  async begin({ page, serverUrl, lendSession }: Stage) {
    const self = await participant(serverUrl, marina)
    const { id } = (await self.saved(retirement(self.cloudId))).requerimento
    await page.addInitScript(installStorage)
    await lendSession(marina)
    await page.goto(`/requerimento01/${id}/1/1`)
    await unfold(page, 'Seus dados')
    return { page, self, id, typed: 0, hasTime: false }
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
      await keptInTab(world).waitFor()
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
    },
  },
  offered: { 'dispensa o que digitou': (snapshot) => snapshot.matches('unsaved') },
  see: {
    settled: async (world) => {
      const words = world.hasTime ? /^Tudo gravado às \d\d:\d\d$/ : /^Tudo gravado$/
      await expect(world.page.getByText(words)).toBeVisible()
      await expect(unsaved(world)).toHaveCount(0)
    },
    'unsaved.keeping': (world) => expect(unsaved(world)).toBeVisible(),
    'unsaved.kept': async (world) => {
      await expect(unsaved(world)).toBeVisible()
      await expect(keptInTab(world)).toBeVisible()
      await expect(notKept(world)).toHaveCount(0)
    },
    'unsaved.restored': async (world) => {
      await expect(unsaved(world)).toBeVisible()
      await expect(recovered(world)).toBeVisible()
    },
    'unsaved.refused': async (world) => {
      await expect(unsaved(world)).toBeVisible()
      await expect(notKept(world)).toBeVisible()
      await expect(keptInTab(world)).toHaveCount(0)
    },
  },
}
