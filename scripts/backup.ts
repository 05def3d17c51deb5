import { saveBackup } from '../src/kernel/embedded/backup.ts'
import { readArguments } from './backup/arguments.ts'

export async function run(args: string[]): Promise<void> {
  const { path, file } = readArguments('backup', args)
  const size = await saveBackup(path, file)
  console.log(`Saved ${path} in ${file} (${(size / 1e6).toFixed(1)} MB).`)
}
