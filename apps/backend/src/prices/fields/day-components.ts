/** How a day is written in forms, lists and the comparison of versions. */
export const dayComponents = {
	Field: '/prices/admin/day-input.tsx#DayInput',
	Cell: '/prices/admin/day-cell.tsx#DayCell',
	Diff: '/prices/admin/day-diff.tsx#DayDiff',
};
