interface Node {
	type: string;
	value?: string;
	children?: Node[];
}

/** The text of a Markdown node without its formatting. */
export function plainText(node: Node): string {
	if (node.type === 'break') return '\n';
	if (node.value !== undefined) return node.value;
	return (node.children ?? []).map(plainText).join('');
}
