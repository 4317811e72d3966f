import { z } from 'zod';
import type { DescribedOperation } from '#shared/api-description.ts';
import type { ApiDocument } from './api-document.ts';

const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'] as const;

const text = z.string().catch('');

const parameters = z
	.array(
		z
			.object({ name: z.string(), required: z.boolean().catch(false), description: text })
			// A reference to a parameter described elsewhere, which the viewer resolves.
			.catch({ name: '', required: false, description: '' }),
	)
	.catch([]);

const example = z.looseObject({ summary: text, value: z.unknown().optional() });

/** A body with one example or several, by the type of its content. */
const requestBody = z
	.looseObject({
		content: z.record(
			z.string(),
			z.looseObject({
				example: z.unknown().optional(),
				examples: z.record(z.string(), example).catch({}),
			}),
		),
	})
	.catch({ content: {} });

/** The bodies of the first type of content. */
function bodiesOf({ content }: z.infer<typeof requestBody>): DescribedOperation['bodies'] {
	const [first] = Object.values(content);
	if (!first) return [];
	const samples = [{ summary: '', value: first.example }, ...Object.values(first.examples)];
	return samples
		.filter(({ value }) => value !== undefined)
		.map(({ summary, value }) => ({
			summary,
			code: typeof value === 'string' ? value : JSON.stringify(value, null, 2),
		}));
}

/** Texts in other languages, by language and name, as the extension `x-translations` has them. */
export const translationsSchema = z.record(z.string(), z.record(z.string(), z.string())).catch({});

/** One text in each language that has it. */
export const translationsOf = (
	translations: z.infer<typeof translationsSchema>,
	name: string,
): Record<string, string> =>
	Object.fromEntries(
		Object.entries(translations).flatMap(([locale, texts]) =>
			texts[name] ? [[locale, texts[name]]] : [],
		),
	);

const operationSchema = z.looseObject({
	'x-translations': translationsSchema,
	summary: text,
	description: text,
	tags: z.array(z.string()).catch([]),
	parameters,
	requestBody,
	responses: z
		.record(z.string(), z.looseObject({ description: text }).catch({ description: '' }))
		.catch({}),
});

export function listOperations({ paths }: ApiDocument): DescribedOperation[] {
	return Object.entries(paths).flatMap(([path, item]) =>
		methods.flatMap((method) => {
			const { data } = operationSchema.safeParse(item[method]);
			if (!data) return [];
			return {
				method: method.toUpperCase(),
				path,
				summary: data.summary,
				translations: translationsOf(data['x-translations'], 'summary'),
				tag: data.tags[0] ?? '',
				description: data.description
					.split(/\n\s*\n/)
					.filter((paragraph) => paragraph.trim() !== ''),
				parameters: data.parameters
					.filter(({ name }) => name !== '')
					.map(({ name, required, description }) => ({ name, isRequired: required, description })),
				bodies: bodiesOf(data.requestBody),
				answers: Object.entries(data.responses).map(([status, { description }]) => ({
					status,
					description,
				})),
			};
		}),
	);
}

const tagsSchema = z
	.array(z.looseObject({ name: z.string(), 'x-translations': translationsSchema }))
	.catch([]);

/** The names of a document's groups in other languages. */
export const tagNames = ({ tags }: ApiDocument): Record<string, Record<string, string>> =>
	Object.fromEntries(
		tagsSchema
			.parse(tags)
			.map(({ name, 'x-translations': translations }) => [
				name,
				translationsOf(translations, 'name'),
			]),
	);

/** Whether a document describes an operation at a path, below any of its servers. */
export function hasOperation(document: ApiDocument, method: string, path: string): boolean {
	const operations = listOperations(document).filter((operation) => operation.method === method);
	return basePaths(document).some((base) =>
		operations.some((operation) => pathPattern(base + operation.path).test(path)),
	);
}

/** The paths of a document's servers, without a slash at their end; the root's is empty. */
export function basePaths({ servers }: ApiDocument): string[] {
	const paths = servers.map(({ url }) => {
		const base = 'http://server.invalid';
		return URL.canParse(url, base) ? new URL(url, base).pathname.replace(/\/+$/, '') : '';
	});
	return paths.length > 0 ? [...new Set(paths)] : [''];
}

/** A path template as a pattern; a parameter is one segment without a slash, however it is spelt. */
function pathPattern(template: string): RegExp {
	const parts = template
		.split(/\{[^{}]+\}/)
		.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
	return new RegExp(`^${parts.join('(?!\\.{1,2}(?:/|$))(?:(?!%2f|%5c|%00)[^/\\\\])+')}$`, 'i');
}
