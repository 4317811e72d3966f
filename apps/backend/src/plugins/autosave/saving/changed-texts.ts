const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** The names of form values that editors do not type. */
const technicalNames = new Set([
	'id',
	'blockType',
	'blockName',
	'changedBy',
	'createdAt',
	'updatedAt',
]);

/** The text of a Lexical node; each block node ends its line. */
function textOfNode(node: unknown): string {
	if (!isRecord(node)) return '';
	if (typeof node.text === 'string') return node.text;
	const inner = Array.isArray(node.children) ? node.children.map(textOfNode).join('') : '';
	return ['paragraph', 'heading', 'listitem', 'quote'].includes(String(node.type))
		? `${inner}\n`
		: inner;
}

const hasId = (value: unknown): boolean => isRecord(value) && value.id !== undefined;

/** The earlier state of a row: the row with the same id, or with the same index if rows have no ids. */
function rowBefore(before: unknown, row: unknown, index: number): unknown {
	if (!Array.isArray(before)) return undefined;
	if (!isRecord(row) || !before.every(hasId)) return before[index];
	return before.find((other: unknown) => isRecord(other) && other.id === row.id);
}

/** The texts of a form that differ from an earlier state, one per field, in their order; for display and for the clipboard. */
export function changedTexts(now: unknown, before: unknown): string[] {
	if (typeof now === 'string') return now === before || now.trim() === '' ? [] : [now];
	if (Array.isArray(now))
		return now.flatMap((row, index) => changedTexts(row, rowBefore(before, row, index)));
	if (!isRecord(now)) return [];
	const other = isRecord(before) ? before : {};
	if (isRecord(now.root)) {
		const [text, earlier] = [textOfNode(now.root).trim(), textOfNode(other.root).trim()];
		return text === earlier || text === '' ? [] : [text];
	}
	return Object.entries(now).flatMap(([name, value]) =>
		technicalNames.has(name) || name.startsWith('_') ? [] : changedTexts(value, other[name]),
	);
}
