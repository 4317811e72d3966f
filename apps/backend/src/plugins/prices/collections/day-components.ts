/** Components that show a day in forms, lists and diffs of versions. */
export const dayComponents = {
	Field: '/plugins/prices/admin/day-input.tsx#DayInput',
	Cell: '/plugins/prices/admin/day-cell.tsx#DayCell',
	Diff: '/plugins/prices/admin/day-diff.tsx#DayDiff',
};
