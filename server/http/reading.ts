import type { Context } from 'hono'
import * as v from 'valibot'

import { type Call, hasPayload } from '#api/contract/call.ts'
import { malformed, notFound, offContract } from '#server/kernel/errors.ts'

import { limitedUpload } from './body-limits.ts'
import { type Form, readForm } from './form.ts'
import type { Input } from './handler.ts'
import { readJson } from './json-body.ts'
import type { Services } from './services.ts'

const LONGEST_KEY = 200
const HIGHEST_ID = 2_147_483_647

/**
 * Runs the work with the parsed parameters and body. An uploaded file is on disk during the work; if it
 * cannot be deleted, a later sweep deletes it. Throws `malformed`, `invalid`, `tooLarge` for an upload, and
 * what the work throws.
 */
export async function withInput<C extends Call, Result>(
  c: Context,
  call: C,
  services: Pick<Services, 'fund' | 'incoming' | 'logger'>,
  work: (input: Input<C>) => Promise<Result>,
): Promise<Result> {
  const params = parse(call.params, { ...c.req.query(), ...c.req.param() })
  const { fields, discard } = await readBody(c, call, services)
  try {
    const body = parse(call.body, fields)
    return await work({ params, body, idempotencyKey: keyOf(c), client: c.get('client') })
  } finally {
    await discard().catch((error: unknown) =>
      services.logger.error({ err: error }, 'the file of an upload could not be removed'),
    )
  }
}

type Body = { readonly fields: unknown; readonly discard: Form['discard'] }

async function readBody(
  c: Context,
  call: Call,
  { fund, incoming }: Pick<Services, 'fund' | 'incoming'>,
): Promise<Body> {
  const nothingToDiscard = async () => {}
  if (!hasPayload(call)) return { fields: {}, discard: nothingToDiscard }
  if (call.encoding === 'multipart') {
    const body = limitedUpload(c, fund.settings.maxFileMb)
    return readForm(body, c.req.header('Content-Type') ?? '', incoming)
  }
  return { fields: await readJson(c), discard: nothingToDiscard }
}

/** Ids beyond the range of the columns cannot exist. */
function refuseUnknownIds(value: unknown): void {
  if (typeof value === 'number' && Math.abs(value) > HIGHEST_ID) throw notFound()
  if (typeof value === 'object' && value !== null && !(value instanceof Blob)) {
    Object.values(value).forEach(refuseUnknownIds)
  }
}

function keyOf(c: Context): string | null {
  const key = c.req.header('Idempotency-Key') ?? ''
  if (key.length > LONGEST_KEY) throw malformed()
  return key === '' ? null : key
}

function parse<Schema extends v.GenericSchema>(schema: Schema, raw: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, raw)
  if (result.success) {
    refuseUnknownIds(result.output)
    return result.output
  }
  throw offContract(result.issues.map((issue) => v.getDotPath(issue) ?? ''))
}
