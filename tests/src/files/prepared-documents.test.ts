import { expect, test } from 'vitest'

import { preparedDocumentsAdapter } from '#src/adapters/files/prepared-documents.ts'
import { hold } from '#ui/browser/held-files.ts'
import { outputOf } from '../support/output-of.ts'

const row = { requestId: 7, rowId: 31, dependantId: null, documentTypeId: 2, title: 'RG' }

const prepared = async (...files: readonly File[]) => {
  const documents = [{ row, files: files.map(hold) }]
  const [document] = await outputOf(preparedDocumentsAdapter['attachMany.prepareDocuments'], {
    documents,
    maxSizeMb: 1,
  })
  return document
}

const HEIC =
  'Fotos HEIC não são aceitas. No iPhone, abra Ajustes, Câmera, Formatos, escolha "Mais compatível" e tire a foto de novo.'
const OTHER =
  'O arquivo não é do tipo que o nome indica (por exemplo, um PDF com nome .jpg). Escolha o arquivo original ou fotografe o documento e envie a foto.'
const NOT_ACCEPTED = 'Tipo de arquivo não aceito. Envie pdf, png, jpg ou jpeg.'
const large = 'x'.repeat(1_048_577)

// P-many-files, P-157: nothing can be decoded here, so each is refused for what it is, as by the dialog of one row.
test.each([
  ['a HEIC', 'IMG_1.heic', 'x', HEIC],
  ['a HEIC called JPEG', 'IMG_1.jpg', '\0\0\0\x18ftypheic', HEIC],
  ['a format that is not accepted', 'rg.webp', 'RIFF', NOT_ACCEPTED],
  ['a JPEG called PNG', 'rg.png', '\xff\xd8\xff\xe0', OTHER],
  ['a PDF called JPEG', 'rg.jpg', '%PDF-1.7', OTHER],
  ['an unknown file without an extension', 'rg', 'x', NOT_ACCEPTED],
  [
    'a large photo',
    'rg.jpg',
    large,
    'Não foi possível reduzir a foto. Tire outra com resolução menor ou escolha outro arquivo.',
  ],
  ['a large PDF', 'rg.pdf', large, 'Documento muito grande! Tamanho máximo: 1 MB'],
  ['an empty file', 'rg.pdf', '', 'O arquivo está vazio. Escolha outro arquivo.'],
])('%s is refused with a sentence', async (_, name, content, refusal) => {
  const file = new File([Uint8Array.from(content, (letter) => letter.charCodeAt(0))], name)
  expect(await prepared(file)).toEqual({ row, file: null, refusal })
})

test('P-many-files: a file that needs no work is sent as it is', async () => {
  const file = new File(['%PDF-1.7'], 'rg.pdf')
  expect(await prepared(file)).toEqual({ row, file: hold(file), refusal: null })
})

test('P-many-files, P-158: the page that cannot be decoded is named, with what helps', async () => {
  const pages = [new File(['x'], 'frente.jpg'), new File(['x'], 'verso.jpg')] as const
  expect(await prepared(...pages)).toEqual({
    row,
    file: null,
    refusal: 'Não foi possível ler a foto “frente.jpg”. Confira se ela abre no seu aparelho, ou remova-a.',
  })
  expect(await prepared(new File(['x'], 'frente.heic'), pages[1])).toEqual({
    row,
    file: null,
    refusal: `“frente.heic”: ${HEIC}`,
  })
})
