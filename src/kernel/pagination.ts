/** Of a list: which page this is, and how many rows there are in all. */
export interface Pagination {
  page: number
  limit: number
  total: number
  totalPages: number
  /** There are more rows than `total`, which was not counted further. */
  totalIsMinimum?: true
}
