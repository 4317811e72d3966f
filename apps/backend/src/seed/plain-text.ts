interface Node {
	type: string;
	value?: string;
	children?: Node[];
}

export function plainText(node: Node): string {
	if (node.type === 'break') return '\n';
	if (node.value !== undefined) return node.value;
	return (node.children ?? []).map(plainText).join('');
}
