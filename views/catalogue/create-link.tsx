import { DialogLink } from '../dialogs/dialog-link.tsx'
import { ButtonWords, buttonClass } from '../parts/button.tsx'
import { Empty } from '../parts/empty.tsx'
import { usePackageWords } from './package-words.ts'

export function CreateLink({ label }: { label: string }) {
  return (
    <DialogLink opens={{ name: 'tao-goi', id: 0 }} className={buttonClass({ kind: 'primary' })}>
      <ButtonWords icon="plus">{label}</ButtonWords>
    </DialogLink>
  )
}

export function NoPackages() {
  const say = usePackageWords()
  return (
    <Empty title={say('package.empty')} action={<CreateLink label={say('package.create_first')} />}>
      {say('package.empty_hint')}
    </Empty>
  )
}
