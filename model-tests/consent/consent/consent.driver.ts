import { checkConsent, grantConsent } from '#api/contract/consent.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { marina } from '../../../tests/e2e/support/people.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import { type HeldCall, refusal } from '../../drivers/held-call.ts'
import { lendConsentedStaffSession } from '../../drivers/staff.ts'
import type { Stage } from '../../drivers/stage.ts'
import type { consent as model } from './consent.models.ts'

type World = Stage & { readonly check: HeldCall; readonly grant: HeldCall; readonly visit: string }

const box = ({ page }: Stage) => page.getByRole('checkbox')
const save = ({ page }: Stage) => page.getByRole('button', { name: 'Gravar' })

/** Clicks at least once. */
async function leaveBox(world: World, ticked: boolean) {
  if ((await box(world).isChecked()) === ticked) await box(world).click()
  await box(world).click()
}

const PARTICIPANT = 'é preciso pedir'
const STAFF = 'a equipe pede o que é dela'

type Form = { readonly ticked: boolean; readonly problem?: string; readonly alert?: string }

async function seeForm(world: World, { ticked, problem = '', alert = '' }: Form) {
  const { page, visit } = world
  const isTroubled = problem !== '' || alert !== ''
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Autorização')
  await expect(page).toHaveTitle(`${isTroubled ? 'Erro: ' : ''}Autorização · Fundação Horizonte`)
  await expect(page).toHaveURL('/')
  const who =
    visit === STAFF ? ['Teresa Quadros', '819.405.273-41'] : ['Marina Duarte Alves', '529.982.247-25']
  for (const text of who) await expect(page.getByRole('region', { name: 'Participante' })).toContainText(text)
  await expect(page.getByRole('button', { name: 'Voltar' })).toHaveCount(visit === STAFF ? 1 : 0)
  await expect(box(world)).toBeChecked({ checked: ticked })
  await expect(box(world)).toHaveAccessibleDescription(problem)
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /./ })).toHaveText(
    alert === '' ? [] : [alert],
  )
}

async function seeDecision(world: World, form: Form) {
  await seeForm(world, form)
  await expect(save(world)).not.toHaveAttribute('aria-busy')
  expect(world.grant.waiting()).toBe(0)
}

const seeStaffStart = ({ page }: World) =>
  expect(page.getByRole('heading', { name: 'Análise de documentos' })).toBeVisible()

export const consent: Drivers<typeof model, World> = {
  async begin(stage, { visit }) {
    const { page, hold, lendSession } = stage
    if (visit === PARTICIPANT) await lendSession(marina)
    else await lendConsentedStaffSession(stage)
    const [check, grant] = [await hold(checkConsent), await hold(grantConsent)]
    await page.goto(visit === PARTICIPANT ? '/tiposreq' : '/')
    if (visit === STAFF) {
      await check.asked()
      await check.reply({ codigo: 'nao' })
      await page.getByRole('button', { name: 'Meus requerimentos' }).click()
    }
    await check.asked()
    return { ...stage, check, grant, visit }
  },
  drive: {
    'já autorizou antes': ({ check }) => check.pass(),
    'ainda não autorizou': ({ check }) => check.reply({ codigo: 'nao' }),
    'deixa a caixa marcada': (world) => leaveBox(world, true),
    'deixa a caixa desmarcada': (world) => leaveBox(world, false),
    'clica em Gravar': (world) => save(world).click(),
    'clica em Voltar': ({ page }) => page.getByRole('button', { name: 'Voltar' }).click(),
    'a gravação dá certo': ({ grant }) => grant.pass(),
    'o servidor recusa a gravação': ({ grant }) => grant.reply(refusal(null), 422),
  },
  see: {
    checking: async (world) => {
      const { page, check } = world
      await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible()
      await expect(page.getByText('Carregando…').filter({ visible: true })).toBeVisible()
      await expect(box(world)).toHaveCount(0)
      await check.asked()
    },
    'deciding.unticked': (world) => seeDecision(world, { ticked: false }),
    'deciding.missing': (world) => seeDecision(world, { ticked: false, problem: 'Obrigatório' }),
    'deciding.refused': (world) =>
      seeDecision(world, {
        ticked: true,
        alert: 'Não foi possível gravar a autorização. Tente novamente.',
      }),
    'deciding.ticked': (world) => seeDecision(world, { ticked: true }),
    granting: async (world) => {
      await seeForm(world, { ticked: true })
      await expect(save(world)).toHaveAttribute('aria-busy', 'true')
      const back = world.page.getByRole('button', { name: 'Voltar' })
      if (world.visit === STAFF) await expect(back).toBeDisabled()
      await world.grant.asked()
    },
    declined: seeStaffStart,
    notAsked: seeStaffStart,
    // The page that was asked for.
    granted: async ({ page, visit }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        visit === PARTICIPANT ? 'Novo requerimento' : 'Meus requerimentos',
      )
      await expect(page).toHaveURL(visit === PARTICIPANT ? '/tiposreq' : '/')
    },
  },
  // CONSENT-06
  ends: {
    'já autorizou antes': { in: 'granted', calls: [] },
    'ainda não autorizou': {
      by: {
        'é preciso pedir': { in: 'deciding.unticked', calls: [] },
        'a equipe pede o que é dela': { in: 'deciding.unticked', calls: [] },
        'não se pede à equipe': { in: 'notAsked', calls: [] },
      },
    },
    'deixa a caixa marcada': { in: 'deciding.ticked', calls: [] },
    'deixa a caixa desmarcada': { in: 'deciding.unticked', calls: [] },
    'clica em Gravar': {
      from: {
        'deciding.unticked': { in: 'deciding.missing', calls: [] },
        'deciding.missing': { in: 'deciding.missing', calls: [] },
        'deciding.ticked': { in: 'granting', calls: ['grantConsent'] },
        'deciding.refused': { in: 'granting', calls: ['grantConsent'] },
      },
    },
    'clica em Voltar': { in: 'declined', calls: [] },
    // Both, as only staff have Voltar, which is disabled meanwhile.
    'a gravação dá certo': {
      by: { [PARTICIPANT]: { in: 'granted', calls: [] }, [STAFF]: { in: 'granted', calls: [] } },
    },
    'o servidor recusa a gravação': { in: 'deciding.refused', calls: [] },
  },
  offered: { 'clica em Voltar': ({ context }) => context.participant.roleId !== null },
  unreachable: {
    'consent/deciding/consent.declined#1/false': 'Só a equipe tem o botão Voltar.',
  },
}
