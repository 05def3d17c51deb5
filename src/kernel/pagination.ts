/** The page of a list, and the number of rows in total. */
export interface Pagination {
  page: number
  limit: number
  total: number
  totalPages: number
  /** There are more rows than `total`: counting stopped there. */
  totalIsMinimum?: true
}
