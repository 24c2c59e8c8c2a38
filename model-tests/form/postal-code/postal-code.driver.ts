import { postalCode as lookUp } from '#api/contract/postal-code.ts'

import type { postalCode as model } from './postal-code.models.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { helena } from '../../../tests/e2e/support/people.ts'
import { unfold } from '../../../tests/e2e/support/wizard.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import type { HeldCall } from '../../drivers/held-call.ts'
import type { Stage } from '../../drivers/stage.ts'

type World = Stage & { readonly lookUp: HeldCall }

const field = ({ page }: Stage) => page.getByLabel('CEP', { exact: true })
const street = ({ page }: Stage) => page.getByLabel('Endereço', { exact: true })
const again = ({ page }: Stage) => page.getByRole('button', { name: 'Tentar novamente: consultar o CEP' })

const FOUND = {
  logradouro: 'Setor de Autarquias Sul',
  uf: 'DF',
  localidade: 'Brasília',
  bairro: 'Asa Sul',
}

const seeNeither = async (world: World) => {
  await expect(world.page.getByText('CEP não encontrado')).toHaveCount(0)
  await expect(again(world)).toHaveCount(0)
}

export const postalCode: Drivers<typeof model, World> = {
  async begin(stage) {
    const { page, hold, lendSession } = stage
    await page.clock.install()
    await lendSession(helena)
    const held = await hold(lookUp)
    await page.goto('/requerimento01/novo/1')
    await page.getByRole('button', { name: 'Próximo' }).waitFor()
    await unfold(page, 'Endereço e contatos')
    return { ...stage, lookUp: held }
  },
  drive: {
    'digita sete números': (world) => field(world).fill('7004001'),
    'digita o oitavo número': async (world) => {
      await field(world).fill('7004001')
      await field(world).press('End')
      await field(world).press('0')
    },
    'tenta novamente': (world) => again(world).click(),
    'o CEP existe': ({ lookUp: held }) => held.reply(FOUND),
    'o CEP não existe': ({ lookUp: held }) => held.reply({ erro: true }),
    'a conexão cai': ({ lookUp: held }) => held.interrupt(),
  },
  see: {
    waiting: async (world) => {
      await seeNeither(world)
      expect(world.lookUp.waiting()).toBe(0)
    },
    lookingUp: async (world) => {
      await world.lookUp.asked()
      await expect(world.page.getByText('Consultando o CEP…')).toHaveCount(1)
    },
    found: async (world) => {
      await expect(street(world)).toHaveValue('Setor de Autarquias Sul')
      await seeNeither(world)
    },
    unknown: ({ page }) => expect(page.getByText('CEP não encontrado').first()).toBeVisible(),
    unavailable: async (world) => {
      await expect(
        world.page.getByText('Não foi possível consultar o CEP. Preencha o endereço.').first(),
      ).toBeVisible()
      await expect(again(world)).toBeVisible()
    },
  },
}
