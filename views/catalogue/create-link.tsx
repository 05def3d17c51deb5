import { AddLink } from '../dialogs/add-link.tsx'
import { Empty } from '../parts/empty.tsx'
import { usePackageWords } from './package-words.ts'

export function CreateLink({ label }: { label: string }) {
  return <AddLink opens={{ name: 'tao-goi' }} label={label} />
}

export function NoPackages() {
  const say = usePackageWords()
  return (
    <Empty title={say('package.empty')} action={<CreateLink label={say('package.create_first')} />}>
      {say('package.empty_hint')}
    </Empty>
  )
}
