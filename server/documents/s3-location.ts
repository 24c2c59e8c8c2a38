export type S3Location = {
  /** Scheme, host and port, without the credentials. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Region in signatures for stores without regions. */
const NO_REGION = 'us-east-1'

const SCHEMES = ['https:', 'http:']
const BUCKET_PATH = /^\/([a-z\d][a-z\d.-]{1,61}[a-z\d])\/?$/

/**
 * Parses `https://KEY:SECRET@host[:port]/bucket[?region=…]`, key and secret percent-encoded; null for
 * anything else. The bucket is in the path, which every S3-compatible store supports.
 */
export function readS3Location(text: string): S3Location | null {
  const url = URL.canParse(text) ? new URL(text) : null
  const bucket = url && BUCKET_PATH.exec(url.pathname)?.[1]
  const accessKeyId = url && decoded(url.username)
  const secretAccessKey = url && decoded(url.password)
  if (!url || !SCHEMES.includes(url.protocol) || !bucket || !accessKeyId || !secretAccessKey) return null
  const region = url.searchParams.get('region') || NO_REGION
  return { endpoint: `${url.protocol}//${url.host}`, bucket, region, accessKeyId, secretAccessKey }
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
