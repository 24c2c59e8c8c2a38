import { checkCpf } from '#api/contract/visitor.ts'

import type { visits } from './visitor.models.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import { type HeldCall, refusal } from '../../drivers/held-call.ts'
import type { Stage } from '../../drivers/stage.ts'
import {
  choosePassword,
  continueToCode,
  KEPT_PASSWORD,
  keepVisit,
  keptRegistration,
  repeatPassword,
} from '../../drivers/visit.ts'
import { type Confirming, holdConfirmation, visitorConfirmation } from '../visitor-confirmation/visitor-confirmation.driver.ts'

type World = Confirming & {
  readonly lookUp: HeldCall
  cpf: string
  readonly chosen: Set<'Senha' | 'Repita a senha'>
}

const MINUTE = 60_000
const TOO_MANY = 'Muitas tentativas. Tente novamente em 20 minutos.'
const UNAVAILABLE = 'Não foi possível consultar o CPF agora. Tente novamente.'

const title = ({ page }: Stage) => page.getByRole('heading', { level: 1 })
const cpf = ({ page }: Stage) => page.getByRole('textbox', { name: 'CPF' })
const button = ({ page }: Stage, name: string) => page.getByRole('button', { name })
const alerts = ({ page }: Stage) => page.getByRole('main').getByRole('alert')

const { drive, see } = visitorConfirmation

/** Runs drivers of the confirmation. */
async function confirming(world: World, ...cases: readonly (keyof typeof drive)[]) {
  for (const name of cases) await drive[name](world)
}

const answer = (owner: string) => async (world: World) => {
  world.chosen.clear()
  world.purpose = owner === 'NAO' ? 'registration' : 'password'
  world.hasCode = false
  await world.lookUp.reply({ codigo: owner })
}

async function seeAsking(world: World, { problem = '', alert = '' }) {
  await expect(title(world)).toHaveText('Não tem senha?')
  await expect(cpf(world)).toHaveValue(world.cpf)
  await expect(cpf(world)).toHaveAccessibleDescription(problem)
  await expect(alerts(world)).toHaveText(alert === '' ? [] : [alert])
}

async function seeForm(world: World, purpose: World['purpose']) {
  await expect(title(world)).toHaveText(purpose === 'registration' ? 'Informações cadastrais' : 'Nova Senha')
  await expect(world.page.getByText(/^O código que enviamos ainda vale por \d\d:\d\d\./)).toHaveCount(
    world.hasCode ? 1 : 0,
  )
}

async function seeComplete(world: World, purpose: World['purpose']) {
  await seeForm(world, purpose)
  await expect(alerts(world)).toHaveCount(0)
}

async function seeLacking(world: World, purpose: World['purpose']) {
  await seeForm(world, purpose)
  await expect(alerts(world)).toContainText('Problemas de preenchimento. Verifique o formulário.')
  const problems = alerts(world).getByRole('link')
  for (const label of ['Senha', 'Repita a senha'] as const)
    await expect(problems.filter({ hasText: `${label}: Obrigatório` })).toHaveCount(
      world.chosen.has(label) ? 0 : 1,
    )
  if (world.problems.length > 0) await expect(problems).toHaveText([...world.problems])
}

export const visitor: Drivers<(typeof visits)['firstVisit'], World> = {
  async begin(stage, { visit }) {
    const { page, hold } = stage
    await page.clock.install()
    const world = await holdConfirmation(stage)
    const lookUp = await hold(checkCpf)
    const isRegistration = visit === 'with a registration in the tab'
    const isPassword = visit === 'with a new password in the tab'
    if (isRegistration) await keepVisit(page, keptRegistration({ pauseLeft: 60_000, triesLeft: 5 }))
    if (isPassword) await keepVisit(page, KEPT_PASSWORD)
    await page.goto('/visitante')
    return {
      ...world,
      lookUp,
      purpose: isPassword ? 'password' : 'registration',
      hasCode: isRegistration,
      cpf: isRegistration ? '701.234.568-35' : isPassword ? '372.580.491-50' : '',
      chosen: new Set(),
    }
  },
  drive: {
    'digita um CPF': async (world) => {
      world.cpf = '701.234.568-35'
      await cpf(world).fill('')
      await cpf(world).fill('70123456835')
    },
    // Also while it is off.
    'clica em Pesquisar': (world) => button(world, 'Pesquisar').click({ force: true }),
    'o CPF não é de ninguém': answer('NAO'),
    'o CPF é de um visitante': answer('VI'),
    'o CPF é de quem já tem senha': answer('PA'),
    'o CPF é de quem ainda não tem senha': answer('NA'),
    'já foram consultas demais': ({ lookUp }) =>
      lookUp.answer((route) =>
        route.fulfill({ status: 429, headers: { 'retry-after': '1200' }, json: refusal(TOO_MANY) }),
      ),
    'passam os 20 minutos': async (world) => {
      await world.page.clock.fastForward(19 * MINUTE)
      await expect(button(world, 'Pesquisar')).toHaveAttribute('aria-disabled', 'true')
      await world.page.clock.fastForward(MINUTE)
    },
    'a conexão cai': ({ lookUp }) => lookUp.interrupt(),
    'a resposta do servidor não é a esperada': ({ lookUp }) => lookUp.reply({ codigo: 'XX' }),
    'tenta novamente': (world) => button(world, 'Tentar novamente').click(),
    'quer consultar outro CPF': async (world) => {
      world.problems = []
      await button(world, 'Consultar outro CPF').click()
    },
    'quer um código por e-mail': (world) => button(world, 'Receber um código por e-mail').click(),
    'escolhe uma senha': async ({ page, chosen }) => {
      chosen.add('Senha')
      await choosePassword(page)
    },
    'repete a senha': async ({ page, chosen }) => {
      chosen.add('Repita a senha')
      await repeatPassword(page)
    },
    'clica em Continuar': async (world) => {
      world.problems = []
      await continueToCode(world.page)
    },
    'um código é enviado': async (world) => {
      if (world.hasCode) await confirming(world, 'passam 60 segundos do envio', 'pede outro código')
      await confirming(world, 'o código é enviado')
    },
    'volta ao formulário': (world) => button(world, 'Voltar ao formulário').click(),
    'a confirmação dá certo': async (world) => {
      if (!world.hasCode) await confirming(world, 'o código é enviado')
      await confirming(world, 'cola seis números', 'clica em Confirmar', 'o código confere')
    },
    'o servidor recusa a senha': async (world) => {
      if (!world.hasCode) await confirming(world, 'o código é enviado')
      await confirming(world, 'cola seis números', 'clica em Confirmar', 'a senha é recusada')
    },
  },
  see: {
    'asking.typing': async (world) => {
      await seeAsking(world, {})
      await expect(button(world, 'Pesquisar')).not.toHaveAttribute('aria-disabled')
    },
    'asking.lacking': (world) => seeAsking(world, { problem: 'Obrigatório' }),
    'asking.limited': async (world) => {
      await seeAsking(world, { alert: TOO_MANY })
      await expect(world.page.getByText(/^Você pode pesquisar de novo em (20:00|19:\d\d)\.$/)).toBeVisible()
      await expect(button(world, 'Pesquisar')).toHaveAttribute('aria-disabled', 'true')
      expect(world.lookUp.waiting()).toBe(0)
    },
    'asking.unavailable': async (world) => {
      await seeAsking(world, { alert: UNAVAILABLE })
      await expect(button(world, 'Tentar novamente')).toBeVisible()
    },
    lookingUp: async (world) => {
      await expect(button(world, 'Pesquisar')).toHaveAttribute('aria-busy', 'true')
      await world.lookUp.asked()
    },
    'guided.withPassword': (world) => expect(title(world)).toHaveText('Este CPF já tem senha'),
    'guided.withoutPassword': (world) => expect(title(world)).toHaveText('Este CPF ainda não tem senha'),
    'registering.editing': (world) => seeComplete(world, 'registration'),
    'registering.lacking': (world) => seeLacking(world, 'registration'),
    'renewing.editing': (world) => seeComplete(world, 'password'),
    'renewing.lacking': (world) => seeLacking(world, 'password'),
    confirming: async (world) => {
      await expect(title(world)).toHaveText(world.hasCode ? 'Código de confirmação' : 'Enviando o código')
    },
    confirmed: (world) => see.confirmed(world),
  },
  offered: {
    // The button is replaced by Tentar novamente.
    'clica em Pesquisar': (snapshot) => !snapshot.matches({ asking: 'unavailable' }),
  },
}
