import type { versionChoiceMachine } from '#machines/form/version-choice/index.ts'
import { participant } from '../../../tests/e2e/support/asking.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { marina } from '../../../tests/e2e/support/people.ts'
import { unfold } from '../../../tests/e2e/support/wizard.ts'
import { retirement } from '../../../tests/server/support/retirement.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import type { Stage } from '../../drivers/stage.ts'
import type { cases } from './version-choice.models.ts'

type Model = { readonly machine: typeof versionChoiceMachine; readonly cases: typeof cases }

type World = Stage & { readonly hasTyped: boolean; readonly isOvertaken: boolean }

const dialog = ({ page }: Stage) =>
  page.getByRole('alertdialog', { name: 'O requerimento foi gravado em outro lugar' })
const unsaved = ({ page }: Stage) => page.getByText('Alterações ainda não gravadas', { exact: true })
const father = ({ page }: Stage) => page.getByLabel('Nome do pai')
const mother = ({ page }: Stage) => page.getByLabel('Nome da mãe')

/** A draft that is open here and was saved elsewhere since. */
export const versionChoice: Drivers<Model, World> = {
  async begin(stage, { visit }) {
    const { page, serverUrl, lendSession } = stage
    const hasTyped = visit !== 'nada foi digitado'
    const isOvertaken = visit !== 'nada do que está na tela mudou'
    const self = await participant(serverUrl, marina)
    const { id, versao } = (await self.saved(retirement(self.cloudId))).requerimento
    await lendSession(marina)
    await page.goto(`/requerimento01/${id}/1/1`)
    await unfold(page, 'Seus dados')
    if (hasTyped) await mother(stage).fill('Célia Pinho')
    const detalhes = isOvertaken ? { nome_pai: 'Pai do telefone' } : {}
    await self.saved(retirement(self.cloudId, { id, versao, detalhes }))
    await page.getByRole('button', { name: 'Próximo' }).click()
    return { ...stage, hasTyped, isOvertaken }
  },
  drive: {
    'continua com o que digitou': (world) =>
      dialog(world).getByRole('button', { name: 'Continuar com o que digitei' }).click(),
    'usa a versão gravada': (world) =>
      dialog(world)
        .getByRole('button', { name: /^(Usar|Ver) a versão gravada$/ })
        .click(),
  },
  offered: { 'continua com o que digitou': (snapshot) => snapshot.can({ type: 'typed.chosen' }) },
  see: {
    choosing: async (world) => {
      const { hasTyped, isOvertaken } = world
      await expect(dialog(world).getByRole('button')).toHaveText(
        hasTyped ? ['Usar a versão gravada', 'Continuar com o que digitei'] : ['Ver a versão gravada'],
      )
      await expect(dialog(world).getByText('Está gravado: Pai do telefone')).toHaveCount(isOvertaken ? 1 : 0)
      const main = hasTyped ? 'Continuar com o que digitei' : 'Ver a versão gravada'
      await expect(dialog(world).getByRole('button', { name: main })).toBeFocused()
    },
    typedKept: async (world) => {
      await expect(dialog(world)).toHaveCount(0)
      await expect(mother(world)).toHaveValue('Célia Pinho')
      await expect(unsaved(world)).toBeVisible()
    },
    storedTaken: async (world) => {
      await expect(dialog(world)).toHaveCount(0)
      await expect(mother(world)).toHaveValue('Célia Duarte Pinho')
      await expect(father(world)).toHaveValue(world.isOvertaken ? 'Pai do telefone' : '')
      await expect(unsaved(world)).toHaveCount(0)
    },
  },
  ends: {
    // Nothing is saved over the other version until the participant says so again.
    'continua com o que digitou': { in: 'typedKept', calls: [] },
    'usa a versão gravada': { in: 'storedTaken', calls: [] },
  },
}
