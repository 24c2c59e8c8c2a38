import { describe, expect, test } from 'vitest'

import { endingsOfHead, isHeicHead, mentionsEncryption } from '#domain/documents/file-content.ts'

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
    ['%PDF-1.7\n%âã', ['pdf']],
    ['\x89PNG\r\n\x1a\n\0\0\0\r', ['png']],
    ['\xff\xd8\xff\xe0\0\x10JFIF\0', ['jpg', 'jpeg']],
    ['GIF89a\x01\0\x01\0', []],
    ['MZ', []],
    ['', []],
  ])('the content %j belongs to %j', (head, endings) => {
    expect(endingsOfHead(bytes(head))).toEqual(endings)
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
