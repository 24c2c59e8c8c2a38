import type { formEditorMachine } from '#machines/form/form-editor/index.ts'
import { follow } from '../../../tests/e2e/support/follow.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { unfoldAll } from '../../../tests/e2e/support/wizard.ts'
import { attachFile, startSending } from '../../drivers/attach-file.ts'
import { type Drivers, notInBrowser } from '../../drivers/drivers.ts'
import { seeExpired } from '../../drivers/expired.ts'
import { beginForm, type FormWorld, IN_ANALYSIS } from '../../drivers/form.ts'
import { refusal } from '../../drivers/held-call.ts'
import { withRequest } from '../../drivers/shown-request.ts'
import type { Stage } from '../../drivers/stage.ts'
import { noteWrites } from '../../drivers/writes.ts'
import type { cases } from './form-editor.cases.ts'

type Model = {
  readonly machine: typeof formEditorMachine
  readonly cases: typeof cases
  readonly transient: readonly [
    'editing.step.arriving',
    'editing.step.declaration.arriving',
    'editing.task.arriving',
  ]
}

type Task = 'none' | 'closed' | 'attaching' | 'removing' | 'saving' | 'toSend' | 'toCancel' | 'choosing'

/** Above the form; without problems: they are not looked at. */
type Alert = { readonly title: string; readonly detail?: string; readonly problems?: readonly string[] }

/** What a person expects, written down while walking. */
type Expected = {
  /** What the page wrote, and what it should have. */
  readonly writes: readonly string[]
  readonly wanted: string[]
  task: Task
  /** The button of the save. */
  busy: string
  alert: Alert | null
  /** Of the declaration. */
  isConsulting: boolean
  /** The sections that are complete are folded, as on arrival. */
  isFolded: boolean
  isBranchShort: boolean
  isRemoved: boolean
  isDeclared: boolean
  digit: string
  /** A lookup ended, which a case of its own says later. */
  isAnswered: boolean
  /** The documents that are missing to send the request; null: not looked at. */
  lacking: readonly string[] | null
}

type World = FormWorld & Expected

const REFUSED_BANK = 'Confira os dados bancários.'
const STALE = 'O requerimento foi alterado em outra janela. Recarregue a página.'
const INVALID = 'Problemas de preenchimento. Verifique o formulário.'
const LISTS_MISSING = 'Não foi possível carregar as opções de algumas listas.'
const NOT_SAVED = 'Não foi possível salvar o requerimento.'
const BANK_MISSING = 'Escolha: Banco'
const BRANCH_SHORT = 'Agência: Mínimo 4 caracteres. Se necessário preencha com um zero a esquerda.'
const TITLES: Readonly<Record<number, string>> = {
  1: 'Aposentadoria',
  5: 'Pecúlio por morte',
  10: 'Portabilidade',
  11: 'Adesão ao plano II',
}

const NEXT = 'Próximo'
const LATER = 'Gravar e continuar depois'
const FINISH = 'Finalizar requerimento'
const CANCEL = 'Cancelar Requerimento'

const IDENTITY = 'Documento de identidade (RG ou CNH)'

/** The documents that are missing at the start of a visit. */
const LACKING: Readonly<Record<string, readonly string[]>> = {
  'o envio de um rascunho': [],
  'os documentos de um rascunho sem o banco': [],
  'o Voltar do navegador sobre o envio': [],
  'os documentos de um rascunho': [IDENTITY],
  'o que um rascunho ouve': [IDENTITY],
  'o cancelamento de um rascunho': [IDENTITY],
  'o Voltar do navegador sobre a escolha de um arquivo': [IDENTITY],
  'o Voltar do navegador sobre o cancelamento': [IDENTITY],
}

/** A CPF that was found is not looked up again. */
const OTHER_CPF = '16372849500'
const PLANS = [
  { id: 1, descricao: 'Plano Um' },
  { id: 2, descricao: 'Plano Dois' },
]

const main = ({ page }: World) => page.getByRole('main')
const field = ({ page }: World, label: string) => page.getByLabel(label, { exact: true })
const button = ({ page }: World, name: string) => page.getByRole('button', { name, exact: true })
/** Also below a dialog. */
const anyButton = ({ page }: World, name: string) => page.locator('button', { hasText: name })
const currentStep = ({ page }: World) => page.locator('[aria-current="step"]')
const question = ({ page }: World) => page.getByRole('alertdialog')
const inQuestion = (name: string | RegExp) => (world: World) =>
  question(world).getByRole('button', { name }).click()
const chooser = ({ page }: World) => page.getByRole('dialog', { name: 'Anexar documento' })
const clip = ({ page }: World) => page.getByRole('button', { name: /^Anexar (?!vários)/ })
const removal = ({ page }: World) => page.getByRole('button', { name: /^Excluir / })

const press = (name: string) => (world: World) => button(world, name).click()

async function unfold(world: World) {
  await unfoldAll(world.page)
  world.isFolded = false
}

const type = (label: string, value: string) => async (world: World) => {
  await unfold(world)
  world.isUnsaved = true
  await field(world, label).fill(value)
}

async function chooseBank(world: World, bank: '' | '001') {
  await unfold(world)
  const banks = field(world, 'Banco')
  // The choice that is chosen already would change nothing.
  if ((await banks.inputValue()) === bank) await banks.selectOption(bank === '' ? '001' : '')
  await banks.selectOption(bank)
  world.bank = bank
  world.isUnsaved = true
  if (world.alert?.problems?.join() === BANK_MISSING) world.alert = null
  else if (world.alert) world.alert = { title: world.alert.title }
}

const STEP_TITLES = { 1: 'Dados', 2: 'Declaração de beneficiários', 3: 'Documentos' } as const

/** Another step; a message that names no answer belongs to the step before. */
function moveTo(world: World, step: 1 | 2 | 3) {
  if (step === world.step) return
  world.step = step
  world.isFolded = true
  world.isRemoved = false
  world.isAwaiting = false
  world.isConsulting = step === 2 && world.isOpen
  if (world.alert?.problems?.length === 0) world.alert = null
}

const isFree = ({ task }: World) => task === 'none' || task === 'closed'

const pick = ({ page }: World, title: string) =>
  page
    .getByLabel('Passos do requerimento')
    .getByRole('listitem')
    .filter({ hasText: title })
    .getByRole('button')
    .click()

const go = (step: 1 | 2 | 3) => async (world: World) => {
  // Back closes the question, but does not stop the removal; it closes the choice of a file.
  const confirm = question(world).getByRole('button', { name: 'Sim, excluir' })
  if (await confirm.isVisible()) {
    await confirm.click()
    world.wanted.push('removeComplementaryDocument')
  }
  if (world.task === 'attaching' && world.step !== step) world.isChooserClosed = true
  const isPicked = isFree(world) && world.step !== step && world.id !== null
  if (isFree(world)) moveTo(world, step)
  if (isPicked) await pick(world, STEP_TITLES[step])
  else await follow(world.page, `${world.path}/${step}`)
}

function expectSave(world: World, name: string) {
  world.task = 'saving'
  world.busy = name
  world.wanted.push('saveRequest L')
}

function expectProblems(world: World, alert: Alert) {
  world.isFolded = false
  world.alert = alert
}

/** The save starts after the question, where there is one. */
async function confirm(world: World) {
  if (!(await question(world).isVisible())) return
  world.wanted.push(world.task === 'toCancel' ? 'saveRequest N' : 'saveRequest A')
  await inQuestion(/^(Finalizar e enviar|Sim, cancelar)$/)(world)
}

const end = (notice: string) => async (world: World) => {
  world.notice = notice
  await confirm(world)
  await world.save.pass()
}

const refuse =
  (step: 1 | 2 | null, detail: string, path?: string, message = '', problem?: string) =>
  async (world: World) => {
    await confirm(world)
    world.task = 'none'
    if (step !== null) moveTo(world, step)
    world.isFolded = false
    world.alert = { title: NOT_SAVED, detail, problems: problem === undefined ? [] : [problem] }
    const problems = path === undefined ? [] : [{ campo: path, mensagem: message }]
    await world.save.reply({ ...refusal(detail), erros: problems }, 422)
  }

/** What the server has is on the screen. */
function saved(world: World, task: Task) {
  world.task = task
  world.isUnsaved = false
  world.alert = null
}

const stepSaved = (world: World) => {
  saved(world, 'none')
  moveTo(world, world.step === 1 && world.typeId === 1 ? 2 : 3)
}

/** A row of the reply to a save has no document any more. */
const withMissing = (body: { readonly documentos: readonly object[] }) => {
  const [first, ...others] = body.documentos
  return { ...body, documentos: [{ ...first, id_documento: null, id_situacao: 3 }, ...others] }
}

async function lookUp(world: World, plans: readonly object[], nome = 'Lúcia M. F.') {
  if (world.name.waiting() === 0 && world.isFound) {
    await unfold(world)
    await field(world, 'CPF do participante que faleceu').fill(OTHER_CPF)
    world.isUnsaved = true
    world.plan = null
  }
  world.isFound = true
  // A single plan is text, and is the answer.
  if (plans.length === 1) {
    world.plan = null
    world.isUnsaved = true
  }
  world.isAnswered = world.isAwaiting
  if (world.isAwaiting) expectProblems(world, { title: INVALID, problems: ['Escolha: Plano'] })
  world.isAwaiting = false
  world.found = nome
  await world.name.reply({ nome })
  await world.plans.reply({ planos_participante: plans })
}

const answerPostalCode =
  (label: string, place: { readonly logradouro: string } & Readonly<Record<string, string>>) =>
  async (world: World) => {
    await world.postalCode.reply(place)
    world.isUnsaved = true
    await expect(world.page.getByLabel(new RegExp(`^${label}( \\(opcional\\))?$`))).toHaveValue(
      place.logradouro,
    )
  }

const seeLeft = ({ page, id }: World) => expect(page).toHaveURL(id === null ? '/tiposreq' : '/')

/** What is not saved is asked about first. A case that follows needs the form. */
async function leave(world: World, next: string | null) {
  world.isAwaiting = false
  world.hasLeft = next === null
  if (world.isUnsaved) {
    await expect(question(world)).toHaveAccessibleName('Voltar sem gravar?')
    return inQuestion(next === null ? 'Voltar sem gravar' : 'Continuar preenchendo')(world)
  }
  if (next === null) return
  await seeLeft(world)
  await world.page.goBack()
  if (world.isOpen) await world.read.pass()
  else await world.read.change(withRequest(IN_ANALYSIS))
}

async function seeAlert(world: World) {
  const alert = main(world).getByRole('alert')
  await expect(alert).toHaveCount(world.alert ? 1 : 0)
  if (world.alert === null) return
  const { title, detail = '', problems } = world.alert
  await expect(alert).toContainText(title)
  await expect(alert).toContainText(detail)
  if (problems) await expect(alert.getByRole('listitem')).toHaveText(problems)
}

async function seeForm(world: World) {
  const { page, id, status, isOpen, isAwaiting, isUnsaved } = world
  await expect(question(world)).toHaveCount(0)
  await expect(chooser(world)).toHaveCount(0)
  await expect(page.locator('button[aria-busy="true"]')).toHaveText(isAwaiting ? [NEXT] : [])
  await expect(page.getByRole('heading', { level: 1 })).toContainText(TITLES[world.typeId] ?? '')
  await expect(main(world).getByText(status, { exact: true }).first()).toBeVisible()
  for (const name of [LATER, CANCEL]) await expect(button(world, name)).toHaveCount(isOpen ? 1 : 0)
  if (isOpen) {
    const saved = main(world).getByText(/^(Tudo gravado|Gravado às \d\d:\d\d)$/)
    await expect(saved).toHaveCount(id === null || isUnsaved ? 0 : 1)
    await expect(main(world).getByText('Alterações ainda não gravadas')).toHaveCount(isUnsaved ? 1 : 0)
  }
  await seeAlert(world)
}

const seeQuestion = async (world: World, name: string | RegExp, text: string, buttons: readonly string[]) => {
  await expect(question(world)).toHaveAccessibleName(name)
  await expect(question(world)).toContainText(text)
  await expect(question(world).getByRole('button')).toHaveText(buttons)
}

const TASKS: Readonly<Record<Task, (world: World) => Promise<void>>> = {
  none: seeForm,
  closed: async (world) => {
    await seeForm(world)
    for (const name of ['Adicionar dependente', NEXT]) await expect(button(world, name)).toHaveCount(0)
    await expect(clip(world)).toHaveCount(0)
    const left = world.isUnsaved ? 1 : 0
    await expect(main(world).getByText('A situação deste requerimento mudou para “Em análise”.')).toHaveCount(
      left,
    )
    await expect(main(world).getByText('O que você digitou e não foi gravado')).toHaveCount(left)
    await expect(
      main(world).getByText('Agora este requerimento só pode ser consultado.', { exact: true }),
    ).toHaveCount(1 - left)
  },
  attaching: (world) => expect(chooser(world)).toHaveCount(world.isChooserClosed ? 0 : 1),
  removing: async (world) => {
    const buttons = ['Não, manter', 'Sim, excluir']
    await seeQuestion(
      world,
      'Excluir o documento deste requerimento?',
      'Ele continua em Meus documentos.',
      buttons,
    )
  },
  saving: async (world) => {
    await world.save.asked()
    await expect(question(world)).toHaveCount(0)
    await expect(world.page.locator('button[aria-busy="true"]')).toHaveText([world.busy])
  },
  toSend: (world) =>
    seeQuestion(
      world,
      /^Finalizar o requerimento \d+ e enviar para análise\?$/,
      'Depois do envio, o requerimento só pode ser alterado se o fundo pedir.',
      ['Ainda não', 'Conferir', 'Finalizar e enviar'],
    ),
  toCancel: async (world) => {
    await seeQuestion(world, 'Deseja cancelar o requerimento?', 'O cancelamento não pode ser desfeito.', [
      'Não, continuar',
      'Sim, cancelar',
    ])
    await expect(question(world).getByText('o fundo já começou a analisá-lo')).toHaveCount(
      world.status === 'Em exigência' ? 1 : 0,
    )
  },
  choosing: async (world) => {
    const stored = world.account === '999' ? 0 : 1
    await seeQuestion(
      world,
      'O requerimento foi gravado em outro lugar',
      'Outra janela ou outro aparelho gravou este requerimento depois que você o abriu aqui.',
      world.isUnsaved ? ['Usar a versão gravada', 'Continuar com o que digitei'] : ['Ver a versão gravada'],
    )
    await expect(question(world).getByText('Está gravado: 999')).toHaveCount(stored)
  },
}

/** Expects what is over the step, and what the page has written until now. */
const task =
  (...expected: readonly Task[]) =>
  async (world: World) => {
    if (world.hasLeft) return seeLeft(world)
    expect(expected).toContain(world.task)
    await TASKS[world.task](world)
    await expect.poll(() => world.writes, { intervals: [20] }).toEqual(world.wanted)
  }

/** Expects the step, its address, and what it shows, also below a dialog. */
const step = (number: 1 | 2 | 3, see: (world: World) => Promise<void>) => async (world: World) => {
  if (world.hasLeft) return
  expect(world.step).toBe(number)
  await expect(currentStep(world)).toContainText(STEP_TITLES[number])
  if (world.id !== null) await expect(world.page).toHaveURL(`${world.path}/${number}`)
  await expect(anyButton(world, NEXT)).toHaveCount(world.isOpen && number < 3 ? 1 : 0)
  await expect(anyButton(world, FINISH)).toHaveCount(number === 3 ? 1 : 0)
  await see(world)
}

const foldedPerson = ({ page }: World) => page.locator('details:not([open])', { hasText: /^Seus dados/ })

const seeData = (isAwaiting: boolean) =>
  step(1, async (world) => {
    const { page } = world
    expect(world.isAwaiting || world.isAnswered).toBe(isAwaiting)
    if (!world.isOpen) return
    if (world.isFolded && world.task === 'none' && world.typeId === 1 && world.id !== null)
      await expect(foldedPerson(world)).toHaveCount(1)
    if (world.plan !== null) await expect(field(world, 'Plano')).toHaveValue(world.plan)
    if (world.bank !== null) await expect(field(world, 'Banco')).toHaveValue(world.bank)
    if (world.account !== '') await expect(field(world, 'Conta')).toHaveValue(world.account)
    if (world.digit !== '') await expect(field(world, 'DV da conta (opcional)')).toHaveValue(world.digit)
    if (world.dependants !== null)
      await expect(
        page.getByRole('button', { name: /^Excluir dependente /, includeHidden: true }),
      ).toHaveCount(world.dependants)
    await expect(page.getByText('Você excluiu: Clara Duarte Alves')).toHaveCount(world.isRemoved ? 1 : 0)
    await expect(page.getByText(`Participante encontrado: ${world.found}`)).toHaveCount(world.isFound ? 1 : 0)
  })

const BY_ITSELF = notInBrowser('Só o tempo o faz; tests/e2e/autosave.spec.ts espera por ele.')
const OF_OPEN_REQUEST = notInBrowser('O requerimento aberto pergunta; tests/e2e/autosave.spec.ts responde.')

const FREE = { in: 'editing.task.none', calls: [] } as const
const ASKING = { in: 'editing.task.submitting', calls: [] } as const
const SAVING = { in: 'editing.task.submitting', calls: ['saveRequest L'] } as const
const CHOOSING = { in: 'editing.task.choosingVersion', calls: [] } as const
const ANSWERING = { in: 'editing.step.data.answering', calls: [] } as const
const CONSULTING = { in: 'editing.step.declaration.consulting', calls: [] } as const

export const formEditor: Drivers<Model, World> = {
  async begin(stage: Stage, way) {
    const writes = noteWrites(stage.page)
    const form = await beginForm(stage, way)
    const task = form.isOpen ? 'none' : 'closed'
    return {
      ...form,
      writes,
      wanted: [],
      task: form.isUnsaved ? 'choosing' : task,
      busy: '',
      alert: form.typeId === 11 ? { title: LISTS_MISSING } : null,
      isConsulting: form.step === 2,
      isFolded: true,
      isBranchShort: false,
      isRemoved: false,
      isDeclared: false,
      digit: '',
      isAnswered: false,
      lacking: LACKING[way.visit] ?? null,
    }
  },
  drive: {
    'escolhe o banco': (world) => chooseBank(world, '001'),
    'desfaz a escolha do banco': (world) => chooseBank(world, ''),
    'digita uma agência curta': async (world) => {
      world.isBranchShort = true
      if (world.alert) world.alert = { title: world.alert.title }
      await type('Agência', '12')(world)
    },
    'digita a conta com o DV': async (world) => {
      world.account = '98765-X'
      await type('DV da conta (opcional)', '')(world)
      await type('Conta', '98765-X')(world)
    },
    'sai da conta': async (world) => {
      world.account = '98765'
      world.digit = 'X'
      await field(world, 'Conta').focus()
      await field(world, 'Conta').blur()
    },
    'digita o CEP': type('CEP', '70040010'),
    'digita o CEP da entidade': async (world) => {
      await unfold(world)
      world.isUnsaved = true
      await world.page.getByLabel('CEP da entidade').fill('30130010')
    },
    'digita o CPF de Otávio': async (world) => {
      // The plan is asked after the lookup.
      world.plan = null
      world.isFound = false
      world.isAwaiting = false
      await type('CPF do participante que faleceu', OTHER_CPF)(world)
    },
    'declara Caio': async (world) => {
      world.isDeclared = true
      world.isUnsaved = true
      await world.page.getByRole('checkbox').first().check()
    },
    'adiciona um dependente': async (world) => {
      await unfold(world)
      world.dependants = (world.dependants ?? 0) + 1
      world.isRemoved = false
      world.isUnsaved = true
      await button(world, 'Adicionar dependente').click()
    },
    'remove Ana': async (world) => {
      await unfold(world)
      world.dependants = (world.dependants ?? 0) - 1
      world.isRemoved = true
      world.isUnsaved = true
      await button(world, 'Excluir dependente 1').click()
    },
    'traz Ana de volta': async (world) => {
      world.dependants = (world.dependants ?? 0) + 1
      world.isRemoved = false
      world.isUnsaved = true
      await world.page.getByRole('button', { name: /^Desfazer a exclusão de / }).click()
    },
    'clica em Próximo': async (world) => {
      const { step, id, typeId, bank, isFound, plan } = world
      if (step === 1 && id === null) expectProblems(world, { title: INVALID })
      else if (step === 1 && bank === '') expectProblems(world, { title: INVALID, problems: [BANK_MISSING] })
      else if (typeId === 5 && !isFound) world.isAwaiting = true
      else if (typeId === 5 && plan === null) expectProblems(world, { title: INVALID })
      else expectSave(world, NEXT)
      await press(NEXT)(world)
    },
    'clica em Voltar': async (world, next) => {
      // A tap during a save, when the button is off.
      if (world.task === 'saving') return button(world, 'Voltar').click({ force: true })
      const { step, typeId } = world
      if (step > 1) moveTo(world, step === 3 && typeId === 1 ? 2 : 1)
      await press('Voltar')(world)
      if (step === 1) await leave(world, next)
    },
    'vai à etapa 1': go(1),
    'vai à etapa 2': go(2),
    'vai à etapa 3': go(3),
    'clica no clipe': async (world) => {
      world.isChooserClosed = false
      world.task = 'attaching'
      await clip(world).first().click()
    },
    'clica em Finalizar requerimento': async (world) => {
      if (world.bank === '') {
        moveTo(world, 1)
        expectProblems(world, { title: INVALID, problems: [BANK_MISSING] })
      } else if (world.isUnsaved) expectSave(world, FINISH)
      else world.task = 'toSend'
      await press(FINISH)(world)
    },
    'clica em Gravar e continuar depois': async (world) => {
      world.isAwaiting = false
      if (world.isBranchShort) {
        moveTo(world, 1)
        const detail = 'Nada foi gravado. Corrija o que está marcado e grave de novo.'
        expectProblems(world, { title: INVALID, detail, problems: [BRANCH_SHORT] })
      } else expectSave(world, LATER)
      await press(LATER)(world)
    },
    'clica em Cancelar Requerimento': async (world, next) => {
      world.isAwaiting = false
      if (world.id !== null) world.task = 'toCancel'
      await press(CANCEL)(world)
      if (world.id === null) await leave(world, next)
    },
    'clica em Excluir': async (world) => {
      world.task = 'removing'
      await removal(world).click()
    },
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
      world.alert = null
      await world.lists.pass()
      // The choices are there at once.
      await unfold(world)
      await expect(field(world, 'Regional').locator('option').nth(1)).toBeAttached()
    },
    'a consulta acha Lúcia em dois planos': (world) => lookUp(world, PLANS),
    'a consulta acha Lúcia em um só plano': (world) => lookUp(world, PLANS.slice(0, 1)),
    'a consulta acha Otávio em dois planos': (world) => lookUp(world, PLANS, 'Otávio R. L.'),
    // The reply of a lookup ends it; without one it fails, and is tried again unless Próximo goes on.
    'a consulta termina': async (world) => {
      world.isAnswered = false
      if (world.name.waiting() === 0) return
      await world.plans.reply({ planos_participante: [] })
      await world.name.interrupt()
      if (world.isAwaiting) {
        world.isAwaiting = false
        expectSave(world, NEXT)
      } else {
        await unfold(world)
        await world.page.getByRole('button', { name: /^Tentar novamente/ }).click()
      }
    },
    'os beneficiários chegam': async (world) => {
      world.isConsulting = false
      await world.consultation.pass()
    },
    'o que mudou é gravado': async (world) => {
      saved(world, 'toSend')
      await world.save.pass()
    },
    'o que mudou é gravado e pede outro documento': async (world) => {
      saved(world, 'none')
      world.lacking = [IDENTITY]
      await world.save.change(withMissing)
    },
    'o rascunho é gravado': async (world) => {
      stepSaved(world)
      await world.save.pass()
    },
    'o rascunho é gravado para depois': end('Rascunho gravado.'),
    'o rascunho é gravado em exigência': async (world) => {
      stepSaved(world)
      await world.save.change(withRequest({ situacao: 'E' }))
    },
    'a gravação é recusada por causa do banco': refuse(
      1,
      REFUSED_BANK,
      'detalhes.banco',
      'Banco não aceito',
      'Banco: Banco não aceito',
    ),
    'a gravação é recusada por quem foi declarado': refuse(
      2,
      'Confira a declaração.',
      'beneficiarios.1.selecionado',
      'Pessoa não aceita',
      'Pessoa não aceita',
    ),
    'a gravação é recusada': refuse(null, 'O requerimento já foi enviado.'),
    'outro gravou antes, com outra conta': async (world) => {
      await world.saveElsewhere()
      await confirm(world)
      world.task = 'choosing'
      world.alert = null
      await world.save.pass()
      await world.read.pass()
    },
    'outro gravou e enviou antes': async (world) => {
      world.isOpen = false
      world.status = 'Em análise'
      world.task = 'closed'
      world.alert = null
      await world.save.reply(refusal(STALE), 409)
      await world.read.change(withRequest(IN_ANALYSIS))
    },
    'a sessão expira ao ler a versão gravada': async ({ save, read }) => {
      await save.reply(refusal(STALE), 409)
      await read.reply(refusal('Não autorizado.'), 401)
    },
    'desiste da pergunta': async (world) => {
      world.task = 'none'
      await inQuestion(/^(Ainda não|Não, continuar)$/)(world)
    },
    'o requerimento é enviado': end('Requerimento enviado para análise!'),
    'o requerimento é cancelado': end('Requerimento cancelado com sucesso!'),
    'pergunta-se se sai': OF_OPEN_REQUEST,
    'responde que fica': OF_OPEN_REQUEST,
    'é hora de gravar sozinho': BY_ITSELF,
    'grava-se sozinho o que havia': BY_ITSELF,
    'termina de anexar': async (world) => {
      world.task = 'none'
      if (!world.isChooserClosed) await chooser(world).getByRole('button', { name: 'Cancelar' }).click()
    },
    'um arquivo está a caminho': async (world) => {
      if (!world.isUnderWay) world.wanted.push('newDocument')
      world.lacking = [`${IDENTITY} (envio não terminado)`]
      await startSending(world)
      await world.send.asked()
    },
    'o documento é anexado': async (world) => {
      world.wanted.push(...(world.isUnderWay ? [] : ['newDocument']), 'attachDocument')
      world.lacking = []
      world.isFolded = false
      await attachFile(world)
    },
    'continua com o que digitou': async (world) => {
      world.task = 'none'
      // Of the two accounts the typed one.
      if (world.account === '') world.account = '999'
      await inQuestion('Continuar com o que digitei')(world)
    },
    'usa a versão gravada': async (world) => {
      world.task = 'none'
      world.isUnsaved = false
      world.bank = ''
      world.account = '999'
      await inQuestion(/^(Usar|Ver) a versão gravada$/)(world)
    },
    'desiste de excluir': async (world) => {
      world.task = 'none'
      if (world.remove.waiting() > 0) await world.remove.pass()
      else await inQuestion('Não, manter')(world)
    },
  },
  ends: {
    'clica em Próximo': {
      by: {
        'um requerimento novo': ANSWERING,
        'a declaração de um rascunho': SAVING,
        'as etapas de um pedido de pecúlio': { in: 'editing.step.data.awaitingPerson', calls: [] },
      },
    },
    'clica no clipe': { in: 'editing.task.attaching', calls: [] },
    'clica em Finalizar requerimento': { by: { 'o envio de um rascunho': ASKING } },
    'clica em Gravar e continuar depois': {
      by: {
        'um rascunho que é recusado por outra etapa': SAVING,
        'outro que um rascunho de pecúlio nomeia': SAVING,
      },
    },
    'clica em Cancelar Requerimento': {
      by: {
        'um requerimento novo': FREE,
        'um requerimento em exigência': ASKING,
        'o cancelamento de um rascunho': ASKING,
        'outro que um rascunho de pecúlio nomeia': ASKING,
      },
    },
    'clica em Excluir': { in: 'editing.task.removing', calls: [] },
    'os beneficiários chegam': { in: 'editing.step.declaration.declaring', calls: [] },
    'o que mudou é gravado': ASKING,
    'o que mudou é gravado e pede outro documento': { in: 'editing.step.documents', calls: [] },
    'o rascunho é gravado': {
      by: {
        'a declaração de um rascunho': { in: 'editing.step.documents', calls: [] },
        'as etapas de um pedido de pecúlio': { in: 'editing.step.documents', calls: [] },
      },
    },
    'o rascunho é gravado para depois': { in: 'ended', calls: [] },
    'o rascunho é gravado em exigência': CONSULTING,
    'a gravação é recusada por causa do banco': {
      by: {
        'um rascunho que é recusado por outra etapa': ANSWERING,
        'o envio de um rascunho': { ...ANSWERING, calls: ['saveRequest A'] },
      },
    },
    'a gravação é recusada por quem foi declarado': FREE,
    'a gravação é recusada': {
      by: {
        'um rascunho gravado em outro lugar': FREE,
        'o cancelamento de um rascunho': { ...FREE, calls: ['saveRequest N'] },
      },
    },
    'outro gravou antes, com outra conta': {
      by: {
        'um rascunho gravado em outro lugar': CHOOSING,
        'o envio de um rascunho': { ...CHOOSING, calls: ['saveRequest A'] },
        'o cancelamento de um rascunho': { ...CHOOSING, calls: ['saveRequest N'] },
      },
    },
    'outro gravou e enviou antes': { in: 'editing.task.closed', calls: [] },
    'a sessão expira ao ler a versão gravada': { in: 'escalated', calls: [] },
    'desiste da pergunta': FREE,
    'o requerimento é enviado': { in: 'ended', calls: ['saveRequest A'] },
    'o requerimento é cancelado': { in: 'ended', calls: ['saveRequest N'] },
    'termina de anexar': FREE,
    'um arquivo está a caminho': { in: 'editing.step.documents', calls: ['newDocument'] },
    'continua com o que digitou': FREE,
    'usa a versão gravada': FREE,
    'desiste de excluir': FREE,
  },
  see: {
    escalated: seeExpired,
    'editing.task.none': task('none'),
    'editing.task.closed': task('closed'),
    'editing.task.attaching': task('attaching'),
    'editing.task.removing': task('removing'),
    'editing.task.choosingVersion': task('choosing'),
    'editing.task.submitting': task('saving', 'toSend', 'toCancel'),
    'editing.step.data.answering': seeData(false),
    'editing.step.data.awaitingPerson': seeData(true),
    'editing.step.declaration.consulting': step(2, async (world) => {
      expect(world.isConsulting).toBe(true)
      await expect(world.page.getByText('Consultando os beneficiários do seu cadastro')).toBeVisible()
      await expect(currentStep(world)).toContainText('consultando…')
      await expect(button(world, NEXT)).toHaveAttribute('aria-disabled', 'true')
      await expect(button(world, NEXT)).toHaveAccessibleDescription(
        'Aguarde a consulta dos seus beneficiários.',
      )
      await world.consultation.asked()
    }),
    'editing.step.declaration.declaring': step(2, async (world) => {
      expect(world.isConsulting).toBe(false)
      await expect(world.page.getByText('Consultando os beneficiários do seu cadastro')).toHaveCount(0)
      expect(world.consultation.waiting()).toBe(0)
      if (world.isDeclared) await expect(world.page.getByRole('checkbox').first()).toBeChecked()
    }),
    'editing.step.documents': step(3, async (world) => {
      const { page, task, lacking, bank, isOpen } = world
      await expect(
        page.getByRole('progressbar', { name: 'Enviando identidade.pdf', includeHidden: true }),
      ).toHaveCount(world.isUnderWay ? 1 : 0)
      if (task !== 'none' && task !== 'closed') return
      const finish = button(world, FINISH)
      if (!isOpen) {
        await expect(finish).toBeDisabled()
        await expect(finish).toHaveAccessibleDescription(
          'A situação deste requerimento é “Em análise”. Agora não há nada a enviar.',
        )
        return
      }
      if (lacking === null) return
      const missing = [...(bank === '' ? ['Dados: 1 campo'] : []), ...lacking]
      await expect(finish).toHaveAccessibleDescription(
        missing.length > 0 ? `Falta para enviar: ${missing.join('; ')}` : '',
      )
      if (lacking.length > 0) await expect(finish).toBeDisabled()
      else await expect(finish).toBeEnabled()
    }),
    ended: async ({ page, notice, writes, wanted }) => {
      await expect(page.getByText(notice).first()).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meus requerimentos')
      expect(writes).toEqual(wanted)
    },
  },
}
