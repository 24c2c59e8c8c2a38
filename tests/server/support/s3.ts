import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, request as httpRequest, type RequestListener } from 'node:http'
import { connect, createServer as createConnectionServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import S3rver from 's3rver'
import { onTestFinished } from 'vitest'
import { readS3Location, type S3Location } from '#server/documents/s3-location.ts'
import { MARK } from '#server/documents/store.ts'

import { listenOnFreePort } from './free-port.ts'

const BUCKET = 'documents'
const OBJECT = '._S3rver_object'

export type TestS3 = {
  readonly port: number
  /** Without the mark. */
  readonly keys: () => string[]
  readonly close: () => Promise<void>
}

/** An S3-compatible store with one bucket in a temporary folder. */
export async function startS3(): Promise<TestS3> {
  const directory = mkdtempSync(join(tmpdir(), 'portal-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  const { port } = await server.run()
  return {
    port,
    keys: () =>
      readdirSync(join(directory, BUCKET))
        .filter((name) => name.endsWith(OBJECT))
        .map((name) => name.slice(0, -OBJECT.length))
        .filter((name) => name !== MARK),
    close: async () => {
      await server.close()
      rmSync(directory, { recursive: true })
    },
  }
}

/** The value of `S3_URL` for a store on that port. */
export function s3On(port: number, bucket = BUCKET): S3Location {
  const address = readS3Location(`http://S3RVER:S3RVER@127.0.0.1:${port}/${bucket}`)
  if (!address) throw new Error('The address of the test store is not one.')
  return address
}

/** The port of an HTTP server until this test is over. */
async function serving(answer: RequestListener): Promise<number> {
  const server = createServer(answer)
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  return listenOnFreePort(server)
}

/** A store in front of the one on that port that answers these methods with 403, as S3 does; of this test. */
export async function denying(to: number, methods: readonly string[]) {
  const asked: string[] = []
  const port = await serving((request, response) => {
    const { method = '', url = '', headers } = request
    asked.push(`${method} ${url.split('?')[0]}`)
    if (methods.includes(method)) {
      request.resume()
      response.writeHead(403, { 'Content-Type': 'application/xml' })
      response.end('<Error><Code>AccessDenied</Code></Error>')
      return
    }
    const passed = httpRequest({ host: '127.0.0.1', port: to, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    request.pipe(passed)
  })
  return { port, asked }
}

/** The port of a store of this test that lists objects of seven bytes in these pages, as S3 does. */
export const listing = (pages: readonly (readonly string[])[]) =>
  serving((request, response) => {
    const number = Number(new URL(request.url ?? '', 'http://s3').searchParams.get('continuation-token'))
    const objects = (pages[number] ?? []).map((key) => `<Contents><Key>${key}</Key><Size>7</Size></Contents>`)
    const next =
      number + 1 < pages.length
        ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${number + 1}</NextContinuationToken>`
        : '<IsTruncated>false</IsTruncated>'
    response.writeHead(200, { 'Content-Type': 'application/xml' })
    response.end(`<ListBucketResult>${next}${objects.join('')}</ListBucketResult>`)
  })

/**
 * A connection of this test that fails after `after` sent bytes, with 0 before any response. After `breaks`
 * failures it works. `heads` are the request heads on each connection.
 */
export async function failingConnection(to: number, after: number, breaks = Number.POSITIVE_INFINITY) {
  let left = breaks
  const sockets = new Set<Socket>()
  const heads: string[] = []
  const line = createConnectionServer((near) => {
    sockets.add(near.on('error', () => {}))
    if (after === 0) return
    const far = connect(to, '127.0.0.1').on('error', () => {})
    sockets.add(far)
    let sent = 0
    far.pipe(near)
    near.once('data', (chunk) => heads.push(String(chunk).split('\r\n\r\n')[0] ?? ''))
    near.on('data', (chunk) => {
      sent += chunk.length
      far.write(chunk)
      if (sent < after || left === 0) return
      left -= 1
      far.destroy()
      near.destroy()
    })
  })
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    line.close()
    await once(line, 'close')
  })
  return { port: await listenOnFreePort(line), heads }
}
