import { useWords } from '../words.tsx'

export function Why() {
  const say = useWords()
  return (
    <section className="why">
      <div className="wrap">
        <h2>{say('home.whyTitle')}</h2>
      </div>
    </section>
  )
}
