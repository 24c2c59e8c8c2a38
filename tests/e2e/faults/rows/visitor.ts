import { generate } from '@fnando/cpf'

import type { Call } from '#api/contract/call.ts'
import { checkCpf, createCode, newPassword, validateVisitor } from '#api/contract/visitor.ts'

import { helena } from '../../support/people.ts'
import type { Row, Stage } from '../row.ts'

const button = ({ page }: Stage, name: string) => page.getByRole('button', { name, exact: true })

const heading = ({ page }: Stage, name: string) => page.getByRole('heading', { level: 1, name })

/** Limits are per CPF, so each cell uses its own. */
async function lookUp(stage: Stage): Promise<void> {
  await stage.page.getByRole('textbox', { name: 'CPF' }).fill(generate())
  await button(stage, 'Pesquisar').click()
}

const open = async (stage: Stage) => {
  await stage.page.goto('/naotemsenha')
  await button(stage, 'Pesquisar').waitFor()
}

const otherCpf = async (stage: Stage) => {
  await button(stage, 'Consultar outro CPF').click()
  await button(stage, 'Pesquisar').waitFor()
}

/** The server's reply about any CPF. */
const answering = (stage: Stage, call: Call, json: unknown) =>
  stage.page.route(`**${call.path}`, (route) => route.fulfill({ json }))

async function fillIn({ page }: Stage): Promise<void> {
  if (await page.getByLabel('Nome').isVisible()) {
    await page.getByLabel('Nome').fill('Irene Castro Moura')
    await page.getByLabel('Data de nascimento').fill('17/05/1990')
    await page.getByLabel('Feminino').check()
    await page.getByLabel('E-mail pessoal').fill('irene@correio.example')
  }
  await page.getByLabel('Senha', { exact: true }).fill('70415926')
  await page.getByLabel('Repita a senha', { exact: true }).fill('70415926')
}

const code = ({ page }: Stage) => page.getByRole('textbox', { name: 'Código' })

const shared = { who: helena, begins: 'login' } as const

const toForm = async (stage: Stage) => {
  await lookUp(stage)
  await button(stage, 'Continuar').waitFor()
}

const leaveCode = async (stage: Stage) => {
  await button(stage, 'Voltar ao formulário').click()
  await otherCpf(stage)
}

const createsCode: Row = {
  ...shared,
  name: "a visitor's form",
  call: createCode,
  waits: 'visitorConfirmation.sendCode',
  kind: 'code',
  prepare: (stage) => answering(stage, checkCpf, 'NAO'),
  open: async (stage) => {
    await open(stage)
    await toForm(stage)
  },
  trigger: async (stage) => {
    await fillIn(stage)
    await button(stage, 'Continuar').click()
  },
  works: (stage) => code(stage).waitFor(),
  back: async (stage) => {
    await leaveCode(stage)
    await toForm(stage)
  },
}

/** A code that was never issued: that the server calls it wrong shows that it received it. */
function confirms(name: string, call: Call, owner: 'NAO' | 'VI'): Row {
  const toCode = async (stage: Stage) => {
    await toForm(stage)
    await fillIn(stage)
    await button(stage, 'Continuar').click()
    await code(stage).waitFor()
  }
  return {
    ...shared,
    name,
    call,
    waits: 'visitorConfirmation.confirmCode',
    kind: 'confirmation',
    prepare: async (stage) => {
      await answering(stage, checkCpf, owner)
      await answering(stage, createCode, { codigo: 'ok', nonce: 'de-ninguem' })
    },
    open: async (stage) => {
      await open(stage)
      await toCode(stage)
    },
    trigger: async (stage) => {
      // A refusal is shown over the form, and the code is still valid.
      if (await button(stage, 'Continuar').isVisible()) await button(stage, 'Continuar').click()
      await code(stage).fill('123456')
      await button(stage, 'Confirmar').click()
    },
    works: ({ page }) => page.getByText('O código não confere.').waitFor(),
    back: async (stage) => {
      await leaveCode(stage)
      await toCode(stage)
    },
  }
}

export const rows: readonly Row[] = [
  {
    ...shared,
    name: 'the page for who has no password',
    call: checkCpf,
    waits: 'visitor.lookUp',
    kind: 'visitor',
    open,
    trigger: lookUp,
    works: (stage) => heading(stage, 'Informações cadastrais').waitFor(),
    back: otherCpf,
  },
  createsCode,
  confirms("a visitor's code", validateVisitor, 'NAO'),
  confirms("the code of a visitor's new password", newPassword, 'VI'),
]
