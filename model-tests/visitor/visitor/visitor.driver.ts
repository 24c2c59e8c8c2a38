import { checkCpf } from '#api/contract/visitor.ts'
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
import {
  type Confirming,
  holdConfirmation,
  visitorConfirmation,
} from '../visitor-confirmation/visitor-confirmation.driver.ts'
import type { visits } from './visitor.models.ts'

type World = Confirming & {
  readonly lookUp: HeldCall
  cpf: string
  isRestored: boolean
  readonly chosen: Set<'Senha' | 'Repita a senha'>
}

const MINUTE = 60_000
/** A code was sent on an earlier page; on the first visit the form is that of a new password. */
const REGISTRATION = 'with a registration in the tab'
const TOO_MANY = 'Muitas tentativas. Tente novamente em 20 minutos.'
const PASSWORD = '70415926'
const RESTORED = 'Recuperamos o que você preencheu nesta aba. As senhas não são guardadas: digite-as de novo.'
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
  world.isRestored = false
  world.hasCode = false
  // VISITOR-06
  await world.lookUp.answer((route) => {
    expect(route.request().postDataJSON()).toEqual({ cpf: '70123456835' })
    return route.fulfill({ json: { codigo: owner } })
  })
}

/** What the tab stores of the visit, never a password. */
async function seeStored({ page }: Stage, purpose: World['purpose'] | null) {
  const stored = () => page.evaluate(() => sessionStorage.getItem('portal.draft.visitante') ?? '')
  if (purpose === null) await expect.poll(stored).toBe('')
  else await expect.poll(stored).toContain(`"purpose":"${purpose}"`)
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(PASSWORD)
}

async function seeAsking(world: World, { problem = '', alert = '' }) {
  await expect(title(world)).toHaveText('Não tem senha?')
  await expect(cpf(world)).toHaveValue(world.cpf)
  await expect(cpf(world)).toHaveAccessibleDescription(problem)
  await expect(alerts(world)).toHaveText(alert === '' ? [] : [alert])
  await seeStored(world, null)
}

async function seeForm(world: World, purpose: World['purpose']) {
  await expect(title(world)).toHaveText(purpose === 'registration' ? 'Informações cadastrais' : 'Nova Senha')
  await expect(world.page.getByText(/^O código que enviamos ainda vale por \d\d:\d\d\./)).toHaveCount(
    world.hasCode ? 1 : 0,
  )
  await expect(world.page.getByText(RESTORED)).toHaveCount(world.isRestored ? 1 : 0)
  if (purpose === 'registration' && world.hasCode)
    await expect(world.page.getByLabel('Nome')).toHaveValue('Irene Castro Moura')
  for (const label of ['Senha', 'Repita a senha'] as const)
    await expect(world.page.getByLabel(label, { exact: true })).toHaveValue(
      world.chosen.has(label) ? PASSWORD : '',
    )
  await seeStored(world, purpose)
}

/** Who is on record is led to the restricted area or to a code, without a form. */
async function seeGuided(world: World, heading: string) {
  await expect(title(world)).toHaveText(heading)
  await expect(button(world, 'Receber um código por e-mail')).toBeVisible()
  await expect(world.page.getByRole('main').getByRole('textbox')).toHaveCount(0)
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
    const isRegistration = visit === REGISTRATION
    const isPassword = visit === 'with a new password in the tab'
    if (isRegistration) await keepVisit(page, keptRegistration({ pauseLeft: 60_000, triesLeft: 5 }))
    if (isPassword) await keepVisit(page, KEPT_PASSWORD)
    await page.goto('/visitante')
    return {
      ...world,
      lookUp,
      purpose: isPassword ? 'password' : 'registration',
      hasCode: isRegistration,
      isRestored: isRegistration || isPassword,
      cpf: isRegistration ? '701.234.568-35' : isPassword ? '372.580.491-50' : '',
      chosen: new Set(),
    }
  },
  drive: {
    'digita um CPF': async (world) => {
      await cpf(world).fill('70123456834')
      await button(world, 'Pesquisar').click()
      // VISITOR-05
      await expect(cpf(world)).toHaveAccessibleDescription('CPF inválido')
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
      if (world.chosen.size === 2) world.isRestored = false
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
    // VISITOR-04
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
    // VISITOR-10
    'guided.withPassword': (world) => seeGuided(world, 'Este CPF já tem senha'),
    // VISITOR-11
    'guided.withoutPassword': (world) => seeGuided(world, 'Este CPF ainda não tem senha'),
    'registering.editing': (world) => seeComplete(world, 'registration'),
    'registering.lacking': (world) => seeLacking(world, 'registration'),
    'renewing.editing': (world) => seeComplete(world, 'password'),
    'renewing.lacking': (world) => seeLacking(world, 'password'),
    confirming: async (world) => {
      await expect(title(world)).toHaveText(world.hasCode ? 'Código de confirmação' : 'Enviando o código')
      await seeStored(world, world.purpose)
    },
    confirmed: async (world) => {
      await see.confirmed(world)
      await seeStored(world, null)
    },
  },
  ends: {
    'digita um CPF': { in: 'asking.typing', calls: [] },
    'clica em Pesquisar': { from: { 'asking.limited': { in: 'asking.limited', calls: [] } } },
    'o CPF não é de ninguém': { in: 'registering.editing', calls: [] },
    'o CPF é de um visitante': { in: 'renewing.editing', calls: [] },
    'o CPF é de quem já tem senha': { in: 'guided.withPassword', calls: [] },
    'o CPF é de quem ainda não tem senha': { in: 'guided.withoutPassword', calls: [] },
    'já foram consultas demais': { in: 'asking.limited', calls: [] },
    'passam os 20 minutos': { in: 'asking.typing', calls: [] },
    'a conexão cai': { in: 'asking.unavailable', calls: [] },
    'a resposta do servidor não é a esperada': { in: 'asking.unavailable', calls: [] },
    'tenta novamente': { in: 'lookingUp', calls: [] },
    'quer consultar outro CPF': {
      in: 'asking.typing',
      calls: [],
      from: ['guided.withPassword', 'registering.editing', 'renewing.editing'],
    },
    'quer um código por e-mail': { in: 'renewing.editing', calls: [] },
    // A code that is still good is not sent again.
    'clica em Continuar': {
      from: {
        'registering.lacking': { in: 'confirming', calls: [] },
        'renewing.lacking': { in: 'confirming', calls: ['createCode'] },
      },
    },
    'um código é enviado': {
      by: {
        firstVisit: { in: 'confirming', calls: [] },
        [REGISTRATION]: { in: 'confirming', calls: ['createCode'] },
      },
    },
    'volta ao formulário': {
      by: {
        firstVisit: { in: 'renewing.editing', calls: [] },
        [REGISTRATION]: { in: 'registering.editing', calls: [] },
      },
    },
    'a confirmação dá certo': {
      by: {
        firstVisit: { in: 'confirmed', calls: ['newPassword'] },
        [REGISTRATION]: { in: 'confirmed', calls: ['validateVisitor'] },
      },
    },
    'o servidor recusa a senha': {
      by: {
        firstVisit: { in: 'renewing.lacking', calls: ['newPassword'] },
        [REGISTRATION]: { in: 'registering.lacking', calls: ['validateVisitor'] },
      },
    },
  },
  offered: {
    // The button is replaced by Tentar novamente.
    'clica em Pesquisar': (snapshot) => !snapshot.matches({ asking: 'unavailable' }),
  },
}
