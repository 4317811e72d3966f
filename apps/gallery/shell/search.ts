import { type Part, parts } from '../catalog/parts.ts';

/** Returns the parts whose name, id, description, fields, examples or usage contain all words of the query. */
export function searchParts(query: string): readonly Part[] {
	const words = query.toLowerCase().split(/\s+/).filter(Boolean);
	if (words.length === 0) return parts;
	return parts.filter((part) => {
		const text = textOf(part);
		return words.every((word) => text.includes(word));
	});
}

const texts = new Map<string, string>();

function textOf({ id, name, facts, examples }: Part): string {
	const existing = texts.get(id);
	if (existing !== undefined) return existing;
	const text = [
		id,
		name,
		facts.description,
		...facts.fields.flatMap((field) => [field.name, field.type, ...field.values]),
		...examples.map((example) => example.name),
		...facts.importedBy,
		...facts.documents.map((document) => document.name),
	]
		.join(' ')
		.toLowerCase();
	texts.set(id, text);
	return text;
}
