import { checkConsent, grantConsent } from '#api/contract/consent.ts'

import type { consent as model } from './consent.models.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { marina } from '../../../tests/e2e/support/people.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import { type HeldCall, refusal } from '../../drivers/held-call.ts'
import { lendConsentedStaffSession } from '../../drivers/staff.ts'
import type { Stage } from '../../drivers/stage.ts'

type World = Stage & { readonly check: HeldCall; readonly grant: HeldCall }

const box = ({ page }: Stage) => page.getByRole('checkbox')
const save = ({ page }: Stage) => page.getByRole('button', { name: 'Gravar' })

/** Clicks at least once. */
async function leaveBox(world: World, ticked: boolean) {
  if ((await box(world).isChecked()) === ticked) await box(world).click()
  await box(world).click()
}

async function seeForm(world: World, ticked: boolean) {
  await expect(world.page.getByRole('heading', { name: 'Autorização' })).toBeVisible()
  await expect(world.page).toHaveURL('/')
  await expect(box(world)).toBeChecked({ checked: ticked })
}

const seeAlert = ({ page }: World, text: string | null) =>
  text === null
    ? expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    : expect(page.getByRole('main').getByRole('alert')).toHaveText(text)

const seeStaffStart = ({ page }: World) =>
  expect(page.getByRole('heading', { name: 'Análise de documentos' })).toBeVisible()

export const consent: Drivers<typeof model, World> = {
  async begin(stage, { visit }) {
    const { page, hold, lendSession } = stage
    if (visit === 'é preciso pedir') await lendSession(marina)
    else await lendConsentedStaffSession(stage)
    const [check, grant] = [await hold(checkConsent), await hold(grantConsent)]
    await page.goto('/')
    if (visit === 'a equipe pede o que é dela') {
      await check.asked()
      await check.reply({ codigo: 'nao' })
      await page.getByRole('button', { name: 'Meus requerimentos' }).click()
    }
    await check.asked()
    return { ...stage, check, grant }
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
    checking: async ({ page }) => {
      await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible()
      await expect(page.getByText('Carregando…').filter({ visible: true })).toBeVisible()
    },
    'deciding.unticked': async (world) => {
      await seeForm(world, false)
      await seeAlert(world, null)
    },
    'deciding.missing': async (world) => {
      await seeForm(world, false)
      await expect(box(world)).toHaveAccessibleDescription('Obrigatório')
    },
    'deciding.refused': async (world) => {
      await seeForm(world, true)
      await seeAlert(world, 'Não foi possível gravar a autorização. Tente novamente.')
    },
    'deciding.ticked': async (world) => {
      await seeForm(world, true)
      await seeAlert(world, null)
    },
    granting: async (world) => {
      await seeForm(world, true)
      await expect(save(world)).toHaveAttribute('aria-busy', 'true')
      await world.grant.asked()
    },
    declined: seeStaffStart,
    notAsked: seeStaffStart,
    granted: ({ page }) => expect(page.getByRole('heading', { name: 'Meus requerimentos' })).toBeVisible(),
  },
  offered: { 'clica em Voltar': ({ context }) => context.participant.roleId !== null },
  unreachable: {
    'consent/deciding/consent.declined#1/false': 'Só a equipe tem o botão Voltar.',
  },
}
