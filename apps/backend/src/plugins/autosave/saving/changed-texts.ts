const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names of a form's values that nobody has typed. */
const untyped = new Set(['id', 'blockType', 'blockName', 'changedBy', 'createdAt', 'updatedAt']);

/** The words of a node of the editor of texts (Lexical); each block of it ends its line. */
function words(node: unknown): string {
	if (!isRecord(node)) return '';
	if (typeof node.text === 'string') return node.text;
	const inner = Array.isArray(node.children) ? node.children.map(words).join('') : '';
	return ['paragraph', 'heading', 'listitem', 'quote'].includes(String(node.type))
		? `${inner}\n`
		: inner;
}

const isId = (value: unknown): boolean => isRecord(value) && value.id !== undefined;

/** What stood at the place of a row: the row of the same id, or else of the same number. */
function rowBefore(before: unknown, row: unknown, index: number): unknown {
	if (!Array.isArray(before)) return undefined;
	if (!isRecord(row) || !before.every(isId)) return before[index];
	return before.find((one: unknown) => isRecord(one) && one.id === row.id);
}

/** The texts of a form that are not in another state of it, in their order, to be read or pasted elsewhere: one for each field. */
export function changedTexts(now: unknown, before: unknown): string[] {
	if (typeof now === 'string') return now === before || now.trim() === '' ? [] : [now];
	if (Array.isArray(now))
		return now.flatMap((row, index) => changedTexts(row, rowBefore(before, row, index)));
	if (!isRecord(now)) return [];
	const other = isRecord(before) ? before : {};
	if (isRecord(now.root)) {
		const [text, earlier] = [words(now.root).trim(), words(other.root).trim()];
		return text === earlier || text === '' ? [] : [text];
	}
	return Object.entries(now).flatMap(([name, value]) =>
		untyped.has(name) || name.startsWith('_') ? [] : changedTexts(value, other[name]),
	);
}
