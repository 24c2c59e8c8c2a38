import { expect, test } from 'vitest'

import {
  type KeptVisit,
  visitorFieldOf,
  visitorMachine,
  visitorView,
} from '#machines/visitor/visitor/index.ts'

import { withRecordedActors } from '../../../tools/chart-paths/recorded-system.ts'
import { cases, input, issue, recalled, recalledPassword } from './visitor.cases.ts'

function openVisit(kept: KeptVisit | null = recalled) {
  const confirmations: unknown[] = []
  const stored: unknown[] = []
  const { actor } = withRecordedActors(
    visitorMachine,
    { ...input, recalled: kept },
    {
      started: (name, given) => void (name === 'confirmation' && confirmations.push(given)),
      received: (name, event) => void (name === 'storage' && stored.push(event)),
    },
  )
  return {
    actor,
    confirmations,
    stored,
    after(...names: readonly (keyof typeof cases)[]) {
      for (const name of names) actor.send(cases[name])
      return visitorView(actor.getSnapshot())
    },
    problemOf: (name: string) => visitorFieldOf(actor.getSnapshot(), { name }).problem,
  }
}

const FILLED_IN = ['escolhe uma senha', 'repete a senha', 'clica em Continuar'] as const

test('visitor: the message of a failed lookup is gone once another CPF is typed', () => {
  const page = openVisit(null)
  const failed = page.after('digita um CPF', 'clica em Pesquisar', 'a conexão cai')
  expect(failed.serverMessage).toBe('Não foi possível consultar o CPF agora. Tente novamente.')
  expect(page.after('digita um CPF').serverMessage).toBeNull()
  page.after('clica em Pesquisar', 'a conexão cai')
  expect(page.after('tenta novamente')).toMatchObject({ isLookingUp: true, serverMessage: null })
})

test.each([recalled, recalledPassword])('visitor: each answer of a $purpose is stored at once', (kept) => {
  const page = openVisit(kept)
  const seeStored = (nome: string) => {
    page.actor.send({ type: 'answer.changed', name: 'nome', value: nome })
    expect(page.stored.at(-1)).toMatchObject({ type: 'visit.changed', visit: { values: { nome } } })
  }
  seeStored('Ana')
  // Also while problems are shown.
  expect(page.after('clica em Continuar').isLacking).toBe(true)
  seeStored('Ana Moura')
})

test('visitor: the tab stores a code that was sent', () => {
  const page = openVisit({ ...recalled, issue: null })
  page.after(...FILLED_IN, 'um código é enviado')
  expect(page.stored.at(-1)).toMatchObject({ visit: { issue } })
})

test('visitor: a sent code is good for its e-mail address alone, and while there are tries (VISITOR-31)', () => {
  const page = openVisit()
  page.after(...FILLED_IN, 'volta ao formulário')
  const value = 'outra@correio.example'
  page.actor.send({ type: 'answer.changed', name: 'email_pessoal', value })
  expect(page.after('clica em Continuar', 'volta ao formulário').codeUntil).toBeNull()
  expect(page.confirmations).toMatchObject([{ issue }, { issue: null }])
  const without = openVisit({ ...recalled, issue: { ...issue, triesLeft: 0 } })
  without.after(...FILLED_IN)
  expect(without.confirmations).toMatchObject([{ issue: null }])
})

test('visitor: a refusal is shown at its field until the field changes', () => {
  const page = openVisit()
  page.after(...FILLED_IN, 'o servidor recusa a senha')
  page.actor.send({ type: 'answer.changed', name: 'nome', value: 'Irene Moura' })
  expect(page.problemOf('senha')).toBe('Senha fácil de adivinhar.')
  page.after('escolhe uma senha')
  expect(page.problemOf('senha')).toBe('')
})

test('visitor: no password is left once the code was confirmed', () => {
  const page = openVisit()
  page.after(...FILLED_IN, 'a confirmação dá certo')
  expect(page.actor.getSnapshot().context.values).toMatchObject({ senha: '', confirmar_senha: '' })
})
