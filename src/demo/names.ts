/** Common Vietnamese names, combined into fictional people. */
export const familyNames = 'Nguyễn Trần Lê Phạm Hoàng Huỳnh Phan Vũ Võ Đặng Bùi Đỗ Hồ'.split(' ')
export const middleNames = 'Thị Văn Minh Ngọc Thanh Hồng Đức Quang Thu Hải Kim'.split(' ')
export const parentNames = 'Hạnh Dung Tuấn Hùng Phương Thảo Nam Lan Sơn Yến Trang Bình Đào'.split(' ')
export const girlNames = ['An Nhiên', 'Bảo Châu', 'Khánh Linh', 'Minh Anh', 'Gia Hân', 'Thảo My', 'Ngọc Diệp']
export const boyNames = ['Gia Bảo', 'Minh Khôi', 'Đức Anh', 'Nhật Nam', 'Quang Huy', 'Tuấn Kiệt', 'Hải Đăng']
/** Two schools for each level: grades 1 to 5, 6 to 9 and 10 to 12. */
export const schoolNames = [
  'Tiểu học Phù Đổng',
  'Tiểu học Trần Cao Vân',
  'THCS Nguyễn Huệ',
  'THCS Kim Đồng',
  'THPT Phan Châu Trinh',
  'THPT Hoàng Hoa Thám',
]
