import { packageWords } from '../../src/i18n/packages.ts'
import { useBook } from '../books.ts'
import { AddLink } from '../dialogs/add-link.tsx'
import { Empty } from '../parts/empty.tsx'

export function CreateLink({ label }: { label: string }) {
  return <AddLink opens={{ name: 'tao-goi' }} label={label} />
}

export function NoPackages() {
  const say = useBook(packageWords)
  return (
    <Empty title={say('package.empty')} action={<CreateLink label={say('package.create_first')} />}>
      {say('package.empty_hint')}
    </Empty>
  )
}
