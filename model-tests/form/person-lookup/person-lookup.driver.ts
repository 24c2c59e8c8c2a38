import { participantName, participantPlans } from '#api/contract/people.ts'
import { participant } from '../../../tests/e2e/support/asking.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { helena } from '../../../tests/e2e/support/people.ts'
import { unfoldAll } from '../../../tests/e2e/support/wizard.ts'
import { survivorRequest } from '../../../tests/server/support/survivor.ts'
import { type Drivers, notInBrowser } from '../../drivers/drivers.ts'
import { seeExpired } from '../../drivers/expired.ts'
import { type HeldCall, refusal } from '../../drivers/held-call.ts'
import type { Stage } from '../../drivers/stage.ts'
import type { personLookup as model } from './person-lookup.models.ts'

type World = Stage & {
  readonly name: HeldCall
  readonly plans: HeldCall
  /** A CPF that was found is not looked up again, so there are two. */
  cpf: '94726183591' | '16372849500'
}

const field = ({ page }: Stage) => page.getByLabel('CPF do participante que faleceu')
const again = ({ page }: Stage) => page.getByRole('button', { name: /^Tentar novamente/ })

const LIMIT = 'Muitas consultas. Tente novamente em 2 horas.'

const typing = (digits: string) => (world: World) => field(world).fill(digits)

/** The two calls of a lookup. */
const answering = (nome: string, plans: readonly object[]) => async (world: World) => {
  await world.name.reply({ nome })
  await world.plans.reply({ planos_participante: plans })
}

const failing = (fail: (name: HeldCall) => Promise<void>) => async (world: World) => {
  await world.plans.reply({ planos_participante: [] })
  await fail(world.name)
}

const underWay = ({ page }: World) => page.getByText('Consultando o CPF…')
const results = ({ page }: World) =>
  page.getByText(
    /^(Participante encontrado|Participante sem planos|CPF não localizado|Não foi possível|Muitas)/,
  )

/** The only result of a lookup, and whether it may be repeated. */
const see =
  (text: string, mayRepeat = false) =>
  async (world: World) => {
    await expect(world.page.getByText(text, { exact: true }).first()).toBeVisible()
    await expect(results(world).filter({ hasNotText: text })).toHaveCount(0)
    await expect(underWay(world)).toHaveCount(0)
    await expect(again(world)).toHaveCount(mayRepeat ? 1 : 0)
    expect(world.name.waiting()).toBe(0)
  }

export const personLookup: Drivers<typeof model, World> = {
  async begin(stage) {
    const { page, serverUrl, hold, lendSession } = stage
    const self = await participant(serverUrl, helena)
    const { id } = (
      await self.saved(survivorRequest(5, self.cloudId, { detalhes: { cpf_participante_peculio: '' } }))
    ).requerimento
    await page.clock.install()
    await lendSession(helena)
    const [name, plans] = [await hold(participantName), await hold(participantPlans)]
    await page.goto(`/requerimento02/${id}/5/1`)
    await unfoldAll(page)
    await field(stage).fill('')
    return { ...stage, name, plans, cpf: '16372849500' }
  },
  drive: {
    'digita dez números': typing('9472618359'),
    'digita um CPF com dígito errado': typing('94726183592'),
    'digita o CPF inteiro': async (world) => {
      world.cpf = world.cpf === '94726183591' ? '16372849500' : '94726183591'
      await field(world).fill('')
      await field(world).fill(world.cpf)
    },
    'o CPF é de um participante': answering('Lúcia M. F.', [{ id: 1, descricao: 'Plano Um' }]),
    'o CPF é de quem não tem plano': answering('Lúcia M. F.', []),
    'o CPF não é de ninguém': answering('', []),
    'a conexão cai': failing((name) => name.interrupt()),
    'tenta novamente': (world) => again(world).click(),
    'já foram CPFs demais': failing((name) => name.reply(refusal(LIMIT), 429)),
    'a sessão expirou': failing((name) => name.reply(refusal(null), 401)),
    'o requerimento espera': notInBrowser('o diagrama do requerimento o envia em Próximo e percorre isso'),
  },
  see: {
    waiting: async (world) => {
      await expect(results(world)).toHaveCount(0)
      await expect(underWay(world)).toHaveCount(0)
      expect(world.name.waiting()).toBe(0)
    },
    lookingUp: async (world) => {
      await world.name.asked()
      await world.plans.asked()
      await expect(underWay(world).first()).toBeVisible()
      await expect(results(world)).toHaveCount(0)
    },
    found: see('Participante encontrado: Lúcia M. F.'),
    withoutPlans: see('Participante sem planos. Confira o número.'),
    unknown: see('CPF não localizado. Confira o número.'),
    limited: see(`${LIMIT} Até lá, o que você preencheu fica guardado nesta aba.`),
    unavailable: see(
      'Não foi possível consultar este CPF agora. Você pode continuar: o CPF será conferido quando você gravar.',
      true,
    ),
    escalated: seeExpired,
  },
  ends: {
    'digita dez números': { in: 'waiting', calls: [] },
    'digita um CPF com dígito errado': { in: 'waiting', calls: [] },
    'digita o CPF inteiro': { in: 'lookingUp', calls: [] },
    'o CPF é de um participante': { in: 'found', calls: [] },
    'o CPF é de quem não tem plano': { in: 'withoutPlans', calls: [] },
    'o CPF não é de ninguém': { in: 'unknown', calls: [] },
    'a conexão cai': { in: 'unavailable', calls: [] },
    'tenta novamente': { in: 'lookingUp', calls: [] },
    'já foram CPFs demais': { in: 'limited', calls: [] },
    'a sessão expirou': { in: 'escalated', calls: [] },
  },
}
