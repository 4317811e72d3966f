/** The latest row of each key, which is the valid one. `rows` are sorted oldest first. */
export function latestBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row> {
	const latest = new Map<string, Row>();
	for (const row of rows) latest.set(keyOf(row), row);
	return latest;
}
