import { describe, expect, test } from 'vitest'

import { isHeicHead, kindOfHead, mentionsEncryption } from '#domain/documents/file-content.ts'

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

describe('file content', () => {
  test.each([
    ['\0\0\0\x18ftypheic\0\0\0\0mif1', true],
    ['\0\0\0\x18ftypmif1', true],
    ['\0\0\0\x18ftypmp42', false],
    ['\xff\xd8\xff\xe0\0\x10JFIF\0', false],
    ['%PDF-1.7', false],
    ['', false],
  ])('%j is HEIC: %s', (head, is) => {
    expect(isHeicHead(bytes(head))).toBe(is)
  })

  test.each([
    ['%PDF-1.7\n%âã', 'application/pdf'],
    ['\r\n%PDF-1.4', 'application/pdf'],
    [`${'x'.repeat(900)}%PDF-1.4`, 'application/pdf'],
    [`${' '.repeat(1024)}%PDF-1.4`, 'application/pdf'],
    [`${' '.repeat(1025)}%PDF-1.4`, undefined],
    ['<script>1</script>\n%PDF-1.7', undefined],
    ['\x89PNG\r\n\x1a\n\0\0\0\r', 'image/png'],
    ['\xff\xd8\xff\xe0\0\x10JFIF\0', 'image/jpeg'],
    ['\n\xff\xd8\xff\xe0', undefined],
    ['GIF89a\x01\0\x01\0', undefined],
    ['MZ', undefined],
    ['', undefined],
  ])('the content %j is of %j', (head, mediaType) => {
    expect(kindOfHead(bytes(head))?.mediaType).toBe(mediaType)
  })

  test.each([
    ['trailer <</Size 22/Root 21 0 R/Encrypt 18 0 R/ID[<a><b>]>>', true],
    ['<</Type/XRef/Encrypt\n7 0 R/W[1 2 1]>>', true],
    ['trailer << /Encrypt << /Filter /Standard /V 1 >> >>', true],
    ['trailer <</Size 22/Root 21 0 R>>', false],
    ['<</EncryptMetadata false>>', false],
    ['(Encrypt 18 0 R)', false],
  ])('%j is encrypted: %s', (text, does) => {
    expect(mentionsEncryption(text)).toBe(does)
  })
})
