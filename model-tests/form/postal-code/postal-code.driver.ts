import { postalCode as lookUp } from '#api/contract/postal-code.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { helena } from '../../../tests/e2e/support/people.ts'
import { unfold } from '../../../tests/e2e/support/wizard.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import type { HeldCall } from '../../drivers/held-call.ts'
import type { Stage } from '../../drivers/stage.ts'
import type { postalCode as model } from './postal-code.models.ts'

type World = Stage & { readonly lookUp: HeldCall }

const field = ({ page }: Stage) => page.getByLabel('CEP', { exact: true })
const underWay = ({ page }: Stage) => page.getByText('Consultando o CEP…')
const again = ({ page }: Stage) => page.getByRole('button', { name: 'Tentar novamente: consultar o CEP' })

const FOUND = {
  logradouro: 'Setor de Autarquias Sul',
  uf: 'DF',
  localidade: 'Brasília',
  bairro: 'Asa Sul',
}

const UNKNOWN = 'CEP não encontrado. Confira o número.'
const UNAVAILABLE = 'Não foi possível consultar o CEP. Preencha o endereço.'

async function seeNews(world: World, news: typeof UNKNOWN | typeof UNAVAILABLE | null) {
  const { page, lookUp: held } = world
  for (const text of [UNKNOWN, UNAVAILABLE])
    await expect(page.getByText(text, { exact: true })).toHaveCount(text === news ? 1 : 0)
  await expect(again(world)).toHaveCount(news === UNAVAILABLE ? 1 : 0)
  await expect(underWay(world)).toHaveCount(0)
  expect(held.waiting()).toBe(0)
}

// ADDRESS-16, ADDRESS-21
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
    'o CEP existe': ({ lookUp: held }) =>
      held.answer(async (route) => {
        expect(route.request().url()).toMatch(/\/ws\/70040010\/json\/$/)
        await route.fulfill({ json: FOUND })
      }),
    'o CEP não existe': ({ lookUp: held }) => held.reply({ erro: true }),
    'a conexão cai': ({ lookUp: held }) => held.interrupt(),
  },
  see: {
    waiting: (world) => seeNews(world, null),
    lookingUp: async (world) => {
      await world.lookUp.asked()
      await expect(underWay(world)).toHaveCount(1)
    },
    found: async (world) => {
      const { page } = world
      await expect(page.getByLabel('Endereço', { exact: true })).toHaveValue('Setor de Autarquias Sul')
      await expect(page.getByLabel(/^Bairro/)).toHaveValue('Asa Sul')
      await expect(page.getByLabel('Cidade', { exact: true })).toHaveValue('Brasília')
      await expect(page.getByLabel('Estado', { exact: true })).toHaveValue('DF')
      await seeNews(world, null)
    },
    unknown: (world) => seeNews(world, UNKNOWN),
    unavailable: (world) => seeNews(world, UNAVAILABLE),
  },
  ends: {
    'digita sete números': { in: 'waiting', calls: [] },
    'digita o oitavo número': { in: 'lookingUp', calls: [] },
    'tenta novamente': { in: 'lookingUp', calls: [] },
    'o CEP existe': { in: 'found', calls: [] },
    'o CEP não existe': { in: 'unknown', calls: [] },
    'a conexão cai': { in: 'unavailable', calls: [] },
  },
}
