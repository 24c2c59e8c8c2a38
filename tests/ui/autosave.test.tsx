import { screen } from '@testing-library/react'
import { act } from 'react'
import { expect, test } from 'vitest'

import { savedReply } from '#tools/samples/wizard.ts'

import { openWizard } from './support/wizard-harness.tsx'

// FORM-47
test('a draft that saves itself moves no focus, not even out of a row that gets its id', async () => {
  const { actor, user } = await openWizard()
  await user.click(screen.getByRole('button', { name: 'Adicionar dependente' }))
  const name = screen.getByRole('textbox', { name: 'Nome' })
  await user.type(name, 'Lia')
  expect(document.activeElement).toBe(name)
  const sent = actor.getSnapshot().context.filled.answers
  const rows = { dependentes: sent.dependentes.map((row) => ({ ...row, id: 31 })) }
  act(() => actor.send({ type: 'autosave.done', sent, reply: savedReply({ id: 70, rows }) }))
  await user.keyboard(' Rangel')
  expect(document.activeElement).toBe(name)
  expect(name.id).toBe('dependentes.31.nome')
  expect((name as HTMLInputElement).value).toBe('Lia Rangel')
})

// FORM-47
test('nor out of a person on record who gets an id', async () => {
  const onFile = [{ id_pessoa_dep: '31', nome: 'Clara Duarte', cpf: '11144477735' }]
  const { actor, user } = await openWizard({ step: 2, onFile })
  const box = screen.getByLabelText('Declaro esta pessoa como beneficiária')
  await user.click(box)
  const sent = actor.getSnapshot().context.filled.answers
  expect(sent.beneficiarios.map(({ id }) => id)).toEqual([-1])
  const rows = { beneficiarios: sent.beneficiarios.map((row) => ({ ...row, id: 41 })) }
  act(() => actor.send({ type: 'autosave.done', sent, reply: savedReply({ id: 70, rows }) }))
  expect(box.id).toBe('beneficiarios.41.selecionado')
  expect(document.activeElement).toBe(box)
})
