import { describe, expect, test } from 'vitest'
import { filesAdapter } from '#src/adapters/files/files.ts'
import { hold } from '#ui/browser/held-files.ts'
import { outputOf } from '../support/output-of.ts'

const inspected = (file: File) => outputOf(filesAdapter['localFile.inspectFile'], { file: hold(file) })

/** A file that records the size of each read. */
class WatchedFile extends File {
  reads: number[] = []
  override slice(from?: number, until?: number) {
    const piece = super.slice(from, until)
    this.reads.push(piece.size)
    return piece
  }
}

/** A PDF of that length with the text at that offset. */
function longPdf(length: number, text: string, at: number) {
  const rest = ' '.repeat(length - at - text.length)
  return new WatchedFile(['%PDF-1.7', ' '.repeat(at - 8), text, rest], 'contrato.pdf')
}

describe('filesAdapter inspect', () => {
  const heic = '\0\0\0\x18ftypheic\0\0\0\0mif1'
  const locked = '%PDF-1.7 trailer <</Root 21 0 R/Encrypt 18 0 R>>'

  test.each([
    ['a HEIC called JPEG', 'foto.jpg', heic, 'heic'],
    ['a HEIC called PDF', 'foto.pdf', heic, 'heic'],
    ['a PDF called PNG', 'rg.png', '%PDF-1.7 trailer', 'otherContent'],
    ['a PNG called PDF', 'rg.pdf', '\x89PNG\r\n\x1a\n\0\0\0\r', 'otherContent'],
    ['a JPEG called PNG', 'rg.png', '\xff\xd8\xff\xe0\0\x10JFIF\0', 'otherContent'],
    ['a JPEG by its long name', 'RG.JPEG', '\xff\xd8\xff\xe0\0\x10JFIF\0', null],
    ['a PDF with a password', 'Contrato.PDF', locked, 'encrypted'],
    ['a PDF without', 'contrato.pdf', '%PDF-1.7 trailer <</Root 21 0 R>>', null],
    ['a photo', 'foto.jpg', '\xff\xd8\xff\xe0\0\x10JFIF\0', null],
    ['a photo that happens to say it', 'foto.png', `\x89PNG\r\n\x1a\n${locked}`, null],
    ['a file of one byte', 'foto.png', '1', null],
  ])('%s', async (_, name, content, problem) => {
    const file = new File([Uint8Array.from(content, (sign) => sign.charCodeAt(0))], name)
    expect(await inspected(file)).toBe(problem)
  })

  // Offsets around the boundary of two chunks.
  test.each([262_080, 262_130, 262_143, 262_144, 399_950])(
    'finds the encryption of a long PDF at %i',
    async (at) => {
      const mention = '/Encrypt    1234567890    12345   R'
      expect(await inspected(longPdf(400_000, mention, at))).toBe('encrypted')
    },
  )

  test('reads a long PDF in chunks, and no further than needed', async () => {
    const open = longPdf(1_000_000, ' ', 8)
    expect(await inspected(open)).toBeNull()
    expect(open.reads.length).toBeGreaterThan(3)
    expect(Math.max(...open.reads)).toBeLessThan(300_000)
    const lockedEarly = longPdf(1_000_000, '/Encrypt 1 0 R', 8)
    await inspected(lockedEarly)
    expect(lockedEarly.reads).toHaveLength(2)
  })

  test.each(['NotReadableError', 'NotFoundError'])(
    'reports a file that no longer exists as unreadable: %s',
    async (name) => {
      class Gone extends File {
        override slice() {
          const piece = super.slice()
          piece.arrayBuffer = () => Promise.reject(new DOMException('The file could not be read.', name))
          return piece
        }
      }
      expect(await inspected(new Gone(['%PDF'], 'contrato.pdf'))).toBe('unreadable')
    },
  )

  test('does not report a programming error as an unreadable file', async () => {
    class Broken extends File {
      override slice(): Blob {
        throw new TypeError('no such thing')
      }
    }
    await expect(inspected(new Broken(['%PDF'], 'contrato.pdf'))).rejects.toThrow('no such thing')
  })
})
