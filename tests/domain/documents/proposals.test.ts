import { expect, test } from 'vitest'

import { proposedDocuments } from '#domain/documents/proposals.ts'

const DOCUMENTS = [
  'Documento de identidade (RG ou CNH)',
  'CPF',
  'Comprovante de residência',
  'Comprovante de conta bancária',
  'Certidão de casamento ou declaração de união estável',
  'Carteira de trabalho: folhas do contrato e da baixa',
  'Termo de rescisão do contrato de trabalho',
  'Contracheque',
  'Documento de identidade (RG ou CNH) (Clara Nogueira)',
  'Certidão de nascimento (Clara Nogueira)',
]

const proposed = (...names: readonly string[]) =>
  proposedDocuments(names, DOCUMENTS).map((index) => index !== null && DOCUMENTS[index])

// P-many-files
test.each([
  ['RG.jpg', 'Documento de identidade (RG ou CNH)'],
  ['cnh digital.pdf', 'Documento de identidade (RG ou CNH)'],
  ['Carteira de Habilitação.png', 'Documento de identidade (RG ou CNH)'],
  ['meu_cpf.pdf', 'CPF'],
  ['conta de luz nov-2026.pdf', 'Comprovante de residência'],
  ['COMP. RESIDÊNCIA.PDF', 'Comprovante de residência'],
  ['ComprovanteEndereco.pdf', 'Comprovante de residência'],
  ['extrato_banco.pdf', 'Comprovante de conta bancária'],
  ['certidao_de_casamento.pdf', 'Certidão de casamento ou declaração de união estável'],
  ['união estável.pdf', 'Certidão de casamento ou declaração de união estável'],
  ['conta-luz-outubro.pdf', 'Comprovante de residência'],
  ['carteira-trabalho.pdf', 'Carteira de trabalho: folhas do contrato e da baixa'],
  ['ctps.pdf', 'Carteira de trabalho: folhas do contrato e da baixa'],
  ['rescisao contrato trabalho.pdf', 'Termo de rescisão do contrato de trabalho'],
  ['TRCT.pdf', 'Termo de rescisão do contrato de trabalho'],
  ['holerite-outubro.pdf', 'Contracheque'],
  ['rg clara.jpg', 'Documento de identidade (RG ou CNH) (Clara Nogueira)'],
  ['cert nasc.pdf', 'Certidão de nascimento (Clara Nogueira)'],
  ['Certidões de nascimento.pdf', 'Certidão de nascimento (Clara Nogueira)'],
])('«%s» is proposed for «%s»', (name, document) => {
  expect(proposed(name)).toEqual([document])
})

test.each(['IMG_2031.jpg', 'documento.pdf', 'comprovante.pdf', 'certidao.pdf', 'clara.jpg', 'cpf e rg.pdf'])(
  '«%s» is proposed for no document, as none is clearly the best',
  (name) => {
    expect(proposed(name)).toEqual([false])
  },
)

test('two files are proposed for one document only where both names say pages', () => {
  const identity = 'Documento de identidade (RG ou CNH)'
  expect(proposed('rg frente.jpg', 'rg verso.jpg')).toEqual([identity, identity])
  expect(proposed('rg2.jpg', 'cnh 1.jpg')).toEqual([identity, identity])
  expect(proposed('rg.jpg', 'cnh.jpg')).toEqual([identity, false])
  expect(proposed('rg.jpg', 'rg verso.jpg')).toEqual([identity, false])
  expect(proposed('rg 2026.jpg', 'rg 2025.jpg')).toEqual([identity, false])
  expect(proposed('termo.pdf', 'termo de rescisão.pdf')).toEqual([
    false,
    'Termo de rescisão do contrato de trabalho',
  ])
})

test('P-many-files: a word that many documents have proposes none', () => {
  const names = ['certidao de nascimento.pdf', 'termo de quitacao.pdf', 'declaracao IR.pdf']
  const documents = ['Certidão de óbito', 'Termo de rescisão do contrato de trabalho', 'Declaração do INSS']
  expect(proposedDocuments(names, documents)).toEqual([null, null, null])
})
