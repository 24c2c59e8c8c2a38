import { describe, expect, test } from 'vitest'

import { type FileProblem, fileProblem, fileProblemMessage } from '#domain/documents/file-rules.ts'

describe('a file to send', () => {
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
    [{ name: 'pdf', size: 10 }, 5, 'wrongType'],
    [null, 5, 'missing'],
  ])('%o with a limit of %d MB: %s', (file, maxMb, problem) => {
    expect(fileProblem(file, maxMb)).toBe(problem)
  })

  test.each<[FileProblem, string]>([
    ['missing', 'Escolha um arquivo para enviar'],
    ['tooLarge', 'Documento muito grande! Tamanho máximo: 7 MB'],
    ['wrongType', 'Tipo de arquivo não aceito. Envie pdf, png, jpg ou jpeg.'],
    ['empty', 'O arquivo está vazio. Escolha outro arquivo.'],
  ])('%s is said as "%s"', (problem, message) => {
    expect(fileProblemMessage(problem, 7)).toBe(message)
  })
})
