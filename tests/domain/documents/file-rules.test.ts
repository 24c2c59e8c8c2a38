import { describe, expect, test } from 'vitest'

import {
  type FileProblem,
  fileProblem,
  fileProblemMessage,
  isPhoto,
  joiningProblem,
  namedByType,
} from '#domain/documents/file-rules.ts'

// UPLOAD-07
describe('file rules', () => {
  test.each<[{ name: string; size: number } | null, number, FileProblem | null]>([
    [{ name: 'rg.pdf', size: 1 }, 5, null],
    [{ name: 'RG.PDF', size: 10 }, 5, null],
    [{ name: 'foto.frente.JpEg', size: 10 }, 5, null],
    [{ name: 'foto.jpg', size: 10 }, 5, null],
    [{ name: 'foto.png', size: 10 }, 5, null],
    [{ name: 'rg.pdf', size: 5_242_880 }, 5, null],
    [{ name: 'rg.pdf', size: 5_242_881 }, 5, 'tooLarge'],
    [{ name: 'rg.pdf', size: 2_097_153 }, 2, 'tooLarge'],
    [{ name: 'rg.pdf', size: 0 }, 5, 'empty'],
    [{ name: 'rg.docx', size: 10 }, 5, 'wrongType'],
    [{ name: 'rg.pdf.exe', size: 10 }, 5, 'wrongType'],
    [{ name: 'pdf', size: 10 }, 5, null],
    [{ name: 'image:1000012345', size: 10 }, 5, null],
    [{ name: 'Digitalizado em 12.03.2026', size: 10 }, 5, null],
    [{ name: 'foto.jfif', size: 10 }, 5, null],
    [{ name: 'rg.pdf ', size: 10 }, 5, null],
    [{ name: 'rg.pdf. ', size: 10 }, 5, null],
    [{ name: 'contrato.doc ', size: 10 }, 5, 'wrongType'],
    [{ name: 'musica.mp3', size: 10 }, 5, 'wrongType'],
    [{ name: 'IMG_0001.HEIC', size: 10 }, 5, 'heic'],
    [{ name: 'foto.heif', size: 0 }, 5, 'heic'],
    [null, 5, 'missing'],
  ])('the problem of %o with a limit of %d MB is %s', (file, maxMb, problem) => {
    expect(fileProblem(file, maxMb)).toBe(problem)
  })

  test.each<[FileProblem, string]>([
    ['missing', 'Escolha um arquivo para enviar'],
    ['tooLarge', 'Documento muito grande! Tamanho máximo: 7 MB'],
    ['wrongType', 'Tipo de arquivo não aceito. Envie pdf, png, jpg ou jpeg.'],
    [
      'otherContent',
      'O arquivo não é do tipo que o nome indica (por exemplo, um PDF com nome .jpg). Escolha o arquivo original ou fotografe o documento e envie a foto.',
    ],
    ['empty', 'O arquivo está vazio. Escolha outro arquivo.'],
    [
      'heic',
      'Fotos HEIC não são aceitas. No iPhone, abra Ajustes, Câmera, Formatos, escolha "Mais compatível" e tire a foto de novo.',
    ],
    [
      'encrypted',
      'Este PDF tem senha ou restrições. Abra-o, use Imprimir e "Salvar como PDF" e envie a cópia. Se ele não deixa imprimir, fotografe as páginas e envie as fotos, ou peça o arquivo sem restrições a quem o emitiu.',
    ],
    ['notPhotos', 'Escolha um arquivo só, ou várias fotos (png, jpg ou jpeg), que viram um único PDF.'],
    [
      'notReduced',
      'Não foi possível reduzir a foto. Tire outra com resolução menor ou escolha outro arquivo.',
    ],
    [
      'notJoined',
      'Não foi possível juntar as fotos em um PDF. Confira se todas abrem no seu aparelho ou envie menos fotos.',
    ],
    ['unreadable', 'Não foi possível ler o arquivo. Escolha-o de novo ou escolha outro.'],
  ])('the problem %s has the message "%s"', (problem, message) => {
    expect(fileProblemMessage(problem, 7)).toBe(message)
  })

  test.each([
    ['foto.JPG', true],
    ['foto.png', true],
    ['foto.JFIF', true],
    ['foto.jpg ', true],
    ['rg.pdf', false],
    ['foto.heic', false],
    ['jpg', false],
  ])('%s is a photo: %s', (name, is) => {
    expect(isPhoto({ name })).toBe(is)
  })

  test.each([
    ['image:1000012345', 'image/jpeg', 'image:1000012345.jpg'],
    ['foto.jfif', 'image/jpeg', 'foto.jpg'],
    ['foto.JPEG', 'image/jpeg', 'foto.JPEG'],
    ['rg.pdf ', 'application/pdf', 'rg.pdf'],
    ['Digitalizado em 12.03.2026', 'application/pdf', 'Digitalizado em 12.03.2026.pdf'],
    ['contrato.doc', 'application/msword', 'contrato.doc'],
    ['sem nome', '', 'sem nome'],
  ])('%j of %s is named %j', (name, mediaType, expected) => {
    expect(namedByType(name, mediaType)).toBe(expected)
  })

  test.each<[string[], FileProblem | null]>([
    [['a.jpg', 'b.PNG', 'c.jpeg'], null],
    [['a.jpg', 'b.pdf'], 'notPhotos'],
    [['a.jpg', 'b.docx'], 'notPhotos'],
    [['a.jpg', 'b.heic'], 'heic'],
  ])('the problem of joining %j is %s', (names, problem) => {
    expect(joiningProblem(names.map((name) => ({ name, size: 9_000_000 })))).toBe(problem)
  })

  test('an empty photo among several is refused', () => {
    expect(
      joiningProblem([
        { name: 'a.jpg', size: 1 },
        { name: 'b.jpg', size: 0 },
      ]),
    ).toBe('empty')
  })
})
