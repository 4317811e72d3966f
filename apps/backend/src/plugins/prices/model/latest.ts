/** Of rows that come oldest first, the last one for each key: the row valid today. */
export function latestBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row> {
	const latest = new Map<string, Row>();
	for (const row of rows) latest.set(keyOf(row), row);
	return latest;
}
