/** How a day is written in forms, lists and the comparison of versions. */
export const dayComponents = {
	Field: '/plugins/prices/admin/day-input.tsx#DayInput',
	Cell: '/plugins/prices/admin/day-cell.tsx#DayCell',
	Diff: '/plugins/prices/admin/day-diff.tsx#DayDiff',
};
