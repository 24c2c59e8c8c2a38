import type { formEditorMachine } from '#machines/form/form-editor/index.ts'

import type { cases } from '../../model-tests/form/form-editor/form-editor.cases.ts'
import { drop } from '../e2e/support/drop.ts'
import { pdf } from '../e2e/support/files.ts'
import { follow } from '../e2e/support/follow.ts'
import { expect } from '../e2e/support/journey.ts'
import { sendFile, unfoldAll } from '../e2e/support/wizard.ts'
import { type Drivers, notInBrowser } from './support/drivers.ts'
import { seeExpired } from './support/expired.ts'
import { beginForm, type FormWorld, IN_ANALYSIS } from './support/form.ts'
import { refusal } from './support/held-call.ts'
import { withRequest } from './support/shown-request.ts'

type Model = {
  readonly machine: typeof formEditorMachine
  readonly cases: typeof cases
  readonly transient: readonly ['editing.steps.arriving']
}

type World = FormWorld

const REFUSED_BANK = 'Confira os dados bancários.'
const STALE = 'O requerimento foi alterado em outra janela. Recarregue a página.'
const OF_ANOTHER = 'nada muda na tela: só os testes do diagrama o percorrem'

/** A CPF that was found is not looked up again. */
const OTHER_CPF = '16372849500'
const PLANS = [
  { id: 1, descricao: 'Plano Um' },
  { id: 2, descricao: 'Plano Dois' },
]

const field = ({ page }: World, label: string) => page.getByLabel(label, { exact: true })
const button = ({ page }: World, name: string) => page.getByRole('button', { name, exact: true })
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

const go = (step: 1 | 2 | 3) => async (world: World) => {
  // Back closes the question, but does not stop the removal.
  if (await question(world).isVisible()) {
    const confirm = question(world).getByRole('button', { name: 'Sim, excluir' })
    if (await confirm.isVisible()) await confirm.click()
  }
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

async function startSending(world: World) {
  if (world.isUnderWay) return
  world.isUnderWay = true
  await clip(world).first().click()
  await sendFile(world.page, pdf('identidade.pdf'))
}

async function seeStep(world: World, name: string) {
  const { page, said } = world
  await expect(currentStep(world)).toContainText(name)
  await expect(question(world)).toHaveCount(0)
  await expect(chooser(world)).toHaveCount(0)
  if (said !== '') await expect(page.getByRole('main').getByText(said).first()).toBeVisible()
}

/** What was typed is not saved, so that a question comes first. */
async function seeLeaving(world: World) {
  if (world.isOpen) await expect(question(world)).toHaveAccessibleName('Voltar sem gravar?')
  else await expect(world.page).toHaveURL('/')
}

async function seeSubmitting(world: World, step: string) {
  await expect(currentStep(world)).toContainText(step)
  // A question comes first in some.
  await expect
    .poll(async () => world.save.waiting() > 0 || (await question(world).isVisible()), { intervals: [20] })
    .toBe(true)
  if (await question(world).isVisible()) expect(world.save.waiting()).toBe(0)
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
    'clica em Voltar': async (world) => {
      world.hasLeft = (await currentStep(world).textContent())?.includes('Dados') ?? false
      await press('Voltar')(world)
    },
    'vai à etapa 1': go(1),
    'vai à etapa 2': go(2),
    'vai à etapa 3': go(3),
    'clica no clipe': (world) => clip(world).first().click(),
    // A file that cannot be sent leaves the dialog open.
    'solta um arquivo na linha': (world) =>
      drop(
        world.page
          .getByRole('row')
          .filter({ has: clip(world) })
          .first(),
        [{ name: 'planilha.xlsx', text: 'PK' }],
      ),
    'clica em Finalizar requerimento': press('Finalizar requerimento'),
    'clica em Gravar e continuar depois': press('Gravar e continuar depois'),
    'clica em Cancelar Requerimento': async (world) => {
      await press('Cancelar Requerimento')(world)
      world.hasLeft = world.id === null
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
    'termina de anexar': (world) => chooser(world).getByRole('button', { name: 'Cancelar' }).click(),
    'um arquivo está a caminho': startSending,
    'um arquivo de outro requerimento está a caminho': notInBrowser(OF_ANOTHER),
    'nada mais está a caminho': async (world) => {
      world.isUnderWay = false
      await world.page.getByRole('button', { name: /^Cancelar o envio: / }).click()
    },
    'o documento é anexado': async (world) => {
      await startSending(world)
      world.isUnderWay = false
      await world.send.pass()
      await world.attachment.pass()
      await world.page.getByRole('button', { name: 'Ver identidade.pdf' }).waitFor()
    },
    'um documento de outro requerimento é anexado': notInBrowser(OF_ANOTHER),
    'a exclusão dá certo': async (world) => {
      if (world.remove.waiting() === 0) await inQuestion('Sim, excluir')(world)
      world.notice = 'Documento excluído com sucesso!'
      await world.remove.pass()
    },
    'a exclusão é recusada': async (world) => {
      world.said = 'O documento já foi conferido.'
      await inQuestion('Sim, excluir')(world)
      await world.remove.reply(refusal(world.said), 422)
    },
    'a exclusão é recusada sem dizer por quê': async (world) => {
      world.said = 'Não foi possível excluir o documento. Tente novamente.'
      await inQuestion('Sim, excluir')(world)
      await world.remove.reply(refusal(null), 422)
    },
    'continua com o que digitou': async (world) => {
      await inQuestion('Continuar com o que digitei')(world)
    },
    'usa a versão gravada': async (world) => {
      world.bank = ''
      world.account = '999'
      await inQuestion(/^(Usar|Ver) a versão gravada$/)(world)
    },
    'desiste de excluir': inQuestion('Não, manter'),
  },
  see: {
    escalated: seeExpired,
    'editing.steps.data': async (world) => {
      if (world.hasLeft) return seeLeaving(world)
      await seeStep(world, 'Dados')
      await expect(button(world, 'Próximo')).toHaveCount(world.isOpen ? 1 : 0)
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
    },
    'editing.steps.declaration.consulting': async (world) => {
      await seeStep(world, 'Declaração de beneficiários')
      await expect(world.page.getByText('Consultando os beneficiários do seu cadastro')).toBeVisible()
      await world.consultation.asked()
    },
    'editing.steps.declaration.declaring': async (world) => {
      await seeStep(world, 'Declaração de beneficiários')
      await expect(world.page.getByText('Consultando os beneficiários do seu cadastro')).toHaveCount(0)
      await expect(button(world, 'Próximo')).toHaveCount(world.isOpen ? 1 : 0)
    },
    'editing.steps.documents': async (world) => {
      await seeStep(world, 'Documentos')
      await expect(world.page.getByRole('progressbar', { name: 'Enviando identidade.pdf' })).toHaveCount(
        world.isUnderWay ? 1 : 0,
      )
      await expect(button(world, 'Finalizar requerimento')).toBeVisible()
    },
    'editing.attaching': (world) => expect(chooser(world)).toBeVisible(),
    'editing.removing': (world) =>
      expect(question(world)).toHaveAccessibleName('Excluir o documento deste requerimento?'),
    'editing.choosingVersion': (world) =>
      expect(question(world)).toHaveAccessibleName('O requerimento foi gravado em outro lugar'),
    'editing.submitting.overData': (world) => seeSubmitting(world, 'Dados'),
    'editing.submitting.overDeclaration': (world) => seeSubmitting(world, 'Declaração de beneficiários'),
    'editing.submitting.overDocuments': (world) => seeSubmitting(world, 'Documentos'),
    ended: async ({ page, notice }) => {
      await expect(page.getByText(notice).first()).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meus requerimentos')
    },
  },
}
