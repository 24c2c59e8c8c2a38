import { fileTypeFromBuffer } from 'file-type'
import { describe, expect, test } from 'vitest'

import { mentionsEncryption } from '#domain/documents/file-content.ts'
import { checkFile } from '#server/documents/file-check.ts'
import { pdfOfJpegs } from '#src/adapters/files/pdf-of-jpegs.ts'

/** Bytes that would change if handled as text. */
const jpegOf = (length: number) => new Uint8Array(length).map((_, at) => (at * 37 + 128) % 256)

const photos = [
  { jpeg: new Blob([jpegOf(1_000)]), width: 1800, height: 2400 },
  { jpeg: new Blob([jpegOf(70_001)]), width: 2400, height: 1800 },
]

const written = async (title: string) => new Uint8Array(await pdfOfJpegs(title, photos).arrayBuffer())
const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

describe('pdfOfJpegs', () => {
  test('writes the offset of each object', async () => {
    const text = latin(await written('RG'))
    const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
    const [head = '', free, ...entries] =
      text.slice(table).split('trailer')[0]?.trim().split('\n').slice(1) ?? []
    expect(text.slice(table, table + 5)).toBe('xref\n')
    expect(head).toBe('0 10')
    expect(free).toBe('0000000000 65535 f ')
    expect(entries.map((entry) => entry.length)).toEqual(Array(8).fill(19).concat(18))
    entries.forEach((entry, at) => {
      const offset = Number(entry.slice(0, 10))
      expect(text.slice(offset, offset + 8)).toBe(`${at + 1} 0 obj\n`)
    })
    expect(text).toContain('/Size 10 ')
  })

  test('writes the length of each stream', async () => {
    const text = latin(await written('RG'))
    const streams = [...text.matchAll(/\/Length (\d+) >>\nstream\n/g)]
    expect(streams).toHaveLength(4)
    for (const stream of streams) {
      const end = stream.index + stream[0].length + Number(stream[1])
      expect(text.slice(end, end + 10)).toBe('\nendstream')
    }
  })

  test('contains the bytes of each photo unchanged, with its size', async () => {
    const text = latin(await written('RG'))
    const images = [...text.matchAll(/\/Width (\d+) \/Height (\d+) .*\/Length (\d+) >>\nstream\n/g)]
    expect(images.map(([, width, height, length]) => [width, height, length])).toEqual([
      ['1800', '2400', '1000'],
      ['2400', '1800', '70001'],
    ])
    const held = images.map(({ 0: { length }, 3: size, index }) =>
      text.slice(index + length, index + length + Number(size)),
    )
    expect(held).toEqual([latin(jpegOf(1_000)), latin(jpegOf(70_001))])
  })

  test('has an A4 page per photo, in the orientation of the photo', async () => {
    const text = latin(await written('RG'))
    expect(text).toContain('/Count 2 /Kids [4 0 R 7 0 R ]')
    expect(text.match(/\/MediaBox \[.*?\]/g)).toEqual([
      '/MediaBox [0 0 595.28 841.89]',
      '/MediaBox [0 0 841.89 595.28]',
    ])
    expect(text.match(/q .* Q/g)).toEqual([
      'q 538.58 0 0 718.11 28.35 61.89 cm /Photo Do Q',
      'q 718.11 0 0 538.58 61.89 28.35 cm /Photo Do Q',
    ])
  })

  test('contains its title, with any characters, and no other metadata', async () => {
    const text = latin(await written('Certidão (2) \\ 😀'))
    const [, digits = ''] = /\/Title <(.*?)>/.exec(text) ?? []
    expect(new TextDecoder('utf-16be').decode(Buffer.from(digits, 'hex'))).toBe('Certidão (2) \\ 😀')
    expect(text).not.toMatch(/\/(Producer|Creator|Author|CreationDate|ModDate)/)
  })

  test('is recognised as an unencrypted PDF', async () => {
    const bytes = await written('RG')
    expect(await fileTypeFromBuffer(bytes)).toEqual({ ext: 'pdf', mime: 'application/pdf' })
    expect(await checkFile(new File([bytes], 'RG.pdf'), 5)).toMatchObject({ mediaType: 'application/pdf' })
    expect(mentionsEncryption(latin(bytes))).toBe(false)
  })
})
