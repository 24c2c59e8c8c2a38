import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const WORTH_IT = /\.(js|css|svg)$/

/**
 * Lays a smaller copy beside each file that gains by it, so that the server sends those as they are.
 * @param {string} folder of files with a hash in their names
 */
export function precompress(folder) {
  for (const name of readdirSync(folder).filter((file) => WORTH_IT.test(file))) {
    const whole = readFileSync(`${folder}/${name}`)
    writeFileSync(`${folder}/${name}.br`, brotliCompressSync(whole))
    writeFileSync(`${folder}/${name}.gz`, gzipSync(whole))
  }
}
