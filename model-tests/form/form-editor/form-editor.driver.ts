import type { formEditorMachine } from '#machines/form/form-editor/index.ts'

import type { cases } from './form-editor.cases.ts'
import { follow } from '../../../tests/e2e/support/follow.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { unfoldAll } from '../../../tests/e2e/support/wizard.ts'
import { attachFile, startSending } from '../../drivers/attach-file.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import { seeExpired } from '../../drivers/expired.ts'
import { beginForm, type FormWorld, IN_ANALYSIS } from '../../drivers/form.ts'
import { refusal } from '../../drivers/held-call.ts'
import { withRequest } from '../../drivers/shown-request.ts'

type Model = {
  readonly machine: typeof formEditorMachine
  readonly cases: typeof cases
  readonly transient: readonly [
    'editing.step.arriving',
    'editing.step.declaration.arriving',
    'editing.task.arriving',
  ]
}

type World = FormWorld

const REFUSED_BANK = 'Confira os dados bancários.'
const STALE = 'O requerimento foi alterado em outra janela. Recarregue a página.'

/** A CPF that was found is not looked up again. */
const OTHER_CPF = '16372849500'
const PLANS = [
  { id: 1, descricao: 'Plano Um' },
  { id: 2, descricao: 'Plano Dois' },
]

const field = ({ page }: World, label: string) => page.getByLabel(label, { exact: true })
const button = ({ page }: World, name: string) => page.getByRole('button', { name, exact: true })
/** Also below a dialog. */
const buttonOfStep = ({ page }: World, name: string) => page.locator('button', { hasText: name })
const currentStep = ({ page }: World) => page.locator('[aria-current="step"]')

/** A message of the last save is not shown for long. */
const press = (name: string) => async (world: World) => {
  world.said = ''
  await button(world, name).click()
}
const question = ({ page }: World) => page.getByRole('alertdialog')
const inQuestion = (name: string | RegExp) => (world: World) =>
  question(world).getByRole('button', { name }).click()
const chooser = ({ page }: World) => page.getByRole('dialog', { name: 'Anexar documento' })
const clip = ({ page }: World) => page.getByRole('button', { name: /^Anexar / })
const removal = ({ page }: World) => page.getByRole('button', { name: /^Excluir / })

const type = (label: string, value: string) => async (world: World) => {
  await unfoldAll(world.page)
  await field(world, label).fill(value)
}

async function chooseBank(world: World, bank: '' | '001') {
  await unfoldAll(world.page)
  const banks = field(world, 'Banco')
  // The choice that is chosen already would change nothing.
  if ((await banks.inputValue()) === bank) await banks.selectOption(bank === '' ? '001' : '')
  await banks.selectOption(bank)
  world.bank = bank
  world.said = ''
}

const STEP_TITLES = { 1: 'Dados', 2: 'Declaração de beneficiários', 3: 'Documentos' } as const

const isAt = async (world: World, step: 1 | 2 | 3) =>
  (await currentStep(world).textContent())?.includes(STEP_TITLES[step]) ?? false

const go = (step: 1 | 2 | 3) => async (world: World) => {
  // Back closes the question, but does not stop the removal; it closes the choice of a file.
  const confirm = question(world).getByRole('button', { name: 'Sim, excluir' })
  if (await confirm.isVisible()) await confirm.click()
  if ((await chooser(world).isVisible()) && !(await isAt(world, step))) world.isChooserClosed = true
  await follow(world.page, `${world.path}/${step}`)
}

/** The save starts after the question, where there is one. */
async function confirm(world: World) {
  if (await question(world).isVisible()) await inQuestion(/^(Finalizar e enviar|Sim, cancelar)$/)(world)
}

const end = (notice: string) => async (world: World) => {
  world.notice = notice
  await confirm(world)
  await world.save.pass()
}

const refuse =
  (message: string, problems: readonly object[] = []) =>
  async (world: World) => {
    world.said = message
    await confirm(world)
    await world.save.reply({ ...refusal(message), erros: problems }, 422)
  }

/** A row of the reply to a save has no document any more. */
const withMissing = (body: { readonly documentos: readonly object[] }) => {
  const [first, ...others] = body.documentos
  return { ...body, documentos: [{ ...first, id_documento: null, id_situacao: 3 }, ...others] }
}

async function lookUp(world: World, plans: readonly object[], nome = 'Lúcia M. F.') {
  if (world.name.waiting() === 0 && world.isFound) {
    await unfoldAll(world.page)
    await field(world, 'CPF do participante que faleceu').fill(OTHER_CPF)
  }
  world.isFound = true
  // A single plan is text.
  if (plans.length === 1) world.plan = null
  world.isAwaiting = false
  world.found = nome
  await world.name.reply({ nome })
  await world.plans.reply({ planos_participante: plans })
}

const answerPostalCode =
  (label: string, place: { readonly logradouro: string } & Readonly<Record<string, string>>) =>
  async (world: World) => {
    await world.postalCode.reply(place)
    await expect(world.page.getByLabel(new RegExp(`^${label}( \\(opcional\\))?$`))).toHaveValue(
      place.logradouro,
    )
  }

/** Expects the step, and what it shows, also below a dialog. */
const step = (number: 1 | 2 | 3, see: (world: World) => Promise<void>) => async (world: World) => {
  await expect(currentStep(world)).toContainText(STEP_TITLES[number])
  await see(world)
}

async function seeNoTask(world: World) {
  const { page, said } = world
  await expect(question(world)).toHaveCount(0)
  await expect(chooser(world)).toHaveCount(0)
  if (said !== '') await expect(page.getByRole('main').getByText(said).first()).toBeVisible()
}

/** A new request is not saved, so that a question comes first. */
async function seeLeaving(world: World) {
  if (world.id === null) await expect(question(world)).toHaveAccessibleName('Voltar sem gravar?')
  else await expect(world.page).toHaveURL('/')
}

/** A case that follows needs the form. */
async function leave(world: World, next: string | null) {
  world.hasLeft = next === null
  if (next === null) return
  await seeLeaving(world)
  if (world.id === null) return inQuestion('Continuar preenchendo')(world)
  await world.page.goBack()
  if (world.isOpen) await world.read.pass()
  else await world.read.change(withRequest(IN_ANALYSIS))
}

async function seeSubmitting(world: World) {
  // A question comes first in some.
  await expect
    .poll(async () => world.save.waiting() > 0 || (await question(world).isVisible()), { intervals: [20] })
    .toBe(true)
  if (await question(world).isVisible()) expect(world.save.waiting()).toBe(0)
}

async function seeData(world: World) {
  if (world.hasLeft) return
  await step(1, async () => {
    await expect(buttonOfStep(world, 'Próximo')).toHaveCount(world.isOpen ? 1 : 0)
    if (!world.isOpen) return
    if (world.plan !== null) await expect(field(world, 'Plano')).toHaveValue(world.plan)
    if (world.bank !== null) await expect(field(world, 'Banco')).toHaveValue(world.bank)
    if (world.account !== '') await expect(field(world, 'Conta')).toHaveValue(world.account)
    if (world.dependants !== null)
      await expect(
        world.page.getByRole('button', { name: /^Excluir dependente /, includeHidden: true }),
      ).toHaveCount(world.dependants)
    if (world.isFound)
      await expect(world.page.getByText(`Participante encontrado: ${world.found}`)).toHaveCount(1)
  })(world)
}

export const formEditor: Drivers<Model, World> = {
  begin: beginForm,
  drive: {
    'escolhe o banco': (world) => chooseBank(world, '001'),
    'desfaz a escolha do banco': (world) => chooseBank(world, ''),
    'digita uma agência curta': type('Agência', '12'),
    'digita a conta com o DV': async (world) => {
      world.account = '98765-X'
      await type('DV da conta (opcional)', '')(world)
      await type('Conta', '98765-X')(world)
    },
    'sai da conta': async (world) => {
      world.account = '98765'
      await field(world, 'Conta').focus()
      await field(world, 'Conta').blur()
    },
    'digita o CEP': type('CEP', '70040010'),
    'digita o CEP da entidade': ({ page }) => page.getByLabel('CEP da entidade').fill('30130010'),
    'digita o CPF de Otávio': async (world) => {
      // The plan is asked after the lookup.
      world.plan = null
      await type('CPF do participante que faleceu', '16372849500')(world)
    },
    'declara Caio': ({ page }) => page.getByRole('checkbox').first().check(),
    'adiciona um dependente': async (world) => {
      await unfoldAll(world.page)
      world.dependants = (world.dependants ?? 0) + 1
      await button(world, 'Adicionar dependente').click()
    },
    'remove Ana': async (world) => {
      await unfoldAll(world.page)
      world.dependants = (world.dependants ?? 0) - 1
      await button(world, 'Excluir dependente 1').click()
    },
    'traz Ana de volta': async (world) => {
      world.dependants = (world.dependants ?? 0) + 1
      await world.page.getByRole('button', { name: /^Desfazer a exclusão de / }).click()
    },
    'clica em Próximo': async (world) => {
      world.isAwaiting = world.name.waiting() > 0
      await press('Próximo')(world)
    },
    'clica em Voltar': async (world, next) => {
      // A tap during a save, when the button is off.
      if (world.save.waiting() > 0) return button(world, 'Voltar').click({ force: true })
      const isLeaving = await isAt(world, 1)
      await press('Voltar')(world)
      if (isLeaving) await leave(world, next)
    },
    'vai à etapa 1': go(1),
    'vai à etapa 2': go(2),
    'vai à etapa 3': go(3),
    'clica no clipe': async (world) => {
      world.isChooserClosed = false
      await clip(world).first().click()
    },
    'clica em Finalizar requerimento': press('Finalizar requerimento'),
    'clica em Gravar e continuar depois': press('Gravar e continuar depois'),
    'clica em Cancelar Requerimento': async (world, next) => {
      await press('Cancelar Requerimento')(world)
      if (world.id === null) await leave(world, next)
    },
    'clica em Excluir': (world) => removal(world).click(),
    'o CEP responde': answerPostalCode('Endereço', {
      logradouro: 'SBN Quadra 2',
      bairro: 'Asa Norte',
      localidade: 'Brasília',
      uf: 'DF',
    }),
    'o CEP da entidade responde': answerPostalCode('Endereço da entidade', {
      logradouro: 'Praça Sete',
      bairro: 'Centro',
      localidade: 'Belo Horizonte',
      uf: 'MG',
    }),
    'as listas chegam': async (world) => {
      if (world.lists.waiting() === 0) await button(world, 'Tentar novamente').click()
      await world.lists.pass()
      await expect(
        world.page.getByText('Não foi possível carregar as opções de algumas listas.'),
      ).toHaveCount(0)
    },
    'a consulta acha Lúcia em dois planos': (world) => lookUp(world, PLANS),
    'a consulta acha Lúcia em um só plano': (world) => lookUp(world, PLANS.slice(0, 1)),
    'a consulta acha Otávio em dois planos': (world) => lookUp(world, PLANS, 'Otávio R. L.'),
    // The reply of a lookup ends it; without one it fails, and is tried again unless Próximo goes on.
    'a consulta termina': async (world) => {
      if (world.name.waiting() === 0) return
      await world.plans.reply({ planos_participante: [] })
      await world.name.interrupt()
      if (world.isAwaiting) world.isAwaiting = false
      else {
        await unfoldAll(world.page)
        await world.page.getByRole('button', { name: /^Tentar novamente/ }).click()
      }
    },
    'os beneficiários chegam': ({ consultation }) => consultation.pass(),
    'o que mudou é gravado': ({ save }) => save.pass(),
    'o que mudou é gravado e pede outro documento': ({ save }) => save.change(withMissing),
    'o rascunho é gravado': ({ save }) => save.pass(),
    'o rascunho é gravado para depois': end('Rascunho gravado.'),
    'o rascunho é gravado em exigência': ({ save }) => save.change(withRequest({ situacao: 'E' })),
    'a gravação é recusada por causa do banco': refuse(REFUSED_BANK, [
      { campo: 'detalhes.banco', mensagem: 'Banco não aceito' },
    ]),
    'a gravação é recusada por quem foi declarado': refuse('Confira a declaração.', [
      { campo: 'beneficiarios.1.selecionado', mensagem: 'Pessoa não aceita' },
    ]),
    'a gravação é recusada': refuse('O requerimento já foi enviado.'),
    'outro gravou antes, com outra conta': async (world) => {
      await world.saveElsewhere()
      await confirm(world)
      await world.save.pass()
      await world.read.pass()
    },
    'outro gravou e enviou antes': async (world) => {
      world.isOpen = false
      await world.save.reply(refusal(STALE), 409)
      await world.read.change(withRequest(IN_ANALYSIS))
    },
    'a sessão expira ao ler a versão gravada': async ({ save, read }) => {
      await save.reply(refusal(STALE), 409)
      await read.reply(refusal('Não autorizado.'), 401)
    },
    'desiste da pergunta': inQuestion(/^(Ainda não|Não, continuar)$/),
    'o requerimento é enviado': end('Requerimento enviado para análise!'),
    'o requerimento é cancelado': end('Requerimento cancelado com sucesso!'),
    'termina de anexar': async (world) => {
      if (!world.isChooserClosed) await chooser(world).getByRole('button', { name: 'Cancelar' }).click()
    },
    'um arquivo está a caminho': startSending,
    'o documento é anexado': attachFile,
    'continua com o que digitou': async (world) => {
      await inQuestion('Continuar com o que digitei')(world)
    },
    'usa a versão gravada': async (world) => {
      world.bank = ''
      world.account = '999'
      await inQuestion(/^(Usar|Ver) a versão gravada$/)(world)
    },
    'desiste de excluir': async (world) => {
      if (world.remove.waiting() > 0) await world.remove.pass()
      else await inQuestion('Não, manter')(world)
    },
  },
  see: {
    escalated: seeExpired,
    'editing.task.none': (world) => (world.hasLeft ? seeLeaving(world) : seeNoTask(world)),
    'editing.task.closed': (world) => (world.hasLeft ? seeLeaving(world) : seeNoTask(world)),
    'editing.task.attaching': (world) => expect(chooser(world)).toHaveCount(world.isChooserClosed ? 0 : 1),
    'editing.task.removing': (world) =>
      expect(question(world)).toHaveAccessibleName('Excluir o documento deste requerimento?'),
    'editing.task.choosingVersion': (world) =>
      expect(question(world)).toHaveAccessibleName('O requerimento foi gravado em outro lugar'),
    'editing.task.submitting': seeSubmitting,
    'editing.step.data.answering': seeData,
    'editing.step.data.awaitingPerson': seeData,
    'editing.step.declaration.consulting': step(2, async (world) => {
      await expect(world.page.getByText('Consultando os beneficiários do seu cadastro')).toBeVisible()
      await world.consultation.asked()
    }),
    'editing.step.declaration.declaring': step(2, async (world) => {
      await expect(world.page.getByText('Consultando os beneficiários do seu cadastro')).toHaveCount(0)
      await expect(buttonOfStep(world, 'Próximo')).toHaveCount(world.isOpen ? 1 : 0)
    }),
    'editing.step.documents': step(3, async (world) => {
      await expect(
        world.page.getByRole('progressbar', { name: 'Enviando identidade.pdf', includeHidden: true }),
      ).toHaveCount(world.isUnderWay ? 1 : 0)
      await expect(buttonOfStep(world, 'Finalizar requerimento')).toBeVisible()
    }),
    ended: async ({ page, notice }) => {
      await expect(page.getByText(notice).first()).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meus requerimentos')
    },
  },
}
