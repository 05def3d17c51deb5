import { buildIfStale } from './build.ts'

export async function run(): Promise<void> {
  await buildIfStale()
  console.log('Starting …')
  const server = new URL('../dist/server.js', import.meta.url)
  await import(server.href)
}
