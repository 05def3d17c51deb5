import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Compresses at build time with the highest level, instead of at every request. */
export async function compress(files: string[]): Promise<void> {
  await Promise.all(files.filter(file => /\.(js|css|svg)$/.test(file)).map(compressOne))
}

async function compressOne(file: string): Promise<void> {
  const content = await readFile(file)
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params: size }))
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}
