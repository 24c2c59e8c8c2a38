import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import type { HeldFile } from '#domain/documents/held-file.ts'
import { documentReaderMachine, type StoredFile } from '#machines/documents/document-reader/index.ts'
import type { ReadRequest } from '#machines/requests/request-view/index.ts'
import { DocumentsTab } from '#ui/screens/request-view/documents-tab.tsx'

import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { controlledPort } from '../../support/deferred.ts'
import { cases } from './request-view.cases.ts'

function openDocuments(request: ReadRequest) {
  const file = controlledPort<HeldFile, Pick<StoredFile, 'storeId'>>()
  const machine = documentReaderMachine.provide({ actors: { fetchDocument: file.logic } })
  const { actor } = inRecordedSystem(machine, { input: undefined })
  render(<DocumentsTab reader={actor} request={request} />)
  return file
}

const rowsOf = (caption: string) =>
  within(screen.getByRole('table', { name: caption }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)

test('request view: the documents of each person are listed, and a file is asked for by its id in the store', async () => {
  const file = openDocuments(cases['chega um requerimento em análise'].output.reply)
  expect(screen.getByText('Documentos anexados: 1 de 3')).toBeTruthy()
  expect(rowsOf('Documentos de Ana Duarte')).toEqual([
    expect.stringMatching(/^Certidão de nascimento.*—.*NÃO ENVIADO/),
  ])
  const user = userEvent.setup({ delay: null })
  for (const name of ['Ver cpf.png', 'Baixar carta.pdf'])
    await user.click(screen.getByRole('button', { name }))
  expect(file.inputs.map(({ storeId }) => storeId)).toEqual(['78', '79'])
})

test('request view: a request that asks for no document says so', () => {
  openDocuments(cases['chega um rascunho vazio'].output.reply)
  expect(rowsOf('Seus documentos')).toEqual(['Nenhum documento é pedido.'])
})
