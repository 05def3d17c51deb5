import { useHref } from 'react-router'
import { type PhotographName, photographPath, photographs } from '../../src/shared/photographs.ts'
import { useLanguage } from '../words.tsx'

/** A page of the product as it is: `scripts/pictures.ts` takes it from the running product. */
export function Photograph({ name, alt, caption }: { name: PhotographName; alt: string; caption: string }) {
  const { width, height } = photographs[name]
  return (
    <figure className="photograph">
      <img src={useHref(photographPath(name, useLanguage()))} width={width} height={height} alt={alt} loading="lazy" />
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
