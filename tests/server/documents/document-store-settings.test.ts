import { expect, test } from 'vitest'

import { readConfig } from '#server/config.ts'

const s3Of = (S3_URL: string) => readConfig({ S3_URL }).s3

test('without S3_URL documents are stored in a folder', () => {
  expect(readConfig({}).s3).toBeNull()
  expect(s3Of('')).toBeNull()
})

test.each([
  [
    'https://KEY:SECRET@s3.example/fund-documents',
    { endpoint: 'https://s3.example', bucket: 'fund-documents', region: 'us-east-1' },
  ],
  [
    'http://KEY:SECRET@minio:9000/documents/?region=sa-east-1',
    { endpoint: 'http://minio:9000', bucket: 'documents', region: 'sa-east-1' },
  ],
])('readS3Location parses %s', (text, expected) => {
  expect(s3Of(text)).toEqual({ accessKeyId: 'KEY', secretAccessKey: 'SECRET', ...expected })
})

test('readS3Location decodes a percent-encoded secret', () => {
  expect(s3Of('https://K%2BEY:a%2Fb%3D%40@s3.example/documents')).toMatchObject({
    endpoint: 'https://s3.example',
    accessKeyId: 'K+EY',
    secretAccessKey: 'a/b=@',
  })
})

test.each([
  'documents',
  's3://KEY:SECRET@s3.example/documents',
  'https://s3.example/documents',
  'https://KEY@s3.example/documents',
  'https://KEY:SECRET@s3.example/',
  'https://KEY:SECRET@s3.example/documents/more',
  'https://KEY:SECRET@s3.example/Documents',
  'https://KEY:%E0%A4%A@s3.example/documents',
])('readConfig rejects the S3_URL %s without repeating it', (text) => {
  expect(() => s3Of(text)).toThrow(
    /^A configuração do servidor tem problemas:\n {2}- S3_URL: deve ter a forma https:\/\/CHAVE:SEGREDO@servidor\/bucket\?region=regiao, com %2F e semelhantes para os sinais da chave e do segredo$/,
  )
})
