import { describe, expect, test } from 'vitest'

import {
  type FileProblem,
  fileProblem,
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

  test.each<[string[], number, FileProblem | null]>([
    [['a.jpg', 'b.PNG', 'c.jpeg'], 9_000_000, null],
    [['a.jpg', 'b.pdf'], 9_000_000, 'notPhotos'],
    [['a.jpg', 'b.docx'], 9_000_000, null],
    [['a.jpg', 'b.heic'], 9_000_000, null],
    [['a.jpg', 'b.jpg'], 0, 'empty'],
  ])('the problem of joining %j, the last of %i bytes, is %s', (names, size, problem) => {
    const files = names.map((name, index) => ({ name, size: index === names.length - 1 ? size : 1 }))
    expect(joiningProblem(files)).toBe(problem)
  })
})
