import { Link } from 'react-router'
import { placeInFamily } from './family-place.ts'

/** The name of a parent, which leads to the page of the family. Old accounts may have an empty name. */
export function FamilyLink({ of }: { of: { ma_phu_huynh: number; ten_phu_huynh: string } }) {
  return <Link to={placeInFamily(of.ma_phu_huynh)}>{of.ten_phu_huynh.trim() || `#${of.ma_phu_huynh}`}</Link>
}
