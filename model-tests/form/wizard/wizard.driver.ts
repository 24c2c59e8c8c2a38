import { saveRequest, showRequest } from '#api/contract/requests.ts'
import type { wizardMachine } from '#machines/form/wizard/index.ts'
import { participant } from '../../../tests/e2e/support/asking.ts'
import { follow } from '../../../tests/e2e/support/follow.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { marina, paulo } from '../../../tests/e2e/support/people.ts'
import { confirmSending } from '../../../tests/e2e/support/wizard.ts'
import { retirement } from '../../../tests/server/support/retirement.ts'
import { documentBy } from '../../drivers/documents.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import { refusal } from '../../drivers/held-call.ts'
import { withRequest } from '../../drivers/shown-request.ts'
import type { Stage } from '../../drivers/stage.ts'
import type { cases } from './wizard.cases.ts'

type Model = {
  readonly machine: typeof wizardMachine
  readonly cases: typeof cases
  readonly transient: readonly ['arriving']
}

const NOT_HERE = 'Este tipo de requerimento não está disponível para você neste portal.'
/** Of the withdrawal, for which he has no permission. */
const NOT_RELEASED =
  'O resgate não está liberado para você. Em caso de dúvida, fale com o atendimento do fundo.'
const SENT = 'Requerimento enviado para análise!'
const IN_AREA = 'Este requerimento é feito na área do participante, no menu Cadastro/Recadastramento.'

async function begin({ page, serverUrl, hold, lendSession }: Stage, { visit }: { readonly visit: string }) {
  const self = await participant(serverUrl, marina)
  const draft = await self.saved(retirement(self.cloudId))
  await self.attachAll(draft, documentBy(self))
  const { id, protocolo } = draft.requerimento
  const read = await hold(showRequest)
  const save = await hold(saveRequest)
  const isNew = visit === 'um tipo que não pode começar'
  await lendSession(isNew ? paulo : marina)
  await page.goto(isNew ? '/requerimento01/novo/3' : `/requerimento01/${id}/1/1`)
  return { page, read, save, id, protocolo, step: 'Dados', notice: '', reason: isNew ? NOT_RELEASED : '' }
}

type World = Awaited<ReturnType<typeof begin>>

const title = ({ page }: World) => page.getByRole('heading', { level: 1 })
const press = ({ page }: World, name: string) => page.getByRole('button', { name, exact: true }).click()

/** The reply with another type of request. */
const arrivesAs = (typeId: number, reason: string) => (world: World) => {
  world.reason = reason
  return world.read.change(withRequest({ id_tipo_requerimento: typeId }))
}

async function keepForLater(world: World, situacao: 'L' | 'E', notice: string) {
  world.notice = `${notice} Protocolo ${world.protocolo}.`
  await press(world, 'Gravar e continuar depois')
  await world.save.change(withRequest({ situacao }))
}

// FORM-06, FORM-07, FORM-09, FORM-10, TYPES-24
export const wizard: Drivers<Model, World> = {
  begin,
  drive: {
    'chega um rascunho sem o banco': ({ read }) => read.pass(),
    'chega um requerimento de um tipo sem tela': arrivesAs(99, NOT_HERE),
    'chega um requerimento da área do participante': arrivesAs(14, IN_AREA),
    'o requerimento não existe': ({ read }) => read.reply(refusal('Não encontrado.'), 404),
    'vai à etapa 2': (world) => {
      world.step = 'Declaração de beneficiários'
      return follow(world.page, `/requerimento01/${world.id}/1/2`)
    },
    'o requerimento é enviado': async (world) => {
      const { page, id, save } = world
      world.notice = SENT
      await follow(page, `/requerimento01/${id}/1/3`)
      await press(world, 'Finalizar requerimento')
      await confirmSending(page)
      await save.pass()
    },
    'o rascunho é gravado para depois': (world) => keepForLater(world, 'L', 'Rascunho gravado.'),
    'o requerimento em exigência é gravado para depois': (world) =>
      keepForLater(world, 'E', 'Alterações gravadas.'),
    'o requerimento é cancelado': async (world) => {
      world.notice = 'Requerimento cancelado com sucesso!'
      await press(world, 'Cancelar Requerimento')
      await press(world, 'Sim, cancelar')
      await world.save.pass()
    },
  },
  see: {
    loading: async (world) => {
      await world.read.asked()
      expect(world.read.waiting()).toBe(1)
      await expect(world.page.getByText('Carregando o requerimento')).toBeAttached()
      await expect(title(world)).toHaveCount(0)
    },
    unavailable: async (world) => {
      await expect(title(world)).toHaveText('Tipo não disponível')
      await expect(world.page.getByText(world.reason, { exact: true })).toBeVisible()
      const toTypes = world.page.getByRole('main').getByRole('link', { name: 'Ver os tipos de requerimento' })
      await expect(toTypes).toHaveAttribute('href', '/tiposreq')
    },
    missing: async (world) => {
      await expect(title(world)).toHaveText('Requerimento não encontrado')
      await expect(world.page.getByText('Este requerimento não existe ou não é seu.')).toBeVisible()
    },
    editing: async (world) => {
      await expect(title(world)).toHaveText('Aposentadoria')
      await expect(world.page.locator('[aria-current="step"]')).toContainText(world.step)
      await expect(world.page.getByRole('button', { name: 'Próximo' })).toBeVisible()
      expect(world.save.waiting()).toBe(0)
    },
    ended: async (world) => {
      await expect(world.page.getByText(world.notice, { exact: true }).first()).toBeVisible()
      await expect(title(world)).toHaveText('Meus requerimentos')
      await expect(world.page).toHaveURL('/')
      const isSent = world.notice === SENT
      await expect(world.page.getByRole('region', { name: 'Requerimento enviado' })).toHaveCount(
        isSent ? 1 : 0,
      )
    },
  },
  ends: {
    'chega um rascunho sem o banco': { in: 'editing', calls: [] },
    'chega um requerimento de um tipo sem tela': { in: 'unavailable', calls: [] },
    'chega um requerimento da área do participante': { in: 'unavailable', calls: [] },
    'o requerimento não existe': { in: 'missing', calls: [] },
    'vai à etapa 2': { in: 'editing', calls: [] },
    'o requerimento é enviado': { in: 'ended', calls: ['saveRequest A'] },
    'o rascunho é gravado para depois': { in: 'ended', calls: ['saveRequest L'] },
    'o requerimento em exigência é gravado para depois': { in: 'ended', calls: ['saveRequest L'] },
    'o requerimento é cancelado': { in: 'ended', calls: ['saveRequest N'] },
  },
}
